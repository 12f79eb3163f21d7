/**
 * The English messages of the problems of a second factor.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { checkProblems } from "./check.ts"
import { sessionProblems } from "./session.ts"
import { attemptsLeft, supportReference } from "./details.ts"

/** The messages of the problems of a second factor. */
export const factorProblems = {
  ...checkProblems,
  ...sessionProblems,
  factorWrong: (problem) => `This code is wrong or was already used.${attemptsLeft(problem)}`,
  recoveryCodeMissing: () => "Enter one of your recovery codes.",
  recoveryCodeWrong: (problem) => `This recovery code is wrong or was already used.${attemptsLeft(problem)}`,
  passkeyWrong: (problem) =>
    `We couldn't accept this passkey. Try again or use another method.${attemptsLeft(problem)}`,
  passkeyUnavailable: () => "Passkeys aren't available in this browser. Use another method.",
  passkeyCanceled: () => "The passkey was canceled or took too long. Try again or use another method.",
  passkeyRefused: (problem) =>
    `Your browser couldn't use the passkey. Try again or use another method.${supportReference(problem)}`,
  pushTimedOut: () => "The request on your other device wasn't answered. Resend it or use another method.",
  factorDenied: () => "The sign-in was denied on your other device. If that was you, sign in again.",
  challengeExpired: () => "This took too long or was already used. Sign in again.",
  factorTooManyAttempts: () => "Too many wrong attempts. Sign in again.",
  factorTooManySends: () => "We can't send more codes for this sign-in. Use the last one or sign in again.",
  factorUnavailable: () => "This method isn't available right now. Use another method.",
  factorMismatch: () => "This code is for a different method. Request a new code or use another method.",
  factorUnsupported: () => "You've already used your password. Use another method.",
  factorNotVerifiable: () => "This method can't be used on this page. Use another method."
} satisfies Partial<ProblemMessages>
