"use client"
import type * as SearchQuery from "@portico/client/data/SearchQuery"
import type * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import { SearchBoxView, type SearchBoxViewProps } from "./SearchBox.view.tsx"
import { searchActions } from "./searchActions.ts"
import { type SearchController, type SearchOptions, useSearch } from "./useSearch.ts"

/** What a search box searches by itself, or the search of a page that shows elsewhere what was found. */
export type SearchSource = SearchQuery.Any | SearchController<ListedItem["data"]>

/** The data of what a search finds. */
export type FoundBy<S> = S extends SearchController<infer Data> ? Data : SearchQuery.Row<S>

/** A search, and how what it finds is drawn. */
export interface SearchBoxProps<S extends SearchSource>
  extends
    SearchOptions,
    Pick<SearchBoxViewProps, "classNames" | "label" | "messages" | "onSignIn" | "options" | "results"> {
  /** Draws an item that was found, typed by the collection. */
  readonly children?: ((item: ListedItem<FoundBy<S>>, index: number) => React.ReactNode) | undefined
  /**
   * What is searched, with its filter, its order and how many items at most. Or what `useSearch` gave, whose options are
   * then those of the search.
   */
  readonly search: S
}

/**
 * Searches a collection as one types. What was found stays while more is searched for, the number of results is
 * announced, and an error leaves the words where they are.
 *
 * **Example** (Books by their words)
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
 * **Example** (A field above what it finds)
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
  const { children, initial, onSearch, pause, search, text, ...look } = props
  // An item is only ever one of the search's.
  const drawing = { children: children as SearchBoxViewProps["children"] }
  const source: SearchSource = search
  return "words" in source ? (
    <SearchBoxView {...look} {...drawing} {...searchActions(source)} />
  ) : (
    <OfQuery {...look} {...drawing} {...{ initial, onSearch, pause, text }} search={source} />
  )
}

function OfQuery({ initial, onSearch, pause, search, text, ...look }: SearchBoxProps<SearchQuery.Any>) {
  const found = useSearch<SearchQuery.Any>(search, { initial, onSearch, pause, text })
  return (
    <SearchBoxView
      {...(look as Pick<SearchBoxViewProps, "children">)}
      {...searchActions(found as SearchController<ListedItem["data"]>)}
    />
  )
}
