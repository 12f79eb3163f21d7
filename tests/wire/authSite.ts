import { lastRunName, layer as preWarm } from "@portico/client/auth/PreWarm"
import * as Client from "@portico/client/Client"
import { SiteStorage } from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import * as Wake from "@portico/client/session/Wake"
import * as Run from "@portico/client/site/Run"
import * as SiteAuth from "@portico/client/site/SiteAuth"
import { layerNone as noCaptcha } from "@portico/client/site/SiteAuthCaptcha"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import type { frameOf } from "../client/auth/auth.ts"
import { now, type Store } from "../client/session/session.ts"
import type { Network } from "../client/transport/network.ts"
import type { Case } from "./authCases.ts"

/** The origins that stand for the recorded hosts. */
export const hosts = { api: "https://api.example", edge: "https://edge.example" }

const preWarmKey = "wixRedirectSessionLastPreWarm"

/** What the reference client had in its local storage, as ours has it. */
const textsOf = ({ storage = {} }: Case["input"]): Map<string, string> => {
  const last = storage[preWarmKey]
  const [, milliseconds] = /^now-(\d+)$/.exec(last ?? "") ?? []
  return new Map(
    last === undefined
      ? []
      : [[lastRunName, milliseconds === undefined ? last : String(now * 1000 - Number(milliseconds))]]
  )
}

/** The sign-in half of a site, and what runs its effects, over a network, a store and a frame of a test's own, for as long as the scope is open. */
export const open = Effect.fnUntraced(function* (
  { id, input }: Case,
  net: Network,
  store: Store,
  frame: ReturnType<typeof frameOf>
) {
  const clock = yield* Clock.Clock
  const texts = textsOf(input)
  const storage = Layer.succeed(SiteStorage, {
    read: (name) => Effect.sync(() => texts.get(name)),
    write: (name, text) => Effect.sync(() => void texts.set(name, text)),
    remove: (name) => Effect.sync(() => void texts.delete(name))
  })
  const client = Client.layerNoDeps({
    clientId: "CLIENT",
    host: hosts.api,
    edgeHost: hosts.edge,
    ...(id === "auth.identity.register.full" ? { clientMetaData: { k: "v" } } : {})
  }).pipe(Layer.provide([net.layer, store.layer, frame.layer, storage, TabLock.layerMemory, Wake.layerNone]))
  const runtime = yield* Effect.acquireRelease(
    Effect.sync(() =>
      ManagedRuntime.make(
        Layer.merge(preWarm, noCaptcha).pipe(
          Layer.provideMerge(client),
          Layer.provideMerge(Layer.succeed(Clock.Clock, clock))
        )
      )
    ),
    (runtime) => Effect.promise(() => runtime.dispose())
  )
  const run = Run.make(runtime)
  return { auth: SiteAuth.make(run), run }
})
