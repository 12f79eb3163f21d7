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
  /** Whether one can choose between all words and any, and similar spellings. Not by default. */
  readonly options?: boolean | undefined
  /**
   * Whether it shows what was found, that nothing was, or why. `false` for a field whose results the page shows elsewhere:
   * how many there are is announced all the same.
   */
  readonly results?: boolean | undefined
  readonly state: SearchState<ListedItem<Data>>
}

/** How a search looks in each of its states. */
export function SearchBoxView<Data extends AnyData>(props: SearchBoxViewProps<Data>) {
  // An item is only ever drawn with what draws it.
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
