/**
 * Words of signing in on the provider's page, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { OAuthMessages } from "../groups/OAuth.ts"

/** Words of signing in on the provider's page. */
export const oauth: OAuthMessages = {
  signIn: "Zur Anmeldeseite",
  creating: "Die Anmeldeseite wird geöffnet…",
  redirecting: "Sie werden zur Anmeldeseite weitergeleitet…",
  finishing: "Ihre Anmeldung wird abgeschlossen…",
  finished: "Sie sind angemeldet.",
  goOn: "Weiter",
  notFinished: "Sie sind nicht angemeldet",
  startAgain: "Neu beginnen",
  alreadySignedIn: "Sie sind bereits angemeldet.",
  signedOut: "Sie sind abgemeldet.",
  stillSignedIn: "Sie sind hier noch angemeldet.",
  checkedOut: "Sie sind zurück von der Kasse.",
  checkoutNote: "Sie können dort weitermachen, wo Sie aufgehört haben."
}
