"use client"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { paging } from "../../i18n/en/lists.ts"
import { itemWords } from "../../i18n/en/table/item.ts"
import { classOf } from "../../theme/classes.ts"
import type { ListedItem } from "../listing/Listing.ts"
import type { AnyData } from "../table/TableContext.ts"
import { FeedContext, type FeedActions, type FeedClassNames, type FeedDrawing } from "./FeedContext.ts"
import { FeedItems } from "./FeedItems.view.tsx"
import { FeedMore, FeedNewer, FeedOffline, FeedPast, FeedProblem, FeedStatus } from "./FeedParts.view.tsx"
import type { InfiniteState } from "./Infinite.ts"
import * as React from "react"

export interface FeedRootViewProps extends FeedActions, RootProps<FeedClassNames> {
  /**
   * The maximum count of automatic loads on scrolling, until the user presses the button. Default: `3`. 0 disables
   * them.
   */
  readonly automatic?: number | undefined
  /** The accessible name of the list. */
  readonly label: string
  readonly state: InfiniteState
}

/** Renders the container of an infinite list's parts and provides their context. */
export function FeedRootView(props: FeedRootViewProps) {
  const { automatic = 3, children, classNames, messages, state, styled } = props
  const words = useWords("paging", paging, messages)
  const problemWords = useWords("problems", dataProblems, messages)
  const marks = useWords("table", itemWords, messages)
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
    // The item is loaded but outside of the rendered window. After it is rendered, this runs again.
    if (next == null && index < count) return reveal.current(index)
    wanted.current = undefined
    // If no items were loaded, the button that had the focus is gone. The focus moves to the end message.
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
      <Part
        as="div"
        own={rootProps(props)}
        className={classes("feed")}
        data-state={state._tag.toLowerCase()}
        ref={root}
      >
        {children}
      </Part>
    </FeedContext>
  )
}

export interface InfiniteListViewProps<Data extends AnyData = Readonly<Record<string, unknown>>>
  extends FeedDrawing<Data>, Omit<FeedRootViewProps, "children" | keyof RootElementProps | "state" | "styled"> {
  readonly state: InfiniteState<ListedItem<Data>>
}

/** Renders an infinite list in each of its states. */
export function InfiniteListView<Data extends AnyData>(props: InfiniteListViewProps<Data>) {
  // The items always match the function that renders them.
  const { children, nameOf, ...root } = props as unknown as InfiniteListViewProps
  return (
    <FeedRootView {...root}>
      <FeedPast />
      <FeedNewer />
      <FeedItems nameOf={nameOf}>{children}</FeedItems>
      <FeedOffline />
      <FeedProblem />
      <FeedMore />
      <FeedStatus />
    </FeedRootView>
  )
}
