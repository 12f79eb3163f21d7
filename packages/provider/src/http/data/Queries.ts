/**
 * How queries, counts and lists of distinct values are answered (data.md §7).
 *
 * @since 0.1.0
 */
import type * as Rows from "@portico/contract/data/Endpoints"
import type { Paging } from "@portico/contract/data/Paging"
import type { RequestOf } from "@portico/contract/Endpoint"
import * as Wde from "@portico/contract/Wde"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Filter from "../../engine/filter/Filter.ts"
import * as Parse from "../../engine/filter/Parse.ts"
import * as Query from "../../engine/Query.ts"
import * as Refusal from "../../engine/Refusal.ts"
import * as Sort from "../../engine/Sort.ts"
import { type Found, ItemStore } from "../../store/ItemStore.ts"
import type { Call } from "../Call.ts"
import { notYet } from "../NotYet.ts"
import * as Access from "./Access.ts"
import { itemOf } from "./Items.ts"

/** Lists items. */
export const query = Effect.fn("Queries.query")(function* (
  {
    dataCollectionId,
    query,
    referencedItemOptions = [],
    returnTotalCount = false,
    sortMode
  }: RequestOf<typeof Rows.query>,
  { caller }: Call
) {
  const actor = Access.actorOf(caller)
  if (query.cursorPaging !== undefined) return yield* byCursor(query)
  if (referencedItemOptions.length > 0) return yield* notYet("include referenced items")()
  if (sortMode === "RANDOM") return yield* notYet("sort at random")()
  const store = yield* ItemStore
  const { collection, reach } = yield* Access.access(actor, "read", dataCollectionId)
  const filter = yield* Effect.fromResult(Parse.parse(query.filter))
  const sort = yield* Effect.fromResult(Sort.parse(query.sort))
  const range = yield* Effect.fromResult(Query.range(query.paging))
  const keep = Query.project(query.fields)
  const page = yield* store.find(collection, {
    filter: Filter.and(reach, filter),
    sort,
    ...range,
    total: returnTotalCount
  })
  return {
    dataItems: page.found.map(({ data, id }) => itemOf({ id, data: keep(data) }, collection)),
    pagingMetadata: metadata(page, range)
  }
})

/** Counts items. */
export const count = Effect.fn("Queries.count")(function* (
  { dataCollectionId, filter: model }: RequestOf<typeof Rows.count>,
  { caller }: Call
) {
  const actor = Access.actorOf(caller)
  const store = yield* ItemStore
  const { collection, reach } = yield* Access.access(actor, "read", dataCollectionId)
  const filter = yield* Effect.fromResult(Parse.parse(model))
  return { totalCount: yield* store.count(collection, Filter.and(reach, filter)) }
})

/** Lists the distinct values of a field. */
export const distinct = Effect.fn("Queries.distinct")(function* (
  payload: RequestOf<typeof Rows.queryDistinct>,
  { caller }: Call
) {
  const actor = Access.actorOf(caller)
  if (payload.cursorPaging !== undefined) return yield* byCursor(payload)
  const store = yield* ItemStore
  const { collection, reach } = yield* Access.access(actor, "read", payload.dataCollectionId)
  const filter = yield* Effect.fromResult(Parse.parse(payload.filter))
  const range = yield* Effect.fromResult(Query.range(payload.paging))
  const path = yield* Effect.fromResult(Query.fieldPath(payload.fieldName ?? "", "fieldName"))
  const page = yield* store.distinct(collection, {
    path,
    filter: Filter.and(reach, filter),
    order: payload.order ?? "ASC",
    ...range,
    total: payload.returnTotalCount ?? false
  })
  return { distinctValues: page.found, pagingMetadata: metadata(page, range) }
})

const metadata = ({ found, hasNext, total }: Found<unknown>, { offset }: Query.Range) => ({
  count: found.length,
  offset,
  hasNext,
  tooManyToCount: false,
  ...(Option.isSome(total) ? { total: total.value } : {})
})

const byCursor = ({ paging }: { readonly paging?: Paging }) =>
  paging?.offset === undefined
    ? notYet("page by cursor")()
    : Effect.fail(Refusal.wde("WDE0080", { received: Wde.received(paging.offset) }))
