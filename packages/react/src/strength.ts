/**
 * Estimates of a password's strength, for the kit's password fields. The library is loaded when the first password is
 * typed. It delays neither the page nor the form.
 *
 * @since 0.1.0
 */
import type { EstimateStrength } from "./form/PasswordField.view.tsx"

export type { EstimateStrength }

/** The options of an estimate. */
export interface StrengthOptions {
  /** Words that are easy to guess, such as the names of the site and of the user. */
  readonly words?: ReadonlyArray<string> | undefined
}

/**
 * Creates an estimate that treats more words as easy to guess. Create it once, outside of components.
 *
 * **Example** (Adding the name of a shop)
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
 * Estimates the strength of a password from the number of guesses that it withstands. It recognizes common passwords,
 * keyboard patterns, dates, repeats and sequences.
 *
 * **Example** (A password field with a meter)
 *
 * ```tsx
 * import { SignUpFormParts } from "@portico/react/auth"
 * import { estimateStrength } from "@portico/react/strength"
 *
 * export const signUp = (
 *   <SignUpFormParts.Root>
 *     <SignUpFormParts.Title />
 *     <SignUpFormParts.Error />
 *     <SignUpFormParts.Email />
 *     <SignUpFormParts.Password strength={estimateStrength} />
 *     <SignUpFormParts.Submit />
 *     <SignUpFormParts.Status />
 *   </SignUpFormParts.Root>
 * )
 * ```
 */
export const estimateStrength: EstimateStrength = strengthWith({})
