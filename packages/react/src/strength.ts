/**
 * Estimates of how strong a password is, for the password fields of the kit. The library behind them is loaded when the
 * first password is typed: a page pays for it then, and a form is never held up by it.
 *
 * @since 0.1.0
 */
import type { EstimateStrength } from "./form/Strength.ts"

export type { EstimateStrength }

/** What an estimate goes by besides what everybody guesses. */
export interface StrengthOptions {
  /** Words that are easy to guess here, such as the names of the site and of the person. */
  readonly words?: ReadonlyArray<string> | undefined
}

/**
 * Makes an estimate that knows more words. Make it once, outside of what renders.
 *
 * **Example** (A shop's own name is a poor password)
 *
 * ```ts
 * import { strengthWith } from "@portico/react/strength"
 *
 * export const strength = strengthWith({ words: ["bookshop", "lovelace"] })
 * ```
 */
export const strengthWith =
  ({ words = [] }: StrengthOptions): EstimateStrength =>
  (password) =>
    import("./form/strength/zxcvbn.ts").then(({ estimate }) => estimate(password, words))

/**
 * Estimates how strong a password is: how long somebody would guess who knows common passwords, patterns of keys, dates,
 * repeats and sequences.
 *
 * **Example** (A password field with a meter)
 *
 * ```tsx
 * import { SignUp } from "@portico/react/auth"
 * import { estimateStrength } from "@portico/react/strength"
 *
 * export const signUp = (
 *   <SignUp.Root>
 *     <SignUp.Title />
 *     <SignUp.Error />
 *     <SignUp.Email />
 *     <SignUp.Password strength={estimateStrength} />
 *     <SignUp.Submit />
 *     <SignUp.Status />
 *   </SignUp.Root>
 * )
 * ```
 */
export const estimateStrength: EstimateStrength = strengthWith({})
