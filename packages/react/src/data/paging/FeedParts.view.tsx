import { Control } from "../../parts/Elements.tsx"
import { problemText } from "../../i18n/MessagesContext.ts"
import { Alert } from "../../parts/Alert.view.tsx"
import { passesFocus } from "../../parts/focus.ts"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import * as React from "react"
import { canSignIn } from "../failure/failureOf.ts"
import { problemOfInvalid } from "../listing/Listing.ts"
import { useFeed } from "./FeedContext.ts"

/** Renders a link that skips the list. It is visible only while it has the focus. */
export function FeedPast({ children, ...own }: Omit<PartProps<"a">, "id">) {
  const { classOf, id, state, words } = useFeed("FeedPast")
  // An empty list needs no skip link.
  if (state._tag !== "Ready" || state.items.length === 0) return null
  const skip = (event: React.MouseEvent) => {
    event.preventDefault()
    document.getElementById(`${id}-end`)?.focus()
  }
  return (
    <Part as="a" own={own} className={classOf("feed-past")} href={`#${id}-end`} id={`${id}-past`} onClick={skip}>
      {children ?? words.pastList}
    </Part>
  )
}

/** Renders a button that shows new items at the head of the list, with their count. */
export function FeedNewer(own: PartProps<"div">) {
  const { awaitFocus, classOf, newer = 0, onNewer, settleFocus, state, words } = useFeed("FeedNewer")
  const [asked, ask] = React.useState(false)
  const items = state._tag === "Ready" ? state.items : undefined
  const before = React.useRef(items)
  React.useEffect(() => {
    if (asked && items !== before.current) {
      ask(false)
      awaitFocus(0)
      settleFocus()
    }
    before.current = items
  }, [asked, awaitFocus, items, settleFocus])
  if (newer === 0 || onNewer === undefined) return null
  const show = () => {
    ask(true)
    onNewer()
  }
  return (
    <Part as="div" own={own} className={classOf("feed-newer")}>
      <Control as="button" className={classOf("button")} data-variant="accent" onClick={show} type="button">
        {words.newItems(newer)}
      </Control>
    </Part>
  )
}

/**
 * Renders the error of a failed load with a retry button, or a warning with the number of items that could not be shown.
 * Items that are already loaded stay.
 */
export function FeedProblem(own: PartProps<"div">) {
  const { awaitFocus, classOf, id, onRetry, onSignIn, problems, state, words } = useFeed("FeedProblem")
  const problem =
    state._tag === "Ready"
      ? (state.problem ?? problemOfInvalid(state.invalid))
      : state._tag === "Failed"
        ? state.problem
        : undefined
  const loaded = state._tag === "Ready" ? state.items.length : undefined
  // The button also disappears when the list loads by itself, because the browser is online again.
  const toNext = React.useMemo(
    () =>
      passesFocus(() => {
        awaitFocus(loaded ?? 0)
        return loaded === undefined ? undefined : document.getElementById(`${id}-end`)
      }),
    [awaitFocus, id, loaded]
  )
  if (problem === undefined) return null
  const retry = () => {
    awaitFocus(loaded ?? 0)
    // The button disappears while loading, so the focus moves to the end of the list instead of being lost.
    document.getElementById(`${id}-end`)?.focus()
    onRetry()
  }
  return (
    <Alert className={classOf("alert")} own={own} problem={problem}>
      <p>{problemText({ problems }, problem)}</p>
      {onSignIn !== undefined && canSignIn(problem) && (
        <Control as="button" className={classOf("button")} data-variant="accent" onClick={onSignIn} type="button">
          {words.signIn}
        </Control>
      )}
      {problem.retryable && (
        <Control as="button" className={classOf("button")} onClick={retry} ref={toNext} type="button">
          {words.retry}
        </Control>
      )}
    </Alert>
  )
}

/** Renders a note that the connection is lost and that the loaded items stay. */
export function FeedOffline(own: PartProps<"p">) {
  const { classOf, online = true, state, words } = useFeed("FeedOffline")
  // The error message already mentions the missing connection.
  const isReported = state._tag === "Failed" || (state._tag === "Ready" && state.problem?.key === "offline")
  return online || isReported ? null : (
    <Part as="p" own={own} className={classOf("feed-note")}>
      {words.offline}
    </Part>
  )
}

/**
 * Renders a button that loads more items. It also loads a limited number of times automatically when the user scrolls
 * near. At the end of the list it says that there are no more.
 */
export function FeedMore({ children, ...own }: Omit<PartProps<"div">, "id">) {
  const { automatic, awaitFocus, classOf, id, onMore, state, words } = useFeed("FeedMore")
  const foot = React.useRef<HTMLDivElement>(null)
  const left = React.useRef(automatic)
  const canLoad = state._tag === "Ready" && state.hasNext && state.loading === "no" && state.problem === undefined
  React.useEffect(() => {
    const element = foot.current
    if (!canLoad || element === null || !("IntersectionObserver" in globalThis)) return
    const observer = new IntersectionObserver(
      (changes) => {
        // The browser reports all changes since the last call, oldest first.
        const isNear = changes.at(-1)?.isIntersecting === true
        // A user whose focus is below the list wants to reach the content there, which loading would push away.
        if (!isNear || left.current <= 0 || element.contains(document.activeElement)) return
        left.current -= 1
        onMore()
      },
      { rootMargin: "0px 0px 300px" }
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [canLoad, onMore])
  if (state._tag !== "Ready") return null
  const press = () => {
    left.current = automatic
    awaitFocus(state.items.length)
    onMore()
  }
  const isLoading = state.loading === "more"
  return (
    <Part as="div" own={own} className={classOf("feed-foot")} id={`${id}-end`} ref={foot} tabIndex={-1}>
      {state.hasNext ? (
        <Control
          as="button"
          aria-disabled={isLoading || undefined}
          className={classOf("button")}
          onClick={press}
          type="button"
        >
          {isLoading && <span aria-hidden="true" className={classOf("spinner")} />}
          {isLoading ? words.loadingMore : (children ?? words.loadMore)}
        </Control>
      ) : (
        state.items.length > 0 && <p className={classOf("feed-end")}>{words.end(state.items.length)}</p>
      )}
    </Part>
  )
}

/** Announces loaded items to assistive technology. */
export function FeedStatus(own: PartProps<"output">) {
  const { classOf, label, state, words } = useFeed("FeedStatus")
  return (
    <Part as="output" own={own} className={classOf("status")}>
      {state._tag === "Loading"
        ? words.loadingList(label)
        : state._tag === "Failed" || state.problem !== undefined
          ? ""
          : state.loading !== "no"
            ? words.loadingMore
            : state.added > 0
              ? [words.loaded(state.added, state.items.length), state.hasNext ? "" : words.end(state.items.length)]
                  .filter(Boolean)
                  .join(" ")
              : ""}
    </Part>
  )
}
