/**
 * Runs searches page by page (data.md §3, §7).
 *
 * @since 0.1.0
 */
import { search as row } from "@portico/contract/codecs/data/OptionalCalls"
import * as Wde from "@portico/contract/Wde"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Span from "../../transport/internal/Span.ts"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import type { Item } from "../collection/Collection.ts"
import { idOf } from "../collection/internal/Argument.ts"
import { type ErrorOf, failureOfCall } from "../call/Failure.ts"
import * as Filter from "../filter/Filter.ts"
import { decodePage } from "../collection/internal/ItemData.ts"
import { calling, type ReadOptions, reading } from "./internal/Options.ts"
import * as Page from "./internal/Page.ts"
import { refuse } from "../call/internal/Problem.ts"
import type { FilterCode, SearchCode, SortCode } from "../call/internal/ProblemCodes.ts"
import { findProblems } from "./Queries.ts"
import type * as SearchQuery from "./SearchQuery.ts"

/** One page of a search's results. */
export interface SearchPage<S extends SearchQuery.Any> extends Page.Paged<Item<SearchQuery.Row<S>>, S> {
  /**
   * Whether matching items may be missing, because the provider is still preparing them for searches. Run the search
   * again after a few seconds. Always false if the provider does not report it.
   */
  readonly incompleteResults: boolean
}

/** The errors of running a search: problems found before it is sent, and failures of the request. */
export type RunError = ErrorOf<typeof row, "WDE0001" | "WDE0018" | "WDE0080" | SearchCode | FilterCode | SortCode>

/** The errors of reading the next page: WDE0165 if there is none, and failures of the request. */
export type NextError = ErrorOf<typeof row, "WDE0165">

/** The errors of reading the previous page: WDE0159 if there is none, and failures of the request. */
export type PrevError = ErrorOf<typeof row, "WDE0159">

/** The operations of `Search`. A search with problems is not sent. */
export interface SearchShape {
  /**
   * Reads the first page of a search.
   *
   * **Example** (Titles of the books about apples)
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
  /** Reads the next page. Check `hasNext` first. */
  readonly next: <S extends SearchQuery.Any>(page: SearchPage<S>) => Effect.Effect<SearchPage<S>, NextError>
  /** Reads the previous page. Check `hasPrev` first. */
  readonly prev: <S extends SearchQuery.Any>(page: SearchPage<S>) => Effect.Effect<SearchPage<S>, PrevError>
}

/**
 * The service that finds items by words.
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
      // Unlike for a query, requests for later pages must repeat all parts of the search.
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
    const response = yield* Effect.mapError(transport.call(row, payload, calling(options)), failureOfCall(row))
    const decoded = yield* decodePage<SearchQuery.Row<S>>(search, response.dataItems)
    return {
      ...Page.make(search, options, position, decoded, response.pagingMetadata),
      incompleteResults: response.incompleteResults ?? false
    }
  })

  const run = Span.fn("Search.run")(function* <S extends SearchQuery.Any>(search: S, options: ReadOptions = {}) {
    yield* refuse(findProblems(search, options), options)
    return yield* read(search, options, Page.first(search))
  })

  const next = Span.fn("Search.next")(function* <S extends SearchQuery.Any>(page: SearchPage<S>) {
    if (!page.hasNext) return yield* Wde.make("WDE0165", {})
    return yield* read(page.query, page.options, Page.after(page))
  })

  const prev = Span.fn("Search.prev")(function* <S extends SearchQuery.Any>(page: SearchPage<S>) {
    if (!page.hasPrev) return yield* Wde.make("WDE0159", {})
    return yield* read(page.query, page.options, Page.before(page))
  })

  return { run, next, prev } satisfies SearchShape
})

/** Provides `Search` over the transport. */
export const layer: Layer.Layer<Search, never, Transport | Settings> = Layer.effect(Search, make)
