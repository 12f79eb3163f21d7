/**
 * Converts the errors of an email verification to problems (auth.md §4).
 *
 * @since 0.1.0
 */
import type { StartError, VerifyError } from "@portico/client/auth/Verification"
import { ofAccount, ofCall } from "./CallProblem.ts"
import { make, ofFields, type Problem } from "./Problem.ts"

/** Returns the problem of a verification code that was refused or empty. */
export const ofVerify = (error: VerifyError): Problem => {
  switch (error._tag) {
    case "MissingVerificationCode":
      return ofFields({ code: "codeMissing" })
    case "VerificationRefused": {
      const { code, errorCode, requestId } = error
      return errorCode === "invalidVerificationCode"
        ? ofFields({ code: "wrongCode" }, { code, requestId })
        : make("verificationOver", { code, requestId, retryable: false })
    }
    case "AccountRefused":
      return ofAccount(error)
    default:
      return ofCall(error, (field) => (field === "code" ? field : undefined))
  }
}

/** Returns the problem of requesting a new verification code. */
export const ofStart = (error: StartError): Problem => ofCall(error)
