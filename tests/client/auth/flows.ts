import * as Authorization from "@portico/client/auth/Authorization"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { now, plain, storeOf } from "../session/session.ts"
import { granted, network, type Sent } from "../transport/network.ts"
import { auth, redirectSession } from "./auth.ts"

export const callback = "https://shop.example/callback"

interface Asked {
  readonly state: string
  readonly codeChallenge: string
  readonly redirectUri: string
  readonly responseMode: string
}

interface Grant {
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri?: string
}

/** A browser whose tabs share their storage, and a provider that records its requests. */
export const browser = (tokens = () => granted("MEMBER", "MEMBER-REFRESH", 3600)) => {
  const asked: Array<Asked> = []
  const grants: Array<Grant> = []
  const net = network(({ body, path }: Sent) => {
    if (path === "/oauth2/token") {
      grants.push(body as Grant)
      return tokens()
    }
    asked.push((body as { readonly auth: { readonly authRequest: Asked } }).auth.authRequest)
    return redirectSession()
  })
  const texts = new Map<string, string>()
  // Another tab may run between any two uses.
  const later = <A>(use: () => A) => Effect.andThen(Effect.yieldNow, Effect.sync(use))
  const storage: SiteStorage.SiteStorageShape = {
    read: (name) => later(() => texts.get(name)),
    write: (name, text) => later(() => void texts.set(name, text)),
    remove: (name) => later(() => void texts.delete(name))
  }
  const store = storeOf(plain("ACCESS", now + 90_000, "REFRESH", "visitor"))
  const around = Layer.merge(Layer.succeed(SiteStorage.SiteStorage, storage), WakeEvents.layerNone)
  const tab = () =>
    Layer.merge(auth(net, store, undefined, undefined, around), Layer.succeed(TabLock.TabLock, TabLock.shared(storage)))
  const inTab = <A, E>(program: Effect.Effect<A, E, Layer.Success<ReturnType<typeof tab>>>) =>
    Effect.provide(program, tab())
  /** Begins a sign-in in a new tab and returns its state. */
  const begin = (originalUri: string) =>
    Effect.map(inTab(Authorization.begin({ originalUri, redirectUri: callback })), () => asked.at(-1)?.state ?? "")
  const complete = (state: string, code = "CODE") =>
    inTab(Authorization.complete(`${callback}#code=${code}&state=${state}`))
  return { asked, begin, complete, grants, inTab, store, texts }
}
