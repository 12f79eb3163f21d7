/**
 * The English messages of calls that need a signed-in member.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"

/** The messages of calls that need a signed-in member. */
export const memberProblems = {
  notSignedIn: () => "You're not signed in. Sign in in another tab, then come back. Nothing you entered is lost.",
  signInRequired: () => "Sign in to see this."
} satisfies Partial<ProblemMessages>
