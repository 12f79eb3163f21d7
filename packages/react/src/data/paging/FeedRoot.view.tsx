import * as React from "react"
import { paging, table } from "../../i18n/en/lists.ts"
import { problems } from "../../i18n/en/form.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import { type FeedActions, type FeedClassNames, FeedContext } from "./FeedContext.ts"
import type { InfiniteState } from "./Infinite.ts"

export interface FeedRootViewProps extends FeedActions {
  /** How often the next items come by themselves as one scrolls, until somebody asks for more. 3 by default, 0 is never. */
  readonly automatic?: number | undefined
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Classes to add, by slot. */
  readonly classNames?: FeedClassNames | undefined
  /** What the list holds: its name. */
  readonly label: string
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  readonly state: InfiniteState
  readonly styled?: boolean | undefined
}

/** What the parts of a growing list stand in. */
export function FeedRootView(props: FeedRootViewProps) {
  const { automatic = 3, children, className, classNames, messages, state, styled } = props
  const words = useWords("paging", paging, messages)
  const problemWords = useWords("problems", problems, messages)
  const marks = useWords("table", table, messages)
  const id = React.useId()
  const root = React.useRef<HTMLDivElement>(null)
  const wanted = React.useRef<number>(undefined)
  const count = state._tag === "Ready" ? state.items.length : 0
  const isEnd = state._tag === "Ready" && state.loading === "no" && !state.hasNext
  const reveal = React.useRef<(index: number) => void>(() => {})
  const settleFocus = React.useCallback(() => {
    const index = wanted.current
    if (index === undefined || (count <= index && !isEnd)) return
    const next = root.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"]`)
    // It came, and is not drawn where one is: whoever draws it settles this again.
    if (next == null && index < count) return reveal.current(index)
    wanted.current = undefined
    // Nothing came, and the button that asked for it is gone: the focus is at the end that is told there.
    ;(next ?? document.getElementById(`${id}-end`))?.focus()
  }, [count, id, isEnd])
  React.useEffect(settleFocus, [settleFocus])
  const awaitFocus = React.useCallback((index: number) => {
    wanted.current = index
  }, [])
  const classes = classOf(classNames, styled)
  const focus = { awaitFocus, reveal, root, settleFocus }
  return (
    <FeedContext value={{ ...props, ...focus, automatic, classOf: classes, id, marks, problems: problemWords, words }}>
      <div className={classes("feed", className)} data-state={state._tag.toLowerCase()} ref={root}>
        {children}
      </div>
    </FeedContext>
  )
}
