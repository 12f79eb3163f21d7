/**
 * Words of a member's profile, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ProfileMessages } from "../groups/Profile.ts"
import { day, number } from "./format.ts"

/** Words of a panel that shows a profile and changes it. */
export const profile: ProfileMessages = {
  title: "Ihr Profil",
  submit: "Änderungen speichern",
  submitting: "Wird gespeichert…",
  loading: "Ihr Profil wird geladen…",
  signInRequired: "Melden Sie sich an, um Ihr Profil zu sehen.",
  signIn: "Anmelden",
  notFound:
    "Wir haben Ihr Profil nicht gefunden. Vielleicht wurde Ihr Konto geschlossen: Kontaktieren Sie uns, wenn es noch bestehen sollte.",
  retry: "Erneut versuchen",
  loginEmail: "E-Mail-Adresse für die Anmeldung",
  verified: "bestätigt",
  notVerified: "noch nicht bestätigt",
  edit: "Profil bearbeiten",
  cancel: "Abbrechen",
  saved: "Ihr Profil ist gespeichert.",
  unchanged: "Sie haben nichts geändert, es gab also nichts zu speichern.",
  reloaded: "Das ist Ihr Profil, wie es an anderer Stelle gespeichert wurde.",
  notGiven: "Keine Angabe",
  personal: "Persönliche Angaben",
  contact: "Kontaktdaten",
  more: "Weitere Angaben",
  date: day,
  number,
  pending: "Ihr Konto ist noch nicht aktiv.",
  pendingApproval: "Der Shop muss es noch freischalten. Wir schreiben Ihnen, sobald Sie es nutzen können.",
  pendingVerification:
    "Ihre E-Mail-Adresse muss noch bestätigt werden. Öffnen Sie unsere E-Mail und geben Sie den Code daraus ein.",
  deleted: "Dieses Konto wurde gelöscht. Das Profil ist vorerst noch zu sehen, kann aber nicht mehr geändert werden.",
  blocked: "Dieses Konto ist gesperrt. Kontaktieren Sie uns, damit wir es entsperren.",
  offline: "Ihr Konto ist verborgen: Andere Mitglieder sehen Sie nicht.",
  changedElsewhere: "Das wurde inzwischen in einem anderen Tab oder auf einem anderen Gerät gespeichert:",
  takeTheirs: "Meine Änderungen verwerfen",
  keepMine: "Mit meinen überschreiben"
}
