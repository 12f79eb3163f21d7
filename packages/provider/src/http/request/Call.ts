/**
 * The context that the handler of a call receives, and the types of handlers and handler tables.
 *
 * @since 0.1.0
 */
import type * as Endpoint from "@portico/contract/Endpoint"
import type { endpoints } from "@portico/contract/Endpoints"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { Caller } from "../../engine/identity/AccessTokens.ts"
import type { Refusal } from "../../engine/value/Refusal.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"

/** The context of a call that its handler receives in addition to the payload. */
export interface Call {
  /** The caller that the access token identifies. */
  readonly caller: Caller
  /** The provider's own origin. */
  readonly origin: string
  /** Origin of the page that made the call, if a browser sent it. */
  readonly from: string | undefined
  /** Network address that the call came from, if the server in front of the provider passes it. */
  readonly address?: string | undefined
  /** The value of the `user-agent` header. */
  readonly userAgent?: string | undefined
  /** The value of the `authorization` header, not parsed yet. Empty if the request has none. */
  readonly authorization?: Redacted.Redacted | undefined
}

/** The failures of a handler. */
export type Failure = Refusal | StoreUnavailable

/** The context of a call to an endpoint that requires no access token. */
export type AnonymousCall = Omit<Call, "caller">

/** The handler of one row of the endpoint table. */
export type Answer<Row extends Endpoint.Endpoint, Services> = (
  payload: Endpoint.RequestOf<Row>,
  call: Row["anonymous"] extends true ? AnonymousCall : Call
) => Effect.Effect<Endpoint.ResponseOf<Row>, Failure, Services>

/** The handlers of all rows of one API of the endpoint table. A missing handler is a compile error. */
export type Handlers<Api extends keyof typeof endpoints, Services> = {
  readonly [Name in keyof (typeof endpoints)[Api]]: (typeof endpoints)[Api][Name] extends infer Row extends
    Endpoint.Endpoint
    ? Answer<Row, Services>
    : never
}
