/**
 * Words of the way in as a whole, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FlowMessages } from "../groups/Flow.ts"

/** Words between the screens. */
export const flow: FlowMessages = {
  or: "oder",
  newHere: "Neu hier?",
  toSignUp: "Konto erstellen",
  haveAccount: "Sie haben schon ein Konto?",
  toSignIn: "Jetzt anmelden",
  back: "Zurück zur Anmeldung",
  backToSignUp: "Zurück zu Ihren Angaben",
  loading: "Einen Moment…",
  missingTitle: "Dieser Schritt wurde nicht geladen",
  missingText: "Ihre Eingaben sind nicht verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  retry: "Erneut versuchen",
  passwordChanged: "Ihr neues Passwort ist gespeichert. Melden Sie sich damit an.",
  verified: "Ihre E-Mail-Adresse ist bestätigt. Melden Sie sich an, um fortzufahren.",
  approved: "Ihr Konto ist freigeschaltet. Sie können sich jetzt anmelden.",
  pageTitle: "Noch ein Schritt",
  pageText:
    "Ihr Browser lässt die Anmeldung auf dieser Seite nicht zu. Wir leiten Sie auf eine unserer Seiten weiter, auf der es geht.",
  toPage: "Dort weitermachen",
  signedIn: "Sie sind angemeldet",
  goOn: "Weiter"
}
