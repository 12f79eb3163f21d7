/**
 * The processing of one request, from its arrival to its response.
 *
 * @since 0.1.0
 */
import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { upperSnake } from "@portico/contract/Refusal"
import { ApplicationError } from "../engine/value/Refusal.ts"
import { Secrets } from "../engine/identity/Secrets.ts"
import * as Api from "./Api.ts"
import { Advice } from "./request/Advice.ts"
import * as Cors from "./request/Cors.ts"
import * as Envelopes from "./request/Envelopes.ts"
import { disconnected, type ConnectionDropped, FaultInjection } from "./request/Faults.ts"
import * as ExpensiveCalls from "./request/ExpensiveCalls.ts"
import * as IssuerMetadata from "./identity/IssuerMetadata.ts"
import * as ErrorPages from "./pages/ErrorPages.ts"
import * as PageRoutes from "./pages/PageRoutes.ts"
import { ProviderSettings } from "./request/ProviderSettings.ts"
import { RequestLog } from "./request/RequestLog.ts"
import * as Traces from "./request/Traces.ts"
import * as Routes from "./request/Routes.ts"

/**
 * Responds to a request. `address` is the caller's network address, if known. Fails only if a fault drops the
 * connection or the caller disconnects.
 */
export const handle = (request: Request, address?: string) => Traces.inSpan(request, process(request, address))

const process = Effect.fnUntraced(function* (request: Request, address?: string) {
  const requestId = yield* Secrets.use((secrets) => secrets.name)
  const startedAt = yield* Clock.monotonicTimeNanos
  const path = new URL(request.url).pathname
  const page = PageRoutes.templateOf(path)
  const match = Routes.match(request.method, path)
  const route = page === undefined && match._tag === "Found" ? match.route : undefined

  const responding = Effect.gen(function* () {
    return page === undefined
      ? yield* call(request, match, requestId, address)
      : yield* show(request, requestId, address)
  })
  const faults = yield* FaultInjection
  // A browser shows what a page responds, so a refusal of a page is a page too.
  const refusing = page === undefined ? undefined : (status: number) => ErrorPages.failure(request, requestId, status)
  let advice: string | undefined
  const advised = Effect.provideService(responding, Advice, (line) => {
    advice = line
  })
  const result = yield* Effect.result(faults.apply(request, route, requestId, advised, refusing))

  const log = yield* RequestLog
  const status = result._tag === "Success" ? result.success.status : 0
  const milliseconds = Number((yield* Clock.monotonicTimeNanos) - startedAt) / 1e6
  const known = page ?? route?.row.path ?? (IssuerMetadata.owns(path) ? path : "")
  const entry = { requestId, method: request.method, path: known, status, milliseconds }
  log(advice === undefined ? entry : { ...entry, advice })
  yield* Effect.annotateCurrentSpan({
    "http.response.status_code": status,
    "http.route": known,
    "request.id": requestId
  })

  const response = yield* Effect.fromResult(result)
  if (page === undefined) Cors.allow(response)
  return Envelopes.stamp(response, requestId, yield* Clock.currentTimeMillis)
}) satisfies (request: Request, address?: string) => Effect.Effect<Response, ConnectionDropped, unknown>

const call = Effect.fnUntraced(function* (
  request: Request,
  match: Routes.Match,
  requestId: string,
  address: string | undefined
) {
  if (request.method === "OPTIONS") return Cors.preflight(request)
  if (IssuerMetadata.owns(new URL(request.url).pathname)) {
    return yield* IssuerMetadata.respond(request).pipe(
      contain(requestId, (status) => Effect.succeed(Envelopes.systemError(requestId, status)))
    )
  }
  switch (match._tag) {
    case "Nothing":
      return Envelopes.refusal(notFound)
    case "WrongMethod":
      return Envelopes.refusal(wrongMethod, { allow: match.allowed.join(", ") })
    case "Found": {
      const { origin = new URL(request.url).origin } = yield* ProviderSettings
      const from = request.headers.get("origin") ?? undefined
      const authorization = Redacted.make(request.headers.get("authorization") ?? "")
      const userAgent = request.headers.get("user-agent") ?? undefined
      const responding = Api.respond(request, match, { origin, from, address, userAgent, authorization }).pipe(
        Effect.catchTag(["ApplicationError", "ValidationError"], (refusal) =>
          Effect.succeed(Envelopes.refusal(refusal))
        ),
        contain(requestId, (status) => Effect.succeed(Envelopes.systemError(requestId, status)))
      )
      return yield* ExpensiveCalls.isInterruptible(match.route) ? whileConnected(request, responding) : responding
    }
  }
})

/** Interrupts an effect, and the statements that it runs, when the caller disconnects. */
const whileConnected = <A, E, R>(
  { signal }: Request,
  self: Effect.Effect<A, E, R>
): Effect.Effect<A, E | ConnectionDropped, R> => Effect.raceFirst(self, disconnected(signal))

const show = (request: Request, requestId: string, address: string | undefined) =>
  PageRoutes.respond(request, address).pipe(
    Effect.catchTag(["ApplicationError", "ValidationError"], (refusal) => ErrorPages.refusal(request, refusal)),
    contain(requestId, (status) => ErrorPages.failure(request, requestId, status))
  )

// Internal failures are logged for the operator. The caller receives only the status.
const contain =
  <R2>(requestId: string, responseOf: (status: number) => Effect.Effect<Response, never, R2>) =>
  <E, R>(self: Effect.Effect<Response, E, R>): Effect.Effect<Response, never, R | R2> =>
    Effect.catchCause(self, (cause) =>
      Effect.logError("A request failed.", cause).pipe(
        Effect.annotateLogs({ requestId }),
        Effect.andThen(Effect.suspend(() => responseOf(Cause.hasDies(cause) ? 500 : 503)))
      )
    )

const notFound = new ApplicationError({
  status: 404,
  code: upperSnake("Not Found"),
  description: "The provider has no endpoint at this path."
})

const wrongMethod = new ApplicationError({
  status: 405,
  code: upperSnake("Method Not Allowed"),
  description: "This path does not accept this method."
})
