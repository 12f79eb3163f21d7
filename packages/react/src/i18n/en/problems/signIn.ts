/**
 * The English messages of the problems of a sign-in.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { checkProblems } from "./check.ts"
import { sessionProblems } from "./session.ts"
import { supportReference } from "./details.ts"

/** The messages of the problems of a sign-in. */
export const signInProblems = {
  ...checkProblems,
  ...sessionProblems,
  unknownEmail: () => "We couldn't find an account with this email address. Check it and try again.",
  invalidEmail: () => "This email address can't be used. Check it or use a different one.",
  invalidPassword: () => "Wrong password. Try again or reset it.",
  missingCaptchaToken: () => "Confirm you're not a robot, then try again.",
  invalidCaptchaToken: () => "We couldn't confirm you're not a robot. Try again.",
  loginRefused: (problem) => `We couldn't sign you in. Try again or contact us.${supportReference(problem)}`,
  captchaBlocked: () => "We couldn't load the security check. Allow this page to load it, or try again later.",
  captchaExpired: () => "The security check wasn't finished in time. Try again.",
  captchaClosed: () => "The security check was closed before it was finished. Try again.",
  captchaFailed: (problem) => `The security check failed. Try again.${supportReference(problem)}`
} satisfies Partial<ProblemMessages>
