/**
 * The English messages of the problems of a password recovery.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { checkProblems } from "./check.ts"
import { passwordProblems } from "./password.ts"
import { sessionProblems } from "./session.ts"

/** The messages of the problems of a password recovery. */
export const recoveryProblems = {
  ...checkProblems,
  ...passwordProblems,
  ...sessionProblems,
  recoveryLinkExpired: () => "This link was already used or has expired. Request a new one.",
  redirectNotAllowed: () => "We can't send a link to this page because the page isn't set up correctly. Contact us."
} satisfies Partial<ProblemMessages>
