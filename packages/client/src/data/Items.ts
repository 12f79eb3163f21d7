/**
 * Single items of collections (data.md §7).
 *
 * @since 0.1.0
 */
import type { Endpoint, RequestOf } from "@portico/contract/Endpoint"
import * as Endpoints from "@portico/contract/data/Endpoints"
import type { Item as WireItem } from "@portico/contract/data/Item"
import * as Wde from "@portico/contract/Wde"
import * as Context from "effect/Context"
import { uuidV4Unsafe } from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { Settings } from "../transport/Settings.ts"
import { Transport } from "../transport/Transport.ts"
import { checkCollection, checkId, checkOptions, findOddNames } from "./Checks.ts"
import {
  type Argument,
  type DataOf,
  type DraftOf,
  idOf,
  type Item,
  type ReplacementOf,
  type UsesFor
} from "./Collection.ts"
import { type DataError, failureOf } from "./Failure.ts"
import { draftOf, reader, write } from "./ItemData.ts"
import * as Options from "./Options.ts"
import { refuse } from "./Problem.ts"
import { onceOnly } from "./Repeat.ts"

/** Options of an insert. */
export interface InsertOptions extends Options.WriteOptions {
  /**
   * Makes the item's id here, where its data has no `_id`. An insert whose item has an id is sent again by itself when
   * its answer is lost, and is not done twice.
   */
  readonly clientId?: boolean
}

/** Options of an update. */
export interface UpdateOptions<C> extends Options.WriteOptions, Options.ConditionOptions<UsesFor<C>> {}

/** Options of a removal. */
export interface RemoveOptions<C> extends Options.Options, Options.ConditionOptions<UsesFor<C>> {}

/** What can go wrong reading an item: WDE0001, WDE0002 or WDE0018 before it is sent, and what is answered. */
export type GetError = Exclude<DataError, Wde.Wde<"WDE0073">>

/** What can go wrong adding an item: WDE0001, WDE0004, WDE0007 or WDE0018 before it is sent, and what is answered. */
export type InsertError = DataError

/**
 * What can go wrong replacing an item: WDE0001, WDE0004, WDE0007, WDE0018 or the problems of the condition before it is
 * sent, and what is answered; WDE0073 where there is no such item.
 */
export type UpdateError = DataError

/**
 * What can go wrong removing an item: WDE0001, WDE0002, WDE0018 or the problems of the condition before it is sent, and
 * what is answered.
 */
export type RemoveError = Exclude<DataError, Wde.Wde<"WDE0073">>

/** The operations of `Items`. A call that is not as it must be sends nothing. */
export interface ItemsShape {
  /**
   * Reads one item. A missing item is `None`, never a failure (data.md §8).
   *
   * **Example** (Reading a title)
   *
   * ```ts
   * import { Items } from "@portico/client/data/Items"
   * import * as Effect from "effect/Effect"
   * import * as Option from "effect/Option"
   *
   * const title = Items.use((items) => items.get("books", "b1")).pipe(
   *   Effect.map(Option.map((book) => book.data["title"]))
   * )
   * ```
   */
  readonly get: <C extends Argument>(
    collection: C,
    id: string,
    options?: Options.ReadOptions
  ) => Effect.Effect<Option.Option<Item<DataOf<C>>>, GetError>
  /** Adds an item and gives it as it was stored. Field names that a filter cannot name are logged as a warning. */
  readonly insert: <C extends Argument>(
    collection: C,
    data: DraftOf<C>,
    options?: InsertOptions
  ) => Effect.Effect<Item<DataOf<C>>, InsertError>
  /** Replaces the whole item of this `_id` and gives it as it was stored. */
  readonly update: <C extends Argument>(
    collection: C,
    data: ReplacementOf<C>,
    options?: UpdateOptions<C>
  ) => Effect.Effect<Item<DataOf<C>>, UpdateError>
  /** Removes an item and gives it as it was. A missing item is `None`, never a failure (data.md §8). */
  readonly remove: <C extends Argument>(
    collection: C,
    id: string,
    options?: RemoveOptions<C>
  ) => Effect.Effect<Option.Option<Item<DataOf<C>>>, RemoveError>
}

/**
 * Reads and writes single items.
 *
 * @since 0.1.0
 */
export class Items extends /*#__PURE__*/ Context.Service<Items, ItemsShape>()("@portico/client/data/Items") {}

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const { language } = yield* Settings

  const call = <Row extends Endpoint>(row: Row, payload: RequestOf<Row>, options: Options.Options) =>
    Effect.mapError(transport.call(row, payload, Options.calling(options)), failureOf)

  const get = Effect.fn("Items.get")(function* <C extends Argument>(
    collection: C,
    id: string,
    options: Options.ReadOptions = {}
  ) {
    const dataCollectionId = idOf(collection)
    yield* refuse([...checkCollection(dataCollectionId), ...checkId(id), ...checkOptions(options)])
    const payload = { dataCollectionId, dataItemId: id, ...Options.reading(options, language) }
    return yield* orMissing(collection, call(Endpoints.get, payload, options))
  })

  const insert = Effect.fn("Items.insert")(function* <C extends Argument>(
    collection: C,
    data: DraftOf<C>,
    options: InsertOptions = {}
  ) {
    const dataCollectionId = idOf(collection)
    const written = yield* write(collection, data, false, [checkCollection(dataCollectionId), checkOptions(options)])
    const oddNames = findOddNames(written)
    if (oddNames.length > 0) {
      yield* Effect.logWarning(`Inserting field names that start with $ or contain a dot: ${oddNames.join(", ")}`)
    }
    const madeId = options.clientId === true && written["_id"] === undefined ? { _id: uuidV4Unsafe() } : {}
    const dataItem = draftOf({ ...written, ...madeId })
    const payload = { dataCollectionId, dataItem, ...Options.writing(options) }
    const answer = onceOnly(transport, payload, Options.calling(options))
    return yield* asStored(collection, Effect.mapError(answer, failureOf))
  })

  const update = Effect.fn("Items.update")(function* <C extends Argument>(
    collection: C,
    data: ReplacementOf<C>,
    options: UpdateOptions<C> = {}
  ) {
    const dataCollectionId = idOf(collection)
    const written = yield* write(collection, data, true, [
      checkCollection(dataCollectionId),
      [...checkOptions(options), ...Options.checkCondition(options, dataCollectionId)]
    ])
    const payload = {
      dataCollectionId,
      dataItem: draftOf(written),
      ...Options.writing(options),
      ...Options.conditional(options)
    }
    return yield* asStored(collection, call(Endpoints.update, payload, options))
  })

  const remove = Effect.fn("Items.remove")(function* <C extends Argument>(
    collection: C,
    id: string,
    options: RemoveOptions<C> = {}
  ) {
    const dataCollectionId = idOf(collection)
    yield* refuse([
      ...checkCollection(dataCollectionId),
      ...checkId(id),
      ...checkOptions(options),
      ...Options.checkCondition(options, dataCollectionId)
    ])
    const payload = { dataCollectionId, dataItemId: id, ...Options.common(options), ...Options.conditional(options) }
    return yield* orMissing(collection, call(Endpoints.remove, payload, options))
  })

  return { get, insert, update, remove } satisfies ItemsShape
})

/** `Items` over the transport. */
export const layer: Layer.Layer<Items, never, Transport | Settings> = /*#__PURE__*/ Layer.effect(Items, make)

interface Answer {
  readonly dataItem?: WireItem
}

const orMissing = <C extends Argument>(
  collection: C,
  answer: Effect.Effect<Answer, DataError>
): Effect.Effect<Option.Option<Item<DataOf<C>>>, GetError> =>
  answer.pipe(
    Effect.flatMap(({ dataItem }) =>
      dataItem === undefined ? Effect.succeedNone : Effect.asSome(reader(collection)(dataItem))
    ),
    Effect.catchTag("WDE0073", () => Effect.succeedNone)
  )

const asStored = <C extends Argument>(
  collection: C,
  answer: Effect.Effect<Answer, DataError>
): Effect.Effect<Item<DataOf<C>>, DataError> =>
  Effect.flatMap(answer, ({ dataItem }) =>
    dataItem === undefined
      ? Effect.fail(Wde.make("WDE0055", { description: "it holds no item." }))
      : reader(collection)(dataItem)
  )
