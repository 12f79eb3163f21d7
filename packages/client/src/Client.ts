/**
 * The client as layers: live over `fetch`, or over any handler of web requests; whole, or the half that a program needs.
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

/** The options of a live client. */
export interface Options extends Settings.Options {
  /** Where tokens are kept: the browser's local storage by default, memory elsewhere. */
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

/** The services that an account asks for besides signing in and out. */
export type AccountServices =
  | ExternalLogin.ExternalLogin
  | Graphql.Graphql
  | Mfa.Mfa
  | Passwords.Passwords
  | Recovery.Recovery
  | RedirectSessions.RedirectSessions
  | Verification.Verification

/** The services of collections besides items and queries. */
export type CollectionServices = Aggregates.Aggregates | BulkItems.BulkItems | References.References | Search.Search

/** Every service of a client. */
export type Services =
  | AuthServices
  | AccountServices
  | DataServices
  | CollectionServices
  | AuthorizedFetch.AuthorizedFetch

/** What a client runs on: a network, places to keep things, other tabs, a page that wakes and a way to open frames. */
export type Environment =
  | HttpClient
  | TokenStore.TokenStore
  | SiteStorage.SiteStorage
  | TabLock.TabLock
  | WakeEvents.WakeEvents
  | Frame.Frame

/**
 * What a client is made of, for parts that are laid over it: `PreWarm.layer`, a captcha's layer, `HandOver.layer`. Only
 * who uses them pays for them.
 */
export type Parts =
  | Credential
  | Exchange.Exchange
  | Transport.Transport
  | Exclude<Environment, HttpClient | TokenStore.TokenStore>

// Made when asked for, so that a bundle holds only the half that is used.
const call = <R>(exchange: ExchangeLayer<R>) =>
  Transport.layer.pipe(Layer.provideMerge(Tokens.layer), Layer.provideMerge(exchange))

type ExchangeLayer<R> = Layer.Layer<Exchange.Exchange, never, Settings.Settings | R>

const auth = <R>(exchange: ExchangeLayer<R>) =>
  Layer.mergeAll(Members.layer, SilentLogin.layer).pipe(
    Layer.provideMerge(Authorization.layer),
    Layer.provideMerge(call(exchange))
  )

const data = <R>(exchange: ExchangeLayer<R>) =>
  Layer.mergeAll(Items.layer, Queries.layer).pipe(Layer.provideMerge(call(exchange)))

const whole = <R>(exchange: ExchangeLayer<R>) =>
  Layer.mergeAll(
    Members.layer,
    SilentLogin.layer,
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
  ).pipe(Layer.provideMerge(Authorization.layer), Layer.provideMerge(call(exchange)))

/** Every service of a client over an environment of your own. */
export const layerNoDeps = (options: Settings.Options): Layer.Layer<Services | Parts, never, Environment> =>
  Layer.merge(
    over(() => whole(Exchange.layer), options),
    kept
  )

/** The client over `fetch`, with the tokens in the browser's local storage. Throws `InvalidSettings` at once. */
export const layer = (options: Options): Layer.Layer<Services | Parts> =>
  Layer.provideMerge(
    live(() => whole(Exchange.layerFetch), options),
    Frame.layer
  )

/**
 * The half that signs members in and out. What an account asks for besides is laid over it, so that a sign-in page does
 * not pay for it.
 *
 * **Example** (A page for a forgotten password)
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
 */
export const layerAuth = (options: Options): Layer.Layer<AuthServices | Parts> =>
  Layer.provideMerge(
    live(() => auth(Exchange.layerFetch), options),
    Frame.layer
  )

/** The half that reads and writes collections: `layer` without sign-in. Calls are made for whom the stored tokens stand. */
export const layerData = (options: Options): Layer.Layer<DataServices | Exclude<Parts, Frame.Frame>> =>
  live(() => data(Exchange.layerFetch), options)

/** The same as `layer`, its options read from the configuration. */
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
 * The client over a handler of web requests instead of a network, with its tokens in memory unless a storage is given.
 *
 * **Example** (A client that nobody answers)
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

type Kept = Exclude<Parts, Credential | Exchange.Exchange | Transport.Transport>

// What parts that are laid over a client need of an environment of your own.
const kept = Layer.effectContext(
  Effect.map(
    Effect.context<Kept>(),
    Context.pick(SiteStorage.SiteStorage, TabLock.TabLock, WakeEvents.WakeEvents, Frame.Frame)
  )
)

// Layers that are built together share their parts. Two clients must not: each has a session and a network of its own.
const isolated = <A, R>(build: () => Layer.Layer<A, never, R>): Layer.Layer<A, never, R> =>
  Layer.suspend(() => Layer.fresh(build()))
