/**
 * Words of a session, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SessionMessages } from "../groups/Session.ts"

/** Words of a session. */
export const session: SessionMessages = {
  checking: "Wir prüfen, ob Sie angemeldet sind…",
  signInRequired: "Das ist nur für Mitglieder. Melden Sie sich an, um es zu sehen.",
  signIn: "Anmelden",
  signedOut: "Sie sind abgemeldet.",
  parked: "Sie sind noch angemeldet, wir können das im Moment aber nicht bestätigen. So lange kann hier etwas fehlen.",
  confirmAgain: "Erneut prüfen",
  confirming: "Wird geprüft…",
  signOut: "Abmelden",
  signingOut: "Abmeldung läuft…",
  signOutFailed: "Sie sind hier abgemeldet, aber der Server weiß noch nichts davon.",
  signOutAgain: "Server benachrichtigen",
  opening: "Sie werden angemeldet…",
  openingSlowly: "Das dauert länger als sonst.",
  skip: "Ohne Anmeldung fortfahren",
  opened: "Sie sind angemeldet.",
  nobody: "Sie sind nicht angemeldet.",
  notOpened: "Sie sind noch nicht angemeldet",
  openAgain: "Erneut versuchen"
}
