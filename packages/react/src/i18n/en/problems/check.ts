/**
 * The English messages of empty and malformed entries of a sign-in.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"

/** The messages of empty and malformed entries of a sign-in. */
export const checkProblems = {
  emailMissing: () => "Enter your email address.",
  emailMalformed: () => "Enter an email address like name@example.com.",
  passwordMissing: () => "Enter a password.",
  codeMissing: () => "Enter the code from the email."
} satisfies Partial<ProblemMessages>
