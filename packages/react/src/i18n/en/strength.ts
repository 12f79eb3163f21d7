/**
 * The English advice for choosing a stronger password.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"

/** The advice for choosing a stronger password. */
export const strength: Messages["strength"] = {
  common: "Many people use this password. Choose words only you would combine.",
  personal: "Words about you or this site are easy to guess. Add unrelated words.",
  repeated: "Repeated characters and words are easy to guess. Add different words.",
  sequence: "Sequences like abc or 321 are easy to guess. Add unrelated words.",
  keys: "Keys next to each other are easy to guess. Add unrelated words.",
  date: "Dates and years are easy to guess. Add unrelated words.",
  longer: "Add another word or two. Uncommon words are better."
}
