import * as React from "react"
import { useFeed } from "./FeedContext.ts"

/**
 * Returns the key handler of a feed. Page Down and Page Up move between articles; Control+End and Control+Home leave
 * the feed. After the last loaded article it loads more, and moves the focus when they arrive.
 */
export const useFeedKeys = (end: string): ((event: React.KeyboardEvent) => void) => {
  const { awaitFocus, id, onMore, settleFocus, state } = useFeed("useFeedKeys")
  const count = state._tag === "Ready" ? state.items.length : 0
  const hasNext = state._tag === "Ready" && state.hasNext
  return (event) => {
    const article = (event.target as Element).closest<HTMLElement>("[aria-posinset]")
    if (article === null) return
    if (event.ctrlKey && (event.key === "End" || event.key === "Home")) {
      event.preventDefault()
      document.getElementById(event.key === "End" ? end : `${id}-past`)?.focus()
      return
    }
    const step = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = Number(article.getAttribute("aria-posinset")) - 1 + step
    if (next < 0) return
    if (next >= count && !hasNext) return
    awaitFocus(next)
    if (next >= count) onMore()
    else settleFocus()
  }
}
