/**
 * What can go wrong, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import type { ProblemMessages } from "../Messages.ts"
import { count, number } from "./format.ts"

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Warten Sie einen Moment und versuchen Sie es dann erneut."
    : count(retryAfter, {
        one: "Versuchen Sie es in # Sekunde erneut.",
        other: "Versuchen Sie es in # Sekunden erneut."
      })

// A reference helps whoever the person asks; without one the sentence ends earlier.
const reference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Referenz: ${parts.join(", ")}.`
}

// A provider's own sentence, marked as one.
const said = (detail: string | undefined): string => (detail === undefined ? "" : ` Antwort der Seite: „${detail}“`)

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined
    ? ""
    : count(triesLeft, { one: " Sie haben noch # Versuch.", other: " Sie haben noch # Versuche." })

/** The words of each problem. */
export const problems: ProblemMessages = {
  emailMissing: () => "Geben Sie Ihre E-Mail-Adresse ein.",
  emailMalformed: () => "Geben Sie eine E-Mail-Adresse wie name@example.com ein.",
  passwordMissing: () => "Geben Sie ein Passwort ein.",
  unknownEmail: () => "Zu dieser E-Mail-Adresse gibt es kein Konto.",
  invalidPassword: () => "Das Passwort ist nicht richtig. Prüfen Sie es und versuchen Sie es erneut.",
  resetPassword: () =>
    "Sie müssen Ihr Passwort ändern, bevor Sie sich anmelden können. Setzen Sie es zurück und kommen Sie dann wieder.",
  missingCaptchaToken: () => "Bestätigen Sie, dass Sie kein Roboter sind, und versuchen Sie es erneut.",
  invalidCaptchaToken: () => "Wir konnten nicht bestätigen, dass Sie kein Roboter sind. Versuchen Sie es erneut.",
  identityBlocked: () => "Dieses Konto ist gesperrt. Kontaktieren Sie uns, damit wir es entsperren.",
  loginRefused: (problem) =>
    `Die Anmeldung war nicht möglich. Versuchen Sie es erneut oder kontaktieren Sie uns.${reference(problem)}`,
  emailAlreadyExists: () => "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an.",
  invalidEmail: () => "Diese E-Mail-Adresse kann nicht verwendet werden. Prüfen Sie sie oder nehmen Sie eine andere.",
  registrationRefused: (problem) =>
    `Ihr Konto konnte nicht erstellt werden. Versuchen Sie es erneut oder kontaktieren Sie uns.${reference(problem)}`,
  unknownState: () => "Diese Seite hat die Antwort nicht verstanden. Laden Sie sie neu und versuchen Sie es erneut.",
  sessionTimedOut: () => "Das Öffnen Ihres Kontos hat zu lange gedauert. Versuchen Sie es erneut.",
  sessionFrameRefused: () =>
    "Ihr Browser hat nicht zugelassen, dass wir Ihr Konto auf dieser Seite öffnen. Laden Sie die Seite neu und versuchen Sie es erneut.",
  sessionBlocked: () =>
    "Ihr Browser blockiert, was wir brauchen, damit Sie angemeldet bleiben. Erlauben Sie Cookies für diese Website und versuchen Sie es erneut.",
  sessionRefused: (problem) => `Ihr Konto konnte nicht geöffnet werden. Versuchen Sie es erneut.${reference(problem)}`,
  recoveryOver: () => "Dieser Link wurde schon verwendet oder ist zu alt. Fordern Sie einen neuen an.",
  redirectNotAllowed: () =>
    "Der Link aus der E-Mail darf nicht auf diese Seite führen: Sie ist falsch eingerichtet. Kontaktieren Sie uns.",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "Dieses Passwort ist zu kurz. Wählen Sie ein längeres."
      : `Wählen Sie ein Passwort mit mindestens ${number(limit)} Zeichen.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "Dieses Passwort ist zu lang. Wählen Sie ein kürzeres."
      : `Wählen Sie ein Passwort mit höchstens ${number(limit)} Zeichen.`,
  codeMissing: () => "Geben Sie den Code aus der E-Mail ein.",
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "Der Code ist nicht vollständig. Geben Sie ihn ganz ein."
      : `Der Code ist nicht vollständig. Er hat ${number(limit)} Zeichen.`,
  wrongCode: () =>
    "Der Code ist nicht richtig. Vergleichen Sie ihn mit der neuesten E-Mail und versuchen Sie es erneut.",
  verificationOver: () => "Dieser Code wurde schon verwendet oder ist zu alt. Fordern Sie einen neuen an.",
  mailNotSent: () => "Die E-Mail konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.",
  approvalUnknown: () =>
    "Wir konnten nicht feststellen, ob Ihr Konto freigeschaltet ist. Versuchen Sie es gleich noch einmal.",
  answerMissing: () => "Die Anmeldeseite hat keine Antwort mitgegeben. Beginnen Sie neu.",
  answerForeign: () =>
    "Diese Anmeldung wurde nicht in diesem Browser begonnen oder ist längst abgelaufen. Beginnen Sie neu.",
  answerLate: () => "Diese Anmeldung hat mehr als eine Stunde gedauert. Beginnen Sie neu.",
  answerUsed: () => "Diese Anmeldung wurde schon verwendet. Beginnen Sie neu, um sich noch einmal anzumelden.",
  answerDenied: ({ detail }) => `Die Anmeldung wurde abgebrochen. Sie können jederzeit neu beginnen.${said(detail)}`,
  answerRefused: (problem) =>
    `Die Anmeldeseite hat abgelehnt. Beginnen Sie neu oder kontaktieren Sie uns.${said(problem.detail)}${reference(problem)}`,
  exchangeRefused: (problem) =>
    `Ihre Anmeldung konnte nicht abgeschlossen werden. Beginnen Sie neu.${reference(problem)}`,
  pageInsecure: () =>
    "Zum Anmelden ist eine sichere Verbindung nötig. Öffnen Sie diese Seite mit einer Adresse, die mit https beginnt.",
  pageMissing: (problem) => `Wir haben die Anmeldeseite nicht gefunden. Versuchen Sie es erneut.${reference(problem)}`,
  pageNeeded: () => "Sie sind noch nicht angemeldet. Weiter geht es auf der Anmeldeseite.",
  signedOutMeanwhile: () =>
    "Sie haben sich abgemeldet, während die Anmeldung noch lief. Beginnen Sie neu, um sich anzumelden.",
  dateMalformed: () => "Geben Sie das vollständige Datum ein oder lassen Sie das Feld leer.",
  numberMalformed: () => "Geben Sie eine Zahl ein, zum Beispiel 12 oder 12,5.",
  phoneMalformed: () => "Geben Sie eine Telefonnummer in Ziffern ein.",
  profileChanged: () =>
    "Ihr Profil wurde inzwischen an anderer Stelle geändert. Ihre Eingaben sind nicht verloren: Überschreiben Sie den neuen Stand damit oder verwerfen Sie sie.",
  profileRefused: (problem) =>
    `Ihr Profil konnte nicht gespeichert werden. Versuchen Sie es erneut oder kontaktieren Sie uns.${reference(problem)}`,
  notSignedIn: () =>
    "Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Tab erneut an und kommen Sie dann zurück: Ihre Eingaben sind nicht verloren.",
  captchaBlocked: () =>
    "Die Prüfung, ob Sie ein Roboter sind, konnte nicht geladen werden. Lassen Sie sie auf dieser Seite zu oder versuchen Sie es später erneut.",
  captchaExpired: () =>
    "Die Prüfung, ob Sie ein Roboter sind, wurde nicht rechtzeitig abgeschlossen. Versuchen Sie es erneut.",
  captchaClosed: () =>
    "Die Prüfung, ob Sie ein Roboter sind, wurde vor dem Abschluss geschlossen. Versuchen Sie es erneut.",
  captchaFailed: (problem) =>
    `Die Prüfung, ob Sie ein Roboter sind, hat nicht funktioniert. Versuchen Sie es erneut.${reference(problem)}`,
  factorWrong: (problem) => `Dieser Code ist nicht richtig oder wurde schon verwendet.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "Geben Sie einen Ihrer Wiederherstellungscodes ein.",
  recoveryCodeWrong: (problem) =>
    `Das ist keiner Ihrer Wiederherstellungscodes, oder er wurde schon verwendet.${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `Dieser Passkey wurde nicht akzeptiert. Versuchen Sie es erneut oder wählen Sie eine andere Methode.${triesLeft(problem)}`,
  passkeyUnavailable: () =>
    "In diesem Browser ist kein Passkey für diese Seite gespeichert. Wählen Sie eine andere Methode.",
  passkeyCancelled: () =>
    "Der Passkey wurde nicht verwendet: Der Vorgang wurde abgebrochen oder hat zu lange gedauert. Versuchen Sie es erneut oder wählen Sie eine andere Methode.",
  passkeyRefused: (problem) =>
    `Ihr Browser hat den Passkey nicht zugelassen. Versuchen Sie es erneut oder wählen Sie eine andere Methode.${reference(problem)}`,
  pushUnanswered: () =>
    "Auf Ihrem anderen Gerät hat niemand geantwortet. Senden Sie die Anfrage erneut oder wählen Sie eine andere Methode.",
  factorDenied: () =>
    "Die Anmeldung wurde auf Ihrem anderen Gerät abgelehnt. Wenn Sie das waren, melden Sie sich erneut an.",
  factorOver: () => "Das hat zu lange gedauert oder wurde schon verwendet. Melden Sie sich erneut an.",
  factorTooManyTries: () => "Das waren zu viele falsche Versuche. Melden Sie sich erneut an.",
  factorTooManySends: () =>
    "Für diese Anmeldung können wir keine weiteren Codes senden. Verwenden Sie den letzten oder melden Sie sich erneut an.",
  factorUnavailable: () => "Diese Methode ist hier im Moment nicht verfügbar. Wählen Sie eine andere.",
  factorMismatch: () =>
    "Dieser Code gehört nicht zu dieser Methode. Lassen Sie sich einen neuen senden oder wählen Sie eine andere Methode.",
  factorUnsupported: () => "Ihr Passwort haben Sie schon eingegeben. Wählen Sie eine andere Methode.",
  factorNotVerifiable: () => "Diese Methode kann auf dieser Seite nicht verwendet werden. Wählen Sie eine andere.",
  fieldViolations: ({ detail }) =>
    detail ?? "Eine Ihrer Eingaben wurde nicht angenommen. Prüfen Sie sie und versuchen Sie es erneut.",
  offline: () => "Sie sind offline. Nichts ist verloren: Versuchen Sie es erneut, sobald die Verbindung wieder steht.",
  unreachable: () => "Wir sind im Moment nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  serverError: (problem) =>
    `Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.${reference(problem)}`,
  rateLimited: (problem) => `Das waren zu viele Versuche. ${patience(problem)}`,
  tooLarge: () => "Das ist mehr, als wir auf einmal annehmen können. Kürzen Sie es und versuchen Sie es erneut.",
  unreadable: (problem) =>
    `Wir haben eine Antwort erhalten, die wir nicht lesen konnten. Versuchen Sie es erneut.${reference(problem)}`,
  sessionEnded: () => "Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.",
  sessionUnavailable: () => "Wir können im Moment nicht bestätigen, wer Sie sind. Versuchen Sie es gleich noch einmal.",
  refused: (problem) => `Das wurde abgelehnt.${reference(problem)}`,
  unexpected: () =>
    "Auf dieser Seite ist etwas Unerwartetes schiefgegangen. Laden Sie sie neu und versuchen Sie es erneut.",
  noPermission: () => "Sie haben keine Berechtigung, das zu sehen.",
  signInRequired: () => "Melden Sie sich an, um das zu sehen.",
  internalError: (problem) =>
    `Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.${reference(problem)}`,
  itemGone: () => "Diesen Eintrag gibt es nicht mehr.",
  itemExists: () => "Diesen Eintrag gibt es schon.",
  siteCode: ({ detail }) => detail ?? "Die Website hat das abgelehnt.",
  tooManyItems: ({ limit }) =>
    `Wir können höchstens ${number(limit ?? 1000)} Einträge auf einmal annehmen. Wählen Sie weniger aus und versuchen Sie es erneut.`,
  tooManyRemovals: ({ limit }) =>
    `Wir können höchstens ${number(limit ?? 1000)} Einträge auf einmal entfernen. Wählen Sie weniger aus und versuchen Sie es erneut.`,
  noPreviousPage: () => "Vor dieser Seite gibt es keine weitere.",
  noNextPage: () => "Nach dieser Seite gibt es keine weitere.",
  changeForbidden: () => "Sie dürfen das nicht ändern.",
  conditionNotMet: () =>
    "Das ist nicht mehr so, wie es für diese Änderung sein muss. Sehen Sie es sich neu an und versuchen Sie es dann erneut.",
  itemChanged: () =>
    "Jemand anderes hat das inzwischen geändert. Wählen Sie, welche Werte bleiben sollen, und speichern Sie erneut.",
  valueMissing: () => "Diese Angabe fehlt.",
  valueUnfit: () => "Das passt hier nicht. Prüfen Sie es.",
  jsonMalformed: () => "Das lässt sich nicht lesen. Prüfen Sie Klammern, Kommas und Anführungszeichen.",
  notANumber: () => "In diesem Feld steht keine Zahl.",
  numberAmbiguous: () =>
    "Das lässt sich auf zwei Arten lesen. Schreiben Sie 1234 oder 1.234, ohne Tausendertrennzeichen.",
  numberTooLarge: () => "Diese Zahl ist zu groß, um genau gespeichert zu werden.",
  notAList: () => "In diesem Feld steht keine Liste.",
  misconfigured: (problem) => `Diese Ansicht ist falsch eingerichtet.${reference(problem)}`
}
