/**
 * Converts the errors of a second factor to problems (auth.md §7).
 *
 * @since 0.1.0
 */
import type { FactorRefused } from "@portico/client/auth/Mfa"
import type { AwaitPushError, ChallengeError, VerifyError } from "@portico/client/auth/Mfa"
import type { AuthenticateError } from "@portico/client/auth/Passkey"
import { ofAccount, ofCall } from "./CallProblem.ts"
import { make, ofFields, type Problem, type ProblemKey } from "./Problem.ts"

/** The errors of verifying a challenge, requesting one, waiting for a push, or requesting a passkey. */
export type FactorError = VerifyError | ChallengeError | AwaitPushError | AuthenticateError

/** Returns the problem of a second factor. A wrong code is a problem of its field; `method` selects the message. */
export const ofFactor = (error: FactorError, method?: string): Problem => {
  switch (error._tag) {
    case "FactorRefused":
      return ofRefusal(error, method)
    case "AccountRefused":
      return ofAccount(error)
    case "FactorNotVerifiable":
      return make("factorNotVerifiable", { retryable: false })
    case "PushUnanswered":
      return make("pushTimedOut")
    case "PasskeyUnavailable":
      return make("passkeyUnavailable", { retryable: false })
    case "PasskeyRefused":
      return canceled.includes(error.reason) ? make("passkeyCanceled") : make("passkeyRefused", { code: error.reason })
    default:
      return ofCall(error, (field) => (field.split(".").at(-1) === "code" ? "code" : undefined))
  }
}

// The browser reports these names if the user chose no passkey, or not in time (WebAuthn §5.1.4).
const canceled: ReadonlyArray<string> = ["NotAllowedError", "AbortError", "TimeoutError"]

const ofRefusal = ({ code, data, errorCode, retryAfter }: FactorRefused, method: string | undefined): Problem => {
  switch (errorCode) {
    case "invalidOtp":
      return wrong(method, { code, triesLeft: triesLeft(data) })
    case "factorUnavailable":
      // The provider treats a code that does not look like a recovery code as an app code. If the member has no app, it
      // responds with this error, although the recovery code is wrong.
      return method === "RECOVERY_CODE" ? wrong(method, { code }) : ending("factorUnavailable", code)
    case "factorSendsExhausted":
      return make("factorTooManySends", { code, retryable: false, retryAfter })
    case "factorMismatch":
      return make("factorMismatch", { code })
    case "factorChallengeExpired":
      return ending("challengeExpired", code)
    case "factorTriesExhausted":
      return ending("factorTooManyAttempts", code)
    case "factorDenied":
      return ending("factorDenied", code)
    case "factorUnsupported":
      return ending("factorUnsupported", code)
  }
}

const wrong = (method: string | undefined, more: Partial<Problem>): Problem => {
  if (method === "WEBAUTHN") return make("passkeyWrong", more)
  return ofFields({ code: method === "RECOVERY_CODE" ? "recoveryCodeWrong" : "factorWrong" }, more)
}

const ending = (key: ProblemKey, code: string): Problem => make(key, { code, retryable: false })

const triesLeft = (data: unknown): number | undefined =>
  typeof data === "object" && data !== null && "triesLeft" in data && typeof data.triesLeft === "number"
    ? data.triesLeft
    : undefined
