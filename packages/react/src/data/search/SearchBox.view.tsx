"use client"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { search } from "../../i18n/en/lists.ts"
import { classOf } from "../../theme/classes.ts"
import type { ListedItem } from "../listing/Listing.ts"
import type { AnyData } from "../table/TableContext.ts"
import {
  SearchContext,
  type SearchActions,
  type SearchClassNames,
  SearchField,
  SearchOptions,
  SearchNothing,
  SearchProblem,
  SearchResults,
  SearchStatus,
  type SearchResultsProps
} from "./SearchBoxParts.view.tsx"
import type { SearchWords } from "./searchMachine.ts"
import type { SearchState } from "./useSearch.ts"
import * as React from "react"

export interface SearchRootViewProps extends SearchActions, RootProps<SearchClassNames> {
  /** The visible label of the input. */
  readonly label?: string | undefined
  readonly state: SearchState
  /** The current words and options, including those that are not searched for yet. */
  readonly typed: SearchWords
}

/** Renders the container of a search's parts, a landmark, and provides their context. */
export function SearchRootView(props: SearchRootViewProps) {
  const { children, classNames, label, messages, state, styled } = props
  const words = useWords("search", search, messages)
  const problemWords = useWords("problems", dataProblems, messages)
  const id = React.useId()
  const classes = classOf(classNames, styled)
  return (
    <SearchContext value={{ ...props, classOf: classes, id, label, problems: problemWords, words }}>
      <Part
        as="search"
        own={rootProps(props)}
        aria-label={label ?? words.label}
        className={classes("search")}
        data-state={state._tag.toLowerCase()}
      >
        {children}
      </Part>
    </SearchContext>
  )
}

export interface SearchBoxViewProps<Data extends AnyData = Readonly<Record<string, unknown>>>
  extends
    Omit<SearchRootViewProps, "children" | keyof RootElementProps | "state" | "styled">,
    Pick<SearchResultsProps<Data>, "children"> {
  /** Whether the user can select between all words and any word, and enable fuzzy matching. Default: `false`. */
  readonly options?: boolean | undefined
  /**
   * Whether to show results, the empty state and errors. With `false`, the page shows the results elsewhere, but their
   * count is still announced. Default: `true`.
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
