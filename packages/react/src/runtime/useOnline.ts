"use client"
import * as React from "react"

/**
 * Returns whether the browser has a network connection. Returns `true` on a server. A connection does not mean that the
 * provider is reachable.
 *
 * **Example** (A line above a list)
 *
 * ```tsx
 * import { useOnline } from "@portico/react"
 *
 * export function Connection() {
 *   return <p aria-live="polite">{useOnline() ? "" : "You are offline: what you see may be old."}</p>
 * }
 * ```
 */
export const useOnline = (): boolean => React.useSyncExternalStore(subscribe, read, () => true)

const read = () => navigator.onLine

const subscribe = (notify: () => void) => {
  addEventListener("online", notify)
  addEventListener("offline", notify)
  return () => {
    removeEventListener("online", notify)
    removeEventListener("offline", notify)
  }
}
