/**
 * The English messages of the sign-in form.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"

/** The messages of a sign-in form. */
export const signIn: Messages["signIn"] = {
  title: "Sign in",
  submit: "Sign in",
  submitting: "Signing in…",
  opening: "Signing you in…",
  done: "You're signed in.",
  verifyEmail: (email) => `We sent a code to ${email}. Enter it to finish signing in.`,
  awaitApproval: "Your account is waiting for approval. We'll email you when you can sign in.",
  proveFactor: "Confirm it's you to continue.",
  leaving: "Taking you to another page to finish signing in…",
  forgot: "Forgot your password?",
  passkeyVerifying: "Checking your passkey…",
  passkeyRetry: "Show my passkeys again"
}

/** The messages of a captcha in a form. */
export const captcha: Messages["captcha"] = {
  title: "Security check",
  loading: "Loading the security check…",
  ready: "Confirm you're not a robot, then submit the form.",
  solved: "Confirmed. You can submit the form now.",
  expired: "Your confirmation has expired. Confirm again that you're not a robot.",
  retry: "Reload security check"
}
