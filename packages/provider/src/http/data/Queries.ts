/**
 * Queries, counts and distinct values (data.md §7).
 *
 * @since 0.1.0
 */
import * as Endpoints from "@portico/contract/data/Endpoints"
import { SortOrder } from "@portico/contract/data/Enums"
import { FilterModel, Sorting } from "@portico/contract/data/Query"
import type { RequestOf } from "@portico/contract/Endpoint"
import { isPlainObject, decodeDates } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Random from "effect/Random"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as Cursor from "../../engine/order/Cursor.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import * as Parse from "../../engine/filter/Parse.ts"
import { parseNormalizedForCollection } from "../../engine/pipeline/MultiReferences.ts"
import type { Json } from "../../engine/value/Json.ts"
import * as Fields from "../../engine/value/Fields.ts"
import type { Refusal } from "../../engine/value/Refusal.ts"
import * as Sort from "../../engine/order/Sort.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import * as Advice from "../request/Advice.ts"
import type { Call } from "../request/Call.ts"
import * as Access from "./Access.ts"
import * as Hooks from "./Hooks.ts"
import * as Includes from "./Includes.ts"
import { itemOf } from "./Outcomes.ts"

/** Queries items. A request with a cursor has no filter and no sort, because the cursor contains them. */
export const query = Effect.fn("Queries.query")(function* (
  payload: RequestOf<typeof Endpoints.query>,
  { caller }: Call
) {
  const { returnTotalCount = false } = payload
  const actor = Access.actorOf(caller)
  const store = yield* ItemStore
  const { collection, reach } = yield* Access.access(actor, "read", payload)
  const hooks = yield* Hooks.of(actor, "query", collection, payload)
  const list = { kind: "query", collection: payload.dataCollectionId } as const
  const sent = yield* Effect.fromResult(Cursor.page(payload.query, list))
  const request = yield* Effect.fromResult(Cursor.requestOf(sent, yield* requestIn(payload, sent), isQueryRequest))
  const query = hooks.has("beforeQuery")
    ? yield* queryOfHook(hooks, payload.query, sent, request, list)
    : { page: sent, filter: request.filter, sort: request.sort, fields: payload.query.fields }
  const { page } = query
  const filter = yield* Effect.fromResult(parseNormalizedForCollection(collection, query.filter))
  const sort = yield* Effect.fromResult(orderOf({ ...request, sort: query.sort ?? [] }))
  const from = yield* Effect.fromResult(edgeOf(page, (edge) => Sort.checkFrom(sort, edge)))
  const includes = yield* Includes.read(payload.referencedItemOptions ?? [], collection)
  const { limit, offset } = page
  yield* Advice.ofPage(page)
  const found = yield* store.find(collection, {
    filter: Filter.and(reach, filter),
    sort,
    from,
    limit,
    offset,
    total: returnTotalCount
  })
  const documents = yield* Includes.add(
    { actor, collection, callOptions: payload },
    includes,
    found.found,
    query.fields
  )
  const processed = yield* hooks.items("afterQuery", documents)
  return {
    dataItems: processed.map((document) => itemOf(document, collection)),
    pagingMetadata: Cursor.metadata(found, page, { ...list, request }, Sort.valuesOf(sort))
  }
})

/** Counts items. */
export const count = Effect.fn("Queries.count")(function* (
  payload: RequestOf<typeof Endpoints.count>,
  { caller }: Call
) {
  const actor = Access.actorOf(caller)
  const store = yield* ItemStore
  const { collection, reach } = yield* Access.access(actor, "read", payload)
  const hooks = yield* Hooks.of(actor, "count", collection, payload)
  const narrowed = yield* hooks.filter(yield* normalize(payload.filter))
  const model = hooks.has("beforeCount")
    ? yield* normalize(yield* hooks.model("beforeCount", FilterModel, decodeFilter(narrowed)))
    : narrowed
  const filter = yield* Effect.fromResult(parseNormalizedForCollection(collection, model))
  const counted = yield* store.count(collection, Filter.and(reach, filter))
  return { totalCount: yield* hooks.model("afterCount", Schema.Finite, counted) }
})

/**
 * Lists the distinct values of a field. A request with a cursor has no field, filter or order, because the cursor
 * contains them.
 */
export const distinct = Effect.fn("Queries.distinct")(function* (
  payload: RequestOf<typeof Endpoints.queryDistinct>,
  { caller }: Call
) {
  const actor = Access.actorOf(caller)
  const store = yield* ItemStore
  const { collection, reach } = yield* Access.access(actor, "read", payload)
  const hooks = yield* Hooks.of(actor, "distinct", collection, payload)
  const list = { kind: "distinct", collection: payload.dataCollectionId } as const
  const page = yield* Effect.fromResult(Cursor.page(payload, list))
  const given = {
    filter: yield* normalize(payload.filter),
    ...(payload.fieldName === undefined ? {} : { fieldName: payload.fieldName }),
    ...(payload.order === undefined ? {} : { order: payload.order })
  }
  const request = yield* Effect.fromResult(Cursor.requestOf(page, given, isDistinctRequest))
  const filter = yield* Effect.fromResult(parseNormalizedForCollection(collection, yield* hooks.filter(request.filter)))
  const path = yield* Effect.fromResult(Fields.fieldPath(request.fieldName ?? "", "fieldName"))
  const { limit, offset } = page
  yield* Advice.ofPage(page)
  const found = yield* store.distinct(collection, {
    path,
    filter: Filter.and(reach, filter),
    order: request.order ?? "ASC",
    from: yield* Effect.fromResult(edgeOf(page, Result.succeed)),
    limit,
    offset,
    total: payload.returnTotalCount ?? false
  })
  return {
    distinctValues: found.found,
    pagingMetadata: Cursor.metadata(found, page, { ...list, request }, (value) => [value])
  }
})

const optional = Schema.optionalKey

const QueryRequest = Schema.Struct({
  filter: Cursor.RequestValue,
  sort: optional(Schema.Array(Sorting)),
  // The seed of a random order, which replaces the sort.
  seed: optional(Schema.Int)
})
type QueryRequest = typeof QueryRequest.Type

const isQueryRequest = Schema.is(QueryRequest)

const isDistinctRequest = Schema.is(
  Schema.Struct({
    filter: Cursor.RequestValue,
    fieldName: optional(Schema.String),
    order: optional(Schema.Literals(SortOrder.members))
  })
)

const requestIn = Effect.fnUntraced(function* (
  { query, randomOptions, sortMode }: RequestOf<typeof Endpoints.query>,
  { cursor }: Cursor.Page
): Effect.fn.Return<QueryRequest, Refusal> {
  const filter = yield* normalize(query.filter)
  if (sortMode !== "RANDOM") return { filter, sort: query.sort ?? [] }
  const seed = randomOptions?.seed
  if (seed !== undefined) return { filter, seed }
  return Option.isSome(cursor) ? { filter } : { filter, seed: yield* Random.nextInt }
})

const normalize = (model: unknown): Effect.Effect<Json, Refusal> => Effect.fromResult(Parse.normalize(model))

/**
 * Runs `beforeQuery` on the whole query. The hook receives the filter of a cursor too, because otherwise a cursor would
 * bypass the hook. It may change everything, so its result is normalized and its page is parsed.
 */
const queryOfHook = Effect.fnUntraced(function* (
  hooks: Hooks.Runner,
  sent: RequestOf<typeof Endpoints.query>["query"],
  { cursor }: Cursor.Page,
  request: QueryRequest,
  list: Omit<Cursor.List, "request">
) {
  const whole = Option.isNone(cursor)
    ? sent
    : { ...sent, filter: decodeFilter(request.filter), sort: request.sort ?? [] }
  const { cursorPaging, fields, filter, paging, sort } = yield* hooks.model(
    "beforeQuery",
    Endpoints.query.request.fields.query,
    whole
  )
  const page = yield* Effect.fromResult(Cursor.page({ cursorPaging, paging }, list))
  return { page, filter: yield* normalize(filter), sort, fields }
})

// A client can forge a cursor, so its filter may be any JSON value.
const decodeFilter = (filter: Json | undefined) => {
  const decoded = decodeDates(filter)
  return isPlainObject(decoded) ? decoded : {}
}

const orderOf = ({ seed, sort }: QueryRequest) =>
  seed === undefined ? Sort.parse(sort) : Result.succeed(Sort.shuffled(seed))

const edgeOf = <E>(
  { cursor }: Cursor.Page,
  check: (from: Cursor.From) => Result.Result<Cursor.From, E>
): Result.Result<Cursor.From | undefined, E> =>
  Option.isNone(cursor) ? Result.succeed(undefined) : check(cursor.value.from)
