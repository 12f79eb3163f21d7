import * as React from "react"
import { useSearchContext } from "./SearchContext.ts"

export interface SearchPartProps {
  readonly className?: string | undefined
}

/** Renders the search input. Enter searches immediately; Escape and the clear button clear the input. */
export function SearchField({ className }: SearchPartProps) {
  const { classOf, id, label, onClear, onSubmit, onText, state, typed, words } = useSearchContext("SearchField")
  const input = React.useRef<HTMLInputElement>(null)
  const busy = state._tag === "Debouncing" || state._tag === "Searching"
  const clear = () => {
    onClear()
    input.current?.focus()
  }
  return (
    <form
      className={className}
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
        <input
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
          <button aria-label={words.clear} className={classOf("search-clear")} onClick={clear} type="button">
            <svg aria-hidden="true" fill="none" height="16" viewBox="0 0 16 16" width="16">
              <path d="m4.5 4.5 7 7m0-7-7 7" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
            </svg>
          </button>
        )}
      </div>
    </form>
  )
}

/** Renders the options of the search: all words or any word, and fuzzy matching. */
export function SearchOptions({ className }: SearchPartProps) {
  const { classOf, id, onFuzzy, onMode, typed, words } = useSearchContext("SearchOptions")
  return (
    <fieldset className={classOf("search-options", className)}>
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
    </fieldset>
  )
}
