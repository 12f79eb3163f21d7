/**
 * Runs searches page by page (data.md §3, §7).
 *
 * @since 0.1.0
 */
import { search as row } from "@portico/contract/data/Endpoints"
import * as Wde from "@portico/contract/Wde"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import { idOf, type Item } from "../collection/Collection.ts"
import { type DataError, failureOf } from "../call/Failure.ts"
import * as Filter from "../filter/Filter.ts"
import { reader } from "../collection/internal/ItemData.ts"
import { calling, type ReadOptions, reading } from "./internal/Options.ts"
import * as Page from "./internal/Page.ts"
import { refuse } from "../call/internal/Problem.ts"
import { findProblems } from "./Queries.ts"
import type * as SearchQuery from "./SearchQuery.ts"

/** One page of the items that a search finds. */
export type SearchPage<S extends SearchQuery.Any> = Page.Paged<Item<SearchQuery.Row<S>>, S>

/** What can go wrong searching: the problems of the search before it is sent, and what is answered. */
export type RunError = DataError

/** What can go wrong going to the next page: WDE0165 where there is none, and what is answered. */
export type NextError = DataError

/** What can go wrong going to the page before: WDE0159 where there is none, and what is answered. */
export type PrevError = DataError

/** The operations of `Search`. A search with problems sends nothing. */
export interface SearchShape {
  /**
   * Reads the first page of a search.
   *
   * **Example** (Titles of the books on apples)
   *
   * ```ts
   * import { Search } from "@portico/client/data/Search"
   * import * as SearchQuery from "@portico/client/data/SearchQuery"
   * import * as Effect from "effect/Effect"
   *
   * const apples = SearchQuery.from("books").pipe(SearchQuery.expression("apple"))
   * const titles = Search.use((search) => search.run(apples)).pipe(
   *   Effect.map((page) => page.items.map((book) => book.data["title"]))
   * )
   * ```
   */
  readonly run: <S extends SearchQuery.Any>(search: S, options?: ReadOptions) => Effect.Effect<SearchPage<S>, RunError>
  /** Reads the page after one. Ask `hasNext` first. */
  readonly next: <S extends SearchQuery.Any>(page: SearchPage<S>) => Effect.Effect<SearchPage<S>, NextError>
  /** Reads the page before one. Ask `hasPrev` first. */
  readonly prev: <S extends SearchQuery.Any>(page: SearchPage<S>) => Effect.Effect<SearchPage<S>, PrevError>
}

/**
 * Finds items by words.
 *
 * @since 0.1.0
 */
export class Search extends Context.Service<Search, SearchShape>()("@portico/client/data/Search") {}

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const settings = yield* Settings

  const read = Effect.fnUntraced(function* <S extends SearchQuery.Any>(
    search: S,
    options: ReadOptions,
    position: Page.Position
  ) {
    const payload = {
      dataCollectionId: idOf(search.collection),
      // Unlike a query's, later pages repeat all parts.
      search: {
        filter: Filter.toModel(search.filter),
        sort: search.sort.model,
        fields: search.fields,
        search: search.search,
        ...Page.pagingOf(search, position)
      },
      referencedItemOptions: search.include,
      ...reading(options, settings)
    }
    const answer = yield* Effect.mapError(transport.call(row, payload, calling(options)), failureOf)
    const included = search.include.map(({ fieldName }) => fieldName)
    const decode = reader<typeof search.collection, SearchQuery.Row<S>>(search.collection, search.fields, included)
    const items = yield* Effect.forEach(answer.dataItems, decode)
    return Page.make(search, options, position, items, answer.pagingMetadata)
  })

  const run = Effect.fn("Search.run")(function* <S extends SearchQuery.Any>(search: S, options: ReadOptions = {}) {
    yield* refuse(findProblems(search, options), options)
    return yield* read(search, options, Page.first(search))
  })

  const next = Effect.fn("Search.next")(function* <S extends SearchQuery.Any>(page: SearchPage<S>) {
    if (!page.hasNext) return yield* Wde.make("WDE0165", {})
    return yield* read(page.query, page.options, Page.after(page))
  })

  const prev = Effect.fn("Search.prev")(function* <S extends SearchQuery.Any>(page: SearchPage<S>) {
    if (!page.hasPrev) return yield* Wde.make("WDE0159", {})
    return yield* read(page.query, page.options, Page.before(page))
  })

  return { run, next, prev } satisfies SearchShape
})

/** `Search` over the transport. */
export const layer: Layer.Layer<Search, never, Transport | Settings> = Layer.effect(Search, make)
