/**
 * The English messages of the problems of a profile.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { callProblems } from "./call.ts"
import { checkProblems } from "./check.ts"
import { memberProblems } from "./member.ts"
import { valueProblems } from "./values.ts"
import { supportReference } from "./details.ts"

/** The messages of the problems of a profile. */
export const profileProblems = {
  ...callProblems,
  ...checkProblems,
  ...memberProblems,
  ...valueProblems,
  profileChanged: () =>
    "Your profile was changed somewhere else while you were editing it. Nothing you entered is lost. Save your changes anyway or discard them.",
  profileRefused: (problem) => `We couldn't save your profile. Try again or contact us.${supportReference(problem)}`
} satisfies Partial<ProblemMessages>
