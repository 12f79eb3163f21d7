/**
 * Adds references of several items in one request, and reads pages of referenced items by cursor alone (data.md §3,
 * §7). These functions are separate from `References`, so that programs that do not use them do not bundle them.
 *
 * @since 0.1.0
 */
import * as Endpoints from "@portico/contract/codecs/data/OptionalCalls"
import { received } from "@portico/contract/Wde"
import type { Data } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Span from "../../transport/internal/Span.ts"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import { checkCollection, checkCursor, checkOptions } from "../call/internal/Checks.ts"
import type { Argument, Item } from "../collection/Collection.ts"
import { idOf } from "../collection/internal/Argument.ts"
import { type ErrorOf, failureOfCall } from "../call/Failure.ts"
import { calling, common, type Options, type ReadOptions, reading } from "../query/internal/Options.ts"
import * as Page from "../query/internal/Page.ts"
import { type Problem, problem, refuse } from "../call/internal/Problem.ts"
import type { FieldNameCode, NumberCode } from "../call/internal/ProblemCodes.ts"
import {
  checkPageOptions,
  checkReference,
  checkReferenceField,
  idIn,
  type Referable
} from "./internal/ReferenceChecks.ts"
import type { ReferenceQuery } from "./References.ts"

/** A reference from a field of one item to another item. */
export interface ReferenceTo {
  readonly referringItemFieldName: string
  readonly referringItemId: Referable
  readonly referencedItemId: Referable
}

/** An error of `insertAll`: a problem of any reference before the request is sent, or a failure of the request. */
export type InsertAllError = ErrorOf<
  typeof Endpoints.insertReferences,
  "WDE0001" | "WDE0018" | "WDE0020" | "WDE0021" | FieldNameCode
>

/** An error of `fetch`: a problem of an argument before the request is sent, or a failure of the request. */
export type FetchError = ErrorOf<typeof Endpoints.queryReferenced, "WDE0001" | "WDE0018" | FieldNameCode | NumberCode>

/**
 * Adds references from any items and fields of a collection, in one request.
 *
 * **Example** (Adding the authors of two books)
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
) => Effect.Effect<void, InsertAllError, Transport | Settings> = Span.fn("ReferenceLists.insertAll")(function* (
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
  yield* Effect.mapError(
    transport.call(Endpoints.insertReferences, payload, calling(options)),
    failureOfCall(Endpoints.insertReferences)
  )
})

/** Options of `fetch`. */
export interface FetchOptions extends ReadOptions {
  /** The maximum number of items on the page, 50 by default. */
  readonly limit?: number
  /** The fields to read, in addition to `_id`. All fields by default. */
  readonly fields?: ReadonlyArray<string>
}

/**
 * Reads the page of referenced items that a cursor identifies. `References.next` and `References.prev` read the pages
 * after and before it.
 */
export const fetch: (
  collection: Argument,
  cursor: string,
  options?: FetchOptions
) => Effect.Effect<Page.Paged<Item<Data>, ReferenceQuery<string, string>>, FetchError, Transport | Settings> = Span.fn(
  "ReferenceLists.fetch"
)(function* (collection, cursor, options = {}) {
  const { fields = [], limit, ...others } = options
  const settings = yield* Settings
  yield* refuse(
    [
      ...checkCollection(idOf(collection)),
      ...checkCursor(cursor),
      ...checkPageOptions(options),
      ...checkOptions(options)
    ],
    options
  )
  const referenceQuery: ReferenceQuery<string, string> = {
    collection: idOf(collection),
    field: "",
    item: "",
    limit,
    skip: 0,
    fields,
    order: undefined,
    returnTotalCount: false,
    omitInvalid: undefined,
    byCursor: true
  }
  const position = { ...Page.first(referenceQuery), cursor: Option.some(cursor) }
  const payload = {
    dataCollectionId: idOf(collection),
    ...Page.pagingOf(referenceQuery, position),
    ...(fields.length === 0 ? {} : { fields }),
    ...reading(others, settings)
  }
  const transport = yield* Transport
  const { pagingMetadata, results } = yield* Effect.mapError(
    transport.call(Endpoints.queryReferenced, payload, calling(others)),
    failureOfCall(Endpoints.queryReferenced)
  )
  const found = results.flatMap(({ dataItem }) => (dataItem === undefined ? [] : [dataItem]))
  // Without a schema, every item is valid.
  const items = found.map(({ data, id }) => ({ id, data }))
  return Page.make(referenceQuery, others, position, { items, invalid: [] }, pagingMetadata, results.length)
})

const checkAll = (
  collection: Argument,
  references: unknown
): ReadonlyArray<Problem<FieldNameCode | "WDE0020" | "WDE0021">> =>
  Array.isArray(references)
    ? [...references].flatMap((reference: Partial<ReferenceTo> | null, index) => [
        ...checkReference("WDE0021", reference?.referringItemId, ["references", index, "referringItemId"]),
        ...checkReference("WDE0021", reference?.referencedItemId, ["references", index, "referencedItemId"]),
        ...checkReferenceField(collection, reference?.referringItemFieldName)
      ])
    : [problem("WDE0021", { parameter: "The list of references", received: received(references) }, ["references"])]
