/**
 * The English messages of malformed values.
 *
 * @since 0.1.0
 */
import type { ProblemMessages } from "../../messages/Messages.ts"

/** The messages of malformed values. */
export const valueProblems = {
  dateMalformed: () => "Enter a complete date or leave it empty.",
  numberMalformed: () => "Enter a number, like 12 or 12.5.",
  phoneMalformed: () => "Enter a phone number using digits."
} satisfies Partial<ProblemMessages>
