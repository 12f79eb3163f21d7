/**
 * The English messages of the sign-up form.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"

/** The messages of a sign-up form. */
export const signUp: Messages["signUp"] = {
  title: "Create an account",
  submit: "Create account",
  submitting: "Creating your account…",
  opening: "Signing you in…",
  done: "Account created. You're signed in.",
  verifyEmail: (email) => `We sent a code to ${email}. Enter it to finish creating your account.`,
  awaitApproval: "Your account is waiting for approval. We'll email you when you can sign in.",
  proveFactor: "Confirm it's you to continue.",
  leaving: "Taking you to another page to finish creating your account…",
  toSignIn: "Sign in"
}
