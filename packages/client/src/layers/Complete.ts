/**
 * Layers of a client with all services: over `fetch`, or over a handler of web requests.
 *
 * @since 0.1.0
 */
import * as Layer from "effect/Layer"
import * as Authorization from "../auth/Authorization.ts"
import * as ExternalLogin from "../auth/ExternalLogin.ts"
import * as Graphql from "../auth/Graphql.ts"
import * as Members from "../auth/Members.ts"
import * as Mfa from "../auth/Mfa.ts"
import * as Passwords from "../auth/Passwords.ts"
import * as Recovery from "../auth/Recovery.ts"
import * as RedirectSessions from "../auth/RedirectSessions.ts"
import * as SilentLogin from "../auth/SilentLogin.ts"
import * as Verification from "../auth/Verification.ts"
import * as Aggregates from "../data/aggregate/Aggregates.ts"
import * as BulkItems from "../data/bulk/BulkItems.ts"
import * as Items from "../data/item/Items.ts"
import * as References from "../data/item/References.ts"
import * as Queries from "../data/query/Queries.ts"
import * as Search from "../data/query/Search.ts"
import * as AuthorizedFetch from "../session/AuthorizedFetch.ts"
import * as Frame from "../session/Frame.ts"
import * as SiteStorage from "../session/SiteStorage.ts"
import * as TabLock from "../session/TabLock.ts"
import * as TokenStore from "../session/TokenStore.ts"
import * as WakeEvents from "../session/WakeEvents.ts"
import { Fetch } from "../transport/internal/FetchReferences.ts"
import * as Exchange from "../transport/internal/Exchange.ts"
import { withSession, type ExchangeLayer, isolated, withBrowser, withSettings } from "./Composition.ts"
import type { Options, Parts, Services } from "./Services.ts"

/**
 * Creates a layer with all services of a client over `fetch`, with the tokens in the browser's local storage by
 * default. Throws `InvalidSettings` immediately.
 */
export const layer = (options: Options): Layer.Layer<Services | Parts> =>
  Layer.provideMerge(
    withBrowser(() => services(Exchange.layerFetch), options),
    Frame.layer
  )

/**
 * Creates a layer with all services of a client over a handler of web requests instead of a network. The tokens are in
 * memory unless `storage` is set.
 *
 * **Example** (Simulating an offline client)
 *
 * ```ts
 * import * as Client from "@portico/client/Client"
 *
 * const offline = Client.layerHandler(() => Promise.reject(new TypeError("offline")))
 * ```
 */
export const layerHandler = (
  handler: (request: Request) => Promise<Response>,
  { clientId = "portico", host = "http://portico.test", storage, ...options }: Partial<Options> = {}
): Layer.Layer<Services | Parts> =>
  isolated(() =>
    withSettings(() => services(Exchange.layerFetch), { ...options, clientId, host }).pipe(
      Layer.provideMerge(
        Layer.mergeAll(
          storage === undefined ? SiteStorage.layerMemory : SiteStorage.layerStorage(clientId, () => storage),
          storage === undefined ? TabLock.layerMemory : Layer.succeed(TabLock.TabLock, TabLock.shared(storage)),
          WakeEvents.layer,
          Frame.layer
        )
      ),
      Layer.provide([
        Layer.succeed(Fetch, (input, init) => handler(new Request(input, init))),
        storage === undefined ? TokenStore.layerMemory : TokenStore.layerStorage(clientId, () => storage)
      ])
    )
  )

/** Adds all services of a client to a layer that sends requests. */
export const services = <R>(exchange: ExchangeLayer<R>) =>
  Layer.mergeAll(
    Members.layer,
    ExternalLogin.layer,
    Graphql.layer,
    Mfa.layer,
    Passwords.layer,
    Recovery.layer,
    RedirectSessions.layer,
    Verification.layer,
    Items.layer,
    Queries.layer,
    Aggregates.layer,
    BulkItems.layer,
    References.layer,
    Search.layer,
    AuthorizedFetch.layer
  ).pipe(
    Layer.provideMerge(SilentLogin.layer),
    Layer.provideMerge(Authorization.layer),
    Layer.provideMerge(withSession(exchange))
  )
