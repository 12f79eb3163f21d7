/**
 * Fault injection: a provider that is slow, refuses requests, sends invalid responses or drops connections.
 *
 * @since 0.1.0
 */
import { statusPhrase, upperSnake } from "@portico/contract/Refusal"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ApplicationError } from "../../engine/value/Refusal.ts"
import * as Envelopes from "./Envelopes.ts"
import type { Route, RowName } from "./Routes.ts"

/**
 * A fault and the requests that it applies to. If several faults match a request, their latencies add up, and the first
 * one with an outcome decides it.
 */
export interface Fault {
  /**
   * A row of the endpoint table, such as `login` or `auth.login`, or the start of a path. Without either, every request
   * matches.
   */
  readonly match: { readonly row?: RowName | BareName<RowName>; readonly path?: string }
  /** Milliseconds before anything else happens. `Infinity` waits until the caller disconnects. */
  readonly latency?: number
  /**
   * HTTP status of a refusal. With a `code` or `description` it is an application error, 400 by default. Otherwise it
   * is a system error.
   */
  readonly status?: number
  readonly code?: string
  readonly description?: string
  /** The value of the `Retry-After` header, in seconds. */
  readonly retryAfter?: number
  /** Drops the connection before the request is processed, after it, or in the middle of the response. */
  readonly drop?: "before" | "after" | "midway"
  /** Response body to send instead, with status 200 by default. */
  readonly body?: string
  /** The number of matching requests to skip before the fault applies. 0 by default. */
  readonly after?: number
  /** The number of requests that the fault applies to. Unlimited by default. */
  readonly times?: number
}

type BareName<Name> = Name extends `${string}.${infer Bare}` ? Bare : never

/** The faults of a provider, or a function that returns the faults of each request. */
export type Faults = ReadonlyArray<Fault> | ((request: Request) => ReadonlyArray<Fault>)

/** The failure of a request whose connection was dropped. */
export class ConnectionDropped extends Data.TaggedError("Dropped")<{}> {
  override get message(): string {
    return "The provider dropped the connection."
  }
}

/** The operations of `FaultInjection`. */
export interface FaultInjectionShape {
  /**
   * Runs a request, or applies the faults that match it. `refusing` returns the response to a refused request. By
   * default it is an error envelope.
   */
  readonly apply: <E, R, R2 = never>(
    request: Request,
    route: Route | undefined,
    requestId: string,
    response: Effect.Effect<Response, E, R>,
    refusing?: (status: number) => Effect.Effect<Response, never, R2>
  ) => Effect.Effect<Response, E | ConnectionDropped, R | R2>
  /** Resets the request counts of all faults. */
  readonly reset: Effect.Effect<void>
}

/** Applies faults to requests. */
export class FaultInjection extends Context.Service<FaultInjection, FaultInjectionShape>()(
  "@portico/provider/http/FaultInjection"
) {}

/** `FaultInjection` with these faults. */
export const layer = (faults: Faults): Layer.Layer<FaultInjection> =>
  Layer.sync(FaultInjection, () => {
    const met = new Map<Fault, number>()

    const meets = (fault: Fault): boolean => {
      const count = met.get(fault) ?? 0
      met.set(fault, count + 1)
      const { after = 0, times = Number.POSITIVE_INFINITY } = fault
      return count >= after && count < after + times
    }

    return FaultInjection.of({
      apply: Effect.fnUntraced(function* (request, route, requestId, response, refusing) {
        const listed = typeof faults === "function" ? faults(request) : faults
        if (listed.length === 0) return yield* response
        const path = new URL(request.url).pathname
        const found = listed.filter((fault) => matches(fault, route, path) && meets(fault))
        const latency = found.reduce((sum, { latency = 0 }) => sum + latency, 0)
        if (latency > 0) yield* wait(latency, request.signal)
        const fault = found.find(({ body, code, drop, status }) => (body ?? code ?? drop ?? status) !== undefined)
        if (fault === undefined) return yield* response
        if (fault.drop === "before") return yield* new ConnectionDropped()
        if (fault.drop === "after") return yield* Effect.andThen(response, Effect.fail(new ConnectionDropped()))
        if (fault.drop === "midway") return yield* Effect.flatMap(response, cut)
        return refusing === undefined || fault.body !== undefined
          ? respond(fault, requestId)
          : yield* Effect.map(refusing(fault.status ?? 400), (page) => withRetryAfter(page, fault))
      }),
      reset: Effect.sync(() => met.clear())
    })
  })

const matches = ({ match }: Fault, route: Route | undefined, path: string): boolean =>
  (match.row === undefined || match.row === route?.name || match.row === route?.key) &&
  (match.path === undefined || path.startsWith(match.path))

const wait = (latency: number, signal: AbortSignal): Effect.Effect<void, ConnectionDropped> =>
  Effect.timeoutOrElse(disconnected(signal), { duration: latency, orElse: () => Effect.void })

/** Fails with `Dropped` when the caller of a request disconnects. */
export const disconnected = (signal: AbortSignal): Effect.Effect<never, ConnectionDropped> =>
  Effect.callback<never, ConnectionDropped>((resume) => {
    const give = () => resume(Effect.fail(new ConnectionDropped()))
    if (signal.aborted) return give()
    signal.addEventListener("abort", give, { once: true })
    return Effect.sync(() => signal.removeEventListener("abort", give))
  })

const cut = (response: Response): Effect.Effect<Response> =>
  Effect.map(
    Effect.promise(() => response.arrayBuffer()),
    (body) =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new Uint8Array(body, 0, Math.floor(body.byteLength / 2))),
          pull: (controller) => controller.error(new ConnectionDropped())
        }),
        response
      )
  )

const withRetryAfter = (response: Response, { retryAfter }: Fault): Response => {
  if (retryAfter !== undefined) response.headers.set("retry-after", String(retryAfter))
  return response
}

const respond = (fault: Fault, requestId: string): Response => {
  const headers = fault.retryAfter === undefined ? {} : { "retry-after": String(fault.retryAfter) }
  if (fault.body !== undefined) {
    const status = fault.status ?? 200
    return new Response(fault.body, {
      status,
      statusText: status === 200 ? "OK" : statusPhrase(status),
      headers: { "content-type": /^\s*[[{]/.test(fault.body) ? "application/json" : "text/html", ...headers }
    })
  }
  const status = fault.status ?? 400
  if (fault.code === undefined && fault.description === undefined) {
    return Envelopes.systemError(requestId, status, headers)
  }
  const code = fault.code ?? upperSnake(statusPhrase(status))
  return Envelopes.refusal(
    new ApplicationError({ status, code, description: fault.description ?? statusPhrase(status) }),
    headers
  )
}
