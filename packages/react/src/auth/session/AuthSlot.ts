/**
 * The styleable elements of sign-in, recovery, verification and profile forms, in addition to those of every form.
 *
 * @since 0.1.0
 */
import type { FormSlot } from "../../form/FormContext.ts"
import type { ClassNames } from "../../theme/classes.ts"

/** A styleable element of an authentication form. */
export type AuthSlot =
  | FormSlot
  // Captcha
  | "captcha"
  | "captcha-news"
  | "captcha-widget"
  // Sign-in
  | "check"
  | "forgot"
  | "passkey"
  | "passkey-news"
  // Two-step verification
  | "factor"
  | "factor-link"
  | "factor-name"
  | "factor-push"
  | "factor-reason"
  | "factor-text"
  | "factors"
  // Recovery, verification and approval
  | "asides"
  | "footer"
  | "news"
  | "outcome"
  | "step"
  | "steps"
  // Profile fields
  | "choice"
  | "choices"
  | "entry"
  | "entry-head"
  | "pair"

/** The class names to add to the elements of an authentication form, by slot. */
export type AuthClassNames = ClassNames<AuthSlot>
