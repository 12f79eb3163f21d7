/**
 * Storage that the tabs of one browser share. As in a browser, a write dispatches a `storage` event to the windows of
 * all other tabs.
 *
 * @since 0.1.0
 */
import type { WebStorage } from "@portico/client/session/TokenStore"
import * as Environment from "./internal/Environment.ts"
import { soon } from "./MovableClock.ts"

/** The storage of a browser, as one tab uses it. */
export interface TabStorage {
  readonly storage: WebStorage
  /** The tab's window. It receives the `storage` events of other tabs. Tests may dispatch any other event to it. */
  readonly window: EventTarget
  /** Closes the tab. It no longer receives events. */
  readonly close: () => void
}

/**
 * Creates the storage of a browser. Returns a function that opens a tab.
 *
 * **Example** (Two tabs)
 *
 * ```ts
 * import * as TabStorage from "@portico/testing/TabStorage"
 *
 * const open = TabStorage.make()
 * const first = open()
 * const second = open()
 * second.window.addEventListener("storage", () => console.log(second.storage.getItem("basket")))
 * first.storage.setItem("basket", "emma")
 * ```
 */
export const make = (): (() => TabStorage) => {
  const values = Environment.makeStorage()
  const windows = new Set<EventTarget>()
  return () => {
    const window = new EventTarget()
    windows.add(window)
    return { storage: storageOf(values, windows, window), window, close: () => void windows.delete(window) }
  }
}

/** Returns the shared storage as one window uses it. A write notifies all windows except `own`. */
export const storageOf = (values: WebStorage, windows: ReadonlySet<EventTarget>, own?: EventTarget): WebStorage => {
  const notify = (key: string, newValue: string | null): void => {
    for (const window of windows) {
      if (window !== own) soon(() => window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue })))
    }
  }
  const write = (key: string, value: string | null): void => {
    if (values.getItem(key) === value) return
    if (value === null) values.removeItem(key)
    else values.setItem(key, value)
    notify(key, value)
  }
  return {
    getItem: (key) => values.getItem(key),
    setItem: (key, value) => write(key, value),
    removeItem: (key) => write(key, null)
  }
}
