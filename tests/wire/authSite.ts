import { Members } from "@portico/client/auth/Members"
import { lastRunName } from "@portico/client/auth/PreWarm"
import * as Client from "@portico/client/Client"
import { SiteStorage } from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import { MemberLogins } from "../../packages/client/src/auth/internal/MemberLogins.ts"
import * as SiteRuntime from "../../packages/client/src/site/internal/SiteRuntime.ts"
import * as SiteAuth from "../../packages/client/src/site/internal/SiteAuth.ts"
import { make } from "../../packages/client/src/site/internal/SiteAuthOnDemand.ts"
import { layerNone as noCaptcha } from "../../packages/client/src/site/internal/SiteAuthCaptcha.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import type { frameOf } from "../client/auth/auth.ts"
import { now, type Store } from "../client/session/session.ts"
import type { Case } from "./authCases.ts"
import { type Fetch, hosts } from "./network.ts"

const preWarmKey = "wixRedirectSessionLastPreWarm"

/** Returns the contents of the reference client's local storage under the names of this client. */
const textsOf = ({ storage = {} }: Case["input"]): Map<string, string> => {
  const last = storage[preWarmKey]
  const [, milliseconds] = /^now-(\d+)$/.exec(last ?? "") ?? []
  return new Map(
    last === undefined
      ? []
      : [[lastRunName, milliseconds === undefined ? last : String(now * 1000 - Number(milliseconds))]]
  )
}

/** Opens the `auth` calls of a site over a network, a token store and a frame, until the scope is closed. */
export const open = Effect.fnUntraced(function* (
  { id, input }: Case,
  fetch: Fetch,
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
  }).pipe(
    Layer.provide([
      FetchHttpClient.layer.pipe(Layer.provide(Layer.succeed(FetchHttpClient.Fetch, fetch))),
      store.layer,
      frame.layer,
      storage,
      TabLock.layerMemory,
      WakeEvents.layerNone
    ])
  )
  const services = Layer.effect(MemberLogins, Members).pipe(Layer.provideMerge(client))
  const runtime = yield* Effect.acquireRelease(
    Effect.sync(() => SiteRuntime.make(services.pipe(Layer.provideMerge(Layer.succeed(Clock.Clock, clock))))),
    (runtime) => Effect.promise(() => runtime.dispose())
  )
  return { auth: SiteAuth.make(runtime, async () => make, noCaptcha), run: runtime.run }
})
