/**
 * The interface between the transport, which uses access tokens, and the session, which obtains them.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import type { ExchangeError, TokenError, TokenFailure } from "../Failure.ts"

/**
 * The role that a call may run as while a member's tokens cannot be refreshed. `visitor`: as a visitor, whatever the
 * settings say (a login). `read`: as a visitor, unless `whenRefreshFails` is `"fail"`. `request`: a request of the
 * application's own, as a visitor only if `whenRefreshFails` is `"visitor"`. `write`: never as a visitor.
 */
export type TokenPurpose = "visitor" | "read" | "request" | "write"

/** An access token and the session that it belongs to. */
export interface Authorization {
  readonly token: Redacted.Redacted
  /** The reason why the member's own token is not available, if this token is a visitor's instead. */
  readonly insteadOfMember: ExchangeError | TokenFailure | undefined
  /** The id of the member's session within this client, if the token is a member's. */
  readonly session?: string | undefined
}

/** The operations of `Credential`. */
export interface CredentialShape {
  /**
   * Returns a valid access token, and obtains one first if there is none. A write that began in a member's session
   * fails once that session has ended. So does a request of the application that is sent again, whose first attempt had
   * the `session`, unless `whenRefreshFails` is `"visitor"`.
   */
  readonly authorize: (purpose: TokenPurpose, session?: string) => Effect.Effect<Authorization, TokenError>
  /**
   * Reports that a server refused a token, and returns whether the request may be sent again with a new one. A token
   * that has already been replaced is not refreshed again. Returns `false` if the same `resource` (an endpoint, an
   * origin) has caused a refresh within the last 30 seconds and has not accepted a token since.
   */
  readonly reportRefused: (token: Redacted.Redacted, resource: unknown) => Effect.Effect<boolean>
  /**
   * Reports that a server accepted a token, so that a later refusal by the same `resource` may cause a refresh again.
   */
  readonly reportAccepted: (resource: unknown) => void
  /** Returns the id of the member's session, or `undefined` if no member is signed in. */
  readonly session: () => string | undefined
}

/** Authorizes calls. Provided by `session/Tokens`. */
export class Credential extends Context.Service<Credential, CredentialShape>()(
  "@portico/client/transport/Credential"
) {}
