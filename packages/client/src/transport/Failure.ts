/**
 * The errors of calls. A refusal has the provider's own code, the status and the request id. No error contains a token,
 * an authorization code, a password or a payload.
 *
 * @since 0.1.0
 */
import type { FieldViolation } from "@portico/contract/Refusal"
import { systemErrorText, violationsText } from "@portico/contract/Refusal"
import * as Data from "effect/Data"

/** The properties of every refused response. */
export interface RefusedResponse {
  readonly status: number
  /** The reason phrase of the status, or the standard phrase if the connection carries none. */
  readonly statusText: string
  readonly requestId: string | undefined
}

/** The properties of a refusal that has a code. */
export interface Coded extends RefusedResponse {
  /**
   * The provider's code as a string, such as `"-19976"` or `"WDE0027"`. Without one, the reason phrase in upper snake
   * case.
   */
  readonly code: string
  readonly description: string
  readonly data: unknown
  /** The error code of the response's `WWW-Authenticate: Bearer` challenge (RFC 6750 §3), if it carries one. */
  readonly challenge?: string
  /** `false` if the token endpoint refused without JSON: the response may be that of a firewall. */
  readonly isJson?: false
  /** The field violations of a response that has both a code and violations. */
  readonly violations?: ReadonlyArray<FieldViolation>
}

/**
 * The error of a call with fields that were not accepted. If it has no `status`, nothing was sent, because the payload
 * does not match the call's schema.
 */
export class InvalidArgument extends Data.TaggedError("InvalidArgument")<{
  readonly violations: ReadonlyArray<FieldViolation>
  readonly status: number | undefined
  readonly statusText?: string
  readonly requestId: string | undefined
}> {
  override get message(): string {
    return violationsText(this.violations)
  }
}

/** The error of a call that the provider understood and refused. */
export class ApplicationError extends Data.TaggedError("ApplicationError")<Coded> {
  override get message(): string {
    return this.description
  }
}

/** The error of a call that the provider was unable to process. `retryAfter` is in seconds. */
export class SystemError extends Data.TaggedError("SystemError")<
  RefusedResponse & { readonly retryAfter: number | undefined }
> {
  override get message(): string {
    return systemErrorText(this.requestId)
  }
}

/** The error of too many calls: status 429. `retryAfter` is in seconds. `errorCode` is set if the call was a login. */
export class RateLimited extends Data.TaggedError("RateLimited")<
  Coded & { readonly retryAfter: number | undefined; readonly errorCode?: string }
> {
  override get message(): string {
    return this.description
  }
}

/**
 * The error of a request that is too large: status 413. It has a `code`, a `description` and `data` if the response has
 * details.
 */
export class TooLarge extends Data.TaggedError("TooLarge")<
  RefusedResponse & Partial<Pick<Coded, "code" | "description" | "data" | "violations">>
> {
  override get message(): string {
    return `The request is too large, request-id: ${this.requestId ?? "unknown"}`
  }
}

/** The error of a provider that could not be reached, or that did not respond in time. */
export class Unreachable extends Data.TaggedError("Unreachable")<{ readonly cause: unknown }> {
  override get message(): string {
    return "The provider could not be reached. Check the network and the setting host."
  }
}

/**
 * The error of a response that could not be decoded. `cause` names the place and what was expected there, without the
 * content.
 */
export class Unreadable extends Data.TaggedError("Unreadable")<{
  readonly cause: unknown
  readonly status: number
  readonly requestId: string | undefined
}> {
  override get message(): string {
    return `The provider's response could not be read, request-id: ${this.requestId ?? "unknown"}`
  }
}

/**
 * The error of a client id that the provider does not know, or of client credentials that it refuses (RFC 6749 §5.2).
 * The configuration is wrong: sending the request again does not help.
 */
export class InvalidClient extends Data.TaggedError("InvalidClient")<Coded & { readonly clientId: string }> {
  override get message(): string {
    const { clientId, description, requestId } = this
    return (
      `The provider rejected the client id "${clientId}": ${description} Check the setting clientId, and register this ` +
      `id with the provider. request id: ${requestId ?? "unknown"}.`
    )
  }
}

/** The error of a call whose session ended while the call was in progress. */
export class SessionEnded extends Data.TaggedError("SessionEnded")<{}> {
  override get message(): string {
    return "The session ended during the request."
  }
}

/**
 * The error of a call that needs a token which a read-only client does not obtain: a refreshed token of a member, or a
 * visitor's token for a write or a sign-in. `TokenCookies.layerReadOnly` makes a client read-only.
 */
export class ReadOnlySession extends Data.TaggedError("ReadOnlySession")<{}> {
  override get message(): string {
    return (
      "This client is read-only, so it neither refreshes a session nor starts one. Refresh the session before the page " +
      "is rendered, and write and sign in where the response can set cookies."
    )
  }
}

/** The errors of one exchange with the provider, without those of obtaining a token. */
export type ExchangeError =
  | InvalidArgument
  | ApplicationError
  | SystemError
  | RateLimited
  | TooLarge
  | Unreachable
  | Unreadable
  | InvalidClient

/** The reasons why a token could not be obtained. */
export type TokenFailure = Exclude<ExchangeError, InvalidClient> | SessionEnded | ReadOnlySession

/**
 * The error of a request that was not sent because no access token could be obtained. `cause` has the reason, with the
 * provider's code, status and request id. A later attempt may succeed, unless the provider refused the grant
 * permanently.
 */
export class TokenUnavailable extends Data.TaggedError("TokenUnavailable")<{
  readonly cause: TokenFailure
}> {
  override get message(): string {
    const { cause } = this
    const reason =
      "statusText" in cause && cause.statusText !== undefined
        ? `${cause.statusText}. request id: ${cause.requestId ?? "unknown"}.`
        : cause.message
    return `Failed to fetch tokens from OAuth API: ${reason}`
  }
}

/** The errors of obtaining an access token. */
export type TokenError = TokenUnavailable | InvalidClient

/**
 * Returns the error of a token that could not be obtained: an `InvalidClient` unchanged, any other cause as
 * `TokenUnavailable`.
 */
export const unavailable = (cause: TokenFailure | InvalidClient): TokenError =>
  cause._tag === "InvalidClient" ? cause : new TokenUnavailable({ cause })

/** The errors of an authorized call. */
export type CallError = ExchangeError | TokenUnavailable
