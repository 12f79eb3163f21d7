/** Programs about verification that must not compile, each next to one that does. */
import type { Challenge, EmailVerificationRequired, LoginState, Success } from "@portico/client/auth/LoginState"
import type { MembersShape } from "@portico/client/auth/Members"
import type { MfaShape } from "@portico/client/auth/Mfa"
import type { VerificationShape } from "@portico/client/auth/Verification"
import type * as Redacted from "effect/Redacted"

declare const any: LoginState
declare const due: EmailVerificationRequired
declare const success: Success
declare const challenge: Challenge
declare const code: Redacted.Redacted
declare const verification: VerificationShape
declare const members: MembersShape
declare const mfa: MfaShape

/** There is one state to verify from, with either function. Values of an unknown type are checked at run time. */
export const verifications = [
  verification.verify(due, code),
  members.verify(due, code),
  verification.attempt(any, code),

  // @ts-expect-error The login may have any state.
  verification.verify(any, code),

  // @ts-expect-error The same with the other function.
  members.verify(any, code),

  // @ts-expect-error There is nothing to verify after a success.
  verification.verify(success, code)
]

/** Each factor is verified with its own data. */
export const proofs = [
  mfa.verify(challenge, { factorType: "SMS", code }),
  mfa.challenge(challenge, "CALL"),

  // @ts-expect-error A push has no code.
  mfa.verify(challenge, { factorType: "PUSH", code }),

  // @ts-expect-error A password is not a second factor.
  mfa.verify(challenge, { factorType: "PASSWORD", code }),

  // @ts-expect-error A recovery code has no separate payload.
  mfa.challenge(challenge, "RECOVERY_CODE")
]
