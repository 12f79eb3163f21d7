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
  /** Classes to add, by slot. */
  readonly classNames?: SearchClassNames | undefined
  /** What is searched: the visible name of the input. */
  readonly label?: string | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  readonly state: SearchState
  readonly styled?: boolean | undefined
  /** What is typed and chosen. */
  readonly typed: SearchWords
}

/** What the parts of a search stand in: a landmark. */
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
