/**
 * What comes between a person and a verified address, as problems (auth.md §4).
 *
 * @since 0.1.0
 */
import type { StartError, VerifyError } from "@portico/client/auth/Verification"
import { identityBlockedCode } from "@portico/contract/LoginFailure"
import { ofCall } from "./CallProblem.ts"
import { make, ofFields, type Problem } from "./Problem.ts"

/** The codes that the provider answers to a verification. auth.md names none: assumptions. */
export const verificationCodes = {
  /** The code is not the one of the mail. */
  wrong: "INVALID_VERIFICATION_CODE",
  /** The state token is unknown, used or expired, or too many codes were tried with it. */
  over: "VERIFICATION_EXPIRED"
} as const

/** The problem of a code that was sent. */
export const ofVerify = (error: VerifyError): Problem => {
  if (error._tag !== "ApplicationError") return ofCall(error, (field) => (field === "code" ? field : undefined))
  const { code, requestId } = error
  switch (code) {
    case verificationCodes.wrong:
      return ofFields({ code: "wrongCode" }, { code, requestId })
    case verificationCodes.over:
      return make("verificationOver", { code, requestId, retryable: false })
    case identityBlockedCode:
      return make("identityBlocked", { code, requestId, retryable: false })
    default:
      return ofCall(error)
  }
}

/** The problem of a new code that was asked for. */
export const ofStart = (error: StartError): Problem => ofCall(error)
