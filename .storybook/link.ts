import type { Handler } from "@portico/testing/MovableClock"
import { here } from "./place.ts"

/** How fast requests leave and answers come, and whether they do. */
export type Speed = "fast" | "slow" | "offline"

/** What the toolbar offers. */
export const speeds = ["fast", "slow", "offline"] as const satisfies ReadonlyArray<Speed>

/** As long as a small answer takes over a bad mobile connection. */
const slowMillis = 2000

let speed: Speed = "fast"

// What a page reads when it asks whether it is connected.
const showConnection = (): void =>
  void Object.defineProperty(navigator, "onLine", { configurable: true, get: () => speed !== "offline" })

/** Sets the connection of a story that begins, without a word to the page. */
export const startAt = (start: Speed): void => {
  speed = start
  showConnection()
}

/** Changes the connection while a story plays: its page is told as a browser tells it. */
export const connect = (next: Speed): void => {
  const wasOffline = speed === "offline"
  startAt(next)
  if (wasOffline === (next === "offline")) return
  for (const window of [globalThis, here().tab.window])
    window.dispatchEvent(new Event(wasOffline ? "online" : "offline"))
}

/** Carries a request as the connection allows. */
export const carry: Handler = async (request) => {
  if (speed === "slow") await new Promise((resolve) => setTimeout(resolve, slowMillis))
  if (speed === "offline") throw new TypeError("Failed to fetch")
  return fetch(request)
}
