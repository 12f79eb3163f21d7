/**
 * The English messages of the sign-in flow.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"

/** The messages of the sign-in flow that belong to no single screen. */
export const flow: Messages["flow"] = {
  or: "or",
  newHere: "New here?",
  toSignUp: "Create an account",
  haveAccount: "Already have an account?",
  toSignIn: "Sign in instead",
  back: "Back to sign-in",
  backToSignUp: "Back to your details",
  loading: "One moment…",
  missingTitle: "We couldn't load this step",
  missingText: "Nothing you entered is lost. Check your connection and try again.",
  retry: "Try again",
  passwordChanged: "Password saved. Sign in with your new password.",
  verified: "Email confirmed. Sign in to continue.",
  approved: "Your account is approved. You can sign in now.",
  pageTitle: "One more step",
  pageText: "Your browser doesn't let this page sign you in. Continue on our sign-in page.",
  toPage: "Go to sign-in page",
  signedIn: "You're signed in",
  continue: "Continue"
}
