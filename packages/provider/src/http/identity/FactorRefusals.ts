/**
 * Refusals of second factors. The codes are those of the contract.
 *
 * @since 0.1.0
 */
import { factorCodes } from "@portico/contract/LoginFailure"
import { ApplicationError } from "../../engine/value/Refusal.ts"

/** Creates the refusal of a wrong or used code, passkey or recovery code. */
export const wrongCode = (triesLeft: number): ApplicationError =>
  new ApplicationError({
    status: 400,
    code: factorCodes.invalidOtp,
    description: "The code or passkey is wrong, or was used before.",
    data: { triesLeft }
  })

/** The refusal of an attempt after the challenge has expired. */
export const challengeExpired = new ApplicationError({
  status: 400,
  code: factorCodes.factorChallengeExpired,
  description: "The two-step verification has expired. Sign in again."
})

/** The refusal after the last wrong attempt. */
export const tooManyTries = new ApplicationError({
  status: 403,
  code: factorCodes.factorTriesExhausted,
  description: "Too many wrong codes were entered. Sign in again."
})

/** The refusal to send more codes for a login. */
export const tooManySends = new ApplicationError({
  status: 429,
  code: factorCodes.factorSendsExhausted,
  description: "No more codes are sent for this sign-in. Use the last code, or sign in again."
})

/** The refusal of a factor that the member does not have or cannot use on this page. */
export const unavailable = new ApplicationError({
  status: 400,
  code: factorCodes.factorUnavailable,
  description: "This factor is not enabled, or cannot be used on this page."
})

/** The refusal of a proof that does not belong to the open challenge. */
export const mismatch = new ApplicationError({
  status: 400,
  code: factorCodes.factorMismatch,
  description: "The response does not match the challenge. Request a challenge of this factor first."
})

/** The refusal of a login that the member denied on their device. */
export const denied = new ApplicationError({
  status: 403,
  code: factorCodes.factorDenied,
  description: "The sign-in was denied on the member's device."
})

/** The refusal of a password as the second factor. */
export const unsupported = new ApplicationError({
  status: 400,
  code: factorCodes.factorUnsupported,
  description: "A password cannot be used as a second factor."
})
