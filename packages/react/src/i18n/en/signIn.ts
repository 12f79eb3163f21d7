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

/** The messages of a sign-up form. */
export const signUp: Messages["signUp"] = {
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

/** The messages of a captcha in a form. */
export const captcha: Messages["captcha"] = {
  title: "Security check",
  loading: "Loading the security check…",
  ready: "Confirm that you are not a robot, then send the form.",
  solved: "Confirmed. You can send the form now.",
  expired: "Your confirmation has expired. Confirm once more that you are not a robot.",
  retry: "Load it again"
}

/** The messages of a session. */
export const session: Messages["session"] = {
  checking: "Checking whether you are signed in…",
  signInRequired: "This is for members. Sign in to see it.",
  signIn: "Sign in",
  signedOut: "You are signed out.",
  parked: "You are still signed in, but we cannot confirm it right now. Some things may be missing until we can.",
  confirmAgain: "Check again",
  confirming: "Checking…",
  signOut: "Sign out",
  signingOut: "Signing out…",
  signOutFailed: "You are signed out here, but the server does not know yet.",
  signOutAgain: "Tell it now",
  opening: "Signing you in…",
  openingSlowly: "This takes longer than usual.",
  skip: "Go on without signing in",
  opened: "You are signed in.",
  nobody: "You are not signed in.",
  notOpened: "You are not signed in yet",
  openAgain: "Try again"
}

/** The messages of a sign-in on the provider's page. */
export const oauth: Messages["oauth"] = {
  signIn: "Go to the sign-in page",
  creating: "Opening the sign-in page…",
  redirecting: "Taking you to the sign-in page…",
  finishing: "Finishing your sign-in…",
  finished: "You are signed in.",
  goOn: "Go on",
  notFinished: "You are not signed in",
  startAgain: "Start again",
  alreadySignedIn: "You are signed in already.",
  signedOut: "You are signed out.",
  stillSignedIn: "You are still signed in here.",
  checkedOut: "You are back from the checkout.",
  checkoutNote: "You can go on where you left off."
}

/** The messages of the sign-in flow that belong to no single screen. */
export const flow: Messages["flow"] = {
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
