import { Control } from "../../parts/Elements.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { usePassesFocusTo } from "../../parts/focus.ts"
import { Part, type PartProps, type RootElementProps, usePartContext } from "../../parts/Part.view.tsx"
import { problemText } from "../../i18n/MessagesContext.ts"
import type { SearchMessages } from "../../i18n/messages/ListMessages.ts"
import type { ProblemWords } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import { canSignIn } from "../failure/failureOf.ts"
import { exactTotal, type ListedItem, problemOfInvalid } from "../listing/Listing.ts"
import type { AnyData } from "../table/TableContext.ts"
import type { SearchWords } from "./searchMachine.ts"
import type { Found, SearchState } from "./useSearch.ts"
import * as React from "react"

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
  readonly problems: ProblemWords
  readonly state: SearchState
  readonly typed: SearchWords
  readonly words: SearchMessages
}

export const SearchContext = React.createContext<SearchContextValue | undefined>(undefined)

/** Returns the context of the surrounding search. Throws if there is none. */
export const useSearchContext = (part: string): SearchContextValue =>
  usePartContext(SearchContext, part, "SearchBoxParts.Root")

/** Renders the search input. Enter searches immediately; Escape and the clear button clear the input. */
export function SearchField(own: PartProps<"form">) {
  const { classOf, id, label, onClear, onSubmit, onText, state, typed, words } = useSearchContext("SearchField")
  const input = React.useRef<HTMLInputElement>(null)
  const busy = state._tag === "Debouncing" || state._tag === "Searching"
  const clear = () => {
    onClear()
    input.current?.focus()
  }
  return (
    <Part
      as="form"
      own={own}
      // Before hydration, the browser would submit the form without the script, and reload the page. An action of the
      // application remains.
      method={own.action === undefined ? "dialog" : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <label className={classOf("search-label")} htmlFor={`${id}-input`}>
        {label ?? words.label}
      </label>
      <div className={classOf("search-field")}>
        <svg aria-hidden="true" fill="none" height="18" viewBox="0 0 18 18" width="18">
          <path
            d="M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12Zm4.5-1.5L16 16"
            stroke="currentColor"
            strokeLinecap="round"
            strokeWidth="1.5"
          />
        </svg>
        <Control
          as="input"
          autoComplete="off"
          className={classOf("search-input")}
          enterKeyHint="search"
          id={`${id}-input`}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape" && typed.text !== "") {
              event.preventDefault()
              clear()
            }
          }}
          ref={input}
          spellCheck={false}
          type="search"
          value={typed.text}
        />
        {busy && <span aria-hidden="true" className={classOf("spinner")} />}
        {typed.text !== "" && (
          <Control
            as="button"
            aria-label={words.clear}
            className={classOf("search-clear")}
            data-variant="inline"
            onClick={clear}
            type="button"
          >
            <svg aria-hidden="true" fill="none" height="16" viewBox="0 0 16 16" width="16">
              <path d="m4.5 4.5 7 7m0-7-7 7" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
            </svg>
          </Control>
        )}
      </div>
    </Part>
  )
}

/** Renders the options of the search: all words or any word, and fuzzy matching. */
export function SearchOptions(own: PartProps<"fieldset">) {
  const { classOf, id, onFuzzy, onMode, typed, words } = useSearchContext("SearchOptions")
  return (
    <Part as="fieldset" own={own} className={classOf("search-options")}>
      <legend>{words.mode}</legend>
      {(["AND", "OR"] as const).map((mode) => (
        <label className={classOf("search-option")} key={mode}>
          <input
            checked={typed.mode === mode}
            name={`${id}-mode`}
            onChange={() => onMode(mode)}
            type="radio"
            value={mode}
          />
          {mode === "AND" ? words.allWords : words.anyWord}
        </label>
      ))}
      <label className={classOf("search-option")}>
        <input checked={typed.fuzzy} onChange={({ target }) => onFuzzy(target.checked)} type="checkbox" />
        {words.fuzzy}
      </label>
    </Part>
  )
}

export interface SearchResultsProps<Data extends AnyData = Readonly<Record<string, unknown>>> extends RootElementProps {
  /** A function that renders an item. Without it, only the count of results is shown. */
  readonly children?: ((item: ListedItem<Data>, index: number) => React.ReactNode) | undefined
}

/** Renders the results as a list. Previous results stay visible during the next search. */
export function SearchResults<Data extends AnyData = Readonly<Record<string, unknown>>>(
  props: SearchResultsProps<Data>
) {
  // The caller that renders the items knows their type.
  const { children, ...own } = props as unknown as SearchResultsProps
  const { classOf, state, words } = useSearchContext("SearchResults")
  const found = state._tag === "Idle" ? undefined : state.found
  if (found === undefined || found.items.length === 0) return null
  return (
    <Part as="div" own={own} aria-busy={state._tag !== "Found"} className={classOf("search-found")}>
      <p>{countOf(found, words)}</p>
      {found.incompleteResults === true && <p>{words.preparing}</p>}
      {children !== undefined && (
        <ul className={classOf("search-results")}>
          {found.items.map((item, index) => (
            <li className={classOf("search-result")} key={item.id}>
              {children(item, index)}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

/** Renders the empty state, with buttons that widen the search. */
export function SearchNothing(own: PartProps<"div">) {
  const { classOf, onFuzzy, onMode, state, typed, words } = useSearchContext("SearchNothing")
  if (state._tag !== "Found" || state.found.items.length > 0) return null
  const canSplit = typed.mode === "AND" && state.found.text.includes(" ")
  return (
    <Part as="div" own={own} className={classOf("search-none")}>
      <p>{words.noResults(state.found.text)}</p>
      <p>{state.found.incompleteResults === true ? words.preparing : words.hint}</p>
      {canSplit && (
        <Control as="button" className={classOf("button")} onClick={() => onMode("OR")} type="button">
          {words.tryAny}
        </Control>
      )}
      {!typed.fuzzy && (
        <Control as="button" className={classOf("button")} onClick={() => onFuzzy(true)} type="button">
          {words.tryFuzzy}
        </Control>
      )}
    </Part>
  )
}

/**
 * Renders the error of a failed search with a retry button, or a warning with the number of results that could not be
 * shown. The typed words stay.
 */
export function SearchProblem(own: PartProps<"div">) {
  const { classOf, id, onRetry, onSignIn, problems, state, words } = useSearchContext("SearchProblem")
  const toInput = usePassesFocusTo(`${id}-input`)
  if (state._tag === "Idle") return null
  const problem = state._tag === "Failed" ? state.problem : problemOfInvalid(state.found?.invalid)
  if (problem === undefined) return null
  return (
    <Alert className={classOf("alert")} own={own} problem={problem}>
      <p>{problemText({ problems }, problem)}</p>
      {onSignIn !== undefined && canSignIn(problem) && (
        <Control as="button" className={classOf("button")} data-variant="accent" onClick={onSignIn} type="button">
          {words.signIn}
        </Control>
      )}
      {problem.retryable && (
        <Control as="button" className={classOf("button")} onClick={onRetry} ref={toInput} type="button">
          {words.retry}
        </Control>
      )}
    </Alert>
  )
}

/** Announces the results to assistive technology when the user pauses typing. */
export function SearchStatus(own: PartProps<"output">) {
  const { classOf, state, words } = useSearchContext("SearchStatus")
  return (
    <Part as="output" own={own} className={classOf("status")}>
      {textOf(state, words)}
    </Part>
  )
}

type Context = ReturnType<typeof useSearchContext>

const textOf = (state: Context["state"], words: Context["words"]): string => {
  switch (state._tag) {
    case "Searching":
      return words.searching
    case "Found": {
      const { found } = state
      const text = found.items.length === 0 ? words.noResults(found.text) : countOf(found, words)
      return found.incompleteResults === true ? `${text} ${words.preparing}` : text
    }
    default:
      return ""
  }
}

const countOf = (found: Found<ListedItem>, words: Context["words"]): string => {
  const total = exactTotal(found)
  return words.results(total ?? found.items.length, total === undefined && found.marks?.hasNext === true, found.text)
}
