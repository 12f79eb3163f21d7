/**
 * Words of the way in as a whole, in English.
 *
 * @since 0.1.0
 */
import type { FlowMessages } from "../groups/Flow.ts"

/** Words between the screens. */
export const flow: FlowMessages = {
  or: "or",
  newHere: "New here?",
  toSignUp: "Create an account",
  haveAccount: "Have an account already?",
  toSignIn: "Sign in instead",
  back: "Back to sign-in",
  backToSignUp: "Back to your details",
  loading: "One moment…",
  missingTitle: "This step did not load",
  missingText: "Nothing that you entered is lost. Check your connection, then try again.",
  retry: "Try again",
  passwordChanged: "Your new password is set. Sign in with it.",
  verified: "Your address is confirmed. Sign in to go on.",
  approved: "Your account is approved. You can sign in now.",
  pageTitle: "One more step",
  pageText: "Your browser does not let this page sign you in by itself. We take you to a page of ours that does.",
  toPage: "Go on there",
  signedIn: "You are signed in",
  goOn: "Go on"
}
