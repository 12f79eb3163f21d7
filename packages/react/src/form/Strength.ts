/**
 * The estimated strength of a new password.
 *
 * @since 0.1.0
 */
import type { StrengthMessages } from "../i18n/messages/FormMessages.ts"

/** The level of a password's strength, from 0 (very weak) to 4 (strong). */
export type StrengthLevel = 0 | 1 | 2 | 3 | 4

/** The estimated strength of a password. */
export interface Strength {
  readonly level: StrengthLevel
  /** A sentence of advice for a stronger password. */
  readonly advice?: string | undefined
  /** The key of the catalog message that replaces `advice`, if the catalog has it. */
  readonly adviceKey?: keyof StrengthMessages | undefined
}

/**
 * Estimates the strength of a password. It is called after each change, and only the result of the latest call is used.
 */
export type EstimateStrength = (password: string) => Strength | Promise<Strength>
