"use client"
import type { ListedItem } from "../listing/Listing.ts"
import type { AnyData } from "../table/TableContext.ts"
import { SearchField, SearchOptions } from "./SearchField.view.tsx"
import {
  SearchNothing,
  SearchProblem,
  SearchResults,
  type SearchResultsProps,
  SearchStatus
} from "./SearchResults.view.tsx"
import { SearchRootView, type SearchRootViewProps } from "./SearchRoot.view.tsx"
import type { SearchState } from "./useSearch.ts"

export interface SearchBoxViewProps<Data extends AnyData = Readonly<Record<string, unknown>>>
  extends
    Omit<SearchRootViewProps, "children" | "className" | "state" | "styled">,
    Pick<SearchResultsProps<Data>, "children"> {
  /** Whether the user can select between all words and any word, and enable fuzzy matching. Defaults to false. */
  readonly options?: boolean | undefined
  /**
   * Whether to show results, the empty state and errors. With `false`, the page shows the results elsewhere, but their
   * count is still announced. Defaults to true.
   */
  readonly results?: boolean | undefined
  readonly state: SearchState<ListedItem<Data>>
}

/** Renders a search box in each of its states. */
export function SearchBoxView<Data extends AnyData>(props: SearchBoxViewProps<Data>) {
  // The items always match the function that renders them.
  const { children, options = false, results = true, ...root } = props as unknown as SearchBoxViewProps
  return (
    <SearchRootView {...root}>
      <SearchField />
      {options && <SearchOptions />}
      {results && (
        <>
          <SearchProblem />
          <SearchNothing />
          <SearchResults>{children}</SearchResults>
        </>
      )}
      <SearchStatus />
    </SearchRootView>
  )
}
