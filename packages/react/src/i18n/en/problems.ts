/**
 * What can go wrong, in English.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { ProblemMessages } from "../Messages.ts"
import { count } from "./format.ts"

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Wait a moment, then try again."
    : `Try again in ${count(retryAfter, "second", "seconds")}.`

// A reference helps whoever the person asks; without one the sentence ends earlier.
const reference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Reference: ${parts.join(", ")}.`
}

/** The words of each problem. */
export const problems: ProblemMessages = {
  emailMissing: () => "Enter your e-mail address.",
  emailMalformed: () => "Enter an e-mail address like name@example.com.",
  passwordMissing: () => "Enter a password.",
  unknownEmail: () => "There is no account with this e-mail address.",
  invalidPassword: () => "This password is not right. Check it and try again.",
  resetPassword: () => "Your password has to be changed before you can sign in. Reset it, then come back.",
  missingCaptchaToken: () => "Confirm that you are not a robot, then try again.",
  invalidCaptchaToken: () => "We could not confirm that you are not a robot. Try again.",
  identityBlocked: () => "This account is blocked. Contact us to have it opened again.",
  loginRefused: (problem) => `We could not sign you in. Try again, or contact us.${reference(problem)}`,
  emailAlreadyExists: () => "There is already an account with this e-mail address. Sign in instead.",
  invalidEmail: () => "This e-mail address cannot be used. Check it, or use another one.",
  registrationRefused: (problem) => `We could not create your account. Try again, or contact us.${reference(problem)}`,
  unknownState: () => "The answer was one that this page does not understand. Reload the page and try again.",
  sessionTimedOut: () => "Opening your account took too long. Try again.",
  sessionFrameRefused: () =>
    "Your browser did not let us open your account on this page. Reload the page and try again.",
  sessionBlocked: () =>
    "Your browser blocks what we need to keep you signed in. Allow cookies for this site and try again.",
  sessionRefused: (problem) => `We could not open your account. Try again.${reference(problem)}`,
  fieldViolations: ({ detail }) => detail ?? "Something that you entered was not accepted. Check it and try again.",
  offline: () => "You are offline. Nothing is lost: try again once you are connected.",
  unreachable: () => "We cannot be reached right now. Check your connection and try again.",
  serverError: (problem) => `Something went wrong on our side. Try again in a moment.${reference(problem)}`,
  rateLimited: (problem) => `That was too many attempts. ${patience(problem)}`,
  tooLarge: () => "That is more than we can take at once. Make it shorter and try again.",
  unreadable: (problem) => `We received an answer that we could not read. Try again.${reference(problem)}`,
  sessionEnded: () => "Your session has ended. Sign in again to go on.",
  sessionUnavailable: () => "We could not confirm who you are right now. Try again in a moment.",
  refused: (problem) => `This was refused.${reference(problem)}`,
  unexpected: () => "Something unexpected went wrong on this page. Reload it and try again.",
  noPermission: () => "You do not have permission to see this.",
  signInRequired: () => "Sign in to see this.",
  internalError: (problem) => `Something went wrong on our side. Try again in a moment.${reference(problem)}`,
  itemGone: () => "This is no longer there.",
  itemExists: () => "This is already there.",
  siteCode: ({ detail }) => detail ?? "This was refused by the site.",
  misconfigured: (problem) => `This view is set up wrongly.${reference(problem)}`
}
