/**
 * Sends HTTP requests with `fetch`, or with Effect's `HttpClient`. A page that uses only `fetch` does not load the
 * latter.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Fiber from "effect/Fiber"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as HttpClient from "effect/http/HttpClient"
import * as HttpClientRequest from "effect/http/HttpClientRequest"
import * as HttpClientResponse from "effect/http/HttpClientResponse"
import * as Option from "effect/Option"
import { Unreachable } from "../Failure.ts"
import type { TraceHeaders } from "./TraceContext.ts"

/** An HTTP request. `body` is a JSON string. `timeout` is in milliseconds. */
export interface HttpRequest {
  readonly method: "GET" | "POST"
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly trace: TraceHeaders
  readonly timeout: number
}

/** An HTTP response with its complete body. */
export interface HttpResponse {
  readonly status: number
  /** The reason phrase of the status. Empty if the connection carries none, as with HTTP/2. */
  readonly statusText: string | undefined
  readonly header: (name: string) => string | undefined
  readonly text: string
}

/**
 * Sends a request and returns its response. Fails with the reason why there is no response, or if the body is not
 * complete within the timeout. Interrupting the effect aborts the request and the reading of the response.
 */
export type Send = (request: HttpRequest) => Effect.Effect<HttpResponse, Unreachable>

/**
 * Sends requests with `FetchHttpClient.Fetch` if it is provided, otherwise with the global `fetch`. Applies
 * `FetchHttpClient.RequestInit`.
 */
export const sendByFetch: Effect.Effect<Send> = Effect.map(
  Effect.context(),
  (given): Send =>
    ({ body, headers, method, timeout, trace, url }) =>
      Effect.withFiber((fiber) => {
        const provided = <I, S>(key: Context.Key<I, S>): S | undefined =>
          Context.getOrUndefined(fiber.context, key) ?? Context.getOrUndefined(given, key)
        const fetch = provided(FetchHttpClient.Fetch) ?? globalThis.fetch
        const init = provided(FetchHttpClient.RequestInit)
        const all = { ...(init?.headers && Object.fromEntries(new Headers(init.headers))), ...trace, ...headers }
        return promiseWithin(timeout, async (signal) => {
          const response = await fetch(url, { ...init, method, headers: all, body: body ?? null, signal })
          return responseOf(response, await response.text())
        })
      })
)

/** Sends requests with the `HttpClient` of the environment. */
export const sendByHttpClient: Effect.Effect<Send, never, HttpClient.HttpClient> = Effect.map(
  HttpClient.HttpClient,
  (client): Send =>
    ({ body, headers, method, timeout, trace, url }) =>
      Effect.withFiber((fiber) => {
        const bare = HttpClientRequest.make(method)(url, {
          headers: fiber.getRef(HttpClient.TracerPropagationEnabled) ? { ...trace, ...headers } : headers
        })
        const request = body === undefined ? bare : HttpClientRequest.bodyText(bare, body, headers["content-type"])
        return client.execute(request).pipe(
          // The client's own span would record the whole URL, and would retain the request with its body.
          Effect.provideService(HttpClient.TracerDisabledWhen, () => true),
          Effect.flatMap((response) =>
            Effect.map(response.text, (text) => ({
              status: response.status,
              // Effect's response does not expose the reason phrase.
              statusText: Option.getOrUndefined(HttpClientResponse.toWeb(response))?.statusText,
              header: (name: string) => response.headers[name],
              text
            }))
          ),
          // The client's error contains the request, and thus the token and the body, so only its underlying cause is
          // used.
          Effect.mapError(
            ({ reason }) =>
              new Unreachable({ cause: ("cause" in reason ? reason.cause : undefined) ?? new Error(reason._tag) })
          ),
          Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(timedOut(timeout)) })
        )
      })
)

const responseOf = ({ headers, status, statusText }: Response, text: string): HttpResponse => ({
  status,
  statusText,
  header: (name) => headers.get(name) ?? undefined,
  text
})

const promiseWithin = <A>(timeout: number, start: (signal: AbortSignal) => Promise<A>): Effect.Effect<A, Unreachable> =>
  Effect.withFiber((fiber) =>
    Effect.callback((resume) => {
      const controller = new AbortController()
      const stopTimer = startTimer(fiber, timeout, () => {
        controller.abort()
        resume(Effect.fail(timedOut(timeout)))
      })
      const end = (result: Effect.Effect<A, Unreachable>) => {
        stopTimer()
        resume(result)
      }
      start(controller.signal).then(
        (value) => end(Effect.succeed(value)),
        (cause: unknown) => end(Effect.fail(new Unreachable({ cause })))
      )
      return Effect.sync(() => {
        stopTimer()
        controller.abort()
      })
    })
  )

/**
 * Runs a function after a time of the fiber's clock. Returns a function that stops the timer.
 *
 * `Effect.timeoutOrElse` races two fibers. Even one fiber that sleeps takes a tenth of the processor time of a call,
 * so only programs with a clock of their own start it, such as tests, and times that `setTimeout` cannot wait for.
 */
const startTimer = (
  { context }: Fiber.Fiber<unknown, unknown>,
  milliseconds: number,
  expire: () => void
): (() => void) => {
  if (Context.getOrUndefined(context, Clock.Clock) === undefined && milliseconds < 2 ** 31) {
    const timer = setTimeout(expire, milliseconds)
    return () => clearTimeout(timer)
  }
  const sleeping = Effect.runForkWith(context)(Effect.sleep(milliseconds))
  sleeping.addObserver((exit) => {
    if (Exit.isSuccess(exit)) expire()
  })
  return () => sleeping.interruptUnsafe()
}

const timedOut = (timeout: number): Unreachable =>
  new Unreachable({ cause: new Error(`No response within ${timeout} ms.`) })
