/**
 * Further factors that were refused, or could not be shown, as problems (auth.md §7).
 *
 * @since 0.1.0
 */
import type { AwaitPushError, ChallengeError, VerifyError } from "@portico/client/auth/Mfa"
import type { AskError } from "@portico/client/auth/Passkey"
import { factorCodes } from "@portico/contract/LoginFailure"
import { ofCall } from "./CallProblem.ts"
import { make, ofFields, type Problem, type ProblemKey } from "./Problem.ts"

/** How answering a challenge, asking for one, waiting for a push or asking for a passkey can fail. */
export type FactorError = VerifyError | ChallengeError | AwaitPushError | AskError

/**
 * The problem of a factor. A code that is wrong is its field's fault; `method` tells whose words to use. Codes of the
 * provider count first, whatever the status says.
 */
export const ofFactor = (error: FactorError, method?: string): Problem => {
  switch (error._tag) {
    case "ApplicationError":
    case "RateLimited":
      return ofRefusal(error, method) ?? ofCall(error)
    case "FactorNotVerifiable":
      return make("factorNotVerifiable", { retryable: false })
    case "PushUnanswered":
      return make("pushUnanswered")
    case "PasskeyUnavailable":
      return make("passkeyUnavailable", { retryable: false })
    case "PasskeyRefused":
      return cancelled.includes(error.reason)
        ? make("passkeyCancelled")
        : make("passkeyRefused", { code: error.reason })
    default:
      return ofCall(error, (field) => (field.split(".").at(-1) === "code" ? "code" : undefined))
  }
}

// What a browser calls it when nobody chose a passkey, or not in time (WebAuthn §5.1.4).
const cancelled: ReadonlyArray<string> = ["NotAllowedError", "AbortError", "TimeoutError"]

interface Refusal {
  readonly code: string
  readonly data: unknown
  readonly retryAfter?: number | undefined
}

const ofRefusal = ({ code, data, retryAfter }: Refusal, method: string | undefined): Problem | undefined => {
  switch (code) {
    case factorCodes.wrong:
      return wrong(method, { code, triesLeft: triesLeft(data) })
    case factorCodes.unavailable:
      // What is not in the form of a recovery code counts as a code of an app, which the member may not have.
      return method === "RECOVERY_CODE" ? wrong(method, { code }) : ending("factorUnavailable", code)
    case factorCodes.tooManySends:
      return make("factorTooManySends", { code, retryable: false, retryAfter })
    case factorCodes.mismatch:
      return make("factorMismatch", { code })
    case factorCodes.over:
      return ending("factorOver", code)
    case factorCodes.tooManyTries:
      return ending("factorTooManyTries", code)
    case factorCodes.denied:
      return ending("factorDenied", code)
    case factorCodes.unsupported:
      return ending("factorUnsupported", code)
    default:
      return undefined
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
