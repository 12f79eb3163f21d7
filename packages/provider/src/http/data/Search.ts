/**
 * Searches items by words (data.md §7).
 *
 * @since 0.1.0
 */
import * as Endpoints from "@portico/contract/data/Endpoints"
import type { SearchDetails, SearchModel } from "@portico/contract/data/Query"
import type { RequestOf } from "@portico/contract/Endpoint"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Cursor from "../../engine/order/Cursor.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import { parseForCollection } from "../../engine/pipeline/MultiReferences.ts"
import * as Search from "../../engine/search/Search.ts"
import * as Sort from "../../engine/order/Sort.ts"
import { ItemStore } from "../../store/ItemStore.ts"
import type { Call } from "../request/Call.ts"
import * as Access from "./Access.ts"
import * as Hooks from "./Hooks.ts"
import * as Includes from "./Includes.ts"
import { itemOf } from "./Outcomes.ts"

/**
 * Finds items by words. Hooks receive it as a query. Without a sort, the best matches come first, and newer items come
 * first among equal matches. A request with a cursor must repeat the search.
 */
export const search = Effect.fn("Search.search")(function* (
  payload: RequestOf<typeof Endpoints.search>,
  { caller }: Call
) {
  const actor = Access.actorOf(caller)
  const store = yield* ItemStore
  const { collection, reach } = yield* Access.access(actor, "read", payload)
  const hooks = yield* Hooks.of(actor, "search", collection, payload)
  const query = yield* hooks.model("beforeQuery", Endpoints.query.request.fields.query, queryOf(payload.search))
  const { fields, filter: model, sort: sorting = [] } = query
  const list = { kind: "search", collection: payload.dataCollectionId, request: {} } as const
  const page = yield* Effect.fromResult(Cursor.page(query, list))
  const wanted = yield* Effect.fromResult(Search.parse(detailsOf(payload.search), collection))
  const includes = yield* Includes.read(payload.referencedItemOptions ?? [], collection)
  const filter = yield* Effect.fromResult(parseForCollection(collection, model))
  const named = yield* Effect.fromResult(Sort.parse(sorting))
  const sort = typeof wanted === "string" || sorting.length > 0 ? named : Sort.bestFirst(wanted)
  const from = yield* Effect.fromResult(
    Option.match(page.cursor, {
      onNone: () => Result.succeed(undefined),
      onSome: ({ from }) => Sort.checkFrom(sort, from)
    })
  )
  const found = yield* store.find(collection, {
    filter: Filter.and(reach, filter, words(wanted)),
    sort,
    from,
    limit: page.limit,
    offset: page.offset,
    total: false
  })
  const documents = yield* Includes.add({ actor, collection, callOptions: payload }, includes, found.found, fields)
  const processed = yield* hooks.items("afterQuery", documents)
  return {
    dataItems: processed.map((document) => itemOf(document, collection)),
    pagingMetadata: Cursor.metadata(found, page, list, Sort.valuesOf(sort)),
    ...(found.isIncomplete === true ? { incompleteResults: true } : {})
  }
})

// The part of a search that it shares with a query. Query hooks run on it, so that they restrict searches too.
const queryOf = ({ cursorPaging, fields, filter, paging, sort }: SearchModel) => ({
  ...(cursorPaging === undefined ? {} : { cursorPaging }),
  ...(fields === undefined ? {} : { fields }),
  ...(filter === undefined ? {} : { filter }),
  ...(paging === undefined ? {} : { paging }),
  ...(sort === undefined ? {} : { sort })
})

// The words are next to the filter (data.md §7) or in a nested object, as clients send them.
const detailsOf = ({ expression, fuzzy, mode, search }: SearchModel): SearchDetails =>
  search ?? {
    ...(expression === undefined ? {} : { expression }),
    ...(fuzzy === undefined ? {} : { fuzzy }),
    ...(mode === undefined ? {} : { mode })
  }

const words = (wanted: Search.Wanted): Filter.Filter =>
  wanted === "all" ? Filter.all : wanted === "none" ? Filter.none : { _tag: "Words", search: wanted }
