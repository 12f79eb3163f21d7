/**
 * Words of every form, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FormMessages } from "../groups/Form.ts"
import { count, seconds } from "./format.ts"

const strengths = ["Sehr schwach", "Schwach", "Mittel", "Gut", "Stark"] as const

/** Words of every form. */
export const form: FormMessages = {
  email: "E-Mail-Adresse",
  password: "Passwort",
  newPassword: "Passwort wählen",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  check: (fields) => (fields === 1 ? "Bitte prüfen Sie dieses Feld:" : "Bitte prüfen Sie diese Felder:"),
  wait: (left) => `Erneut versuchen in ${seconds(left)}`,
  waitOver: "Sie können es jetzt erneut versuchen.",
  slow: "Das dauert länger als sonst. Bleiben Sie auf dieser Seite: Ihre Eingaben gehen nicht verloren.",
  offline: "Sie sind offline. Ihre Eingaben bleiben hier, bis die Verbindung wieder steht.",
  capsLock: "Die Feststelltaste ist aktiv.",
  strength: "Passwortstärke",
  strengthLevel: (level) => strengths[level],
  code: "Code",
  codeHint: (length, alphabet) =>
    alphabet === "digits"
      ? count(length, { one: "Er besteht aus # Ziffer.", other: "Er besteht aus # Ziffern." })
      : count(length, {
          one: "Er besteht aus # Zeichen: einem Buchstaben oder einer Ziffer.",
          other: "Er besteht aus # Buchstaben und Ziffern."
        }),
  resend: "Erneut senden",
  resending: "Wird gesendet…",
  resendIn: (left) => `Erneut senden in ${seconds(left)}`,
  resent: "Erneut gesendet.",
  resendOver: "Erneutes Senden ist jetzt möglich."
}
