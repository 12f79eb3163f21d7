/**
 * How a call can fail. Every refusal carries the provider's own code, its status and the request id; none carries a
 * token, a code, a password or a payload.
 *
 * @since 0.1.0
 */
import type { FieldViolation } from "@portico/contract/Refusal"
import { systemErrorText, violationsText } from "@portico/contract/Refusal"
import * as Data from "effect/Data"

/** What every refused answer tells. */
export interface Answered {
  readonly status: number
  /** The status text, or the standard phrase where the connection carries none. */
  readonly statusText: string
  readonly requestId: string | undefined
}

/** A refusal that has a code. */
export interface Coded extends Answered {
  /** The provider's code as text: `"-19976"`, `"WDE0027"`. Without one, the status text in upper snake case. */
  readonly code: string
  readonly description: string
  readonly data: unknown
  /** The field violations of a response that has both a code and violations. */
  readonly violations?: ReadonlyArray<FieldViolation>
}

/** Fields of the call were not accepted. Without a status nothing was sent: the payload does not fit the call. */
export class InvalidArgument
  extends /*#__PURE__*/ Data.TaggedError("InvalidArgument")<{
    readonly violations: ReadonlyArray<FieldViolation>
    readonly status: number | undefined
    readonly statusText?: string
    readonly requestId: string | undefined
  }>
{
  override get message(): string {
    return violationsText(this.violations)
  }
}

/** The provider understood the call and refused it. */
export class ApplicationError extends /*#__PURE__*/ Data.TaggedError("ApplicationError")<Coded> {
  override get message(): string {
    return this.description
  }
}

/** The provider is not able to answer the call. `retryAfter` is in seconds. */
export class SystemError
  extends /*#__PURE__*/ Data.TaggedError("SystemError")<Answered & { readonly retryAfter: number | undefined }>
{
  override get message(): string {
    return systemErrorText(this.requestId)
  }
}

/** Too many calls: status 429. `retryAfter` is in seconds. `errorCode` is set where a login met it. */
export class RateLimited
  extends /*#__PURE__*/ Data.TaggedError("RateLimited")<
    Coded & { readonly retryAfter: number | undefined; readonly errorCode?: string }
  >
{
  override get message(): string {
    return this.description
  }
}

/** The request is too large: status 413. It has a `code`, a `description` and `data` if the response has details. */
export class TooLarge
  extends /*#__PURE__*/ Data.TaggedError("TooLarge")<
    Answered & Partial<Pick<Coded, "code" | "description" | "data" | "violations">>
  >
{
  override get message(): string {
    return `The request is too large, request-id: ${this.requestId ?? "unknown"}`
  }
}

/** The provider could not be reached, or gave no answer in time. */
export class Unreachable extends /*#__PURE__*/ Data.TaggedError("Unreachable")<{ readonly cause: unknown }> {
  override get message(): string {
    return "The provider could not be reached."
  }
}

/** The provider's answer could not be read. `cause` says where it is not as expected, without its content. */
export class Unreadable
  extends /*#__PURE__*/ Data.TaggedError("Unreadable")<{
    readonly cause: unknown
    readonly status: number
    readonly requestId: string | undefined
  }>
{
  override get message(): string {
    return `The provider's answer could not be read, request-id: ${this.requestId ?? "unknown"}`
  }
}

/** The session was ended while the call was under way. */
export class SessionEnded extends /*#__PURE__*/ Data.TaggedError("SessionEnded")<{}> {
  override get message(): string {
    return "The session was ended while the call was under way."
  }
}

/** How one exchange can fail, tokens apart. */
export type ExchangeError =
  | InvalidArgument
  | ApplicationError
  | SystemError
  | RateLimited
  | TooLarge
  | Unreachable
  | Unreadable

/**
 * No tokens were to be had: `cause` says why, with the provider's code, its status and the request id. The call that
 * needed them was not sent. It may be tried again, unless the provider refused the grant for good.
 */
export class TokenUnavailable
  extends /*#__PURE__*/ Data.TaggedError("TokenUnavailable")<{
    readonly cause: ExchangeError | SessionEnded
  }>
{
  override get message(): string {
    const { cause } = this
    const reason =
      "statusText" in cause ? `${cause.statusText}. request id: ${cause.requestId ?? "unknown"}.` : cause.message
    return `Failed to fetch tokens from OAuth API: ${reason}`
  }
}

/** How an authorised call can fail. */
export type CallError = ExchangeError | TokenUnavailable
