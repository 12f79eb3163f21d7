/**
 * The English messages of a sign-in with the provider's page.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"

/** The messages of a sign-in on the provider's page. */
export const oauth: Messages["oauth"] = {
  signIn: "Go to sign-in page",
  creating: "Opening the sign-in page…",
  redirecting: "Taking you to the sign-in page…",
  finishing: "Finishing your sign-in…",
  finished: "You're signed in",
  continue: "Continue",
  notFinished: "You're not signed in",
  startAgain: "Start again",
  alreadySignedIn: "You're already signed in",
  signedOut: "You're signed out",
  stillSignedIn: "You're still signed in on this device",
  checkedOut: "You're back from checkout",
  checkoutNote: "You can continue where you left off."
}
