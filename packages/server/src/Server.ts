/**
 * The clients of a web server: one for each request, over the cookies of its member.
 *
 * @since 0.1.0
 */
import * as Client from "@portico/client/Client"
import * as Frame from "@portico/client/session/Frame"
import * as SiteStorage from "@portico/client/session/SiteStorage"
import * as TokenCookies from "@portico/client/session/TokenCookies"
import { Tokens } from "@portico/client/session/Tokens"
import * as WakeEvents from "@portico/client/session/WakeEvents"
import * as Settings from "@portico/client/transport/Settings"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as SharedSessions from "./SharedSessions.ts"

/** The options of a server: the settings of its clients, and the attributes of its cookies. */
export interface Options extends Settings.Options {
  /**
   * The attributes of the cookies, in addition to those of `TokenCookies.defaultAttributes`. With `httpOnly: false`, a
   * client in the browser can share the session (`TokenCookies.storage`).
   */
  readonly cookies?: Partial<TokenCookies.CookieAttributes>
  /** The function that sends requests. `globalThis.fetch` by default. */
  readonly fetch?: typeof globalThis.fetch
}

/** The clients of a web server. Create one server per process, because requests of the same member share refreshes. */
export interface Server {
  /**
   * Creates the client of a response that cannot set cookies, such as a page that is streamed. It uses the session of
   * the cookies, but never refreshes it. All anonymous pages share one visitor.
   */
  readonly reading: (read: TokenCookies.CookieJar["read"]) => Layer.Layer<Client.Services | Client.Parts>
  /**
   * Creates the client of a response that can still set cookies: a middleware, an action, a route handler. It refreshes
   * the session, and may sign in and out.
   */
  readonly writing: (jar: TokenCookies.CookieJar) => Layer.Layer<Client.Services | Client.Parts>
  /**
   * Refreshes the session of the cookies if its access token expires within `refreshLeeway` seconds. Call it before each
   * page is rendered, where cookies can be set. Never fails: a session that could not be refreshed stays as it is.
   */
  readonly refresh: (jar: TokenCookies.CookieJar) => Effect.Effect<void>
}

/**
 * Creates the clients of a web server. Throws `InvalidSettings` immediately.
 *
 * **Example** (A server of the bookshop)
 *
 * ```ts
 * import * as Server from "@portico/server"
 *
 * export const server = Server.make({ clientId: "shop", host: "https://api.example" })
 * ```
 */
export const make = ({ cookies, fetch, ...options }: Options): Server => {
  const sessions = SharedSessions.make()
  const readOnly = TokenCookies.layerReadOnly()
  const sending = fetch === undefined ? Layer.empty : Layer.succeed(FetchHttpClient.Fetch, fetch)
  const { clientId, refreshLeeway } = Result.getOrThrow(Settings.parse(options))
  // The client of a request ends with it. A refresh in the background would be cut off after the token was spent.
  const client = Client.layerNoDeps({ ...options, refreshLeeway: 0 })

  const over = (jar: TokenCookies.CookieJar) =>
    client.pipe(
      Layer.provide(
        Layer.mergeAll(
          sessions.layer(TokenCookies.layer(clientId, jar, cookies)),
          FetchHttpClient.layer,
          SiteStorage.layerMemory,
          WakeEvents.layerNone,
          Frame.layer
        )
      ),
      Layer.provide(sending)
    )

  const refresh = Effect.gen(function* () {
    const tokens = yield* Tokens
    const { accessToken, refreshToken } = yield* tokens.current
    const left = accessToken.expiresAt * 1000 - (yield* Clock.currentTimeMillis)
    if (refreshToken.role === "none" || left > refreshLeeway * 1000) return
    yield* refreshToken.role === "member" ? tokens.confirm(accessToken.value) : Effect.asVoid(tokens.access)
  }).pipe(Effect.ignore)

  return {
    reading: (read) => over({ read, write: () => {} }).pipe(Layer.provide(readOnly)),
    writing: over,
    refresh: (jar) => Effect.provide(refresh, over(jar))
  }
}
