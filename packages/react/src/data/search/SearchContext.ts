/**
 * The context that the parts of a search share.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../../parts/usePartContext.ts"
import * as React from "react"
import type { SearchMessages } from "../../i18n/messages/ListMessages.ts"
import type { ProblemMessages } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { SearchWords } from "./searchMachine.ts"
import type { SearchState } from "./useSearch.ts"

/** A styleable element of a search. */
export type SearchSlot =
  | "search"
  | "search-label"
  | "search-field"
  | "search-input"
  | "search-clear"
  | "search-options"
  | "search-option"
  | "search-found"
  | "search-results"
  | "search-result"
  | "search-none"
  | "alert"
  | "button"
  | "spinner"
  | "status"

/** Class names to add to the elements of a search, by slot. */
export type SearchClassNames = ClassNames<SearchSlot>

/** The callbacks of a search. */
export interface SearchActions {
  readonly onClear: () => void
  readonly onFuzzy: (fuzzy: boolean) => void
  readonly onMode: (mode: SearchWords["mode"]) => void
  readonly onRetry: () => void
  /** Starts a sign-in, if only members may read the items. */
  readonly onSignIn?: (() => void) | undefined
  readonly onSubmit: () => void
  readonly onText: (text: string) => void
}

/** The value of the search context. */
export interface SearchContextValue extends SearchActions {
  readonly classOf: ClassOf<SearchSlot>
  readonly id: string
  readonly label: string | undefined
  readonly problems: ProblemMessages
  readonly state: SearchState
  readonly typed: SearchWords
  readonly words: SearchMessages
}

export const SearchContext = React.createContext<SearchContextValue | undefined>(undefined)

/** Returns the context of the surrounding search. Throws if there is none. */
export const useSearchContext = (part: string): SearchContextValue =>
  usePartContext(SearchContext, part, "SearchBoxParts.Root")
