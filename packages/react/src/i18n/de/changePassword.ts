/**
 * Words of changing one's password, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ChangePasswordMessages } from "../groups/ChangePassword.ts"

/** Words of a form that changes the password of whoever is signed in. */
export const changePassword: ChangePasswordMessages = {
  title: "Passwort ändern",
  submit: "Passwort ändern",
  submitting: "Ihr Passwort wird geändert…",
  currentPassword: "Aktuelles Passwort",
  newPassword: "Neues Passwort",
  username: "Konto",
  hint: "Hier bleiben Sie angemeldet. Auf allen anderen Geräten müssen Sie sich erneut anmelden.",
  done: "Ihr Passwort ist geändert. Melden Sie sich auf anderen Geräten mit dem neuen Passwort an."
}
