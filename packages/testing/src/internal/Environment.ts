/**
 * What a client runs on where there is no browser and no network: a handler of web requests, tokens in memory, and
 * hidden frames that fetch their page.
 *
 * @since 0.1.0
 */
import type { Environment } from "@portico/client/Client"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TabLock from "@portico/client/session/TabLock"
import * as TokenStore from "@portico/client/session/TokenStore"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as Bookshop from "../scenarios/Bookshop.ts"
import * as PageFrame from "./PageFrame.ts"

/** Answers requests the way a provider does. */
export type Handler = (request: Request) => Promise<Response>

/** How an environment differs from a fresh one. */
export interface Options {
  /** The client id that tokens are kept under. The bookshop's by default. */
  readonly clientId?: string
  /** Where tokens are kept: two clients on one storage are two visits with one browser. Memory by default. */
  readonly storage?: TokenStore.WebStorage
  /** What the tabs of one browser share to keep apart. By default that of the storage. */
  readonly lock?: TabLock.TabLockShape
  /** Tells the client of other tabs' storage and of its page's waking, by a window's events. Nothing by default. */
  readonly window?: EventTarget
  /** Origin of the page that holds the hidden frames: the provider's own by default. */
  readonly pageOrigin?: string
}

/** An environment over a handler. */
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
  // For the client's own requests, and for those of the application (`AuthorizedFetch`).
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

/** A web storage that is gone with the program. */
export const makeStorage = (): TokenStore.WebStorage => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key)
  }
}
