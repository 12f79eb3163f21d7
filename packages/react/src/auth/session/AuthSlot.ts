/**
 * The styleable elements of the authentication forms.
 *
 * @since 0.1.0
 */
import type {
  CaptchaElement,
  CodeSlot,
  FieldSlot,
  FormSlot,
  PasswordSlot,
  ProfileSlot,
  ResendSlot,
  StrengthSlot
} from "../../form/FormContext.ts"
import type { ClassNames } from "../../theme/classes.ts"

type PasskeyElement = "button" | "passkey" | "passkey-news"

/** An element of the fields of a profile. */
export type ProfileFieldSlot = FieldSlot | ProfileSlot

/** An element of a sign-in form, with the captcha and the passkeys in it. */
export type SignInFormSlot = FormSlot | FieldSlot | PasswordSlot | CaptchaElement | PasskeyElement | "forgot"

/** An element of a sign-up form, with the captcha in it. */
export type SignUpFormSlot = FormSlot | PasswordSlot | StrengthSlot | ProfileFieldSlot | CaptchaElement

/** An element of a form that requests a recovery email. */
export type ForgotPasswordFormSlot = FormSlot | FieldSlot | ResendSlot | "asides" | "button" | "explanation"

/** An element of a form that sets a new password, or of the form that requests a new email in its place. */
export type ResetPasswordFormSlot = ForgotPasswordFormSlot | PasswordSlot | StrengthSlot | "outcome"

/** An element of an email verification. */
export type EmailVerificationFormSlot =
  | FormSlot
  | FieldSlot
  | CodeSlot
  | ResendSlot
  | "asides"
  | "button"
  | "explanation"
  | "outcome"

/** An element of a pending account. */
export type OwnerApprovalPendingSlot =
  | FormSlot
  | "asides"
  | "button"
  | "explanation"
  | "news"
  | "outcome"
  | "step"
  | "steps"
  | "unseen"

/** An element of a second factor. */
export type MfaChallengeSlot =
  | FormSlot
  | FieldSlot
  | CodeSlot
  | ResendSlot
  | "asides"
  | "button"
  | "check"
  | "explanation"
  | "factor"
  | "factor-link"
  | "factor-name"
  | "factor-push"
  | "factor-reason"
  | "factor-text"
  | "factors"

/** An element of a password change, with the dialog of the second factor. */
export type ChangePasswordFormSlot = MfaChallengeSlot | PasswordSlot | StrengthSlot | "dialog" | "dialog-title"

/** An element of the dialog in which a member authenticates again. */
export type ReverificationSlot = MfaChallengeSlot | PasswordSlot | CaptchaElement | "dialog" | "dialog-title"

/** The class names to add to the elements of the dialog in which a member authenticates again, by slot. */
export type ReverificationClassNames = ClassNames<ReverificationSlot>

/** An element of an authentication form. */
export type AuthSlot =
  | SignInFormSlot
  | SignUpFormSlot
  | ResetPasswordFormSlot
  | EmailVerificationFormSlot
  | OwnerApprovalPendingSlot
  | MfaChallengeSlot

/** The class names to add to the elements of any authentication form, by slot. */
export type AuthClassNames = ClassNames<AuthSlot>

/** The class names to add to the elements of a `SignInForm`, by slot. */
export type SignInFormClassNames = ClassNames<SignInFormSlot>

/** The class names to add to the elements of a `SignUpForm`, by slot. */
export type SignUpFormClassNames = ClassNames<SignUpFormSlot>

/** The class names to add to the elements of a `ForgotPasswordForm`, by slot. */
export type ForgotPasswordFormClassNames = ClassNames<ForgotPasswordFormSlot>

/** The class names to add to the elements of a `ResetPasswordForm`, by slot. */
export type ResetPasswordFormClassNames = ClassNames<ResetPasswordFormSlot>

/** The class names to add to the elements of an `EmailVerificationForm`, by slot. */
export type EmailVerificationFormClassNames = ClassNames<EmailVerificationFormSlot>

/** The class names to add to the elements of an `OwnerApprovalPending`, by slot. */
export type OwnerApprovalPendingClassNames = ClassNames<OwnerApprovalPendingSlot>

/** The class names to add to the elements of an `MfaChallenge`, by slot. */
export type MfaChallengeClassNames = ClassNames<MfaChallengeSlot>

/** The class names to add to the elements of a `ChangePasswordForm`, by slot. */
export type ChangePasswordFormClassNames = ClassNames<ChangePasswordFormSlot>
