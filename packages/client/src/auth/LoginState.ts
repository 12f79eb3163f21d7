/**
 * Where a login or a registration stands (auth.md §4).
 *
 * @since 0.1.0
 */
import type { MemberIdentity } from "@portico/contract/auth/Identity"
import { type StateAnswer, unknownStateText } from "@portico/contract/auth/LoginResult"
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import type * as Redacted from "effect/Redacted"
import { flattenIdentity } from "./internal/Addresses.ts"

/** What the provider tells of the member beside a state, where it does. */
export interface Told {
  /** The member. The addresses of the profile are flat (auth.md §3); unknown properties are kept. */
  readonly identity?: MemberIdentity
  readonly additionalData?: NonNullable<StateAnswer["additionalData"]>
}

/** The password was right. */
export interface Success extends Told {
  readonly _tag: "SUCCESS"
  /** Makes the member's session by a silent login. Undefined where the provider keeps it to itself. */
  readonly sessionToken: Redacted.Redacted | undefined
}

/** The site's owner has to approve the member. */
export interface OwnerApprovalRequired extends Told {
  readonly _tag: "OWNER_APPROVAL_REQUIRED"
}

/** The member has to verify the address: the code of a mail together with the state token. */
export interface EmailVerificationRequired extends Told {
  readonly _tag: "EMAIL_VERIFICATION_REQUIRED"
  readonly stateToken: Redacted.Redacted
}

/** A further factor that a login asks for, and the token that its answer needs. */
export interface Challenge extends MfaChallenge {
  readonly stateToken: Redacted.Redacted
}

/** A state that this version does not know. */
export interface Failure extends Told {
  readonly _tag: "FAILURE"
  readonly error: typeof unknownStateText
  /** Set where the provider asks for a further factor: `Mfa.verify` answers it. */
  readonly challenge?: Challenge
}

/** A login state of the client. */
export type LoginState = Success | OwnerApprovalRequired | EmailVerificationRequired | Failure

/** The state of whatever the client does not know. */
export const unknown: Failure = { _tag: "FAILURE", error: unknownStateText }

/** Reads the identity service's answer. A verification without its state token leads nowhere, so it counts as unknown. */
export const fromAnswer = (answer: StateAnswer): LoginState => {
  const { additionalData, identity, mfaChallengeData, sessionToken, state, stateToken } = answer
  const told = {
    ...(identity === undefined ? {} : { identity: flattenIdentity(identity) }),
    ...(additionalData === undefined ? {} : { additionalData })
  }
  if (state === "SUCCESS") return { _tag: "SUCCESS", sessionToken, ...told }
  if (state === "REQUIRE_OWNER_APPROVAL") return { _tag: "OWNER_APPROVAL_REQUIRED", ...told }
  if (stateToken === undefined) return { ...unknown, ...told }
  if (state === "REQUIRE_EMAIL_VERIFICATION") return { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken, ...told }
  return {
    ...unknown,
    ...told,
    ...(mfaChallengeData === undefined ? {} : { challenge: { ...mfaChallengeData, stateToken } })
  }
}
