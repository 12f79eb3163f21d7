/**
 * The English messages of failures to create a session.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { callProblems } from "./call.ts"
import { supportReference } from "./details.ts"

/** The messages of failures to create a session, and of calls. */
export const sessionProblems = {
  ...callProblems,
  resetPassword: () => "Reset your password before you sign in.",
  identityBlocked: () => "This account is blocked. Contact us to unblock it.",
  unknownState: () => "Something went wrong. Reload the page and try again.",
  sessionTimedOut: () => "Signing you in took too long. Try again.",
  sessionFrameRefused: () => "Your browser didn't let us sign you in on this page. Reload the page and try again.",
  sessionBlocked: () =>
    "Your browser blocks what we need to keep you signed in. Allow cookies for this site and try again.",
  sessionRefused: (problem) => `We couldn't sign you in. Try again.${supportReference(problem)}`
} satisfies Partial<ProblemMessages>
