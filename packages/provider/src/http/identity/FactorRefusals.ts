/**
 * How a second step is refused. The codes are the contract's.
 *
 * @since 0.1.0
 */
import { factorCodes } from "@portico/contract/LoginFailure"
import { ApplicationError } from "../../engine/value/Refusal.ts"

/** Not the right code, passkey or recovery code. */
export const wrong = (triesLeft: number): ApplicationError =>
  new ApplicationError({
    status: 400,
    code: factorCodes.invalidOtp,
    description: "That is not right, or it was used before.",
    data: { triesLeft }
  })

/** There is no second step to take any more. */
export const over = new ApplicationError({
  status: 400,
  code: factorCodes.factorChallengeExpired,
  description: "The second step has expired: sign in again."
})

/** The last try was wrong too. */
export const tooManyTries = new ApplicationError({
  status: 403,
  code: factorCodes.factorTriesExhausted,
  description: "There were too many wrong tries: sign in again."
})

/** No further code is sent. */
export const tooManySends = new ApplicationError({
  status: 429,
  code: factorCodes.factorSendsExhausted,
  description: "No more codes are sent for this login: use the last one, or sign in again."
})

/** The member has no such factor, or cannot use it here. */
export const unavailable = new ApplicationError({
  status: 400,
  code: factorCodes.factorUnavailable,
  description: "This factor is not enabled, or cannot be used on this page."
})

/** What was shown belongs to another factor than the one that was asked for. */
export const mismatch = new ApplicationError({
  status: 400,
  code: factorCodes.factorMismatch,
  description: "This does not answer the challenge: ask for one of this factor first."
})

/** The member's device said no. */
export const denied = new ApplicationError({
  status: 403,
  code: factorCodes.factorDenied,
  description: "The sign-in was denied on the member's device."
})

/** A password has been shown already. */
export const unsupported = new ApplicationError({
  status: 400,
  code: factorCodes.factorUnsupported,
  description: "A password is no further factor: sign in with it."
})
