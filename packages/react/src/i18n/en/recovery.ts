/**
 * Words of a forgotten password, in English.
 *
 * @since 0.1.0
 */
import type { ForgotPasswordMessages, ResetPasswordMessages } from "../groups/Recovery.ts"

/** Words of the form that asks for the mail. */
export const forgotPassword: ForgotPasswordMessages = {
  title: "Forgot your password?",
  explanation: "Enter your e-mail address. We will send you a link to choose a new password.",
  submit: "Send the link",
  submitting: "Sending the link…",
  sentTitle: "Check your e-mail",
  sent: (email) => `If there is an account for ${email}, a link to choose a new password is on its way.`,
  sentHint: "It can take a few minutes, and works for one hour. Look in the spam folder, too.",
  otherAddress: "Use another address"
}

/** Words of the form that sets the new password. */
export const resetPassword: ResetPasswordMessages = {
  title: "Choose a new password",
  account: "For the account",
  password: "New password",
  submit: "Save password",
  submitting: "Saving your password…",
  opening: "Opening your account…",
  done: "Your new password is set, and you are signed in.",
  verifyEmail: (email) => `Your new password is set. We sent a code to ${email}. Enter it to go on.`,
  awaitApproval: "Your new password is set. Your account still waits for approval: we will e-mail you.",
  proveFactor: "Your new password is set. Confirm that it is you to go on.",
  changed: "Your new password is set. Sign in with it.",
  signIn: "Sign in",
  missingTitle: "Open the link in your e-mail",
  missing: "A password can only be changed with the link that we send. Open it again, or ask for a new one here.",
  overTitle: "This link no longer works",
  over: "It was used before, or is too old. Your password is unchanged. Ask for a new link here."
}
