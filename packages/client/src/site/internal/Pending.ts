/**
 * The pending verification of a site: the last login that requires a code from an email (auth.md §4).
 *
 * @since 0.1.0
 */
import * as Redacted from "effect/Redacted"
import type { EmailVerificationRequired } from "../../auth/LoginState.ts"
import type { LoginResult, SignInResult } from "./LoginResult.ts"

/** The pending verification, which logins set and verifications use. */
export interface Pending {
  verification: EmailVerificationRequired | undefined
  /** Remembers or forgets the pending verification after a result, and returns the result. */
  readonly remember: <Result extends LoginResult | SignInResult>(result: Result) => Result
}

/** Creates the state of a site without a pending verification. */
export const make = (): Pending => {
  const pending: Pending = {
    verification: undefined,
    // A failed login does not change the pending verification. Any other outcome replaces it.
    remember: (result) => {
      if (result.loginState === "EMAIL_VERIFICATION_REQUIRED") {
        const stateToken = Redacted.make(result.data.stateToken)
        pending.verification = { _tag: "EMAIL_VERIFICATION_REQUIRED", stateToken }
      } else if (result.loginState !== "FAILURE") pending.verification = undefined
      return result
    }
  }
  return pending
}
