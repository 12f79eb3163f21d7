/**
 * One exchange with the provider: a row of the endpoint table and its payload, one answer or one typed failure. Knows
 * nothing of tokens but that a header may carry one.
 *
 * @since 0.1.0
 */
import { type AnswerOf, type Endpoint, type Parcel, type RequestOf, post } from "@portico/contract/Endpoint"
import { invalidClient } from "@portico/contract/auth/Token"
import { header } from "@portico/contract/Refusal"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { HttpClient } from "effect/http/HttpClient"
import * as HttpTraceContext from "effect/http/HttpTraceContext"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Tracer from "effect/Tracer"
import { type Response, dateOf, jsonOf, receive, refusalOf } from "./Response.ts"
import { decode, encode } from "./Codec.ts"
import { type ExchangeError, type InvalidArgument, InvalidClient, Unreachable, Unreadable } from "../Failure.ts"
import * as Network from "./Network.ts"
import { isRepeatable, retry } from "./Retry.ts"
import { locate, Settings } from "../Settings.ts"
import { challengeOf, reasonOf, tokenRefusalOf } from "./TokenRefusal.ts"

/** A row whose payload has been checked and packed: what is left is to send it. */
export interface Prepared<Row extends Endpoint = Endpoint> {
  readonly row: Row
  readonly origin: string
  readonly parcel: Parcel
}

/** How an exchange is sent. */
export interface SendOptions {
  readonly authorization?: Redacted.Redacted | undefined
  /** Whether a passing failure is tried again. By default, where a repeat cannot do harm. */
  readonly retry?: boolean
}

/** A successful answer. */
export interface Received<A> {
  readonly answer: A
  readonly requestId: string | undefined
}

/** The operations of `Exchange`. */
export interface ExchangeShape {
  /** Checks and packs a payload. Nothing is sent. */
  readonly prepare: <Row extends Endpoint>(
    row: Row,
    payload: RequestOf<Row>
  ) => Effect.Effect<Prepared<Row>, InvalidArgument>
  /** Sends what was prepared. Only status 200 is success. */
  readonly send: <Row extends Endpoint>(
    prepared: Prepared<Row>,
    options?: SendOptions
  ) => Effect.Effect<Received<AnswerOf<Row>>, ExchangeError>
  /**
   * Seconds that the provider's clock is ahead of this one, negative where it is behind, by the `Date` of its last
   * answer to a POST: no cache keeps that. `undefined` until one could be read.
   */
  readonly skew: Effect.Effect<number | undefined>
}

/** Exchanges with the provider, without tokens of its own. */
export class Exchange extends Context.Service<Exchange, ExchangeShape>()("@portico/client/transport/Exchange") {}

const make = Effect.fnUntraced(function* <R>(network: Effect.Effect<Network.Send, never, R>) {
  const settings = yield* Settings
  const carry = yield* network
  let consistent: string | undefined
  let skew: number | undefined

  const prepare: ExchangeShape["prepare"] = (row, payload) =>
    Effect.map(encode(row, payload), (encoded) => {
      const { origin, pathOf } = locate(settings, row, encoded)
      return { row, origin, parcel: (row.pack ?? post)(row, encoded, pathOf) }
    })

  const execute = (
    { origin, row }: Prepared,
    parcel: Parcel,
    authorization: SendOptions["authorization"]
  ): Effect.Effect<Response, Unreachable> =>
    Effect.useSpan(`${parcel.method} ${row.path}`, spanOf(origin, row, parcel), (span) =>
      Effect.withFiber((fiber) => {
        const clock = fiber.getRef(Clock.Clock)
        const sent = clock.currentTimeMillisUnsafe()
        const trace =
          isBrowser || fiber.getRef(Tracer.DisablePropagation) ? undefined : HttpTraceContext.toHeaders(span)
        const { body, method, path } = parcel
        const headers = {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(authorization === undefined ? {} : { authorization: Redacted.value(authorization) }),
          ...(consistent === undefined ? {} : { [header.consistent]: consistent })
        }
        return carry({ method, url: origin + path, headers, body, trace }).pipe(
          Effect.mapError((error) => sayingNoToken(error, authorization)),
          Effect.timeoutOrElse({ duration: settings.timeout, orElse: () => Effect.fail(late(settings.timeout)) }),
          Effect.map((answered) => {
            const answer = receive(answered)
            consistent = answered.header(header.consistent) ?? consistent
            span.attribute("http.response.status_code", answer.status)
            if (answer.requestId !== undefined) span.attribute("request.id", answer.requestId)
            const told = method === "POST" ? dateOf(answer) : undefined
            // It was read half-way between question and answer, and is cut to whole seconds.
            if (told !== undefined)
              skew = Math.round((told + 500 - (sent + clock.currentTimeMillisUnsafe()) / 2) / 1000)
            return answer
          })
        )
      })
    )

  const attempt = <Row extends Endpoint>(
    prepared: Prepared<Row>,
    parcel: Parcel,
    authorization: SendOptions["authorization"]
  ): Effect.Effect<Received<AnswerOf<Row>>, ExchangeError> =>
    execute(prepared, parcel, authorization).pipe(
      Effect.flatMap((answer) => outcome(prepared.row, answer, settings.clientId)),
      Effect.catchIf(
        (error) => parcel.asPost !== undefined && isUnknownPath(error),
        () => attempt(prepared, parcel.asPost ?? parcel, authorization)
      )
    )

  const send: ExchangeShape["send"] = (
    prepared,
    { authorization, retry: mayRetry = isRepeatable(prepared.row) } = {}
  ) => {
    const once = attempt(prepared, prepared.parcel, authorization)
    return mayRetry ? retry(once) : once
  }

  return { prepare, send, skew: Effect.sync(() => skew) } satisfies ExchangeShape
})

/** `Exchange` over an `HttpClient`. */
export const layer: Layer.Layer<Exchange, never, Settings | HttpClient> = Layer.effect(
  Exchange,
  make(Network.sendByHttpClient)
)

/** `Exchange` over `fetch`, for pages that need no `HttpClient`. */
export const layerFetch: Layer.Layer<Exchange, never, Settings> = Layer.effect(Exchange, make(Network.sendByFetch))

// Without details: that of a server that does not know the path.
const isUnknownPath = (error: ExchangeError): boolean =>
  error._tag === "ApplicationError" && error.data === undefined && (error.status === 404 || error.status === 405)

const spanOf = (origin: string, row: Endpoint, parcel: Parcel) => ({
  kind: "client" as const,
  attributes: { "http.request.method": parcel.method, "url.template": row.path, "server.address": origin }
})

// A preflight of another origin refuses headers that it does not know, trace headers among them.
const isBrowser = "document" in globalThis || "WorkerGlobalScope" in globalThis

// What hinders a request may quote the token, as where that has characters that no header may have.
const sayingNoToken = (error: Unreachable, authorization: SendOptions["authorization"]): Unreachable => {
  const { cause } = error
  const token = authorization === undefined ? "" : Redacted.value(authorization).trim()
  const isQuoted = token !== "" && cause instanceof Error && cause.message.includes(token)
  return isQuoted ? new Unreachable({ cause: new Error("The token does not fit in a header.") }) : error
}

const late = (timeout: number): Unreachable => new Unreachable({ cause: new Error(`No answer within ${timeout} ms.`) })

const outcome = <Row extends Endpoint>(
  row: Row,
  answer: Response,
  clientId: string
): Effect.Effect<Received<AnswerOf<Row>>, ExchangeError> => {
  const { requestId, status } = answer
  return status === 200
    ? Effect.mapBoth(decode(row, jsonOf(answer)), {
        onFailure: (cause) => new Unreadable({ cause, status, requestId }),
        onSuccess: (decoded) => ({ answer: decoded, requestId })
      })
    : Effect.flatMap(Clock.currentTimeMillis, (now) => Effect.fail(refused(row, answer, clientId, now)))
}

const refused = (row: Endpoint, answer: Response, clientId: string, now: number): ExchangeError => {
  const error = row.anonymous === true ? tokenRefusalOf(answer, now) : refusalOf(answer, now)
  if (error._tag !== "ApplicationError") return error
  if (reasonOf(error) === invalidClient) {
    const { data, description, requestId, status, statusText } = error
    return new InvalidClient({ clientId, code: invalidClient, data, description, requestId, status, statusText })
  }
  const challenge = challengeOf(answer.header(header.challenge))
  return challenge === undefined ? error : Object.assign(error, { challenge })
}
