import * as React from "react"
import { paging as english } from "../../i18n/en/lists.ts"
import { problems } from "../../i18n/en/form.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { type PagerActions, type PagerClassNames, PagerContext } from "./PagerContext.ts"
import type { Paging } from "./Paging.ts"

export interface PagerRootViewProps extends PagerActions {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Class names to add, by slot. */
  readonly classNames?: PagerClassNames | undefined
  /** The accessible name of the landmark. Each pager on a page needs a different one. */
  readonly label?: string | undefined
  /** Messages that override the catalog's. */
  readonly messages?: MessageOverrides | undefined
  readonly paging: Paging
  /** The page sizes to choose from. */
  readonly sizes?: ReadonlyArray<number> | undefined
  readonly styled?: boolean | undefined
}

const usual = [10, 20, 50, 100]

/** Renders the container of a pager's parts, a landmark, and provides their context. */
export function PagerRootView(props: PagerRootViewProps) {
  const { children, className, classNames, label, messages, paging, sizes = usual, styled } = props
  const words = useWords("paging", english, messages)
  const problemWords = useWords("problems", problems, messages)
  const id = React.useId()
  const classes = classOf(classNames, styled)
  return (
    <PagerContext value={{ ...props, classOf: classes, id, problems: problemWords, sizes, words }}>
      <nav
        aria-label={label ?? words.label}
        className={classes("pager", className)}
        data-awaited={paging.awaited || undefined}
        data-by={paging._tag.toLowerCase()}
      >
        {children}
      </nav>
    </PagerContext>
  )
}
