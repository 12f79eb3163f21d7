/**
 * Words of signing in and up, in English.
 *
 * @since 0.1.0
 */
import type { SignInMessages, SignUpMessages } from "../groups/Entry.ts"

/** Words of a sign-in. */
export const signIn: SignInMessages = {
  title: "Sign in",
  submit: "Sign in",
  submitting: "Signing in…",
  opening: "Opening your account…",
  done: "You are signed in.",
  verifyEmail: (email) => `We sent a code to ${email}. Enter it to finish signing in.`,
  awaitApproval: "Your account is waiting for approval. We will e-mail you when you can sign in.",
  proveFactor: "Confirm that it is you to go on.",
  leaving: "Taking you to a page of ours to finish signing in…",
  forgot: "Forgot your password?",
  passkeyVerifying: "Checking your passkey…",
  passkeyRetry: "Offer my passkeys again"
}

/** Words of a sign-up. */
export const signUp: SignUpMessages = {
  title: "Create an account",
  submit: "Create account",
  submitting: "Creating your account…",
  opening: "Opening your account…",
  done: "Your account is ready, and you are signed in.",
  verifyEmail: (email) => `We sent a code to ${email}. Enter it to finish creating your account.`,
  awaitApproval: "Your account is waiting for approval. We will e-mail you when you can sign in.",
  proveFactor: "Confirm that it is you to go on.",
  leaving: "Taking you to a page of ours to open your account…",
  toSignIn: "Sign in"
}
