/**
 * The service that writes many items of a collection in one request (data.md §3, §7).
 *
 * @since 0.1.0
 */
import { markEncoded } from "@portico/contract/Codec"
import type { BulkResponse } from "@portico/contract/data/Item"
import * as Endpoints from "@portico/contract/codecs/data/OptionalCalls"
import type { DataCall, RequestOf } from "@portico/contract/Call"
import type { Code as WdeCode } from "@portico/contract/Wde"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { uuidV4 } from "../../transport/internal/Uuid.ts"
import * as Span from "../../transport/internal/Span.ts"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import * as BulkResult from "./internal/BulkResult.ts"
import { checkIds } from "./internal/BulkChecks.ts"
import { writeAll } from "./internal/BulkData.ts"
import { checkCollection, checkOptions } from "../call/internal/Checks.ts"
import type { Argument, DraftOf, ReplacementOf } from "../collection/Collection.ts"
import { idOf } from "../collection/internal/Argument.ts"
import { type ErrorOf, failureOfCall } from "../call/Failure.ts"
import { draftOf, warnOfOddNames } from "../collection/internal/ItemData.ts"
import * as Options from "../query/internal/Options.ts"
import * as Patch from "../item/Patch.ts"
import { type Code, type Problem, refuse } from "../call/internal/Problem.ts"
import type { BulkItemCode, FilterCode, PatchCode } from "../call/internal/ProblemCodes.ts"
import { withRetry } from "../call/internal/WriteRetry.ts"

export type { Outcome } from "./internal/BulkResult.ts"

/** Options of every bulk call. */
export interface BulkOptions extends Options.Options {
  /**
   * Whether the call is retried after a transient failure. Set it only if the call is safe to repeat. By default, only
   * an insert whose items all have an id is retried. A retry counts items that an earlier attempt inserted or removed
   * as done by this call.
   */
  readonly repeat?: boolean
}

/** Options of a bulk insert. */
export interface BulkInsertOptions extends BulkOptions {
  /** Whether items whose id exists are replaced. The call is then a bulk save. */
  readonly overrideExisting?: boolean
  /** Whether the client generates the `_id` of items that have none. */
  readonly clientId?: boolean
}

/** Options of a bulk save. */
export type BulkSaveOptions = Omit<BulkInsertOptions, "overrideExisting">

/** Options of a bulk call that changes existing items. */
export interface BulkChangeOptions<C> extends BulkOptions, Options.ConditionOptions<C> {}

/**
 * An error of `BulkItems.insert`: WDE0001, WDE0004, WDE0005, WDE0006 or WDE0018 before the request is sent, with the
 * problems of all items at once, or a failure of the request. WDE0109 means that the items are too large for one
 * request. The failure of a single item is part of the result, not an error of the call.
 */
export type InsertError = ErrorOf<typeof Endpoints.bulkInsert | typeof Endpoints.bulkSave, BulkProblem>

/** An error of `BulkItems.save`: the same as `InsertError`. */
export type SaveError = ErrorOf<typeof Endpoints.bulkSave, BulkProblem>

/** An error of `BulkItems.update`: the same as `InsertError`, and the problems of the condition. */
export type UpdateError = ErrorOf<typeof Endpoints.bulkUpdate, BulkProblem | FilterCode>

/**
 * An error of `BulkItems.patch`: WDE0068 or WDE0006, the problems of the patch and the condition, and the same as
 * `InsertError`.
 */
export type PatchError = ErrorOf<
  typeof Endpoints.bulkPatch,
  "WDE0001" | "WDE0006" | "WDE0018" | "WDE0068" | PatchCode | FilterCode
>

/** An error of `BulkItems.remove`: WDE0068 or WDE0069, the problems of the condition, and the same as `InsertError`. */
export type RemoveError = ErrorOf<
  typeof Endpoints.bulkRemove,
  "WDE0001" | "WDE0018" | "WDE0068" | "WDE0069" | FilterCode
>

type BulkProblem = "WDE0001" | "WDE0018" | BulkItemCode

/**
 * The operations of `BulkItems`. Each call sends one request. A call with invalid arguments fails before anything is
 * sent.
 */
export interface BulkItemsShape {
  /**
   * Adds at most 1000 items. An item whose id exists is not changed and counts as skipped.
   *
   * **Example** (Counting the new items)
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
  /** Adds at most 1000 items, or replaces those whose `_id` exists. */
  readonly save: <C extends Argument>(
    collection: C,
    items: ReadonlyArray<DraftOf<C>>,
    options?: BulkSaveOptions
  ) => Effect.Effect<BulkResult.BulkResult<DraftOf<C>>, SaveError>
  /** Replaces at most 1000 items. A missing item counts as skipped. */
  readonly update: <C extends Argument>(
    collection: C,
    items: ReadonlyArray<ReplacementOf<C>>,
    options?: BulkChangeOptions<C>
  ) => Effect.Effect<BulkResult.BulkResult<ReplacementOf<C>>, UpdateError>
  /** Applies the same patch to at most 1000 items. A missing item counts as skipped. */
  readonly patch: <C extends Argument>(
    collection: C,
    ids: ReadonlyArray<string>,
    patch: Patch.For<C>,
    options?: BulkChangeOptions<C>
  ) => Effect.Effect<BulkResult.BulkResult<string>, PatchError>
  /** Removes at most 1000 items. A missing item counts as skipped. */
  readonly remove: <C extends Argument>(
    collection: C,
    ids: ReadonlyArray<string>,
    options?: BulkChangeOptions<C>
  ) => Effect.Effect<BulkResult.BulkResult<string>, RemoveError>
}

/**
 * Writes many items in one request.
 *
 * @since 0.1.0
 */
export class BulkItems extends Context.Service<BulkItems, BulkItemsShape>()("@portico/client/data/BulkItems") {}

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const settings = yield* Settings

  /**
   * Returns a function that sends a call and reads its response. In the response to a retry, failures with the codes in
   * `doneBefore` count as successes, because an earlier attempt wrote these items.
   */
  const sendTo =
    <Request, Found extends WdeCode>(row: DataCall<Request, BulkResponse, Found>) =>
    <Input>(
      payload: Request,
      options: BulkOptions,
      reading: BulkResult.Reading<Input>,
      doneBefore: BulkResult.Reading<Input>["passed"]
    ): Effect.Effect<BulkResult.BulkResult<Input>, ErrorOf<typeof row>> => {
      const request = transport.call(row, payload, { ...Options.calling(options), retry: false })
      return withRetry(request, options?.repeat === true).pipe(
        Effect.map(({ isRepeat, response }) =>
          BulkResult.make(
            response.results,
            isRepeat ? { ...reading, passed: { ...reading.passed, ...doneBefore } } : reading
          )
        ),
        Effect.mapError(failureOfCall(row))
      )
    }

  const store = <C extends Argument, Input, Found extends Code, E>(
    kind: "insert" | "save" | "update",
    send: (
      payload: RequestOf<typeof Endpoints.bulkUpdate>,
      options: BulkOptions,
      reading: BulkResult.Reading<Input>,
      doneBefore: BulkResult.Reading<Input>["passed"]
    ) => Effect.Effect<BulkResult.BulkResult<Input>, E>,
    collection: C,
    items: ReadonlyArray<Input>,
    options: BulkInsertOptions & BulkChangeOptions<C>,
    optionProblems: ReadonlyArray<Problem<Found>>
  ) =>
    Effect.gen(function* () {
      const dataCollectionId = idOf(collection)
      const isInsert = kind === "insert"
      const isUpdate = kind === "update"
      const around = [...optionProblems, ...checkCollection(dataCollectionId)]
      const { items: written, oddNames } = yield* writeAll<Found | "WDE0001">(collection, items, isUpdate, {
        before: isInsert ? [] : around,
        after: isInsert ? around : [],
        options
      })
      if (!isUpdate) yield* warnOfOddNames(oddNames)
      const dataItems = written.map((data) =>
        draftOf(options?.clientId === true && data["_id"] === undefined ? { ...data, _id: uuidV4() } : data)
      )
      // `writeAll` has checked the items and encoded their dates.
      markEncoded(dataItems)
      const payload = {
        dataCollectionId,
        dataItems,
        ...Options.common(options, settings),
        ...(isUpdate ? Options.conditional(options) : {})
      }
      const repeat = options?.repeat ?? (isInsert && dataItems.every(({ id }) => id !== undefined))
      const idAt = (index: number) => dataItems[index]?.id
      return yield* send(
        payload,
        { ...options, repeat },
        // The array is copied, because the caller may change it before the response arrives.
        {
          inputs: [...items],
          idOf: idAt,
          done: isInsert ? "inserted" : "updated",
          passed: isInsert ? exists : missing
        },
        isInsert ? { WDE0074: "inserted" } : {}
      )
    })

  const insert: BulkItemsShape["insert"] = Span.fn("BulkItems.insert")(function* (collection, items, options = {}) {
    const [kind, row] =
      options?.overrideExisting === true
        ? (["save", Endpoints.bulkSave] as const)
        : (["insert", Endpoints.bulkInsert] as const)
    return yield* store(kind, sendTo(row), collection, items, options, checkOptions(options))
  })

  const save: BulkItemsShape["save"] = Span.fn("BulkItems.save")(function* (collection, items, options = {}) {
    return yield* store("save", sendTo(Endpoints.bulkSave), collection, items, options, checkOptions(options))
  })

  const update: BulkItemsShape["update"] = Span.fn("BulkItems.update")(function* (collection, items, options = {}) {
    const problems = Options.checkConditional(options, idOf(collection))
    return yield* store("update", sendTo(Endpoints.bulkUpdate), collection, items, options, problems)
  })

  const commonOf = <C extends Argument>(collection: C, options: BulkChangeOptions<C>) => ({
    dataCollectionId: idOf(collection),
    ...Options.common(options, settings),
    ...Options.conditional(options)
  })

  const patch: BulkItemsShape["patch"] = Span.fn("BulkItems.patch")(function* (collection, ids, patch, options = {}) {
    yield* refuse(
      [
        ...checkCollection(idOf(collection)),
        ...checkIds(ids, "WDE0006"),
        ...Patch.check(patch),
        ...Options.checkConditional(options, idOf(collection))
      ],
      options
    )
    const patches = ids.map((dataItemId) => ({ dataItemId, fieldModifications: patch.modifications }))
    const payload = { ...commonOf(collection, options), patches }
    return yield* sendTo(Endpoints.bulkPatch)(payload, options, { ...readingOf(ids), done: "updated" }, {})
  })

  const remove: BulkItemsShape["remove"] = Span.fn("BulkItems.remove")(function* (collection, ids, options = {}) {
    yield* refuse(
      [
        ...checkCollection(idOf(collection)),
        ...checkIds(ids, "WDE0069"),
        ...Options.checkConditional(options, idOf(collection))
      ],
      options
    )
    const payload = { ...commonOf(collection, options), dataItemIds: ids }
    const reading = { ...readingOf(ids), done: "removed" } as const
    return yield* sendTo(Endpoints.bulkRemove)(payload, options, reading, { WDE0073: "removed" })
  })

  return { insert, save, update, patch, remove } satisfies BulkItemsShape
})

/** The layer of `BulkItems`, which sends requests through `Transport`. */
export const layer: Layer.Layer<BulkItems, never, Transport | Settings> = Layer.effect(BulkItems, make)

const missing = { WDE0073: "skipped" } as const

const readingOf = (ids: ReadonlyArray<string>) => {
  // The array is copied, because the caller may change it before the response arrives.
  const inputs = [...ids]
  return { inputs, idOf: (index: number) => inputs[index], passed: missing }
}

const exists = { ...missing, WDE0074: "skipped" } as const
