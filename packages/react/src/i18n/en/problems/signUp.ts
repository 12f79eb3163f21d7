/**
 * The English messages of the problems of a sign-up.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { passwordProblems } from "./password.ts"
import { signInProblems } from "./signIn.ts"
import { valueProblems } from "./values.ts"
import { supportReference } from "./details.ts"

/** The messages of the problems of a sign-up. */
export const signUpProblems = {
  ...passwordProblems,
  ...signInProblems,
  ...valueProblems,
  emailAlreadyExists: () => "An account with this email address already exists. Sign in instead.",
  registrationRefused: (problem) =>
    `We couldn't create your account. Try again or contact us.${supportReference(problem)}`
} satisfies Partial<ProblemMessages>
