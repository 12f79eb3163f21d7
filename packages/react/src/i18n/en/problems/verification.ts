/**
 * The English messages of the problems of an email verification.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { count } from "../format.ts"
import { recoveryProblems } from "./recovery.ts"

/** The messages of the problems of an email verification. */
export const verificationProblems = {
  ...recoveryProblems,
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "Enter the whole code."
      : `Enter the whole code. It has ${count(limit, "character", "characters")}.`,
  wrongCode: () => "Wrong code. Check the newest email and try again.",
  codeExpired: () => "This code was already used or has expired. Request a new one.",
  mailNotSent: () => "We couldn't send the email. Try again in a moment."
} satisfies Partial<ProblemMessages>
