/**
 * Many items of a collection in one request (data.md §3, §7).
 *
 * @since 0.1.0
 */
import type { BulkAnswer } from "@portico/contract/data/Item"
import * as Endpoints from "@portico/contract/data/Endpoints"
import type { Endpoint, RequestOf } from "@portico/contract/Endpoint"
import * as Context from "effect/Context"
import { uuidV4Unsafe } from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import * as BulkResult from "./internal/BulkResult.ts"
import { checkCollection, checkIds, checkOptions } from "../call/internal/Checks.ts"
import { type Argument, type DraftOf, idOf, type ReplacementOf, type UsesFor } from "../collection/Collection.ts"
import { type DataError, failureOf } from "../call/Failure.ts"
import { draftOf, warnOfOddNames, writeAll } from "../collection/internal/ItemData.ts"
import * as Options from "../query/internal/Options.ts"
import * as Patch from "../item/Patch.ts"
import { refuse } from "../call/internal/Problem.ts"
import { withRetry } from "../call/internal/WriteRetry.ts"

export type { Outcome } from "./internal/BulkResult.ts"

/** Options of every bulk call. */
export interface BulkOptions extends Options.Options {
  /**
   * Sends the call again by itself after a failure that may pass: for calls whose repeat does no harm. An insert whose
   * items all have an id is sent again in any case, any other call never by default. What a repeat finds done counts as
   * done by this call.
   */
  readonly repeat?: boolean
}

/** Options of a bulk insert. */
export interface BulkInsertOptions extends BulkOptions {
  /** Replaces items whose id exists: the call is then a bulk save. */
  readonly overrideExisting?: boolean
  /** Makes the ids of items here, where their data has no `_id`. */
  readonly clientId?: boolean
}

/** Options of a bulk save. */
export type BulkSaveOptions = Omit<BulkInsertOptions, "overrideExisting">

/** Options of a bulk call that changes items. */
export interface BulkChangeOptions<C> extends BulkOptions, Options.ConditionOptions<UsesFor<C>> {}

/**
 * What can go wrong adding items: WDE0001, WDE0004, WDE0005, WDE0006 or WDE0018 before they are sent, all of all items at
 * once, and what is answered: WDE0109 where they are too large for one request. How each item fares is no failure of the
 * call: the result tells it.
 */
export type InsertError = DataError

/** What can go wrong saving items: as with `InsertError`. */
export type SaveError = InsertError

/** What can go wrong replacing items: as with `InsertError`, and the problems of the condition. */
export type UpdateError = InsertError

/** What can go wrong patching items: WDE0068 or WDE0006, the problems of patch and condition, and as with `InsertError`. */
export type PatchError = InsertError

/** What can go wrong removing items: WDE0068 or WDE0069, the problems of the condition, and as with `InsertError`. */
export type RemoveError = InsertError

/** The operations of `BulkItems`. Each is one request; a call that is not as it must be sends nothing. */
export interface BulkItemsShape {
  /**
   * Adds items, at most 1000. One whose id exists stays as it is and counts as skipped.
   *
   * **Example** (How many are new)
   *
   * ```ts
   * import { BulkItems } from "@portico/client/data/BulkItems"
   * import * as Effect from "effect/Effect"
   *
   * const added = BulkItems.use((bulk) => bulk.insert("books", [{ _id: "emma" }, { _id: "persuasion" }])).pipe(
   *   Effect.map(({ inserted, skipped }) => `${inserted} new, ${skipped} there already`)
   * )
   * ```
   */
  readonly insert: <C extends Argument>(
    collection: C,
    items: ReadonlyArray<DraftOf<C>>,
    options?: BulkInsertOptions
  ) => Effect.Effect<BulkResult.BulkResult<DraftOf<C>>, InsertError>
  /** Adds items, at most 1000, or replaces those whose `_id` exists. */
  readonly save: <C extends Argument>(
    collection: C,
    items: ReadonlyArray<DraftOf<C>>,
    options?: BulkSaveOptions
  ) => Effect.Effect<BulkResult.BulkResult<DraftOf<C>>, SaveError>
  /** Replaces items, at most 1000. One that is not there counts as skipped. */
  readonly update: <C extends Argument>(
    collection: C,
    items: ReadonlyArray<ReplacementOf<C>>,
    options?: BulkChangeOptions<C>
  ) => Effect.Effect<BulkResult.BulkResult<ReplacementOf<C>>, UpdateError>
  /** Makes the same changes in items, at most 1000. One that is not there counts as skipped. */
  readonly patch: <C extends Argument>(
    collection: C,
    ids: ReadonlyArray<string>,
    patch: Patch.Patch<UsesFor<C>>,
    options?: BulkChangeOptions<C>
  ) => Effect.Effect<BulkResult.BulkResult<string>, PatchError>
  /** Removes items, at most 1000. One that is not there counts as skipped. */
  readonly remove: <C extends Argument>(
    collection: C,
    ids: ReadonlyArray<string>,
    options?: BulkChangeOptions<C>
  ) => Effect.Effect<BulkResult.BulkResult<string>, RemoveError>
}

/**
 * Writes many items at a time.
 *
 * @since 0.1.0
 */
export class BulkItems extends Context.Service<BulkItems, BulkItemsShape>()("@portico/client/data/BulkItems") {}

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const settings = yield* Settings

  /** Sends a call and reads its answer, which after a repeat says of some items that they were done before. */
  const send = <Row extends Endpoint<any, typeof BulkAnswer>, Input>(
    row: Row,
    payload: RequestOf<Row>,
    options: BulkOptions,
    reading: BulkResult.Reading<Input>,
    doneBefore: BulkResult.Reading<Input>["passed"]
  ): Effect.Effect<BulkResult.BulkResult<Input>, InsertError> => {
    const once = transport.call(row, payload, { ...Options.calling(options), retry: false })
    return withRetry(once, options?.repeat === true).pipe(
      Effect.map(({ answer, isRepeat }) =>
        BulkResult.make(
          answer.results,
          isRepeat ? { ...reading, passed: { ...reading.passed, ...doneBefore } } : reading
        )
      ),
      Effect.mapError(failureOf)
    )
  }

  const store = <C extends Argument, Input>(
    row: typeof Endpoints.bulkInsert | typeof Endpoints.bulkSave | typeof Endpoints.bulkUpdate,
    collection: C,
    items: ReadonlyArray<Input>,
    options: BulkInsertOptions & BulkChangeOptions<C>
  ) =>
    Effect.gen(function* () {
      const dataCollectionId = idOf(collection)
      const isInsert = row === Endpoints.bulkInsert
      const isUpdate = row === Endpoints.bulkUpdate
      const around = [
        ...(isUpdate ? Options.checkConditional(options, dataCollectionId) : checkOptions(options)),
        ...checkCollection(dataCollectionId)
      ]
      const written = yield* writeAll(collection, items, isUpdate, {
        before: isInsert ? [] : around,
        after: isInsert ? around : [],
        options
      })
      if (!isUpdate) yield* warnOfOddNames(written)
      const dataItems = written.map((data) =>
        draftOf(options?.clientId === true && data["_id"] === undefined ? { ...data, _id: uuidV4Unsafe() } : data)
      )
      const payload = {
        dataCollectionId,
        dataItems,
        ...Options.common(options, settings),
        ...(isUpdate ? Options.conditional(options) : {})
      }
      const repeat = options?.repeat ?? (isInsert && dataItems.every(({ id }) => id !== undefined))
      const idAt = (index: number) => dataItems[index]?.id
      return yield* send(
        row,
        payload,
        { ...options, repeat },
        // The list may be used for others while the answer is waited for.
        {
          inputs: [...items],
          idOf: idAt,
          done: isInsert ? "inserted" : "updated",
          passed: isInsert ? exists : missing
        },
        isInsert ? { WDE0074: "inserted" } : {}
      )
    })

  const insert: BulkItemsShape["insert"] = Effect.fn("BulkItems.insert")(function* (collection, items, options = {}) {
    return yield* store(
      options?.overrideExisting === true ? Endpoints.bulkSave : Endpoints.bulkInsert,
      collection,
      items,
      options
    )
  })

  const save: BulkItemsShape["save"] = Effect.fn("BulkItems.save")(function* (collection, items, options = {}) {
    return yield* store(Endpoints.bulkSave, collection, items, options)
  })

  const update: BulkItemsShape["update"] = Effect.fn("BulkItems.update")(function* (collection, items, options = {}) {
    return yield* store(Endpoints.bulkUpdate, collection, items, options)
  })

  const change = <C extends Argument>(
    collection: C,
    ids: ReadonlyArray<string>,
    options: BulkChangeOptions<C>,
    patch?: Patch.Patch<any>
  ) =>
    Effect.gen(function* () {
      const dataCollectionId = idOf(collection)
      yield* refuse(
        [
          ...checkCollection(dataCollectionId),
          ...checkIds(ids, patch === undefined ? "WDE0069" : "WDE0006"),
          ...(patch === undefined ? [] : Patch.check(patch)),
          ...Options.checkConditional(options, dataCollectionId)
        ],
        options
      )
      const common = { dataCollectionId, ...Options.common(options, settings), ...Options.conditional(options) }
      const inputs = [...ids]
      const reading = { inputs, idOf: (index: number) => inputs[index], passed: missing }
      if (patch === undefined) {
        const payload = { ...common, dataItemIds: ids }
        return yield* send(
          Endpoints.bulkRemove,
          payload,
          options,
          { ...reading, done: "removed" },
          { WDE0073: "removed" }
        )
      }
      const patches = ids.map((dataItemId) => ({ dataItemId, fieldModifications: patch.modifications }))
      return yield* send(Endpoints.bulkPatch, { ...common, patches }, options, { ...reading, done: "updated" }, {})
    })

  const patch: BulkItemsShape["patch"] = Effect.fn("BulkItems.patch")(function* (collection, ids, patch, options = {}) {
    return yield* change(collection, ids, options, patch)
  })

  const remove: BulkItemsShape["remove"] = Effect.fn("BulkItems.remove")(function* (collection, ids, options = {}) {
    return yield* change(collection, ids, options)
  })

  return { insert, save, update, patch, remove } satisfies BulkItemsShape
})

/** `BulkItems` over the transport. */
export const layer: Layer.Layer<BulkItems, never, Transport | Settings> = Layer.effect(BulkItems, make)

const missing = { WDE0073: "skipped" } as const

const exists = { ...missing, WDE0074: "skipped" } as const
