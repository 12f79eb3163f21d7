/**
 * Sends all authorized calls of the library.
 *
 * @since 0.1.0
 */
import type { ResponseOf, Call, RequestOf } from "@portico/contract/Call"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Clock from "./internal/Clock.ts"
import * as Span from "./internal/Span.ts"
import { type Authorization, Credential, type TokenPurpose } from "./internal/Credential.ts"
import { Exchange, type Prepared, type Received } from "./internal/Exchange.ts"
import { type CallError, type ExchangeError, unavailable } from "./Failure.ts"
import { decode } from "./internal/Codec.ts"
import { isRecordable, RecordedResponses } from "./internal/RecordedResponses.ts"
import { parseJson } from "./internal/Body.ts"
import { isRepeatable } from "./internal/Retry.ts"
import { Settings } from "./Settings.ts"
import { isTokenRefusal } from "./internal/TokenRefusal.ts"

/** The options of a call. */
export interface CallOptions {
  /**
   * The role that the call may run as while a member's tokens cannot be refreshed. By default `read` or `write`,
   * depending on the row.
   */
  readonly purpose?: TokenPurpose
  /** Whether to use the elevated credential of the settings, if there is one. */
  readonly elevated?: boolean
  /** Whether a transient failure is retried. By default, it is retried only if the call is safe to repeat. */
  readonly retry?: boolean
}

/** A response, and whether its call ran as a visitor instead of the member. */
export interface CallResult<A> extends Received<A> {
  /** Whether the call ran as a visitor because the member's own tokens could not be refreshed. */
  readonly asVisitor: boolean
}

/** The operations of `Transport`. */
export interface TransportShape {
  /**
   * Sends a call and returns its response. If the payload does not match the row's schema, nothing is sent, not even a
   * request for a token. If the provider refuses the token with 401, the token is replaced and the call is sent a
   * second time. This also applies to writes, because a refused call has not run. A member's write is not sent again in
   * another session.
   */
  readonly call: <Row extends Call>(
    row: Row,
    payload: RequestOf<Row>,
    options?: CallOptions
  ) => Effect.Effect<ResponseOf<Row>, CallError>
  /** Sends a call like `call`, and also returns whether it ran as a visitor. */
  readonly callWithResult: <Row extends Call>(
    row: Row,
    payload: RequestOf<Row>,
    options?: CallOptions
  ) => Effect.Effect<CallResult<ResponseOf<Row>>, CallError>
}

/** Sends authorized calls. */
export class Transport extends Context.Service<Transport, TransportShape>()("@portico/client/transport/Transport") {}

const make = Effect.gen(function* () {
  const { elevated } = yield* Settings
  const exchange = yield* Exchange
  const credential = yield* Credential

  const authorized = <Row extends Call>(
    prepared: Prepared<Row>,
    { purpose = isReading(prepared.row) ? "read" : "write", ...options }: CallOptions,
    refused?: Authorization
  ): Effect.Effect<CallResult<ResponseOf<Row>>, CallError> =>
    Effect.flatMap(credential.authorize(purpose, refused?.session), (authorization) => {
      const { insteadOfMember, token } = authorization
      const asVisitor = insteadOfMember !== undefined
      const sent = exchange.send(prepared, { ...options, authorization: token })
      // A response that the member did not get must not be replayed to the member.
      return (asVisitor ? Effect.provideService(sent, RecordedResponses, undefined) : sent).pipe(
        Effect.map((received) => {
          credential.reportAccepted(prepared.row)
          return { ...received, asVisitor }
        }),
        Effect.tap(() => (asVisitor ? Span.annotate({ asVisitor }) : Effect.void)),
        Effect.catch((error) => {
          const failure = insteadOfMember !== undefined && isForbidden(error) ? unavailable(insteadOfMember) : error
          if (!isTokenRefused(error, purpose)) return Effect.fail(failure)
          return Effect.flatMap(credential.reportRefused(token, prepared.row), (isReplaceable) =>
            isReplaceable && refused === undefined
              ? authorized(prepared, { purpose, ...options }, authorization)
              : Effect.fail(failure)
          )
        })
      )
    })

  const callWithResult: TransportShape["callWithResult"] = (row, payload, options = {}) =>
    Effect.flatMap(exchange.prepare(row, payload), (prepared) =>
      options.elevated === true && elevated !== undefined
        ? Effect.map(exchange.send(prepared, { ...options, authorization: elevated }), (received) => ({
            ...received,
            asVisitor: false
          }))
        : recordedOr(prepared, authorized(prepared, options))
    )

  // A read whose response was recorded sends nothing, not even a request for a token.
  const recordedOr = <Row extends Call>(
    prepared: Prepared<Row>,
    send: Effect.Effect<CallResult<ResponseOf<Row>>, CallError>
  ): Effect.Effect<CallResult<ResponseOf<Row>>, CallError> =>
    Effect.withFiber((fiber) => {
      const recorded = fiber.getRef(RecordedResponses)
      if (recorded === undefined) return send
      if (!isRecordable(prepared.row)) {
        recorded.discard?.()
        return recorded.isComplete === true ? Effect.never : send
      }
      const now = Clock.of(fiber).currentTimeMillisUnsafe()
      const body = recorded.replay?.(prepared, credential.session(), now)
      const otherwise = recorded.isComplete === true ? Effect.never : send
      return body === undefined
        ? otherwise
        : Effect.matchEffect(decode(prepared.row, parseJson(body)), {
            onFailure: () => otherwise,
            onSuccess: (response) => Effect.succeed({ response, requestId: undefined, asVisitor: false })
          })
    })

  const call: TransportShape["call"] = (row, payload, options) =>
    Effect.map(callWithResult(row, payload, options), ({ response }) => response)

  return { callWithResult: callWithResult, call } satisfies TransportShape
})

/** A layer that provides `Transport` over an `Exchange`, authorized by a `Credential`. */
export const layer: Layer.Layer<Transport, never, Settings | Exchange | Credential> = Layer.effect(Transport, make)

const isReading = (row: Call): boolean => row.method === "GET" || isRepeatable(row)

const isForbidden = (error: ExchangeError): boolean =>
  "status" in error && (error.status === 401 || error.status === 403)

// A 401 with another code concerns the call itself, such as a wrong password. A 401 without a code may do so too if any
// visitor may make the call, because such calls check a secret. Sending a login twice would count twice toward a
// lockout.
const isTokenRefused = (error: ExchangeError, purpose: TokenPurpose): boolean =>
  error._tag === "ApplicationError" &&
  error.status === 401 &&
  (error.challenge === "invalid_token" ||
    ((error.data !== undefined || purpose !== "visitor") && isTokenRefusal(error.code)))
