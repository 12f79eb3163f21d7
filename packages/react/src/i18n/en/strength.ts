/**
 * Words that help to find a stronger password, in English.
 *
 * @since 0.1.0
 */
import type { StrengthMessages } from "../groups/Strength.ts"

/** Words that help to find a stronger password. */
export const strength: StrengthMessages = {
  common: "Many people use this password. Choose words that only you would put together.",
  personal: "This is easy to guess for people who know you. Add words that have nothing to do with you.",
  repeated: "Repeats are easy to guess. Add different words.",
  sequence: "Sequences such as abc or 321 are easy to guess. Add words that do not belong together.",
  keys: "Keys beside each other are easy to guess. Add words that do not belong together.",
  date: "Dates and years are easy to guess. Add words that do not belong together.",
  longer: "Add another word or two. Uncommon words are better."
}
