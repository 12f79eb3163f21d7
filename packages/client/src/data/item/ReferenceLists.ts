/**
 * References of several items at a time, and pages of referenced items that are read by their cursor alone (data.md §3,
 * §7). Apart from `References`, for whoever needs them.
 *
 * @since 0.1.0
 */
import * as Endpoints from "@portico/contract/data/Endpoints"
import { received } from "@portico/contract/Wde"
import type { Data } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import { checkCollection, checkCursor, checkOptions } from "../call/internal/Checks.ts"
import { type Argument, idOf, type Item } from "../collection/Collection.ts"
import { type DataError, failureOf } from "../call/Failure.ts"
import { reader } from "../collection/internal/ItemData.ts"
import { calling, common, type Options, type ReadOptions, reading } from "../query/internal/Options.ts"
import * as Page from "../query/internal/Page.ts"
import { type Problem, problem, refuse } from "../call/internal/Problem.ts"
import { checkListing, checkReference, checkReferenceField, idIn, type Referable } from "./internal/ReferenceChecks.ts"
import type { Listing } from "./References.ts"

/** One reference: a field of an item, and the item that it refers to. */
export interface ReferenceTo {
  readonly referringItemFieldName: string
  readonly referringItemId: Referable
  readonly referencedItemId: Referable
}

/** What can go wrong adding references: the problems of each of them before they are sent, and what is answered. */
export type InsertAllError = DataError

/** What can go wrong reading the page of a cursor: the problems of the call before it is sent, and what is answered. */
export type FetchError = DataError

/**
 * Adds references of any fields and items of a collection, in one request.
 *
 * **Example** (The authors of two books)
 *
 * ```ts
 * import * as ReferenceLists from "@portico/client/data/ReferenceLists"
 *
 * const named = ReferenceLists.insertAll("books", [
 *   { referringItemFieldName: "authors", referringItemId: "emma", referencedItemId: "austen" },
 *   { referringItemFieldName: "authors", referringItemId: "omens", referencedItemId: "gaiman" }
 * ])
 * ```
 */
export const insertAll: (
  collection: Argument,
  references: ReadonlyArray<ReferenceTo>,
  options?: Options
) => Effect.Effect<void, InsertAllError, Transport | Settings> = Effect.fn("ReferenceLists.insertAll")(function* (
  collection,
  references,
  options = {}
) {
  const settings = yield* Settings
  yield* refuse(
    [...checkCollection(idOf(collection)), ...checkAll(collection, references), ...checkOptions(options)],
    options
  )
  const payload = {
    dataCollectionId: idOf(collection),
    dataItemReferences: references.map(({ referencedItemId, referringItemFieldName, referringItemId }) => ({
      referringItemFieldName,
      referringItemId: idIn(referringItemId),
      referencedItemId: idIn(referencedItemId)
    })),
    ...common(options, settings)
  }
  const transport = yield* Transport
  yield* Effect.mapError(transport.call(Endpoints.insertReferences, payload, calling(options)), failureOf)
})

/** Options of a page of referenced items that is read by its cursor alone. */
export interface FetchOptions extends ReadOptions {
  /** Items of the page at most; 50 where it is not given. */
  readonly limit?: number
  /** Reads only these fields, and the `_id`. */
  readonly fields?: ReadonlyArray<string>
}

/** Reads the page of referenced items that a cursor stands for. `References.next` and `prev` lead on from it. */
export const fetch: (
  collection: Argument,
  cursor: string,
  options?: FetchOptions
) => Effect.Effect<Page.Paged<Item<Data>, Listing<string, string>>, FetchError, Transport | Settings> = Effect.fn(
  "ReferenceLists.fetch"
)(function* (collection, cursor, options = {}) {
  const { fields = [], limit, ...others } = options
  const settings = yield* Settings
  yield* refuse(
    [...checkCollection(idOf(collection)), ...checkCursor(cursor), ...checkListing(options), ...checkOptions(options)],
    options
  )
  const listing: Listing<string, string> = {
    collection: idOf(collection),
    field: "",
    item: "",
    limit,
    skip: 0,
    fields,
    order: undefined,
    returnTotalCount: false,
    byCursor: true
  }
  const position = { ...Page.first(listing), cursor: Option.some(cursor) }
  const payload = {
    dataCollectionId: idOf(collection),
    ...Page.pagingOf(listing, position),
    ...(fields.length === 0 ? {} : { fields }),
    ...reading(others, settings)
  }
  const transport = yield* Transport
  const { pagingMetadata, results } = yield* Effect.mapError(
    transport.call(Endpoints.queryReferenced, payload, calling(others)),
    failureOf
  )
  const found = results.flatMap(({ dataItem }) => (dataItem === undefined ? [] : [dataItem]))
  const items = yield* Effect.forEach(found, reader<string, Data>(idOf(collection)))
  return Page.make(listing, others, position, items, pagingMetadata, results.length)
})

const checkAll = (collection: Argument, references: unknown): ReadonlyArray<Problem> =>
  Array.isArray(references)
    ? [...references].flatMap((reference: Partial<ReferenceTo> | null, index) => [
        ...checkReference("WDE0021", reference?.referringItemId, ["references", index, "referringItemId"]),
        ...checkReference("WDE0021", reference?.referencedItemId, ["references", index, "referencedItemId"]),
        ...checkReferenceField(collection, reference?.referringItemFieldName)
      ])
    : [problem("WDE0021", { parameter: "The list of references", received: received(references) }, ["references"])]
