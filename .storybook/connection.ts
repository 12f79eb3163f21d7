import type { Handler } from "@portico/testing/MovableClock"
import { environment } from "./environment.ts"

/** The speed of requests and responses, and whether they succeed. */
export type Speed = "fast" | "slow" | "offline"

/** The options of the toolbar. */
export const speeds = ["fast", "slow", "offline"] as const satisfies ReadonlyArray<Speed>

/** The duration of a small response over a slow mobile connection. */
const slowMillis = 2000

let speed: Speed = "fast"

// The property that pages read to check the connection.
const updateNavigator = (): void =>
  void Object.defineProperty(navigator, "onLine", { configurable: true, get: () => speed !== "offline" })

/** Sets the connection of a starting story, without notifying the page. */
export const startAt = (start: Speed): void => {
  speed = start
  updateNavigator()
}

/** Changes the connection while a story runs, and notifies its page as a browser does. */
export const connect = (next: Speed): void => {
  const wasOffline = speed === "offline"
  startAt(next)
  if (wasOffline === (next === "offline")) return
  for (const window of [globalThis, environment().tab.window])
    window.dispatchEvent(new Event(wasOffline ? "online" : "offline"))
}

/** Sends a request over the simulated connection. */
export const fetchOverConnection: Handler = async (request) => {
  if (speed === "slow") await new Promise((resolve) => setTimeout(resolve, slowMillis))
  if (speed === "offline") throw new TypeError("Failed to fetch")
  return fetch(request)
}
