import { Members } from "@portico/client/auth/Members"
import { SiteStorage } from "@portico/client/session/SiteStorage"
import type { Tokens } from "@portico/client/session/Tokens"
import { WakeEvents, type WakeEvent } from "@portico/client/session/WakeEvents"
import type * as Settings from "@portico/client/transport/Settings"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { member, now, type Store, storeOf } from "../session/session.ts"
import type { Network } from "../transport/network.ts"
import { auth } from "./auth.ts"

/** A browser with the storage of its pages and a function that wakes them. */
export const browser = () => {
  const texts = new Map<string, string>()
  const wakings = Effect.runSync(Queue.unbounded<WakeEvent>())
  const page = Layer.merge(
    Layer.succeed(SiteStorage, {
      read: (name) => Effect.sync(() => texts.get(name)),
      write: (name, text) => Effect.sync(() => void texts.set(name, text)),
      remove: (name) => Effect.sync(() => void texts.delete(name))
    }),
    Layer.succeed(WakeEvents, { changes: Stream.fromQueue(wakings) })
  )
  /** Returns the access tokens of the stored logouts. */
  const waiting = (): ReadonlyArray<string> =>
    (JSON.parse(texts.get("logouts") ?? "[]") as ReadonlyArray<{ readonly value: string }>).map(({ value }) => value)
  return { page, texts, waiting, wake: (waking: WakeEvent) => Queue.offer(wakings, waking) }
}

/** A browser. */
export type Browser = ReturnType<typeof browser>

/** Runs a page of a browser and lets its background work finish before it closes the page. */
export const visit = <A, E>(
  { page }: Browser,
  net: Network,
  program: Effect.Effect<A, E, Members | Tokens>,
  store: Store = storeOf(member),
  options: Partial<Settings.Options> = {}
) =>
  program.pipe(
    Effect.tap(() => TestClock.adjust("2 seconds")),
    Effect.provide(auth(net, store, undefined, options, page)),
    Effect.scoped
  )

/** Logs out and returns the result. */
export const logout = Effect.result(Members.use((members) => members.logout()))
/** A visit that does nothing. */
export const look = Effect.void
/** Sets the clock to the start time of the tests. */
export const start = TestClock.setTime(now * 1000)
