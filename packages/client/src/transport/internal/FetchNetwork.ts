/**
 * Sends HTTP requests with `fetch`.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Fiber from "effect/Fiber"
import * as Clock from "./Clock.ts"
import { read } from "#transport/Body"
import { Unreachable } from "../Failure.ts"
import type { Body } from "./Body.ts"
import { Fetch, RequestInit } from "./FetchReferences.ts"
import { type HttpResponse, type Send, timedOut } from "./Network.ts"

/**
 * Sends requests with `FetchHttpClient.Fetch` if it is provided, otherwise with the global `fetch`. Applies
 * `FetchHttpClient.RequestInit`.
 */
export const send: Effect.Effect<Send> = Effect.map(
  Effect.context(),
  (given): Send =>
    ({ body, headers, method, timeout, trace, url }) =>
      Effect.withFiber((fiber) => {
        const provided = <I, S>(key: Context.Key<I, S>): S | undefined =>
          Context.getOrUndefined(fiber.context, key) ?? Context.getOrUndefined(given, key)
        const fetch = provided(Fetch) ?? globalThis.fetch
        const init = provided(RequestInit)
        const all = { ...(init?.headers && Object.fromEntries(new Headers(init.headers))), ...trace, ...headers }
        return promiseWithin(timeout, async (signal) => {
          const response = await fetch(url, { ...init, method, headers: all, body: body ?? null, signal })
          return responseOf(response, await read(response))
        })
      })
)

const responseOf = ({ headers, status, statusText }: Response, body: Body): HttpResponse => ({
  status,
  statusText,
  header: (name) => headers.get(name) ?? undefined,
  body
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
const startTimer = (fiber: Fiber.Fiber<unknown, unknown>, milliseconds: number, expire: () => void): (() => void) => {
  if (fiber.getRef(Clock.ProvidedClock) === undefined && milliseconds <= Clock.longestTimer) {
    const timer = setTimeout(expire, milliseconds)
    return () => clearTimeout(timer)
  }
  const sleeping = Effect.runForkWith(fiber.context)(Clock.sleep(milliseconds))
  sleeping.addObserver((exit) => {
    if (Exit.isSuccess(exit)) expire()
  })
  return () => sleeping.interruptUnsafe()
}
