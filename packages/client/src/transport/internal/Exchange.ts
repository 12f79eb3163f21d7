/**
 * Sends the request of an endpoint row and its payload to the provider, and returns one response or one typed failure.
 * Access tokens are obtained elsewhere; this module only adds them as a header.
 *
 * @since 0.1.0
 */
import type { Call, RequestOf, ResponseOf } from "@portico/contract/Call"
import { type Parcel, post } from "@portico/contract/Endpoint"
import { header, invalidClient } from "@portico/contract/Refusal"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Span from "./Span.ts"
import * as Clock from "./Clock.ts"
import { type Response, dateOf, receive, refusalOf } from "./Response.ts"
import { decode, encode } from "./Codec.ts"
import { type ExchangeError, type InvalidArgument, InvalidClient, Unreachable, Unreadable } from "../Failure.ts"
import * as FetchNetwork from "./FetchNetwork.ts"
import type { Send } from "./Network.ts"
import { isRecordable, RecordedResponses } from "./RecordedResponses.ts"
import { isRepeatable, retry } from "./Retry.ts"
import { locate, Settings } from "../Settings.ts"
import { traceHeaders } from "./TraceContext.ts"
import { bearerErrorOf, reasonOf, tokenRefusalOf } from "./TokenRefusal.ts"

/** A row with an encoded payload that is ready to send. */
export interface Prepared<Row extends Call = Call> {
  readonly row: Row
  readonly origin: string
  readonly parcel: Parcel
}

/** The options of sending a request. */
export interface SendOptions {
  readonly authorization?: Redacted.Redacted | undefined
  /** Whether a transient failure is retried. By default, it is retried only if the row is safe to repeat. */
  readonly retry?: boolean
}

/** A successful response. */
export interface Received<A> {
  readonly response: A
  readonly requestId: string | undefined
}

/** The operations of `Exchange`. */
export interface ExchangeShape {
  /** Checks and encodes a payload. Sends nothing. */
  readonly prepare: <Row extends Call>(
    row: Row,
    payload: RequestOf<Row>
  ) => Effect.Effect<Prepared<Row>, InvalidArgument>
  /** Sends a prepared request. Only status 200 is a success. */
  readonly send: <Row extends Call>(
    prepared: Prepared<Row>,
    options?: SendOptions
  ) => Effect.Effect<Received<ResponseOf<Row>>, ExchangeError>
  /**
   * The seconds by which the provider's clock is ahead of the local clock, negative if it is behind. It is computed
   * from the `Date` of the last response to a POST, because no cache stores these. `undefined` until a response has a
   * readable `Date`.
   */
  readonly skew: Effect.Effect<number | undefined>
}

/** Sends requests to the provider, without obtaining tokens. */
export class Exchange extends Context.Service<Exchange, ExchangeShape>()("@portico/client/transport/Exchange") {}

const make = Effect.fnUntraced(function* <R>(network: Effect.Effect<Send, never, R>) {
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
    Span.use(`${parcel.method} ${row.path}`, spanOf(origin, row, parcel), (span) =>
      Effect.withFiber((fiber) => {
        const clock = Clock.of(fiber)
        const sent = clock.currentTimeMillisUnsafe()
        const trace = traceHeaders(settings, origin, fiber, span)
        const { body, method, path } = parcel
        const headers = {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(authorization === undefined ? {} : { authorization: Redacted.value(authorization) }),
          ...(consistent === undefined ? {} : { [header.consistent]: consistent })
        }
        return carry({ method, url: origin + path, headers, body, trace, timeout: settings.timeout }).pipe(
          Effect.mapError((error) => withoutQuotedToken(error, authorization)),
          Effect.map((received) => {
            const response = receive(received)
            consistent = received.header(header.consistent) ?? consistent
            span?.attribute("http.response.status_code", response.status)
            if (response.requestId !== undefined) span?.attribute("request.id", response.requestId)
            const date = method === "POST" ? dateOf(response) : undefined
            // The provider set `Date` about half-way between request and response, and truncated it to whole seconds.
            if (date !== undefined)
              skew = Math.round((date + 500 - (sent + clock.currentTimeMillisUnsafe()) / 2) / 1000)
            return response
          })
        )
      })
    )

  const attempt = <Row extends Call>(
    prepared: Prepared<Row>,
    parcel: Parcel,
    authorization: SendOptions["authorization"]
  ): Effect.Effect<Received<ResponseOf<Row>>, ExchangeError> =>
    execute(prepared, parcel, authorization).pipe(
      Effect.flatMap((response) => {
        const result = resultOf(prepared.row, response, settings.clientId)
        return isRecordable(prepared.row) ? Effect.tap(result, () => record(prepared, response)) : result
      }),
      Effect.catchIf(
        (error) => parcel.asPost !== undefined && isUnknownPath(error),
        () => attempt(prepared, parcel.asPost ?? parcel, authorization)
      )
    )

  const send: ExchangeShape["send"] = (
    prepared,
    { authorization, retry: mayRetry = isRepeatable(prepared.row) } = {}
  ) => {
    const singleAttempt = attempt(prepared, prepared.parcel, authorization)
    return mayRetry ? retry(singleAttempt) : singleAttempt
  }

  return { prepare, send, skew: Effect.sync(() => skew) } satisfies ExchangeShape
})

/** Creates a layer that provides `Exchange` over a network. */
export const layerOver = <R>(network: Effect.Effect<Send, never, R>): Layer.Layer<Exchange, never, Settings | R> =>
  Layer.effect(Exchange, make(network))

/** A layer that provides `Exchange` over `fetch`, for pages that need no `HttpClient`. */
export const layerFetch: Layer.Layer<Exchange, never, Settings> = layerOver(FetchNetwork.send)

// A 404 or 405 without details comes from a server that does not support the path or the method.
const isUnknownPath = (error: ExchangeError): boolean =>
  error._tag === "ApplicationError" && error.data === undefined && (error.status === 404 || error.status === 405)

const record = (prepared: Prepared, { body }: Response): Effect.Effect<void> =>
  Effect.withFiber((fiber) => {
    fiber.getRef(RecordedResponses)?.record?.(prepared, body.text())
    return Effect.void
  })

const spanOf = (origin: string, row: Call, parcel: Parcel) => ({
  kind: "client" as const,
  attributes: { "http.request.method": parcel.method, "url.template": row.path, "server.address": origin }
})

// The error of a failed request may quote the token, for example if the token has characters that are invalid in a
// header.
const withoutQuotedToken = (error: Unreachable, authorization: SendOptions["authorization"]): Unreachable => {
  const { cause } = error
  const token = authorization === undefined ? "" : Redacted.value(authorization).trim()
  const isQuoted = token !== "" && cause instanceof Error && cause.message.includes(token)
  return isQuoted
    ? new Unreachable({ cause: new Error("The access token contains characters that are not allowed in a header.") })
    : error
}

const resultOf = <Row extends Call>(
  row: Row,
  response: Response,
  clientId: string
): Effect.Effect<Received<ResponseOf<Row>>, ExchangeError> => {
  const { body, requestId, status } = response
  return status === 200
    ? Effect.mapBoth(decode(row, body.json()), {
        onFailure: (cause) => new Unreadable({ cause, status, requestId }),
        onSuccess: (decoded) => ({ response: decoded, requestId })
      })
    : Effect.flatMap(Clock.currentTimeMillis, (now) => Effect.fail(refused(row, response, clientId, now)))
}

const refused = (row: Call, response: Response, clientId: string, now: number): ExchangeError => {
  const error = row.anonymous === true ? tokenRefusalOf(response, now) : refusalOf(response, now)
  if (error._tag !== "ApplicationError") return error
  if (reasonOf(error) === invalidClient) {
    const { data, description, requestId, status, statusText } = error
    return new InvalidClient({ clientId, code: invalidClient, data, description, requestId, status, statusText })
  }
  const challenge = bearerErrorOf(response.header(header.challenge))
  return challenge === undefined ? error : Object.assign(error, { challenge })
}
