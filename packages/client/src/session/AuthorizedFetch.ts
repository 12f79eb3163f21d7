/**
 * Sends the application's requests to its own servers with the access token of the session.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Span from "../transport/internal/Span.ts"
import { type Authorization, Credential } from "../transport/internal/Credential.ts"
import type { TokenError } from "../transport/Failure.ts"
import { Settings } from "../transport/Settings.ts"
import { traceHeaders } from "../transport/internal/TraceContext.ts"
import { bearerErrorOf, isTokenRefusal } from "../transport/internal/TokenRefusal.ts"
import { ignore, logWarning } from "../transport/internal/Log.ts"
import { Fetch } from "../transport/internal/FetchReferences.ts"

/**
 * The error of a request that was not sent or that received no response. `cause` is the error that `fetch` threw, such
 * as an `AbortError`.
 */
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
 * The error of a request that cannot be sent again after the server refused its access token, because its body is a
 * stream. The token has been refreshed: send the request again with a new stream.
 */
export class BodyNotReplayable extends Data.TaggedError("BodyNotReplayable")<{
  readonly url: string
  readonly response: Response
}> {
  override get message(): string {
    return (
      `The server at ${this.url} rejected the access token, and the request cannot be sent again because its body is a ` +
      `stream that was already read. The token has been refreshed. Send the request again with a new stream, or pass the body ` +
      `as a Blob, a string or a Request.`
    )
  }
}

/** The errors of `AuthorizedFetch.fetch`. */
export type FetchError = TokenError | RequestFailed | BodyNotReplayable

/** The operations of `AuthorizedFetch`. */
export interface AuthorizedFetchShape {
  /**
   * Sends a request like the global `fetch`. It adds the access token as the `Authorization` header if the request goes
   * to the provider or to one of the origins in the setting `authorizedOrigins`. A request that already has this
   * header, or that goes to another origin, is sent unchanged. Requests to the origins in the setting `traceOrigins` also carry
   * the header `traceparent` of the current span.
   *
   * If the server refuses the token with 401, the token is refreshed and the request is sent a second time. The body is
   * streamed and not buffered in advance. A `ReadableStream` in `init.body` cannot be read twice, so its request fails
   * with `BodyNotReplayable`. For a server that refuses every token, the token is refreshed at most once in 30 seconds,
   * and the 401 response is returned. A member's request is not sent again in another session.
   *
   * Fails with `TokenUnavailable` while a member's tokens cannot be refreshed, unless `whenRefreshFails` is
   * `"visitor"`. Interrupting the effect aborts the request.
   *
   * **Example** (Sending an order to the application's server)
   *
   * ```ts
   * import { AuthorizedFetch } from "@portico/client/session/AuthorizedFetch"
   *
   * const order = AuthorizedFetch.use(({ fetch }) => fetch("https://shop.example/api/orders", { method: "POST" }))
   * ```
   */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Effect.Effect<Response, FetchError>
}

/** Sends the application's requests with the access token of the session. */
export class AuthorizedFetch extends Context.Service<AuthorizedFetch, AuthorizedFetchShape>()(
  "@portico/client/session/AuthorizedFetch"
) {}

const make = Effect.gen(function* () {
  const settings = yield* Settings
  const { authorizedOrigins } = settings
  const credential = yield* Credential
  const given = yield* Effect.context()
  const unlisted = new Set<string>()

  const send = (url: string, input: string | URL | Request, init: RequestInit) =>
    Effect.withFiber((fiber) => {
      const fetch =
        Context.getOrUndefined(fiber.context, Fetch) ?? Context.getOrUndefined(given, Fetch) ?? globalThis.fetch
      // A signal in `init` replaces the signal of the `Request`, so all signals are combined.
      const signals = [init.signal, input instanceof Request ? input.signal : undefined].filter((one) => one != null)
      return Effect.tryPromise({
        try: (signal) => fetch(input, { ...init, signal: AbortSignal.any([signal, ...signals]) }),
        catch: (cause) => new RequestFailed({ url, cause })
      })
    })

  /** Returns the request's options with the header of the current trace, if it goes to an origin that continues traces. */
  const traced = (origin: string, input: string | URL | Request, init: RequestInit) =>
    Effect.withFiber((fiber) => {
      const headers = headersOf(input, init)
      const { traceparent } = traceHeaders(settings, origin, fiber)
      if (traceparent === undefined || headers.has("traceparent")) return Effect.succeed(init)
      headers.set("traceparent", traceparent)
      return Effect.succeed({ ...init, headers })
    })

  const warn = (origin: string) => {
    if (unlisted.has(origin)) return Effect.void
    unlisted.add(origin)
    return logWarning(
      `The access token is not sent to ${origin}. To send it, add this origin to the setting authorizedOrigins.`
    )
  }

  const authorized = (
    url: string,
    origin: string,
    input: string | URL | Request,
    init: RequestInit,
    refused?: Authorization
  ) =>
    Effect.gen(function* (): Effect.fn.Return<Response, FetchError> {
      const isReplay = refused !== undefined
      const authorization = yield* credential.authorize("request", refused?.session)
      const { session, token } = authorization
      const headers = headersOf(input, init)
      headers.set("authorization", Redacted.value(token))
      // Sending a `Request` consumes its body, so a clone is sent and the original can be sent again.
      const copy = input instanceof Request && input.body !== null && !isReplay ? input.clone() : input
      const response = yield* send(url, copy, { ...init, headers })
      if (response.status !== 401 || isReplay) {
        if (response.status !== 401) credential.reportAccepted(origin)
        if (copy !== input) discard(input)
        return response
      }
      if (!(yield* refusesToken(response)) || !(yield* credential.reportRefused(token, origin))) return response
      if (!isReplayable(init.body)) {
        yield* credential.authorize("request", session)
        return yield* new BodyNotReplayable({ url, response })
      }
      yield* ignore(Effect.tryPromise(() => response.body?.cancel() ?? Promise.resolve()))
      return yield* authorized(url, origin, input, init, authorization)
    })

  const fetch = Span.fn("AuthorizedFetch.fetch")(function* (
    input: string | URL | Request,
    options: RequestInit = {}
  ): Effect.fn.Return<Response, FetchError> {
    const href = input instanceof Request ? input.url : String(input)
    const target = URL.canParse(href, globalThis.location?.href) ? new URL(href, globalThis.location?.href) : undefined
    // `fetch` rejects an invalid URL with its own error message.
    if (target === undefined) return yield* send(href, input, options)
    const { origin, pathname } = target
    const init = yield* traced(origin, input, options)
    if (headersOf(input, init).has("authorization")) return yield* send(origin + pathname, input, init)
    if (authorizedOrigins.has(origin)) return yield* authorized(origin + pathname, origin, input, init)
    yield* warn(origin)
    return yield* send(origin + pathname, input, init)
  })

  return { fetch } satisfies AuthorizedFetchShape
})

/** A layer that provides `AuthorizedFetch` with the access token of the session. */
export const layer: Layer.Layer<AuthorizedFetch, never, Settings | Credential> = Layer.effect(AuthorizedFetch, make)

const headersOf = (input: string | URL | Request, { headers }: RequestInit): Headers =>
  new Headers(headers ?? (input instanceof Request ? input.headers : undefined))

// A clone shares the body with the original. Unless the unused original is canceled, it buffers the whole body in
// memory.
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

// A 401 without an error code is treated as a refusal of the token, because only the token was added to the request.
const refusesToken = (response: Response): Effect.Effect<boolean> => {
  const challenge = bearerErrorOf(response.headers.get("www-authenticate"))
  if (challenge !== undefined) return Effect.succeed(challenge === "invalid_token")
  const isJson = /\bjson\b/i.test(response.headers.get("content-type") ?? "")
  if (!isJson) return Effect.succeed(true)
  return Effect.tryPromise(() => response.clone().json()).pipe(
    Effect.map((body: unknown) => {
      const code: unknown = Object(Object(Object(body).details).applicationError).code
      return typeof code !== "string" || isTokenRefusal(code)
    }),
    Effect.catch(() => Effect.succeed(true))
  )
}
