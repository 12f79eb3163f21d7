/**
 * The English messages of sign-in, sign-up and the session.
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

/** The messages of a captcha in a form. */
export const captcha: Messages["captcha"] = {
  title: "Security check",
  loading: "Loading the security check…",
  ready: "Confirm you're not a robot, then submit the form.",
  solved: "Confirmed. You can submit the form now.",
  expired: "Your confirmation has expired. Confirm again that you're not a robot.",
  retry: "Reload security check"
}

/** The messages of a session. */
export const session: Messages["session"] = {
  checking: "Checking if you're signed in…",
  signInRequired: "This is for members only. Sign in to see it.",
  signIn: "Sign in",
  signedOut: "You're signed out.",
  parked: "You're still signed in, but we can't confirm it right now. Some content may be missing until we can.",
  confirmAgain: "Check again",
  confirming: "Checking…",
  signOut: "Sign out",
  signingOut: "Signing out…",
  signOutFailed: "You're signed out on this device, but the server hasn't confirmed it.",
  signOutAgain: "Retry sign-out",
  opening: "Signing you in…",
  openingSlowly: "This is taking longer than usual.",
  skip: "Continue without signing in",
  opened: "You're signed in.",
  nobody: "You're not signed in.",
  notOpened: "You're not signed in yet",
  openAgain: "Try again"
}

/** The messages of a sign-in on the provider's page. */
export const oauth: Messages["oauth"] = {
  signIn: "Go to sign-in page",
  creating: "Opening the sign-in page…",
  redirecting: "Taking you to the sign-in page…",
  finishing: "Finishing your sign-in…",
  finished: "You're signed in.",
  continue: "Continue",
  notFinished: "You're not signed in",
  startAgain: "Start again",
  alreadySignedIn: "You're already signed in.",
  signedOut: "You're signed out.",
  stillSignedIn: "You're still signed in on this device.",
  checkedOut: "You're back from checkout.",
  checkoutNote: "You can continue where you left off."
}

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
