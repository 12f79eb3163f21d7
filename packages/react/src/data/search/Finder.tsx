"use client"
import type { ListedItem } from "../listing/Listing.ts"
import { SearchField, SearchOptions } from "./SearchField.view.tsx"
import { SearchNothing, SearchProblem, SearchResults, SearchStatus } from "./SearchResults.view.tsx"
import { SearchRootView, type SearchRootViewProps } from "./SearchBox.view.tsx"
import { searchActions } from "./SearchBox.tsx"
import type { SearchController } from "./useSearch.ts"

export interface FinderRootProps extends Pick<
  SearchRootViewProps,
  "children" | "className" | "classNames" | "label" | "messages" | "onSignIn"
> {
  /** The controller that `useSearch` returns. */
  readonly search: SearchController<ListedItem["data"]>
}

function Root({ search, ...look }: FinderRootProps) {
  return <SearchRootView {...look} {...searchActions(search)} styled={false} />
}

/**
 * The unstyled parts of a search, to compose in any order inside `Finder.Root`.
 *
 * **Example** (A minimal search)
 *
 * ```tsx
 * import * as SearchQuery from "@portico/client/data/SearchQuery"
 * import { useSearch } from "@portico/react"
 * import { Finder } from "@portico/react/data"
 *
 * const books = SearchQuery.from("books")
 *
 * export function Find() {
 *   return (
 *     <Finder.Root label="Find a book" search={useSearch(books)}>
 *       <Finder.Field />
 *       <Finder.Results>{({ data }) => String(data["title"])}</Finder.Results>
 *       <Finder.Nothing />
 *       <Finder.Problem />
 *       <Finder.Status />
 *     </Finder.Root>
 *   )
 * }
 * ```
 */
export const Finder = {
  Field: SearchField,
  Nothing: SearchNothing,
  Options: SearchOptions,
  Problem: SearchProblem,
  Results: SearchResults,
  Root,
  Status: SearchStatus
} as const
