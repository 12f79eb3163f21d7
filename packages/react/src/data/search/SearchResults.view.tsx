import type * as React from "react"
import { canSignIn } from "../failure/failureOf.ts"
import type { ListedItem } from "../listing/Listing.ts"
import type { AnyData } from "../table/TableContext.ts"
import { useSearchContext } from "./SearchContext.ts"
import type { SearchPartProps } from "./SearchField.view.tsx"
import type { Found } from "./useSearch.ts"

export interface SearchResultsProps<Data extends AnyData = Readonly<Record<string, unknown>>> extends SearchPartProps {
  /** A function that renders an item. Without it, only the count of results is shown. */
  readonly children?: ((item: ListedItem<Data>, index: number) => React.ReactNode) | undefined
}

/** Renders the results as a list. Previous results stay visible during the next search. */
export function SearchResults<Data extends AnyData = Readonly<Record<string, unknown>>>(
  props: SearchResultsProps<Data>
) {
  // The caller that renders the items knows their type.
  const { children, className } = props as unknown as SearchResultsProps
  const { classOf, state, words } = useSearchContext("SearchResults")
  const found = state._tag === "Idle" ? undefined : state.found
  if (found === undefined || found.items.length === 0) return null
  return (
    <div aria-busy={state._tag !== "Found"} className={classOf("search-found", className)}>
      <p>{countOf(found, words)}</p>
      {children !== undefined && (
        <ul className={classOf("search-results")}>
          {found.items.map((item, index) => (
            <li className={classOf("search-result")} key={item.id}>
              {children(item, index)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Renders the empty state, with buttons that widen the search. */
export function SearchNothing({ className }: SearchPartProps) {
  const { classOf, onFuzzy, onMode, state, typed, words } = useSearchContext("SearchNothing")
  if (state._tag !== "Found" || state.found.items.length > 0) return null
  const canSplit = typed.mode === "AND" && state.found.text.includes(" ")
  return (
    <div className={classOf("search-none", className)}>
      <p>{words.noResults(state.found.text)}</p>
      <p>{words.hint}</p>
      {canSplit && (
        <button className={classOf("button")} onClick={() => onMode("OR")} type="button">
          {words.tryAny}
        </button>
      )}
      {!typed.fuzzy && (
        <button className={classOf("button")} onClick={() => onFuzzy(true)} type="button">
          {words.tryFuzzy}
        </button>
      )}
    </div>
  )
}

/** Renders the error of a failed search with a retry button. The typed words stay. */
export function SearchProblem({ className }: SearchPartProps) {
  const { classOf, onRetry, onSignIn, problems, state, words } = useSearchContext("SearchProblem")
  if (state._tag !== "Failed") return null
  const { problem } = state
  return (
    <div className={classOf("alert", className)} role="alert">
      <p>{problems[problem.key](problem)}</p>
      {onSignIn !== undefined && canSignIn(problem) && (
        <button className={classOf("button")} data-look="accent" onClick={onSignIn} type="button">
          {words.signIn}
        </button>
      )}
      {problem.retryable && (
        <button className={classOf("button")} onClick={onRetry} type="button">
          {words.retry}
        </button>
      )}
    </div>
  )
}

/** Announces the results to assistive technology when the user pauses typing. */
export function SearchStatus({ className }: SearchPartProps) {
  const { classOf, state, words } = useSearchContext("SearchStatus")
  return <output className={classOf("status", className)}>{textOf(state, words)}</output>
}

type Context = ReturnType<typeof useSearchContext>

const textOf = (state: Context["state"], words: Context["words"]): string => {
  switch (state._tag) {
    case "Searching":
      return words.searching
    case "Found":
      return state.found.items.length === 0 ? words.noResults(state.found.text) : countOf(state.found, words)
    default:
      return ""
  }
}

const countOf = ({ items, marks, text, total }: Found<ListedItem>, words: Context["words"]): string =>
  words.results(total ?? items.length, total === undefined && marks?.hasNext === true, text)
