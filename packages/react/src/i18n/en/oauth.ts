/**
 * Words of signing in on the provider's page, in English.
 *
 * @since 0.1.0
 */
import type { OAuthMessages } from "../groups/OAuth.ts"

/** Words of signing in on the provider's page. */
export const oauth: OAuthMessages = {
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
