/**
 * The client as layers: live over `fetch`, or over any handler of web requests; whole, or the half that a program needs.
 *
 * @since 0.1.0
 */
import * as Config from "effect/Config"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import type { HttpClient } from "effect/http/HttpClient"
import * as Layer from "effect/Layer"
import * as Authorization from "./auth/Authorization.ts"
import * as Members from "./auth/Members.ts"
import * as SilentLogin from "./auth/SilentLogin.ts"
import * as Items from "./data/Items.ts"
import * as Queries from "./data/Queries.ts"
import * as Frame from "./session/Frame.ts"
import * as SiteStorage from "./session/SiteStorage.ts"
import * as Tokens from "./session/Tokens.ts"
import * as TokenStore from "./session/TokenStore.ts"
import * as Exchange from "./transport/Exchange.ts"
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

/** Every service of a client. */
export type Services = AuthServices | DataServices

/** What a client runs on: a network, a place to keep tokens and a way to open frames. */
export type Environment = HttpClient | TokenStore.TokenStore | SiteStorage.SiteStorage | Frame.Frame

// Made when asked for, so that a bundle holds only the half that is used.
const call = () => Transport.layer.pipe(Layer.provideMerge(Tokens.layer), Layer.provideMerge(Exchange.layer))

const auth = () =>
  Layer.mergeAll(Members.layer, SilentLogin.layer).pipe(
    Layer.provideMerge(Authorization.layer),
    Layer.provideMerge(call())
  )

const data = () => Layer.mergeAll(Items.layer, Queries.layer).pipe(Layer.provideMerge(call()))

const whole = () =>
  Layer.mergeAll(Members.layer, SilentLogin.layer, Items.layer, Queries.layer).pipe(
    Layer.provideMerge(Authorization.layer),
    Layer.provideMerge(call())
  )

/** Every service of a client over an environment of your own. */
export const layerNoDeps = (options: Settings.Options): Layer.Layer<Services, never, Environment> =>
  over(whole, options)

/** The client over `fetch`, with the tokens in the browser's local storage. Throws `InvalidSettings` at once. */
export const layer = (options: Options): Layer.Layer<Services> => live(whole, options)

/** The half that signs members in: `layer` without collections. */
export const layerAuth = (options: Options): Layer.Layer<AuthServices> => live(auth, options)

/** The half that reads and writes collections: `layer` without sign-in. Calls are made for whom the stored tokens stand. */
export const layerData = (options: Options): Layer.Layer<DataServices> => live(data, options)

/** The same as `layer`, its options read from the configuration. */
export const layerConfig = (
  options: Config.Wrap<Options>
): Layer.Layer<Services, Config.ConfigError | Settings.InvalidSettings> =>
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
): Layer.Layer<Services> =>
  isolated(() =>
    layerNoDeps({ ...options, clientId, host }).pipe(
      Layer.provide([
        FetchHttpClient.layer.pipe(
          Layer.provide(Layer.succeed(FetchHttpClient.Fetch, (input, init) => handler(new Request(input, init))))
        ),
        storage === undefined ? TokenStore.layerMemory : TokenStore.layerStorage(clientId, () => storage),
        storage === undefined ? SiteStorage.layerMemory : SiteStorage.layerStorage(clientId, () => storage),
        Frame.layer
      ])
    )
  )

const live = <A>(
  services: () => Layer.Layer<A, never, Settings.Settings | Environment>,
  { storage, ...options }: Options
): Layer.Layer<A | Settings.Settings> =>
  over(services, options).pipe(
    Layer.provide([
      FetchHttpClient.layer,
      storage === undefined
        ? TokenStore.layer(options.clientId)
        : TokenStore.layerStorage(options.clientId, () => storage),
      storage === undefined
        ? SiteStorage.layer(options.clientId)
        : SiteStorage.layerStorage(options.clientId, () => storage),
      Frame.layer
    ])
  )

const over = <A>(
  services: () => Layer.Layer<A, never, Settings.Settings | Environment>,
  options: Settings.Options
): Layer.Layer<A | Settings.Settings, never, Environment> => {
  const settings = Settings.layer(options)
  return isolated(() => Layer.provideMerge(services(), settings))
}

// Layers that are built together share their parts. Two clients must not: each has a session and a network of its own.
const isolated = <A, R>(build: () => Layer.Layer<A, never, R>): Layer.Layer<A, never, R> =>
  Layer.suspend(() => Layer.fresh(build()))
