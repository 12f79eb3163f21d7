/**
 * Layers of a client: over `fetch` or over any handler of web requests, with all services or only those that a program
 * needs.
 *
 * @since 0.1.0
 */
import * as Config from "effect/Config"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import type { HttpClient } from "effect/http/HttpClient"
import * as Layer from "effect/Layer"
import * as Authorization from "./auth/Authorization.ts"
import * as ExternalLogin from "./auth/ExternalLogin.ts"
import * as Graphql from "./auth/Graphql.ts"
import * as Members from "./auth/Members.ts"
import * as Mfa from "./auth/Mfa.ts"
import * as Passwords from "./auth/Passwords.ts"
import * as Recovery from "./auth/Recovery.ts"
import * as RedirectSessions from "./auth/RedirectSessions.ts"
import * as SilentLogin from "./auth/SilentLogin.ts"
import * as Verification from "./auth/Verification.ts"
import * as Aggregates from "./data/aggregate/Aggregates.ts"
import * as BulkItems from "./data/bulk/BulkItems.ts"
import * as Items from "./data/item/Items.ts"
import * as Queries from "./data/query/Queries.ts"
import * as References from "./data/item/References.ts"
import * as Search from "./data/query/Search.ts"
import * as AuthorizedFetch from "./session/AuthorizedFetch.ts"
import * as Frame from "./session/Frame.ts"
import * as SiteStorage from "./session/SiteStorage.ts"
import * as TabLock from "./session/TabLock.ts"
import * as Tokens from "./session/Tokens.ts"
import * as TokenStore from "./session/TokenStore.ts"
import * as WakeEvents from "./session/WakeEvents.ts"
import type { Credential } from "./transport/internal/Credential.ts"
import * as Exchange from "./transport/internal/Exchange.ts"
import * as Settings from "./transport/Settings.ts"
import * as Transport from "./transport/Transport.ts"

/** The options of a client: its settings and its storage. */
export interface Options extends Settings.Options {
  /** The storage of the tokens. The browser's local storage by default, or memory if there is no document. */
  readonly storage?: TokenStore.WebStorage
}

/** The services of a client that signs members in. */
export type AuthServices =
  | Settings.Settings
  | Tokens.Tokens
  | Members.Members
  | Authorization.Authorization
  | SilentLogin.SilentLogin

/** The services of a client that reads and writes collections. */
export type DataServices = Settings.Settings | Tokens.Tokens | Items.Items | Queries.Queries

/** The services of accounts, in addition to signing in and out. */
export type AccountServices =
  | ExternalLogin.ExternalLogin
  | Graphql.Graphql
  | Mfa.Mfa
  | Passwords.Passwords
  | Recovery.Recovery
  | RedirectSessions.RedirectSessions
  | Verification.Verification

/** The services of collections, in addition to items and queries. */
export type CollectionServices = Aggregates.Aggregates | BulkItems.BulkItems | References.References | Search.Search

/** All services of a client. */
export type Services =
  | AuthServices
  | AccountServices
  | DataServices
  | CollectionServices
  | AuthorizedFetch.AuthorizedFetch

/** The services that a client requires: a network, storages, a lock across tabs, wake events, and hidden frames. */
export type Environment =
  | HttpClient
  | TokenStore.TokenStore
  | SiteStorage.SiteStorage
  | TabLock.TabLock
  | WakeEvents.WakeEvents
  | Frame.Frame

/**
 * The internal services of a client, for layers that extend it: `PreWarm.layer`, the layer of a captcha,
 * `HandOver.layer`. Only applications that use these layers load them.
 */
export type Parts =
  | Credential
  | Exchange.Exchange
  | Transport.Transport
  | Exclude<Environment, HttpClient | TokenStore.TokenStore>

// Functions instead of constants, so that a bundle contains only the layers that it uses.
const call = <R>(exchange: ExchangeLayer<R>) =>
  Transport.layer.pipe(Layer.provideMerge(Tokens.layer), Layer.provideMerge(exchange))

type ExchangeLayer<R> = Layer.Layer<Exchange.Exchange, never, Settings.Settings | R>

const auth = <R>(exchange: ExchangeLayer<R>) =>
  Members.layer.pipe(
    Layer.provideMerge(SilentLogin.layer),
    Layer.provideMerge(Authorization.layer),
    Layer.provideMerge(call(exchange))
  )

const data = <R>(exchange: ExchangeLayer<R>) =>
  Layer.mergeAll(Items.layer, Queries.layer).pipe(Layer.provideMerge(call(exchange)))

const whole = <R>(exchange: ExchangeLayer<R>) =>
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
    Layer.provideMerge(call(exchange))
  )

/** Creates a layer with all services of a client over a custom environment. */
export const layerNoDeps = (options: Settings.Options): Layer.Layer<Services | Parts, never, Environment> =>
  Layer.merge(
    over(() => whole(Exchange.layer), options),
    environmentServices
  )

/**
 * Creates a layer with all services of a client over `fetch`, with the tokens in the browser's local storage by
 * default. Throws `InvalidSettings` immediately.
 */
export const layer = (options: Options): Layer.Layer<Services | Parts> =>
  Layer.provideMerge(
    live(() => whole(Exchange.layerFetch), options),
    Frame.layer
  )

/**
 * Creates a layer with the services that sign members in and out. Other services of accounts are added as layers, so
 * that a sign-in page does not load them.
 *
 * **Example** (Adding password recovery)
 *
 * ```ts
 * import * as Client from "@portico/client/Client"
 * import * as Recovery from "@portico/client/auth/Recovery"
 * import * as Layer from "effect/Layer"
 *
 * const client = Recovery.layer.pipe(
 *   Layer.provideMerge(Client.layerAuth({ clientId: "shop", host: "https://api.example" }))
 * )
 * ```
 *
 * **Example** (Adding items and queries, without the other services of collections)
 *
 * ```ts
 * import * as Client from "@portico/client/Client"
 * import * as Items from "@portico/client/data/Items"
 * import * as Queries from "@portico/client/data/Queries"
 * import * as Layer from "effect/Layer"
 *
 * const client = Layer.mergeAll(Items.layer, Queries.layer).pipe(
 *   Layer.provideMerge(Client.layerAuth({ clientId: "shop", host: "https://api.example" }))
 * )
 * ```
 */
export const layerAuth = (options: Options): Layer.Layer<AuthServices | Parts> =>
  Layer.provideMerge(
    live(() => auth(Exchange.layerFetch), options),
    Frame.layer
  )

/**
 * Creates a layer with the services that read and write collections, without sign-in. Calls run as the member or
 * visitor of the stored tokens.
 */
export const layerData = (options: Options): Layer.Layer<DataServices | Exclude<Parts, Frame.Frame>> =>
  live(() => data(Exchange.layerFetch), options)

/**
 * Creates the same layer as `layer`, with its options read from the configuration. Fails with `InvalidSettings` instead
 * of throwing it.
 */
export const layerConfig = (
  options: Config.Wrap<Options>
): Layer.Layer<Services | Parts, Config.ConfigError | Settings.InvalidSettings> =>
  Layer.unwrap(
    Effect.gen(function* () {
      const read = yield* Config.unwrap(options)
      yield* Effect.fromResult(Settings.parse(read))
      return layer(read)
    })
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
    over(() => whole(Exchange.layerFetch), { ...options, clientId, host }).pipe(
      Layer.provideMerge(
        Layer.mergeAll(
          storage === undefined ? SiteStorage.layerMemory : SiteStorage.layerStorage(clientId, () => storage),
          storage === undefined ? TabLock.layerMemory : Layer.succeed(TabLock.TabLock, TabLock.shared(storage)),
          WakeEvents.layer,
          Frame.layer
        )
      ),
      Layer.provide([
        Layer.succeed(FetchHttpClient.Fetch, (input, init) => handler(new Request(input, init))),
        storage === undefined ? TokenStore.layerMemory : TokenStore.layerStorage(clientId, () => storage)
      ])
    )
  )

const live = <A, R>(services: () => Layer.Layer<A, never, R>, { storage, ...options }: Options) =>
  over(services, options).pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        storage === undefined
          ? SiteStorage.layer(options.clientId)
          : SiteStorage.layerStorage(options.clientId, () => storage),
        storage === undefined ? TabLock.layer : TabLock.layerStorage(storage),
        WakeEvents.layer
      )
    ),
    Layer.provide(
      storage === undefined
        ? TokenStore.layer(options.clientId)
        : TokenStore.layerStorage(options.clientId, () => storage)
    )
  )

const over = <A, R>(
  services: () => Layer.Layer<A, never, Settings.Settings | R>,
  options: Settings.Options
): Layer.Layer<A | Settings.Settings, never, Exclude<R, Settings.Settings>> => {
  const settings = Settings.layer(options)
  return isolated(() => Layer.provideMerge(services(), settings))
}

type EnvironmentService = Exclude<Parts, Credential | Exchange.Exchange | Transport.Transport>

// Exposes the services of a custom environment that layers over the client require.
const environmentServices = Layer.effectContext(
  Effect.map(
    Effect.context<EnvironmentService>(),
    Context.pick(SiteStorage.SiteStorage, TabLock.TabLock, WakeEvents.WakeEvents, Frame.Frame)
  )
)

// Layers of the same build are memoized and shared. Two clients must not share them, because each has its own session
// and network.
const isolated = <A, R>(build: () => Layer.Layer<A, never, R>): Layer.Layer<A, never, R> =>
  Layer.suspend(() => Layer.fresh(build()))
