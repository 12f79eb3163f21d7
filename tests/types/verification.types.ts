/** Programs about verification that must not compile, each beside one that does. */
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

/** There is one state to verify from, by either name. What the compiler does not know is found out at run time. */
export const verifications = [
  verification.verify(due, code),
  members.verify(due, code),
  verification.attempt(any, code),

  // @ts-expect-error The login may have come to anything.
  verification.verify(any, code),

  // @ts-expect-error Likewise by its other name.
  members.verify(any, code),

  // @ts-expect-error There is nothing to verify after a success.
  verification.verify(success, code)
]

/** Each factor is answered by its own data. */
export const proofs = [
  mfa.verify(challenge, { factorType: "SMS", code }),
  mfa.challenge(challenge, "CALL"),

  // @ts-expect-error A push has no code.
  mfa.verify(challenge, { factorType: "PUSH", code }),

  // @ts-expect-error A password is no further factor.
  mfa.verify(challenge, { factorType: "PASSWORD", code }),

  // @ts-expect-error A recovery code has no payload of its own.
  mfa.challenge(challenge, "RECOVERY_CODE")
]
