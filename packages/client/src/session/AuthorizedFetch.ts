/**
 * `fetch` with the access token of the session, for requests of the application to its own servers.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { Credential } from "../transport/internal/Credential.ts"
import type { TokenError } from "../transport/Failure.ts"
import { Settings } from "../transport/Settings.ts"
import { challengeOf, isTokenRefusal } from "../transport/internal/TokenRefusal.ts"

/** The request was not sent, or no response arrived. `cause` is the error of `fetch`, an `AbortError` included. */
export class RequestFailed extends Data.TaggedError("RequestFailed")<{
  readonly url: string
  readonly cause: unknown
}> {
  override get message(): string {
    const { cause, url } = this
    return `The request to ${url} failed: ${cause instanceof Error ? cause.message : String(cause)}`
  }
}

/**
 * The server refused the access token, and the request could not be sent again because its body was a stream. The token
 * has been refreshed: send the request again with a new stream.
 */
export class BodyNotReplayable extends Data.TaggedError("BodyNotReplayable")<{
  readonly url: string
  readonly response: Response
}> {
  override get message(): string {
    return (
      `The server at ${this.url} refused the access token, and the request cannot be sent again because its body is a ` +
      `stream that was read. The token has been refreshed: send the request again with a new stream, or pass the body ` +
      `as a Blob, a string or a Request.`
    )
  }
}

/** The errors of a request of the application. */
export type FetchError = TokenError | RequestFailed | BodyNotReplayable

/** The operations of `AuthorizedFetch`. */
export interface AuthorizedFetchShape {
  /**
   * Sends a request as `fetch` does, with the access token in its `Authorization` header if it goes to the provider or to
   * one of the setting `authorizedOrigins`. A request that has this header already is sent as it is, and so is one to any
   * other origin.
   *
   * If the server refuses the token with 401, the token is refreshed and the request is sent once more. A body is streamed,
   * never buffered up front; a `ReadableStream` cannot be read twice, so its request fails with `BodyNotReplayable`. A
   * server that refuses every token costs at most one refresh in 30 seconds, and its response is returned.
   *
   * Fails with `TokenUnavailable` while a member's tokens cannot be refreshed, unless `whenRefreshFails` is `"visitor"`.
   * Interrupting it aborts the request.
   *
   * **Example** (An order of the shop's own server)
   *
   * ```ts
   * import { AuthorizedFetch } from "@portico/client/session/AuthorizedFetch"
   *
   * const order = AuthorizedFetch.use(({ fetch }) => fetch("https://shop.example/api/orders", { method: "POST" }))
   * ```
   */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Effect.Effect<Response, FetchError>
}

/** Sends requests of the application with the access token of the session. */
export class AuthorizedFetch extends Context.Service<AuthorizedFetch, AuthorizedFetchShape>()(
  "@portico/client/session/AuthorizedFetch"
) {}

const make = Effect.gen(function* () {
  const { authorizedOrigins } = yield* Settings
  const credential = yield* Credential
  const given = yield* Effect.context()
  const unlisted = new Set<string>()

  const send = (url: string, input: string | URL | Request, init: RequestInit) =>
    Effect.withFiber((fiber) => {
      const fetch =
        Context.getOrUndefined(fiber.context, FetchHttpClient.Fetch) ??
        Context.getOrUndefined(given, FetchHttpClient.Fetch) ??
        globalThis.fetch
      // Given with `init`, a signal takes the place of the request's own.
      const signals = [init.signal, input instanceof Request ? input.signal : undefined].filter((one) => one != null)
      return Effect.tryPromise({
        try: (signal) => fetch(input, { ...init, signal: AbortSignal.any([signal, ...signals]) }),
        catch: (cause) => new RequestFailed({ url, cause })
      })
    })

  const warn = (origin: string) => {
    if (unlisted.has(origin)) return Effect.void
    unlisted.add(origin)
    return Effect.logWarning(
      `The access token is not sent to ${origin}: add this origin to the setting authorizedOrigins to send it.`
    )
  }

  const authorized = (
    url: string,
    origin: string,
    input: string | URL | Request,
    init: RequestInit,
    isReplay = false
  ) =>
    Effect.gen(function* (): Effect.fn.Return<Response, FetchError> {
      const { token } = yield* credential.authorize("request")
      const headers = headersOf(input, init)
      headers.set("authorization", Redacted.value(token))
      // The copy is sent, so that the original can be sent again.
      const copy = input instanceof Request && input.body !== null && !isReplay ? input.clone() : input
      const response = yield* send(url, copy, { ...init, headers })
      if (response.status !== 401 || isReplay) {
        if (response.status !== 401) credential.accepted(origin)
        if (copy !== input) discard(input)
        return response
      }
      if (!(yield* refusesToken(response)) || !(yield* credential.invalidate(token, origin))) return response
      if (!isReplayable(init.body)) {
        yield* Effect.ignore(credential.authorize("request"))
        return yield* new BodyNotReplayable({ url, response })
      }
      yield* Effect.promise(() => response.body?.cancel() ?? Promise.resolve())
      return yield* authorized(url, origin, input, init, true)
    })

  const fetch = Effect.fn("AuthorizedFetch.fetch")(function* (
    input: string | URL | Request,
    init: RequestInit = {}
  ): Effect.fn.Return<Response, FetchError> {
    const href = input instanceof Request ? input.url : String(input)
    const target = URL.canParse(href, globalThis.location?.href) ? new URL(href, globalThis.location?.href) : undefined
    // `fetch` itself rejects an address that is none, with its own message.
    if (target === undefined) return yield* send(href, input, init)
    const { origin, pathname } = target
    if (headersOf(input, init).has("authorization")) return yield* send(origin + pathname, input, init)
    if (authorizedOrigins.has(origin)) return yield* authorized(origin + pathname, origin, input, init)
    yield* warn(origin)
    return yield* send(origin + pathname, input, init)
  })

  return { fetch } satisfies AuthorizedFetchShape
})

/** `AuthorizedFetch` over the session. */
export const layer: Layer.Layer<AuthorizedFetch, never, Settings | Credential> = Layer.effect(AuthorizedFetch, make)

const headersOf = (input: string | URL | Request, { headers }: RequestInit): Headers =>
  new Headers(headers ?? (input instanceof Request ? input.headers : undefined))

// The other half of the copy would hold the whole body in memory.
const discard = (input: string | URL | Request): void => {
  if (input instanceof Request) input.body?.cancel().catch(() => {})
}

const isReplayable = (body: RequestInit["body"]): boolean =>
  body === undefined ||
  body === null ||
  typeof body === "string" ||
  body instanceof ArrayBuffer ||
  ArrayBuffer.isView(body) ||
  [Blob, FormData, URLSearchParams].some((type) => body instanceof type)

// A 401 without an explanation refuses the token, which is all that was added to the request.
const refusesToken = (response: Response): Effect.Effect<boolean> => {
  const challenge = challengeOf(response.headers.get("www-authenticate"))
  if (challenge !== undefined) return Effect.succeed(challenge === "invalid_token")
  const isJson = /\bjson\b/i.test(response.headers.get("content-type") ?? "")
  if (!isJson) return Effect.succeed(true)
  return Effect.tryPromise(() => response.clone().json()).pipe(
    Effect.map((body: unknown) => {
      const code: unknown = Object(Object(Object(body).details).applicationError).code
      return typeof code !== "string" || isTokenRefusal(code)
    }),
    Effect.orElseSucceed(() => true)
  )
}
