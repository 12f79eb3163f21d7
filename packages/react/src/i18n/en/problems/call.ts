/**
 * The English messages of failures that any call can have.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { patience, supportReference } from "./details.ts"

/** The messages of failures that any call can have. */
export const callProblems = {
  fieldViolations: ({ detail }) => detail ?? "Something you entered wasn't accepted. Check it and try again.",
  offline: () => "You're offline. Nothing is lost. Try again when you're back online.",
  unreachable: () => "We couldn't connect. Check your connection and try again.",
  serverError: (problem) => `Something went wrong on our end. Try again in a moment.${supportReference(problem)}`,
  rateLimited: (problem) => `Too many attempts. ${patience(problem)}`,
  tooLarge: () => "This is too large to send. Make it shorter and try again.",
  unreadable: (problem) => `We received an unexpected response. Try again.${supportReference(problem)}`,
  sessionEnded: () => "Your session has ended. Sign in again to continue.",
  sessionUnavailable: () => "We couldn't confirm that you're signed in. Try again in a moment.",
  refused: (problem) => `We couldn't do this. Contact us if you need help.${supportReference(problem)}`,
  unexpected: () => "Something went wrong on this page. Reload it and try again.",
  misconfigured: (problem) => `This page isn't set up correctly. Contact us.${supportReference(problem)}`
} satisfies Partial<ProblemMessages>
