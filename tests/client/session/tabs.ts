import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import { layer as tokensLayer, type Tokens } from "@portico/client/session/Tokens"
import * as TokenStore from "@portico/client/session/TokenStore"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import type { Credential } from "../../../packages/client/src/transport/internal/Credential.ts"
import * as HttpClientNetwork from "../../../packages/client/src/transport/internal/HttpClientNetwork.ts"
import * as Settings from "@portico/client/transport/Settings"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import type { Network } from "../transport/network.ts"
import { now, type Plain } from "./session.ts"

const key = "portico.tokens.CLIENT"

/** A tab that runs programs with its client, and its window. */
export interface Tab {
  readonly run: <A, E>(program: Effect.Effect<A, E, Tokens | Credential>) => Effect.Effect<A, E>
  readonly window: EventTarget
}

/** A browser whose tabs share a storage and a lock. Tabs receive storage events when the test delivers them. */
export const browser = (net: Network, initial?: Plain, lock: TabLock.TabLockShape = TabLock.make(10_000)) => {
  const texts = new Map<string, string>(initial === undefined ? [] : [[key, JSON.stringify(initial)]])
  const windows = new Set<EventTarget>()
  let late: ReadonlyArray<() => void> = []

  const storageOf = (own: EventTarget): TokenStore.WebStorage => {
    const tell = (name: string, newValue: string | null) => {
      late = [
        ...late,
        ...Array.from(windows, (window) => () => {
          if (window !== own) window.dispatchEvent(Object.assign(new Event("storage"), { key: name, newValue }))
        })
      ]
    }
    return {
      getItem: (name) => texts.get(name) ?? null,
      setItem: (name, text) => {
        texts.set(name, text)
        tell(name, text)
      },
      removeItem: (name) => {
        if (texts.delete(name)) tell(name, null)
      }
    }
  }

  const open = Effect.gen(function* () {
    const window = new EventTarget()
    const storage = storageOf(window)
    windows.add(window)
    const context = yield* Layer.build(
      tokensLayer.pipe(
        Layer.provideMerge(HttpClientNetwork.layer),
        Layer.provideMerge(Settings.layer({ clientId: "CLIENT", host: "https://api.example" })),
        Layer.provide([
          net.layer,
          TokenStore.layerStorage("CLIENT", () => storage, window),
          SiteStorage.layerStorage("CLIENT", () => storage),
          Layer.succeed(TabLock.TabLock, lock),
          WakeEvents.layerWindow(window)
        ])
      )
    )
    return { window, run: (program) => Effect.provide(program, context) } satisfies Tab
  })

  return {
    open: Effect.andThen(begun, open),
    /** Delivers all pending storage events to the other tabs. */
    deliver: Effect.sync(() => {
      const due = late
      late = []
      for (const tell of due) tell()
    }),
    /** Stores tokens from a tab without its client. */
    put: (tab: Tab, tokens: unknown) => Effect.sync(() => storageOf(tab.window).setItem(key, JSON.stringify(tokens))),
    stored: (): (Plain & { readonly session?: string }) | undefined => {
      const text = texts.get(key)
      return text === undefined ? undefined : JSON.parse(text)
    }
  }
}

// The first tab opens at `now`, later ones at the current time.
const begun = TestClock.testClockWith((clock) =>
  clock.currentTimeMillisUnsafe() < now * 1000 ? clock.setTime(now * 1000) : Effect.void
)
