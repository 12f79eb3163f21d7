/**
 * The strength of a password by zxcvbn, which estimates the number of guesses that it withstands.
 *
 * @since 0.1.0
 */
import { commonPasswords } from "@portico/contract/CommonPasswords"
import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import { adjacencyGraphs } from "@zxcvbn-ts/language-common"
import { strength as english } from "../../i18n/en/strength.ts"
import type { StrengthMessages } from "../../i18n/messages/FormMessages.ts"
import type { Strength } from "../PasswordField.view.tsx"

const library = new ZxcvbnFactory({
  dictionary: { passwords: [...commonPasswords] },
  graphs: adjacencyGraphs
})

/** Estimates the strength of a password. `words` count as easy to guess. */
export const estimate = (password: string, words: ReadonlyArray<string>): Strength => {
  const { feedback, score, sequence } = library.check(password, [...words])
  if (score > 2) return { level: score }
  const key = adviceOf(feedback.warning, sequence.length)
  return { level: score, advice: english[key], adviceKey: key }
}

const adviceOf = (warning: string | null, parts: number): keyof StrengthMessages => {
  switch (warning) {
    case "topTen":
    case "topHundred":
    case "common":
    case "similarToCommon":
      return parts === 1 ? "common" : "longer"
    case "userInputs":
    case "namesByThemselves":
    case "commonNames":
      return "personal"
    case "simpleRepeat":
    case "extendedRepeat":
      return "repeated"
    case "sequences":
      return "sequence"
    case "straightRow":
    case "keyPattern":
      return "keys"
    case "dates":
    case "recentYears":
      return "date"
    default:
      return "longer"
  }
}
