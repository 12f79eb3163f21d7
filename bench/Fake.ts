import * as Client from "@portico/client/Client"
import * as Frame from "@portico/client/session/Frame"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import * as TokenStore from "@portico/client/session/TokenStore"
import * as Wake from "@portico/client/session/Wake"
import type { TokenSet } from "@portico/contract/auth/TokenSet"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

/** A client whose `fetch` is a function of the bench. */
export const client = (fetch: typeof globalThis.fetch): Layer.Layer<Client.Services> =>
  Client.layerNoDeps({ clientId: "bench", host: "https://provider.test" }).pipe(
    Layer.provide([
      FetchHttpClient.layer.pipe(Layer.provide(Layer.succeed(FetchHttpClient.Fetch, fetch))),
      TokenStore.layerMemory,
      SiteStorage.layerMemory,
      TabLock.layerMemory,
      Wake.layerNone,
      Frame.layer
    ])
  )

/** A visitor's tokens that are valid for so many seconds from now. */
export const visitor = (seconds: number): TokenSet => ({
  accessToken: { value: Redacted.make("ACCESS"), expiresAt: Math.floor(Date.now() / 1000) + seconds },
  refreshToken: { value: Redacted.make("REFRESH"), role: "visitor" }
})
