"use client"
/**
 * The unstyled parts of a search, to compose in any order inside `SearchBoxParts.Root`.
 *
 * **Example** (A minimal search)
 *
 * ```tsx
 * import * as SearchQuery from "@portico/client/data/SearchQuery"
 * import { useSearch } from "@portico/react"
 * import { SearchBoxParts } from "@portico/react/data"
 *
 * const books = SearchQuery.from("books")
 *
 * export function Find() {
 *   return (
 *     <SearchBoxParts.Root label="Find a book" search={useSearch(books)}>
 *       <SearchBoxParts.Field />
 *       <SearchBoxParts.Results>{({ data }) => String(data["title"])}</SearchBoxParts.Results>
 *       <SearchBoxParts.Nothing />
 *       <SearchBoxParts.Problem />
 *       <SearchBoxParts.Status />
 *     </SearchBoxParts.Root>
 *   )
 * }
 * ```
 *
 * @since 0.1.0
 */
import type { RootElementProps } from "../../parts/Part.view.tsx"
import type { ListedItem } from "../listing/Listing.ts"
import {
  SearchField,
  SearchOptions,
  SearchNothing,
  SearchProblem,
  SearchResults,
  SearchStatus
} from "./SearchBoxParts.view.tsx"
import { SearchRootView, type SearchRootViewProps } from "./SearchBox.view.tsx"
import { searchActions } from "./SearchBox.tsx"
import type { SearchController } from "./useSearch.ts"

export interface SearchBoxRootProps extends Pick<
  SearchRootViewProps,
  "children" | keyof RootElementProps | "classNames" | "label" | "messages" | "onSignIn"
> {
  /** The controller that `useSearch` returns. */
  readonly search: SearchController<ListedItem["data"]>
}

function Root({ search, ...viewProps }: SearchBoxRootProps) {
  return <SearchRootView {...viewProps} {...searchActions(search)} styled={false} />
}

export {
  SearchField as Field,
  SearchNothing as Nothing,
  SearchOptions as Options,
  SearchProblem as Problem,
  SearchResults as Results,
  Root,
  SearchStatus as Status
}
