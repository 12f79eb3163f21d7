"use client"
import * as React from "react"

/** The guard of a form with unsaved changes. */
export interface UnsavedGuard {
  /** Whether the question about leaving is open. */
  readonly isAsking: boolean
  readonly leave: () => void
  readonly stay: () => void
}

export interface UnsavedOptions {
  /**
   * The action if the changes are saved while the question is open. `"leave"` leaves the page, `"stay"` closes the
   * question. `"leave"` by default.
   */
  readonly onceSaved?: "leave" | "stay"
}

/**
 * Asks the user before unsaved changes are lost. The browser asks the user before the page is closed or reloaded.
 * `isAsking` becomes true when the user follows a link of the page, or goes back to another address of the app. The
 * link is followed after the question has closed, so that a dialog around the form can return the focus to the element
 * that opened it. Browsers without the Navigation API go back without a question. Apps that navigate without links have
 * to check `isDirty` of the form first.
 *
 * **Example** (A custom form)
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
  const [navigation, block] = React.useState<PendingNavigation>()
  const [isConfirmed, confirm] = React.useState(false)
  const passing = React.useRef(false)
  React.useEffect(() => {
    if (!isDirty) return
    const history = historyOf(globalThis)
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!passing.current) event.preventDefault()
    }
    // The capture phase runs before the click handler of any router.
    const onClick = (event: MouseEvent) => {
      const found = passing.current ? undefined : linkOf(event)
      if (found === undefined) return
      event.preventDefault()
      event.stopPropagation()
      block({
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
      block({ go: () => history?.traverseTo(key).finished })
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
  const isAsking = navigation !== undefined && isDirty && !isConfirmed
  // Effects run after the question has closed. While it is open, no element outside of it can receive the focus.
  React.useEffect(() => {
    if (navigation === undefined || isAsking) return
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the navigation is consumed
    block(undefined)
    confirm(false)
    if (!isConfirmed && onceSaved === "stay") return
    const closed = () => {
      passing.current = false
    }
    passing.current = true
    const navigated = navigation.go()
    if (navigated === undefined) closed()
    else navigated.then(closed, closed)
  }, [isAsking, isConfirmed, onceSaved, navigation])
  return { isAsking, leave: () => confirm(navigation !== undefined), stay: () => block(undefined) }
}

/** The navigation that the user started. A traversal of the history is asynchronous. */
interface PendingNavigation {
  readonly go: () => Promise<unknown> | undefined
}

const historyOf = (page: { readonly navigation?: Navigation }): Navigation | undefined => page.navigation

// The browser itself asks the user before it navigates to another document.
const isBack = ({ destination, hashChange, navigationType }: NavigateEvent): boolean =>
  navigationType === "traverse" && destination.sameDocument && !hashChange

// A link that opens elsewhere, or that points to another place on this page, loses no changes.
const linkOf = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (link === null || link.href === "" || event.button !== 0 || event.defaultPrevented) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  if (link.hasAttribute("download") || !["", "_self"].includes(link.target)) return undefined
  const [there, here] = [new URL(link.href), new URL(location.href)]
  const isSamePage = there.origin + there.pathname + there.search === here.origin + here.pathname + here.search
  return isSamePage && there.hash !== "" ? undefined : link
}
