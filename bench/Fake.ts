import * as Client from "@portico/client/Client"
import * as Frame from "@portico/client/session/Frame"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import { Tokens } from "@portico/client/session/Tokens"
import * as TokenStore from "@portico/client/session/TokenStore"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import type { TokenSet } from "@portico/contract/auth/Token"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Redacted from "effect/Redacted"

/** The state that the tabs of a browser share: a storage and a lock. */
export interface Browser {
  readonly storage: TokenStore.WebStorage
}

/** Creates a client whose `fetch` is a function of the benchmark, in its own runtime or in a browser tab. */
export const client = (
  fetch: typeof globalThis.fetch,
  browser?: Browser
): Layer.Layer<Client.Services | Client.Parts> =>
  Client.layerNoDeps({ clientId: "bench", host: "https://provider.test" }).pipe(
    Layer.provide([
      FetchHttpClient.layer.pipe(Layer.provide(Layer.succeed(FetchHttpClient.Fetch, fetch))),
      browser === undefined ? TokenStore.layerMemory : TokenStore.layerStorage("bench", () => browser.storage),
      SiteStorage.layerMemory,
      browser === undefined ? TabLock.layerMemory : Layer.succeed(TabLock.TabLock, TabLock.shared(browser.storage)),
      WakeEvents.layerNone,
      Frame.layer
    ])
  )

/** Returns tokens of a visitor that are valid for `seconds` from now. */
export const visitor = (seconds: number): TokenSet => tokens("visitor", seconds)

/** Returns tokens of a member that are valid for `seconds` from now. */
export const member = (seconds: number): TokenSet => tokens("member", seconds)

const tokens = (role: "visitor" | "member", seconds: number): TokenSet => ({
  accessToken: { value: Redacted.make("ACCESS"), expiresAt: Math.floor(Date.now() / 1000) + seconds },
  refreshToken: { value: Redacted.make("REFRESH"), role }
})

/** Returns a valid access token of the client. */
export const access = Tokens.use((tokens) => tokens.access)

/** Creates a client with tokens of a member that are valid for `seconds` from now. */
export const signedIn = async (fetch: typeof globalThis.fetch, seconds: number, browser?: Browser) => {
  const runtime = ManagedRuntime.make(client(fetch, browser))
  await runtime.runPromise(Tokens.use((tokens) => tokens.set(member(seconds))))
  return runtime
}
