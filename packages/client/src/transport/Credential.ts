/**
 * What authorises calls: the seam between the transport, which spends access tokens, and the session, which gets them.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { ExchangeError, SessionEnded, TokenUnavailable } from "./Failure.ts"

/**
 * For whom a call may be made while a member's tokens cannot be refreshed: `visitor` as a visitor whatever the
 * settings say (a login), `read` as a visitor unless `whenRefreshFails` is `"fail"`, `write` never.
 */
export type Need = "visitor" | "read" | "write"

/** An access token. */
export interface Authorization {
  readonly token: Redacted.Redacted
  /** Why the member's own tokens were not to be had, where the token is a visitor's in place of a member's. */
  readonly insteadOfMember: ExchangeError | SessionEnded | undefined
  /** Which of the client's sessions it is, where it is a member's. */
  readonly session?: string | undefined
}

/** The operations of `Credential`. */
export interface CredentialShape {
  /**
   * Gives a valid access token, getting one first where there is none. A write that was begun in a member's session
   * is not authorised once that has ended.
   */
  readonly authorize: (need: Need, session?: string) => Effect.Effect<Authorization, TokenUnavailable>
  /** Says that the provider refused this token. Another token that took its place meanwhile stays. */
  readonly invalidate: (token: Redacted.Redacted) => Effect.Effect<void>
}

/** Authorises calls. Provided by `session/Tokens`. */
export class Credential
  extends /*#__PURE__*/ Context.Service<Credential, CredentialShape>()("@portico/client/transport/Credential") {}
