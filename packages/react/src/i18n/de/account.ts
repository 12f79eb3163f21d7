/**
 * Words of the account menu, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { AccountMessages } from "../groups/Account.ts"

/** Words of the account menu. */
export const account: AccountMessages = {
  loading: "Wir prüfen, ob Sie angemeldet sind…",
  signIn: "Anmelden",
  signUp: "Konto erstellen",
  account: "Mein Konto",
  menu: "Kontomenü:",
  signedInAs: "Angemeldet als",
  signOut: "Abmelden",
  signingOut: "Abmeldung läuft…",
  signedOut: "Sie sind abgemeldet.",
  signOutFailed: "Sie sind hier abgemeldet, der Server konnte aber nicht benachrichtigt werden.",
  retry: "Erneut versuchen",
  sectionAccountInfo: "Kontodaten",
  sectionBookings: "Buchungen",
  sectionOrders: "Bestellungen",
  sectionSubscriptions: "Abonnements",
  sectionEvents: "Veranstaltungen",
  openingSection: (section) => `„${section}“ wird geöffnet…`,
  sectionFailed: (section) => `„${section}“ konnte nicht geöffnet werden.`
}
