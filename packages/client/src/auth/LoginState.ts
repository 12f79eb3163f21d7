/**
 * The states of a login or registration (auth.md §4).
 *
 * @since 0.1.0
 */
import type { MemberIdentity } from "@portico/contract/auth/Identity"
import type { LoginResponse } from "@portico/contract/auth/LoginResult"
import { unknownStateText } from "@portico/contract/LoginFailure"
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import type * as Redacted from "effect/Redacted"
import { flattenIdentity } from "./internal/Addresses.ts"

/** Data of the member that the provider may return with a state. */
export interface ResponseDetails {
  /** The member. The addresses of the profile are flat (auth.md §3). Unknown properties are preserved. */
  readonly identity?: MemberIdentity
  readonly additionalData?: NonNullable<LoginResponse["additionalData"]>
}

/** The login or registration succeeded. */
export interface Success extends ResponseDetails {
  readonly _tag: "SUCCESS"
  /**
   * The token from which `SilentLogin.run` creates the member's session. Undefined if the provider does not return it.
   */
  readonly sessionToken: Redacted.Redacted | undefined
}

/** The site's owner has to approve the member. */
export interface OwnerApprovalRequired extends ResponseDetails {
  readonly _tag: "OWNER_APPROVAL_REQUIRED"
}

/** The member has to verify the address, with the code of an email and the state token. */
export interface EmailVerificationRequired extends ResponseDetails {
  readonly _tag: "EMAIL_VERIFICATION_REQUIRED"
  readonly stateToken: Redacted.Redacted
}

/** The second factor that a login requires, with the state token that its verification needs. */
export interface Challenge extends MfaChallenge {
  readonly stateToken: Redacted.Redacted
}

/** A state that this version does not recognize, or the request for a second factor. */
export interface Failure extends ResponseDetails {
  readonly _tag: "FAILURE"
  readonly error: typeof unknownStateText
  /** The second factor, if the provider requires one. Pass it to `Mfa.verify`. */
  readonly challenge?: Challenge
}

/** A login state of the client. */
export type LoginState = Success | OwnerApprovalRequired | EmailVerificationRequired | Failure

/** The state for a response that the client does not recognize. */
export const unknown: Failure = { _tag: "FAILURE", error: unknownStateText }

/**
 * Converts a response of the identity service. A verification without a state token cannot be completed, so it becomes
 * an unknown state.
 */
export const fromResponse = (response: LoginResponse): LoginState => {
  const { additionalData, identity, mfaChallengeData, sessionToken, state, stateToken } = response
  const details = {
    ...(identity === undefined ? {} : { identity: flattenIdentity(identity) }),
    ...(additionalData === undefined ? {} : { additionalData })
  }
  if (state === "SUCCESS") return { _tag: "SUCCESS", sessionToken, ...details }
  if (state === "REQUIRE_OWNER_APPROVAL") return { _tag: "OWNER_APPROVAL_REQUIRED", ...details }
  if (stateToken === undefined) return { ...unknown, ...details }
  if (state === "REQUIRE_EMAIL_VERIFICATION") return { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken, ...details }
  return {
    ...unknown,
    ...details,
    ...(mfaChallengeData === undefined ? {} : { challenge: { ...mfaChallengeData, stateToken } })
  }
}
