/**
 * How strong a chosen password is, as whoever knows says it.
 *
 * @since 0.1.0
 */
import type { StrengthMessages } from "../i18n/messages/FormMessages.ts"

/** 0 could not be weaker, 4 is strong. */
export type StrengthLevel = 0 | 1 | 2 | 3 | 4

/** What is thought of a password. */
export interface Strength {
  readonly level: StrengthLevel
  /** One sentence that helps to find a better one. */
  readonly advice?: string | undefined
  /** Which words of a page's catalogue say the same, in place of `advice`. */
  readonly adviceKey?: keyof StrengthMessages | undefined
}

/** Estimates how strong a password is. It is asked again at every change; only its last answer counts. */
export type EstimateStrength = (password: string) => Strength | Promise<Strength>
