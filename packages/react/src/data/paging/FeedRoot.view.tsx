import * as React from "react"
import { paging } from "../../i18n/en/paging.ts"
import { problems } from "../../i18n/en/problems.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
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
  const id = React.useId()
  const root = React.useRef<HTMLDivElement>(null)
  const wanted = React.useRef<number>(undefined)
  const count = state._tag === "Ready" ? state.items.length : 0
  const isEnd = state._tag === "Ready" && state.loading === "no" && !state.hasNext
  React.useEffect(() => {
    if (wanted.current === undefined || (count <= wanted.current && !isEnd)) return
    const next = root.current?.querySelector<HTMLElement>(`[aria-posinset="${wanted.current + 1}"]`)
    // Nothing came, and the button that asked for it is gone: the focus is at the end that is told there.
    ;(next ?? document.getElementById(`${id}-end`))?.focus()
    wanted.current = undefined
  }, [count, id, isEnd])
  const awaitFocus = React.useCallback((index: number) => {
    wanted.current = index
  }, [])
  const classes = classOf(classNames, styled)
  return (
    <FeedContext value={{ ...props, automatic, awaitFocus, classOf: classes, id, problems: problemWords, root, words }}>
      <div className={classes("feed", className)} data-state={state._tag.toLowerCase()} ref={root}>
        {children}
      </div>
    </FeedContext>
  )
}
