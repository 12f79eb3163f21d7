"use client"
import * as React from "react"

/** The guard of a form with changes that were not saved. */
export interface UnsavedGuard {
  /** Whether a person is asked just now whether to leave. */
  readonly isAsking: boolean
  readonly leave: () => void
  readonly stay: () => void
}

export interface UnsavedOptions {
  /**
   * What happens when the changes are saved before the person responds: the page is left, or the question is withdrawn
   * and the person stays. `"leave"` by default.
   */
  readonly onceSaved?: "leave" | "stay"
}

/**
 * Asks before unsaved changes are lost. The browser asks before the page is closed or reloaded. `isAsking` becomes true
 * when a person follows a link of the page, or when the back button leads to another address of the app. The link is
 * followed after the question has closed, so that a dialog around the form can return the focus to what opened it.
 * Browsers without the Navigation API do not ask before they go back. Apps that navigate without links check `isDirty`
 * of the form first.
 *
 * **Example** (A form of one's own)
 *
 * ```tsx
 * import { useUnsaved } from "@portico/react"
 *
 * export function Leaving({ isDirty }: { readonly isDirty: boolean }) {
 *   const { isAsking, leave, stay } = useUnsaved(isDirty)
 *   if (!isAsking) return null
 *   return (
 *     <p>
 *       Leave? <button onClick={leave}>Yes</button> <button onClick={stay}>No</button>
 *     </p>
 *   )
 * }
 * ```
 */
export const useUnsaved = (isDirty: boolean, { onceSaved = "leave" }: UnsavedOptions = {}): UnsavedGuard => {
  const [way, hold] = React.useState<Way>()
  const [isConfirmed, confirm] = React.useState(false)
  const passing = React.useRef(false)
  React.useEffect(() => {
    if (!isDirty) return
    const history = historyOf(globalThis)
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!passing.current) event.preventDefault()
    }
    // Before any router hears of it.
    const onClick = (event: MouseEvent) => {
      const found = passing.current ? undefined : linkOf(event)
      if (found === undefined) return
      event.preventDefault()
      event.stopPropagation()
      hold({
        go: () => {
          found.click()
          return undefined
        }
      })
    }
    const onNavigate = (event: NavigateEvent) => {
      if (passing.current || !event.cancelable || !isBack(event)) return
      event.preventDefault()
      const { key } = event.destination
      hold({ go: () => history?.traverseTo(key).finished })
    }
    addEventListener("beforeunload", onUnload)
    document.addEventListener("click", onClick, true)
    history?.addEventListener("navigate", onNavigate)
    return () => {
      removeEventListener("beforeunload", onUnload)
      document.removeEventListener("click", onClick, true)
      history?.removeEventListener("navigate", onNavigate)
    }
  }, [isDirty])
  const isAsking = way !== undefined && isDirty && !isConfirmed
  // In an effect: the question is closed by then. While it is open, nothing outside of it can take the focus.
  React.useEffect(() => {
    if (way === undefined || isAsking) return
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the way is used up
    hold(undefined)
    confirm(false)
    if (!isConfirmed && onceSaved === "stay") return
    const closed = () => {
      passing.current = false
    }
    passing.current = true
    const gone = way.go()
    if (gone === undefined) closed()
    else gone.then(closed, closed)
  }, [isAsking, isConfirmed, onceSaved, way])
  return { isAsking, leave: () => confirm(way !== undefined), stay: () => hold(undefined) }
}

/** Where a person was about to go. A way through the history takes its time. */
interface Way {
  readonly go: () => Promise<unknown> | undefined
}

const historyOf = (page: { readonly navigation?: Navigation }): Navigation | undefined => page.navigation

// To another document the browser asks itself.
const isBack = ({ destination, hashChange, navigationType }: NavigateEvent): boolean =>
  navigationType === "traverse" && destination.sameDocument && !hashChange

// What opens elsewhere, or only another place of this page, loses nothing.
const linkOf = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (link === null || link.href === "" || event.button !== 0 || event.defaultPrevented) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  if (link.hasAttribute("download") || !["", "_self"].includes(link.target)) return undefined
  const [there, here] = [new URL(link.href), new URL(location.href)]
  const isSamePage = there.origin + there.pathname + there.search === here.origin + here.pathname + here.search
  return isSamePage && there.hash !== "" ? undefined : link
}
