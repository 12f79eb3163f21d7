/**
 * The English messages of refused new passwords.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"
import { count } from "../format.ts"

/** The messages of refused passwords. */
export const passwordProblems = {
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "This password is too short. Choose a longer one."
      : `Choose a password with at least ${count(limit, "character", "characters")}.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "This password is too long. Choose a shorter one."
      : `Choose a password with at most ${count(limit, "character", "characters")}.`,
  passwordTooCommon: () => "This password is too common. Choose one that is harder to guess."
} satisfies Partial<ProblemMessages>
