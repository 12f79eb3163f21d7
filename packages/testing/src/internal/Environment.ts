/**
 * The environment of a client without a browser and a network: a handler of web requests, tokens in memory, and hidden
 * frames that fetch their page.
 *
 * @since 0.1.0
 */
import type { Environment } from "@portico/client/Client"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import * as TokenStore from "@portico/client/session/TokenStore"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import type { Seed } from "@portico/provider/Provider"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as Bookshop from "../scenarios/Bookshop.ts"
import * as PageFrame from "./PageFrame.ts"

/** A function that responds to requests as a provider does. */
export type Handler = (request: Request) => Promise<Response>

/** Options of an environment. */
export interface Options {
  /** The client id in the storage keys of tokens. That of the bookshop by default. */
  readonly clientId?: string
  /** The storage of tokens. Two clients with the same storage act as one browser. Memory by default. */
  readonly storage?: TokenStore.WebStorage
  /** The lock that the tabs of one browser share. By default the lock of the storage. */
  readonly lock?: TabLock.TabLockShape
  /** The window whose events notify the client of other tabs' writes and of page wake-ups. No window by default. */
  readonly window?: EventTarget
  /** The origin of the page that contains the hidden frames. The provider's own by default. */
  readonly pageOrigin?: string
}

/** Provides an environment whose requests are sent to a handler. */
export const layer = (
  handler: Handler,
  { clientId = Bookshop.clientId, lock, pageOrigin, storage, window }: Options = {}
): Layer.Layer<Environment> => {
  const send: Handler =
    pageOrigin === undefined
      ? handler
      : (request) => {
          const from = new Request(request)
          from.headers.set("origin", pageOrigin)
          return handler(from)
        }
  // Used by the client's own requests and by those of the application (`AuthorizedFetch`).
  const fetch = Layer.succeed(FetchHttpClient.Fetch, (input, init) => send(new Request(input, init)))
  return Layer.mergeAll(
    fetch,
    FetchHttpClient.layer.pipe(Layer.provide(fetch)),
    storage === undefined ? TokenStore.layerMemory : TokenStore.layerStorage(clientId, () => storage, window),
    storage === undefined ? SiteStorage.layerMemory : SiteStorage.layerStorage(clientId, () => storage),
    Layer.sync(TabLock.TabLock, () => lock ?? (storage === undefined ? TabLock.make() : TabLock.shared(storage))),
    window === undefined ? WakeEvents.layerNone : WakeEvents.layerWindow(window),
    PageFrame.layer(handler, pageOrigin)
  )
}

/** Returns the id of the first client of a seed. Without clients, returns that of the bookshop. */
export const clientIdOf = ({ clients }: Seed): string => clients?.[0]?.clientId ?? Bookshop.clientId

/** Creates an in-memory web storage. */
export const makeStorage = (): TokenStore.WebStorage => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key)
  }
}
