import * as React from "react"
import { problems } from "../../i18n/en/form.ts"
import { search } from "../../i18n/en/lists.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { type SearchActions, type SearchClassNames, SearchContext } from "./SearchContext.ts"
import type { SearchWords } from "./searchMachine.ts"
import type { SearchState } from "./useSearch.ts"

export interface SearchRootViewProps extends SearchActions {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Class names to add, by slot. */
  readonly classNames?: SearchClassNames | undefined
  /** The visible label of the input. */
  readonly label?: string | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
  readonly state: SearchState
  readonly styled?: boolean | undefined
  /** The current words and options, including those that are not searched for yet. */
  readonly typed: SearchWords
}

/** Renders the container of a search's parts, a landmark, and provides their context. */
export function SearchRootView(props: SearchRootViewProps) {
  const { children, className, classNames, label, messages, state, styled } = props
  const words = useWords("search", search, messages)
  const problemWords = useWords("problems", problems, messages)
  const id = React.useId()
  const classes = classOf(classNames, styled)
  return (
    <SearchContext value={{ ...props, classOf: classes, id, label, problems: problemWords, words }}>
      <search
        aria-label={label ?? words.label}
        className={classes("search", className)}
        data-state={state._tag.toLowerCase()}
      >
        {children}
      </search>
    </SearchContext>
  )
}
