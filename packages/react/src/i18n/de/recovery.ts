/**
 * Words of a forgotten password, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ForgotPasswordMessages, ResetPasswordMessages } from "../groups/Recovery.ts"

/** Words of the form that asks for the mail. */
export const forgotPassword: ForgotPasswordMessages = {
  title: "Passwort vergessen?",
  explanation: "Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.",
  submit: "Link senden",
  submitting: "Der Link wird gesendet…",
  sentTitle: "Prüfen Sie Ihr Postfach",
  sent: (email) => `Wenn es zu ${email} ein Konto gibt, ist ein Link unterwegs, mit dem Sie ein neues Passwort wählen.`,
  sentHint: "Das kann einige Minuten dauern. Der Link gilt eine Stunde. Sehen Sie auch im Spam-Ordner nach.",
  otherAddress: "Andere Adresse verwenden"
}

/** Words of the form that sets the new password. */
export const resetPassword: ResetPasswordMessages = {
  title: "Neues Passwort wählen",
  account: "Für das Konto",
  password: "Neues Passwort",
  submit: "Passwort speichern",
  submitting: "Ihr Passwort wird gespeichert…",
  opening: "Ihr Konto wird geöffnet…",
  done: "Ihr neues Passwort ist gespeichert, und Sie sind angemeldet.",
  verifyEmail: (email) =>
    `Ihr neues Passwort ist gespeichert. Wir haben einen Code an ${email} gesendet. Geben Sie ihn ein, um fortzufahren.`,
  awaitApproval:
    "Ihr neues Passwort ist gespeichert. Ihr Konto ist noch nicht freigeschaltet: Wir schreiben Ihnen, sobald es so weit ist.",
  proveFactor: "Ihr neues Passwort ist gespeichert. Bestätigen Sie Ihre Identität, um fortzufahren.",
  changed: "Ihr neues Passwort ist gespeichert. Melden Sie sich damit an.",
  signIn: "Anmelden",
  missingTitle: "Öffnen Sie den Link in Ihrer E-Mail",
  missing:
    "Ein Passwort lässt sich nur mit dem Link ändern, den wir Ihnen senden. Öffnen Sie ihn noch einmal oder fordern Sie hier einen neuen an.",
  overTitle: "Dieser Link gilt nicht mehr",
  over: "Er wurde schon verwendet oder ist zu alt. Ihr Passwort ist unverändert. Fordern Sie hier einen neuen Link an."
}
