"use client"
import type * as SearchQuery from "@portico/client/data/SearchQuery"
import type * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import { SearchBoxView, type SearchBoxViewProps } from "./SearchBox.view.tsx"
import { searchActions } from "./searchActions.ts"
import { type SearchController, type SearchOptions, useSearch } from "./useSearch.ts"

/** A search, and how what it finds is drawn. */
export interface SearchBoxProps<S extends SearchQuery.Any>
  extends SearchOptions, Pick<SearchBoxViewProps, "classNames" | "label" | "messages" | "onSignIn" | "options"> {
  /** Draws an item that was found, typed by the collection. */
  readonly children?: ((item: ListedItem<SearchQuery.Row<S>>, index: number) => React.ReactNode) | undefined
  /** What is searched, with its filter, its order and how many items at most. */
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
 */
export function SearchBox<const S extends SearchQuery.Any>(props: SearchBoxProps<S>) {
  const { children, initial, onSearch, pause, search, text, ...look } = props
  const found = useSearch<SearchQuery.Any>(search, { initial, onSearch, pause, text })
  return (
    <SearchBoxView {...look} {...searchActions(found as SearchController<ListedItem["data"]>)}>
      {/* An item is only ever one of the search's. */}
      {children as SearchBoxViewProps["children"]}
    </SearchBoxView>
  )
}
