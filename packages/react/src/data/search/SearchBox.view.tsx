"use client"
import { SearchField, SearchOptions } from "./SearchField.view.tsx"
import {
  SearchNothing,
  SearchProblem,
  SearchResults,
  type SearchResultsProps,
  SearchStatus
} from "./SearchResults.view.tsx"
import { SearchRootView, type SearchRootViewProps } from "./SearchRoot.view.tsx"

export interface SearchBoxViewProps
  extends Omit<SearchRootViewProps, "children" | "className" | "styled">, Pick<SearchResultsProps, "children"> {
  /** Whether one can choose between all words and any, and similar spellings. Not by default. */
  readonly options?: boolean | undefined
}

/** How a search looks in each of its states. */
export function SearchBoxView({ children, options = false, ...root }: SearchBoxViewProps) {
  return (
    <SearchRootView {...root}>
      <SearchField />
      {options && <SearchOptions />}
      <SearchProblem />
      <SearchNothing />
      <SearchResults>{children}</SearchResults>
      <SearchStatus />
    </SearchRootView>
  )
}
