/**
 * Words of signing in and up, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { SignInMessages, SignUpMessages } from "../groups/Entry.ts"

/** Words of a sign-in. */
export const signIn: SignInMessages = {
  title: "Anmelden",
  submit: "Anmelden",
  submitting: "Anmeldung läuft…",
  opening: "Ihr Konto wird geöffnet…",
  done: "Sie sind angemeldet.",
  verifyEmail: (email) =>
    `Wir haben einen Code an ${email} gesendet. Geben Sie ihn ein, um die Anmeldung abzuschließen.`,
  awaitApproval: "Ihr Konto ist noch nicht freigeschaltet. Wir schreiben Ihnen, sobald Sie sich anmelden können.",
  proveFactor: "Bestätigen Sie Ihre Identität, um fortzufahren.",
  leaving: "Sie werden auf eine unserer Seiten weitergeleitet, um die Anmeldung abzuschließen…",
  forgot: "Passwort vergessen?",
  passkeyVerifying: "Ihr Passkey wird geprüft…",
  passkeyRetry: "Passkeys erneut anbieten"
}

/** Words of a sign-up. */
export const signUp: SignUpMessages = {
  title: "Konto erstellen",
  submit: "Konto erstellen",
  submitting: "Ihr Konto wird erstellt…",
  opening: "Ihr Konto wird geöffnet…",
  done: "Ihr Konto ist bereit, und Sie sind angemeldet.",
  verifyEmail: (email) =>
    `Wir haben einen Code an ${email} gesendet. Geben Sie ihn ein, um die Registrierung abzuschließen.`,
  awaitApproval: "Ihr Konto ist noch nicht freigeschaltet. Wir schreiben Ihnen, sobald Sie sich anmelden können.",
  proveFactor: "Bestätigen Sie Ihre Identität, um fortzufahren.",
  leaving: "Sie werden auf eine unserer Seiten weitergeleitet, um Ihr Konto zu öffnen…",
  toSignIn: "Anmelden"
}
