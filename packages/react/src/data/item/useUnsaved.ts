"use client"
import * as React from "react"

/** The guard of a form with changes that were not saved. */
export interface UnsavedGuard {
  /** Whether a person is asked just now whether to leave. */
  readonly isAsking: boolean
  readonly leave: () => void
  readonly stay: () => void
}

/**
 * Keeps a person from losing what was not saved: the browser asks before the page is closed or reloaded, and `isAsking`
 * is told when a link of the page is followed. Whoever moves about without links asks `isDirty` of the form.
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
export const useUnsaved = (isDirty: boolean): UnsavedGuard => {
  const [link, hold] = React.useState<HTMLAnchorElement>()
  const passing = React.useRef(false)
  React.useEffect(() => {
    if (!isDirty) return
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!passing.current) event.preventDefault()
    }
    // Before any router hears of it.
    const onClick = (event: MouseEvent) => {
      const found = passing.current ? undefined : linkOf(event)
      if (found === undefined) return
      event.preventDefault()
      event.stopPropagation()
      hold(found)
    }
    addEventListener("beforeunload", onUnload)
    document.addEventListener("click", onClick, true)
    return () => {
      removeEventListener("beforeunload", onUnload)
      document.removeEventListener("click", onClick, true)
    }
  }, [isDirty])
  return {
    isAsking: link !== undefined,
    stay: () => hold(undefined),
    leave: () => {
      hold(undefined)
      passing.current = true
      link?.click()
      passing.current = false
    }
  }
}

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
