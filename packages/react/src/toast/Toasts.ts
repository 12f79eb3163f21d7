"use client"
/**
 * The toasts of a page: short messages about finished operations, some of which can be undone.
 *
 * @since 0.1.0
 */
import type { Tone } from "../problem/Problem.ts"
import * as React from "react"

/** A short message about a finished operation. */
export interface Toast {
  /** The text that is shown and announced. */
  readonly message: string
  /** The severity. Default: `success`. A toast with `danger` stays until the user closes it. */
  readonly tone?: Tone | undefined
  /** A button in the toast. Pressing it closes the toast. */
  readonly action?: ToastAction | undefined
}

/** The button of a toast. */
export interface ToastAction {
  /** The text of the button. */
  readonly label: string
  /** Called when the user presses the button. The toast closes. */
  readonly onAction: () => void
}

/** The region that shows the toasts. */
export interface ToastSink {
  readonly add: (toast: Toast) => void
  readonly clear: () => void
}

/** The toasts of a page. They wait until the region that shows them has loaded. */
export interface ToastStore extends ToastSink {
  /** Connects the region, and passes the waiting toasts to it. Returns the function that disconnects it. */
  readonly connect: (region: ToastSink) => () => void
  /** The toasts that wait for the region. */
  readonly waiting: () => ReadonlyArray<Toast>
  /** Calls `notify` when the array of waiting toasts changes. */
  readonly subscribe: (notify: () => void) => () => void
}

/** Creates the store of a page's toasts. */
export const makeToasts = (): ToastStore => {
  const listeners = new Set<() => void>()
  let region: ToastSink | undefined
  let waiting: ReadonlyArray<Toast> = []
  const wait = (toasts: ReadonlyArray<Toast>) => {
    waiting = toasts
    for (const notify of listeners) notify()
  }
  return {
    add: (toast) => (region === undefined ? wait([...waiting, toast]) : region.add(toast)),
    clear: () => {
      if (waiting.length > 0) wait([])
      region?.clear()
    },
    connect: (next) => {
      region = next
      for (const toast of waiting) next.add(toast)
      wait([])
      return () => {
        if (region === next) region = undefined
      }
    },
    waiting: () => waiting,
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    }
  }
}

/** The toasts of the page, or `undefined` outside a `ClientProvider`. */
export const ToastContext = React.createContext<Pick<ToastStore, "add" | "clear"> | undefined>(undefined)

/**
 * Returns the function that shows a toast, or `undefined` outside a `ClientProvider`. The region of the toasts is loaded
 * with the first one.
 *
 * **Example** (After a copy)
 *
 * ```tsx
 * import { useToast } from "@portico/react"
 *
 * export function Copy({ text }: { readonly text: string }) {
 *   const toast = useToast()
 *   const copy = () => navigator.clipboard.writeText(text).then(() => toast?.({ message: "Copied." }))
 *   return (
 *     <button onClick={copy} type="button">
 *       Copy
 *     </button>
 *   )
 * }
 * ```
 */
export const useToast = (): ((toast: Toast) => void) | undefined => React.use(ToastContext)?.add
