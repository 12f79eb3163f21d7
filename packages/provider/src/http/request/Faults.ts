/**
 * Faults on demand: a provider that is slow, refuses, talks nonsense or drops the connection.
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

/** A fault, and the requests that meet it. Of several that match, latencies add up and the first outcome counts. */
export interface Fault {
  /** A row of the endpoint table, `login` or `auth.login`; the start of a path. Without either, every request. */
  readonly match: { readonly row?: RowName | BareName<RowName>; readonly path?: string }
  /** Milliseconds before anything happens. `Infinity` waits until the caller gives up. */
  readonly latency?: number
  /** Status of a refusal. With a code an application error, 400 if no status is given; without one a system error. */
  readonly status?: number
  readonly code?: string
  readonly description?: string
  /** Seconds that the refusal asks the caller to wait. */
  readonly retryAfter?: number
  /** Drops the connection before the request is carried out, after, or in the middle of its answer. */
  readonly drop?: "before" | "after" | "midway"
  /** Text of an answer in place of ours, status 200 if none is given. */
  readonly body?: string
  /** How many requests are spared before the first one that meets the fault. None by default. */
  readonly after?: number
  /** How many requests meet the fault. Without it, all. */
  readonly times?: number
}

type BareName<Name> = Name extends `${string}.${infer Bare}` ? Bare : never

/** The faults of a provider, or those of each request. */
export type Faults = ReadonlyArray<Fault> | ((request: Request) => ReadonlyArray<Fault>)

/** The connection was dropped: there is no answer. */
export class Dropped extends Data.TaggedError("Dropped")<{}> {
  override get message(): string {
    return "The provider dropped the connection."
  }
}

/** The operations of `FaultDesk`. */
export interface FaultDeskShape {
  /** Answers a request, or lets it meet its fault. */
  readonly apply: <E, R>(
    request: Request,
    route: Route | undefined,
    requestId: string,
    answer: Effect.Effect<Response, E, R>
  ) => Effect.Effect<Response, E | Dropped, R>
  /** Counts from the start again. */
  readonly reset: Effect.Effect<void>
}

/** Lets requests meet faults. */
export class FaultDesk extends Context.Service<FaultDesk, FaultDeskShape>()("@portico/provider/http/FaultDesk") {}

/** `FaultDesk` with these faults. */
export const layer = (faults: Faults): Layer.Layer<FaultDesk> =>
  Layer.sync(FaultDesk, () => {
    const met = new Map<Fault, number>()

    const meets = (fault: Fault): boolean => {
      const count = met.get(fault) ?? 0
      met.set(fault, count + 1)
      const { after = 0, times = Number.POSITIVE_INFINITY } = fault
      return count >= after && count < after + times
    }

    return FaultDesk.of({
      apply: Effect.fnUntraced(function* (request, route, requestId, answer) {
        const listed = typeof faults === "function" ? faults(request) : faults
        if (listed.length === 0) return yield* answer
        const path = new URL(request.url).pathname
        const found = listed.filter((fault) => matches(fault, route, path) && meets(fault))
        const latency = found.reduce((sum, { latency = 0 }) => sum + latency, 0)
        if (latency > 0) yield* wait(latency, request.signal)
        const fault = found.find(({ body, code, drop, status }) => (body ?? code ?? drop ?? status) !== undefined)
        if (fault === undefined) return yield* answer
        if (fault.drop === "before") return yield* new Dropped()
        if (fault.drop === "after") return yield* Effect.andThen(answer, Effect.fail(new Dropped()))
        if (fault.drop === "midway") return yield* Effect.flatMap(answer, cut)
        return respond(fault, requestId)
      }),
      reset: Effect.sync(() => met.clear())
    })
  })

const matches = ({ match }: Fault, route: Route | undefined, path: string): boolean =>
  (match.row === undefined || match.row === route?.name || match.row === route?.key) &&
  (match.path === undefined || path.startsWith(match.path))

const wait = (latency: number, signal: AbortSignal): Effect.Effect<void, Dropped> =>
  Effect.timeoutOrElse(disconnected(signal), { duration: latency, orElse: () => Effect.void })

/** Fails with `Dropped` when the caller of a request disconnects. */
export const disconnected = (signal: AbortSignal): Effect.Effect<never, Dropped> =>
  Effect.callback<never, Dropped>((resume) => {
    const give = () => resume(Effect.fail(new Dropped()))
    if (signal.aborted) return give()
    signal.addEventListener("abort", give, { once: true })
    return Effect.sync(() => signal.removeEventListener("abort", give))
  })

const cut = (answer: Response): Effect.Effect<Response> =>
  Effect.map(
    Effect.promise(() => answer.arrayBuffer()),
    (body) =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.enqueue(new Uint8Array(body, 0, Math.floor(body.byteLength / 2))),
          pull: (controller) => controller.error(new Dropped())
        }),
        answer
      )
  )

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
