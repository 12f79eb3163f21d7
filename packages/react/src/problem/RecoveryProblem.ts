/**
 * Converts the errors of a password recovery to problems (auth.md §7).
 *
 * @since 0.1.0
 */
import { ofAccount, ofCall } from "./CallProblem.ts"
import { make, ofFields, type Problem, type RecoveryKey } from "./Problem.ts"
import type { RecoverError, SendEmailError } from "@portico/client/auth/Recovery"
import type { StartError, VerifyError } from "@portico/client/auth/Verification"
import { commonPasswordRule, type FieldViolation } from "@portico/contract/Refusal"

/** Returns the problem of an email that was not sent: a recovery email, or an email that activates an account. */
export const ofMail = (error: SendEmailError): Problem => {
  if (error._tag !== "InvalidArgument") return ofCall(error)
  const { message: detail, requestId, violations } = error
  if (violations.some(({ field }) => field.endsWith("redirect.url"))) {
    return make("redirectNotAllowed", { detail, requestId, retryable: false })
  }
  return violations.some(({ data, field }) => field === "email" && data?.["type"] === "EMAIL")
    ? ofFields({ email: "emailMalformed" }, { requestId })
    : ofCall(error, (field) => (field === "email" ? field : undefined))
}

/** Returns the problem of setting a new password with a recovery token. */
export const ofRecover = (error: RecoverError): Problem => {
  if (error._tag === "RecoveryRefused") {
    const { code, requestId } = error
    return make("recoveryLinkExpired", { code, requestId, retryable: false })
  }
  if (error._tag === "AccountRefused") return ofAccount(error)
  if (error._tag !== "InvalidArgument") return ofCall(error)
  const { requestId, violations } = error
  if (violations.some(({ field }) => field === "recoveryToken")) {
    return make("recoveryLinkExpired", { requestId, retryable: false })
  }
  return ofPassword(violations, requestId) ?? ofCall(error, (field) => (field === "password" ? field : undefined))
}

/**
 * Returns the problem of a password that is too short, too long or too common, or `undefined` if no violation is about
 * that.
 */
export const ofPassword = (
  violations: ReadonlyArray<FieldViolation>,
  requestId: string | undefined
): Problem | undefined => {
  const found = violations.find((violation) => violation.field === "password" && keyOf(violation) !== undefined)
  const key = found && keyOf(found)
  if (key === undefined) return undefined
  const threshold = found?.data?.["threshold"]
  return ofFields({ password: key }, { requestId, limit: typeof threshold === "number" ? threshold : undefined })
}

const keyOf = ({ ruleName, violatedRule }: FieldViolation): RecoveryKey | undefined => {
  if (ruleName === commonPasswordRule) return "passwordTooCommon"
  if (violatedRule === "MIN_LENGTH") return "passwordTooShort"
  return violatedRule === "MAX_LENGTH" ? "passwordTooLong" : undefined
}

/** Returns the problem of a verification code that was refused or empty. */
export const ofVerify = (error: VerifyError): Problem => {
  switch (error._tag) {
    case "MissingVerificationCode":
      return ofFields({ code: "codeMissing" })
    case "VerificationRefused": {
      const { code, errorCode, requestId } = error
      return errorCode === "invalidVerificationCode"
        ? ofFields({ code: "wrongCode" }, { code, requestId })
        : make("codeExpired", { code, requestId, retryable: false })
    }
    case "AccountRefused":
      return ofAccount(error)
    default:
      return ofCall(error, (field) => (field === "code" ? field : undefined))
  }
}

/** Returns the problem of requesting a new verification code. */
export const ofStart = (error: StartError): Problem => ofCall(error)
