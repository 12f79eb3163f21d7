/**
 * A storage that the tabs of one browser share: who writes hears nothing, the others hear it in an event of their window.
 *
 * @since 0.1.0
 */
import type { WebStorage } from "@portico/client/session/TokenStore"
import * as Environment from "./internal/Environment.ts"
import { soon } from "./MovableClock.ts"

/** What a tab sees of its browser's storage. */
export interface TabStorage {
  readonly storage: WebStorage
  /** The tab's window. It is told of what the other tabs store, and may be told of anything else. */
  readonly window: EventTarget
  /** Takes the tab out: it hears no more. */
  readonly close: () => void
}

/**
 * Makes a browser's storage. Each call of what it gives opens a tab.
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

/** A window's view of values that other windows see too. Without a window of its own, all of them are told. */
export const storageOf = (values: WebStorage, windows: ReadonlySet<EventTarget>, own?: EventTarget): WebStorage => {
  const tell = (key: string, newValue: string | null): void => {
    for (const window of windows) {
      if (window !== own) soon(() => window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue })))
    }
  }
  const write = (key: string, value: string | null): void => {
    if (values.getItem(key) === value) return
    if (value === null) values.removeItem(key)
    else values.setItem(key, value)
    tell(key, value)
  }
  return {
    getItem: (key) => values.getItem(key),
    setItem: (key, value) => write(key, value),
    removeItem: (key) => write(key, null)
  }
}
