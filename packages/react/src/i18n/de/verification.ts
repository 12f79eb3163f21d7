/**
 * Words of an address that has to be verified, and of an account that has to be approved, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { ApprovalMessages, VerificationMessages } from "../groups/Verification.ts"
import { time } from "./format.ts"

/** Words of the form that asks for the code of a mail. */
export const verification: VerificationMessages = {
  title: "E-Mail-Adresse bestätigen",
  explanation: (email) => `Wir haben einen Code an ${email} gesendet.`,
  code: "Code aus der E-Mail",
  hint: "Keine E-Mail erhalten? Sehen Sie auch im Spam-Ordner nach.",
  submit: "Bestätigen",
  submitting: "Der Code wird geprüft…",
  opening: "Ihr Konto wird geöffnet…",
  resend: "Neuen Code senden",
  resent: (email) => `Wir haben einen neuen Code an ${email} gesendet.`,
  changeEmail: "Andere Adresse verwenden",
  sendLink: "Stattdessen einen Link senden",
  sendingLink: "Der Link wird gesendet…",
  linkSent: (email) =>
    `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn, um Ihre Adresse zu bestätigen, und melden Sie sich dann an.`,
  enterCode: "Stattdessen den Code eingeben",
  done: "Ihre Adresse ist bestätigt, und Sie sind angemeldet.",
  verifyEmail: (email) => `Ein weiterer Code ist nötig. Wir haben ihn an ${email} gesendet.`,
  awaitApproval:
    "Ihre Adresse ist bestätigt. Jetzt muss Ihr Konto noch freigeschaltet werden: Wir schreiben Ihnen, sobald es so weit ist.",
  proveFactor: "Ihre Adresse ist bestätigt. Bestätigen Sie jetzt Ihre Identität, um fortzufahren.",
  verified: "Ihre Adresse ist bestätigt. Melden Sie sich an, um fortzufahren.",
  signIn: "Anmelden",
  lostTitle: "Melden Sie sich noch einmal an",
  lost: "Dieser Code kann hier nicht mehr geprüft werden: Er wurde verwendet, ist zu alt, oder diese Seite wurde verlassen. Melden Sie sich erneut an, dann senden wir Ihnen einen neuen.",
  startAgain: "Erneut anmelden"
}

/** Words of an account that waits. */
export const approval: ApprovalMessages = {
  title: "Ihr Konto wird noch geprüft",
  pending: "Wir sehen uns jedes neue Konto an. Wir schreiben Ihnen, sobald Sie sich anmelden können.",
  pendingVerification: "Bestätigen Sie zuerst Ihre E-Mail-Adresse. Dann prüfen wir Ihr Konto und schreiben Ihnen.",
  steps: "Was noch zu tun ist",
  registered: "Konto erstellt",
  verifyEmail: "E-Mail-Adresse bestätigt",
  approval: "Konto freigeschaltet",
  stepDone: "erledigt",
  stepDue: "noch offen",
  enterCode: "E-Mail-Adresse bestätigen",
  submit: "Erneut prüfen",
  submitting: "Wird geprüft…",
  opening: "Ihr Konto wird geöffnet…",
  stillPending: (at) => `Noch nicht. Zuletzt geprüft um ${time(at)} Uhr.`,
  signIn: "Anmeldung versuchen",
  signInNow: "Anmelden",
  signedIn: "Ihr Konto ist freigeschaltet, und Sie sind angemeldet.",
  approved: "Ihr Konto ist freigeschaltet. Sie können sich jetzt anmelden.",
  declined: "Ihr Konto wurde nicht freigeschaltet. Kontaktieren Sie uns, wenn Sie das für einen Irrtum halten.",
  proveFactor: "Ihr Konto ist freigeschaltet. Bestätigen Sie Ihre Identität, um fortzufahren."
}
