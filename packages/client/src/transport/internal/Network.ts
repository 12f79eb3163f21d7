/**
 * What carries a request: `fetch` itself, or an `HttpClient` of Effect. A page that only fetches does not load the latter.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as HttpClient from "effect/http/HttpClient"
import * as HttpClientRequest from "effect/http/HttpClientRequest"
import * as HttpClientResponse from "effect/http/HttpClientResponse"
import * as Option from "effect/Option"
import { Unreachable } from "../Failure.ts"

/** A request on its way. A body is the text of JSON. */
export interface HttpRequest {
  readonly method: "GET" | "POST"
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  /** The headers by which a trace goes on there. */
  readonly trace: Readonly<Record<string, string>> | undefined
}

/** An answer with the whole of its text. */
export interface HttpResponse {
  readonly status: number
  /** Empty where the connection carries none, as HTTP/2 does not. */
  readonly statusText: string | undefined
  readonly header: (name: string) => string | undefined
  readonly text: string
}

/** Carries a request there and its answer back. It fails with what hindered it, and lets go of both where it is stopped. */
export type Send = (asked: HttpRequest) => Effect.Effect<HttpResponse, Unreachable>

/** Carries by `fetch`: that of `FetchHttpClient.Fetch` where one is provided, with `FetchHttpClient.RequestInit`. */
export const sendByFetch: Effect.Effect<Send> = Effect.map(
  Effect.context(),
  (given): Send =>
    ({ body, headers, method, trace, url }) =>
      Effect.withFiber((fiber) => {
        const provided = <I, S>(key: Context.Key<I, S>): S | undefined =>
          Context.getOrUndefined(fiber.context, key) ?? Context.getOrUndefined(given, key)
        const fetch = provided(FetchHttpClient.Fetch) ?? globalThis.fetch
        const init = provided(FetchHttpClient.RequestInit)
        const all = { ...(init?.headers && Object.fromEntries(new Headers(init.headers))), ...trace, ...headers }
        return Effect.tryPromise({
          try: (signal) =>
            fetch(url, { ...init, method, headers: all, body: body ?? null, signal }).then((response) =>
              response.text().then((text) => answeredBy(response, text))
            ),
          catch: (cause) => new Unreachable({ cause })
        })
      })
)

/** Carries by the `HttpClient` of the environment. */
export const sendByHttpClient: Effect.Effect<Send, never, HttpClient.HttpClient> = Effect.map(
  HttpClient.HttpClient,
  (client): Send =>
    ({ body, headers, method, trace, url }) =>
      Effect.withFiber((fiber) => {
        const bare = HttpClientRequest.make(method)(url, {
          headers: fiber.getRef(HttpClient.TracerPropagationEnabled) ? { ...trace, ...headers } : headers
        })
        const asked = body === undefined ? bare : HttpClientRequest.bodyText(bare, body, headers["content-type"])
        return client.execute(asked).pipe(
          // Its own span would record the whole URL and hold the request with its body.
          Effect.provideService(HttpClient.TracerDisabledWhen, () => true),
          Effect.flatMap((response) =>
            Effect.map(response.text, (text) => ({
              status: response.status,
              // Effect's response hides the status text.
              statusText: Option.getOrUndefined(HttpClientResponse.toWeb(response))?.statusText,
              header: (name: string) => response.headers[name],
              text
            }))
          ),
          // The client's error holds the request, and so the token and the body: only what lies under it is kept.
          Effect.mapError(
            ({ reason }) =>
              new Unreachable({ cause: ("cause" in reason ? reason.cause : undefined) ?? new Error(reason._tag) })
          )
        )
      })
)

const answeredBy = ({ headers, status, statusText }: Response, text: string): HttpResponse => ({
  status,
  statusText,
  header: (name) => headers.get(name) ?? undefined,
  text
})
