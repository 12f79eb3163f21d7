import type * as Client from "@portico/client/Client"
import type { WakeEvent } from "@portico/client/session/WakeEvents"
import * as Mock from "@portico/testing/Mock"
import * as TabStorage from "@portico/testing/TabStorage"
import * as Effect from "effect/Effect"
import { environment } from "./environment.ts"

/**
 * Runs a program in another tab of the story's browser: the same storage and provider, and its own client. The story's
 * tab receives storage events as in a browser. The tab is closed when the program ends.
 */
export const otherTab = <A, E>(program: Effect.Effect<A, E, Client.Services | Client.Parts>): Promise<A> => {
  const { openTab, clientOptions } = environment()
  const { close, storage, window } = openTab()
  const layer = Mock.layerMock({ ...clientOptions, storage, window })
  return Effect.runPromise(Effect.provide(program, layer)).finally(close)
}

/** Runs a program on another device of the same user: the same provider, and nothing else in common. */
export const otherDevice = <A, E>(program: Effect.Effect<A, E, Client.Services | Client.Parts>): Promise<A> => {
  const { close, storage, window } = TabStorage.make()()
  const layer = Mock.layerMock({ ...environment().clientOptions, storage, window })
  return Effect.runPromise(Effect.provide(program, layer)).finally(close)
}

/** Notifies the story's tab that the network is back, or that the tab is visible or has the focus again. */
export const dispatchWakeEvent = (event: WakeEvent): void =>
  void environment().tab.window.dispatchEvent(new Event(event === "visible" ? "visibilitychange" : event))
