"use client"
import type { ListedItem } from "../listing/Listing.ts"
import { SearchBoxView, type SearchBoxViewProps } from "./SearchBox.view.tsx"
import type { SearchActions } from "./SearchBoxParts.view.tsx"
import type { SearchWords } from "./searchMachine.ts"
import { type SearchController, type SearchOptions, type SearchState, useSearch } from "./useSearch.ts"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import type * as React from "react"

/** Returns the props of a search's parts for a controller. */
export const searchActions = ({
  clear,
  retry,
  setFuzzy,
  setMode,
  setText,
  state,
  submit,
  words
}: SearchController<Readonly<Record<string, unknown>>>): SearchActions & {
  readonly state: SearchState
  readonly typed: SearchWords
} => ({
  onClear: clear,
  onFuzzy: setFuzzy,
  onMode: setMode,
  onRetry: retry,
  onSubmit: submit,
  onText: setText,
  state,
  typed: words
})

/**
 * The source of a search box: a search query that it runs itself, or a controller from `useSearch` if the page shows
 * the results elsewhere.
 */
export type SearchSource = SearchQuery.Any | SearchController<ListedItem["data"]>

/** The data of the items that a search finds. */
export type FoundBy<S> = S extends SearchController<infer Data> ? Data : SearchQuery.Row<S>

/** The props of `SearchBox`. */
export interface SearchBoxProps<S extends SearchSource>
  extends
    SearchOptions,
    Pick<SearchBoxViewProps, "classNames" | "label" | "messages" | "onSignIn" | "options" | "results"> {
  /** A function that renders an item, typed by the collection. */
  readonly children?: ((item: ListedItem<FoundBy<S>>, index: number) => React.ReactNode) | undefined
  /**
   * The search query, with its filter, order and limit. Alternatively the controller that `useSearch` returns; the
   * search options are then those of the hook.
   */
  readonly search: S
}

/**
 * Searches a collection while the user types. Previous results stay visible during the next search, the count of
 * results is announced, and an error keeps the typed words.
 *
 * **Example** (Search books)
 *
 * ```tsx
 * import * as SearchQuery from "@portico/client/data/SearchQuery"
 * import { SearchBox } from "@portico/react"
 *
 * const books = SearchQuery.from("books").pipe(SearchQuery.limit(8))
 *
 * export const box = (
 *   <SearchBox label="Search books" options search={books}>
 *     {({ data, id }) => <a href={`/books/${id}`}>{String(data["title"])}</a>}
 *   </SearchBox>
 * )
 * ```
 *
 * **Example** (A search field above a table of results)
 *
 * ```tsx
 * import * as SearchQuery from "@portico/client/data/SearchQuery"
 * import { SearchBox, useSearch } from "@portico/react"
 * import { CollectionTableView, DataErrorView } from "@portico/react/data"
 *
 * const books = SearchQuery.from("books").pipe(SearchQuery.limit(20))
 *
 * export function Shelf() {
 *   const search = useSearch(books)
 *   const { state } = search
 *   return (
 *     <>
 *       <SearchBox label="Search books" results={false} search={search} />
 *       {state._tag === "Failed" && <DataErrorView onRetry={search.retry} problem={state.problem} />}
 *       {state._tag === "Found" && (
 *         <CollectionTableView
 *           caption="Found"
 *           columns={[{ field: "title", header: "Title" }]}
 *           listing={{ ...state.found, _tag: "Ready", refetching: state.refetching }}
 *         />
 *       )}
 *     </>
 *   )
 * }
 * ```
 */
export function SearchBox<const S extends SearchSource>(props: SearchBoxProps<S>) {
  const { children, initial, onSearch, pause, search, text, ...viewProps } = props
  // The items that are rendered always come from this search.
  const drawing = { children: children as SearchBoxViewProps["children"] }
  const source: SearchSource = search
  return "words" in source ? (
    <SearchBoxView {...viewProps} {...drawing} {...searchActions(source)} />
  ) : (
    <OfQuery {...viewProps} {...drawing} {...{ initial, onSearch, pause, text }} search={source} />
  )
}

function OfQuery({ initial, onSearch, pause, search, text, ...viewProps }: SearchBoxProps<SearchQuery.Any>) {
  // A page that prefers an error passes a search with `SearchQuery.omitInvalid(false)`.
  const omitting = search.omitInvalid === undefined ? SearchQuery.omitInvalid()(search) : search
  const found = useSearch<SearchQuery.Any>(omitting, { initial, onSearch, pause, text })
  return <SearchBoxView {...(viewProps as Pick<SearchBoxViewProps, "children">)} {...searchActions(found)} />
}
