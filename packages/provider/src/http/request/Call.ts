/**
 * One call as its answer sees it, and the table of answers.
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

/** What an answer may know of a call besides its payload. */
export interface Call {
  /** Whom the access token stands for. */
  readonly caller: Caller
  /** The provider's own origin. */
  readonly origin: string
  /** Origin of the page that made the call, where a browser told it. */
  readonly from: string | undefined
  /** Network address that the call came from, where whoever serves the provider tells it. */
  readonly address?: string | undefined
  /** What the call carries as its authorization, as it came. */
  readonly authorization?: Redacted.Redacted | undefined
}

/** Why a call has no answer. */
export type Failure = Refusal | StoreUnavailable

/** A call without a token. */
export type Anonymous = Omit<Call, "caller">

/** How a row is answered. */
export type Answer<Row extends Endpoint.Endpoint, Services> = (
  payload: Endpoint.RequestOf<Row>,
  call: Row["anonymous"] extends true ? Anonymous : Call
) => Effect.Effect<Endpoint.AnswerOf<Row>, Failure, Services>

/** How each row of one half of the endpoint table is answered. A row without an answer does not compile. */
export type Answers<Half extends keyof typeof endpoints, Services> = {
  readonly [Name in keyof (typeof endpoints)[Half]]: (typeof endpoints)[Half][Name] extends infer Row extends
    Endpoint.Endpoint
    ? Answer<Row, Services>
    : never
}
