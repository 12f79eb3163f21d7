/**
 * The German messages, as a draft. No German speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf } from "../messages/Format.ts"
import type { Messages } from "../messages/Messages.ts"
import { sayStatus } from "../messages/TransferMessages.ts"

const { count, day, list, number, seconds, time } = formatOf<"one">("de")

const strengths = ["Sehr schwach", "Schwach", "Mittel", "Gut", "Stark"] as const

const form: Messages["form"] = {
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

const strength: Messages["strength"] = {
  common: "Dieses Passwort verwenden viele. Wählen Sie Wörter, die nur Sie so kombinieren würden.",
  personal:
    "Das können Menschen, die Sie kennen, leicht erraten. Ergänzen Sie Wörter, die nichts mit Ihnen zu tun haben.",
  repeated: "Wiederholungen sind leicht zu erraten. Ergänzen Sie andere Wörter.",
  sequence: "Folgen wie abc oder 321 sind leicht zu erraten. Ergänzen Sie Wörter, die nicht zusammengehören.",
  keys: "Benachbarte Tasten sind leicht zu erraten. Ergänzen Sie Wörter, die nicht zusammengehören.",
  date: "Daten und Jahreszahlen sind leicht zu erraten. Ergänzen Sie Wörter, die nicht zusammengehören.",
  longer: "Ergänzen Sie noch ein oder zwei Wörter. Ungewöhnliche Wörter sind besser."
}

const patience = ({ retryAfter }: Problem): string =>
  retryAfter === undefined
    ? "Warten Sie einen Moment und versuchen Sie es dann erneut."
    : count(retryAfter, {
        one: "Versuchen Sie es in # Sekunde erneut.",
        other: "Versuchen Sie es in # Sekunden erneut."
      })

// The user can pass this reference to support.
const supportReference = ({ code, requestId }: Problem): string => {
  const parts = [code, requestId].filter((part) => part !== undefined)
  return parts.length === 0 ? "" : ` Referenz: ${parts.join(", ")}.`
}

// The quotation marks show that the sentence is the provider's own.
const said = (detail: string | undefined): string => (detail === undefined ? "" : ` Antwort der Seite: „${detail}“`)

const triesLeft = ({ triesLeft }: Problem): string =>
  triesLeft === undefined
    ? ""
    : count(triesLeft, { one: " Sie haben noch # Versuch.", other: " Sie haben noch # Versuche." })

const problems: Messages["problems"] = {
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
    `Die Anmeldung war nicht möglich. Versuchen Sie es erneut oder kontaktieren Sie uns.${supportReference(problem)}`,
  emailAlreadyExists: () => "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an.",
  invalidEmail: () => "Diese E-Mail-Adresse kann nicht verwendet werden. Prüfen Sie sie oder nehmen Sie eine andere.",
  registrationRefused: (problem) =>
    `Ihr Konto konnte nicht erstellt werden. Versuchen Sie es erneut oder kontaktieren Sie uns.${supportReference(problem)}`,
  unknownState: () => "Diese Seite hat die Antwort nicht verstanden. Laden Sie sie neu und versuchen Sie es erneut.",
  sessionTimedOut: () => "Das Öffnen Ihres Kontos hat zu lange gedauert. Versuchen Sie es erneut.",
  sessionFrameRefused: () =>
    "Ihr Browser hat nicht zugelassen, dass wir Ihr Konto auf dieser Seite öffnen. Laden Sie die Seite neu und versuchen Sie es erneut.",
  sessionBlocked: () =>
    "Ihr Browser blockiert, was wir brauchen, damit Sie angemeldet bleiben. Erlauben Sie Cookies für diese Website und versuchen Sie es erneut.",
  sessionRefused: (problem) =>
    `Ihr Konto konnte nicht geöffnet werden. Versuchen Sie es erneut.${supportReference(problem)}`,
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
    `Die Anmeldeseite hat abgelehnt. Beginnen Sie neu oder kontaktieren Sie uns.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) =>
    `Ihre Anmeldung konnte nicht abgeschlossen werden. Beginnen Sie neu.${supportReference(problem)}`,
  pageInsecure: () =>
    "Zum Anmelden ist eine sichere Verbindung nötig. Öffnen Sie diese Seite mit einer Adresse, die mit https beginnt.",
  pageMissing: (problem) =>
    `Wir haben die Anmeldeseite nicht gefunden. Versuchen Sie es erneut.${supportReference(problem)}`,
  pageNeeded: () => "Sie sind noch nicht angemeldet. Weiter geht es auf der Anmeldeseite.",
  signedOutMeanwhile: () =>
    "Sie haben sich abgemeldet, während die Anmeldung noch lief. Beginnen Sie neu, um sich anzumelden.",
  dateMalformed: () => "Geben Sie das vollständige Datum ein oder lassen Sie das Feld leer.",
  numberMalformed: () => "Geben Sie eine Zahl ein, zum Beispiel 12 oder 12,5.",
  phoneMalformed: () => "Geben Sie eine Telefonnummer in Ziffern ein.",
  profileChanged: () =>
    "Ihr Profil wurde inzwischen an anderer Stelle geändert. Ihre Eingaben sind nicht verloren: Überschreiben Sie den neuen Stand damit oder verwerfen Sie sie.",
  profileRefused: (problem) =>
    `Ihr Profil konnte nicht gespeichert werden. Versuchen Sie es erneut oder kontaktieren Sie uns.${supportReference(problem)}`,
  notSignedIn: () =>
    "Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Tab erneut an und kommen Sie dann zurück: Ihre Eingaben sind nicht verloren.",
  captchaBlocked: () =>
    "Die Prüfung, ob Sie ein Roboter sind, konnte nicht geladen werden. Lassen Sie sie auf dieser Seite zu oder versuchen Sie es später erneut.",
  captchaExpired: () =>
    "Die Prüfung, ob Sie ein Roboter sind, wurde nicht rechtzeitig abgeschlossen. Versuchen Sie es erneut.",
  captchaClosed: () =>
    "Die Prüfung, ob Sie ein Roboter sind, wurde vor dem Abschluss geschlossen. Versuchen Sie es erneut.",
  captchaFailed: (problem) =>
    `Die Prüfung, ob Sie ein Roboter sind, hat nicht funktioniert. Versuchen Sie es erneut.${supportReference(problem)}`,
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
    `Ihr Browser hat den Passkey nicht zugelassen. Versuchen Sie es erneut oder wählen Sie eine andere Methode.${supportReference(problem)}`,
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
    `Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.${supportReference(problem)}`,
  rateLimited: (problem) => `Das waren zu viele Versuche. ${patience(problem)}`,
  tooLarge: () => "Das ist mehr, als wir auf einmal annehmen können. Kürzen Sie es und versuchen Sie es erneut.",
  unreadable: (problem) =>
    `Wir haben eine Antwort erhalten, die wir nicht lesen konnten. Versuchen Sie es erneut.${supportReference(problem)}`,
  sessionEnded: () => "Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.",
  sessionUnavailable: () => "Wir können im Moment nicht bestätigen, wer Sie sind. Versuchen Sie es gleich noch einmal.",
  refused: (problem) => `Das wurde abgelehnt.${supportReference(problem)}`,
  unexpected: () =>
    "Auf dieser Seite ist etwas Unerwartetes schiefgegangen. Laden Sie sie neu und versuchen Sie es erneut.",
  noPermission: () => "Sie haben keine Berechtigung, das zu sehen.",
  signInRequired: () => "Melden Sie sich an, um das zu sehen.",
  internalError: (problem) =>
    `Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.${supportReference(problem)}`,
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
  misconfigured: (problem) => `Diese Ansicht ist falsch eingerichtet.${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
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

const signUp: Messages["signUp"] = {
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

const captcha: Messages["captcha"] = {
  title: "Sicherheitsprüfung",
  loading: "Die Sicherheitsprüfung wird geladen…",
  ready: "Bestätigen Sie, dass Sie kein Roboter sind, und senden Sie dann das Formular ab.",
  solved: "Bestätigt. Sie können das Formular jetzt absenden.",
  expired: "Ihre Bestätigung ist abgelaufen. Bestätigen Sie noch einmal, dass Sie kein Roboter sind.",
  retry: "Neu laden"
}

const session: Messages["session"] = {
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

const oauth: Messages["oauth"] = {
  signIn: "Zur Anmeldeseite",
  creating: "Die Anmeldeseite wird geöffnet…",
  redirecting: "Sie werden zur Anmeldeseite weitergeleitet…",
  finishing: "Ihre Anmeldung wird abgeschlossen…",
  finished: "Sie sind angemeldet.",
  goOn: "Weiter",
  notFinished: "Sie sind nicht angemeldet",
  startAgain: "Neu beginnen",
  alreadySignedIn: "Sie sind bereits angemeldet.",
  signedOut: "Sie sind abgemeldet.",
  stillSignedIn: "Sie sind hier noch angemeldet.",
  checkedOut: "Sie sind zurück von der Kasse.",
  checkoutNote: "Sie können dort weitermachen, wo Sie aufgehört haben."
}

const flow: Messages["flow"] = {
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

const account: Messages["account"] = {
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

const changePassword: Messages["changePassword"] = {
  title: "Passwort ändern",
  submit: "Passwort ändern",
  submitting: "Ihr Passwort wird geändert…",
  currentPassword: "Aktuelles Passwort",
  newPassword: "Neues Passwort",
  username: "Konto",
  hint: "Hier bleiben Sie angemeldet. Auf allen anderen Geräten müssen Sie sich erneut anmelden.",
  done: "Ihr Passwort ist geändert. Melden Sie sich auf anderen Geräten mit dem neuen Passwort an."
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "Passwort vergessen?",
  explanation: "Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.",
  submit: "Link senden",
  submitting: "Der Link wird gesendet…",
  sentTitle: "Prüfen Sie Ihr Postfach",
  sent: (email) => `Wenn es zu ${email} ein Konto gibt, ist ein Link unterwegs, mit dem Sie ein neues Passwort wählen.`,
  sentHint: "Das kann einige Minuten dauern. Der Link gilt eine Stunde. Sehen Sie auch im Spam-Ordner nach.",
  otherAddress: "Andere Adresse verwenden"
}

const resetPassword: Messages["resetPassword"] = {
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

const verification: Messages["verification"] = {
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

const approval: Messages["approval"] = {
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

const names = {
  PASSWORD: "Passwort",
  SMS: "SMS",
  CALL: "Anruf",
  EMAIL: "E-Mail",
  TOTP: "Authenticator-App",
  PUSH: "Anderes Gerät",
  WEBAUTHN: "Passkey",
  RECOVERY_CODE: "Wiederherstellungscode"
} as const

const about = {
  PASSWORD: "Damit melden Sie sich an",
  SMS: "Wir senden Ihnen einen Code per SMS",
  CALL: "Wir rufen Sie an und nennen einen Code",
  EMAIL: "Wir senden Ihnen einen Code per E-Mail",
  TOTP: "Ihre App zeigt einen Code an",
  PUSH: "Auf einem Gerät bestätigen, auf dem Sie angemeldet sind",
  WEBAUTHN: "Ihr Fingerabdruck, Ihr Gesicht oder Ihre Displaysperre",
  RECOVERY_CODE: "Einer der Codes, die Sie aufbewahrt haben"
} as const

const obstacles = {
  disabledByRule: "Der Shop hat diese Methode abgeschaltet.",
  requireActivation: "Die Einrichtung ist noch nicht abgeschlossen. Schließen Sie sie zuerst ab.",
  requireReenroll: "Diese Methode gilt so nicht mehr. Richten Sie sie zuerst neu ein.",
  usedAlready: "Das haben Sie schon eingegeben: Der zweite Schritt verlangt etwas anderes.",
  notHere: "In diesem Browser ist keiner für diese Seite gespeichert."
} as const

const factors: Messages["factors"] = {
  title: "Identität bestätigen",
  submit: "Bestätigen",
  submitting: "Wird geprüft…",
  opening: "Ihr Konto wird geöffnet…",
  done: "Sie sind angemeldet.",
  verifyEmail: (email) =>
    `Wir haben einen Code an ${email === "" ? "Ihre E-Mail-Adresse" : email} gesendet. Geben Sie ihn ein, um die Anmeldung abzuschließen.`,
  awaitApproval: "Ihr Konto ist noch nicht freigeschaltet. Wir schreiben Ihnen, sobald Sie sich anmelden können.",
  pick: "Wählen Sie, wie Sie Ihre Identität bestätigen möchten.",
  highRisk: "Diese Anmeldung ist ungewöhnlich. Wir möchten sichergehen, dass Sie es sind.",
  leaving: "Weiter geht es auf der Anmeldeseite.",
  proveFactor: "Das war richtig. Nur noch ein Schritt, dann sind Sie angemeldet.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enrol: (factor) => `Einrichten: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `Wir haben einen Code per SMS an ${hint ?? "Ihre Telefonnummer"} gesendet. Geben Sie ihn hier ein.`
      case "CALL":
        return `Wir rufen Sie unter ${hint ?? "Ihrer Telefonnummer"} an und nennen einen Code. Geben Sie ihn hier ein.`
      case "EMAIL":
        return `Wir haben einen Code per E-Mail an ${hint ?? "Sie"} gesendet. Geben Sie ihn hier ein.`
      case "TOTP":
        return "Geben Sie den Code ein, den Ihre Authenticator-App gerade anzeigt."
      case "PUSH":
        return "Wir haben eine Anfrage an Ihr anderes Gerät gesendet. Bestätigen Sie sie dort, um fortzufahren."
      case "WEBAUTHN":
        return "Verwenden Sie Ihren Passkey: Ihr Browser fragt nach Fingerabdruck, Gesicht oder Displaysperre."
      case "RECOVERY_CODE":
        return "Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "Wiederherstellungscode",
  recoveryHint: "Zum Beispiel 2fkq-8n4m-a7tz-03wx. Jeder Code gilt nur einmal.",
  remember: "Auf diesem Gerät nicht mehr fragen",
  usePasskey: "Passkey verwenden",
  askingPasskey: "Ihr Browser fragt nach dem Passkey…",
  waitingForPush: "Wir warten auf Ihre Antwort auf dem anderen Gerät…",
  sendPushAgain: "Anfrage erneut senden",
  sending: "Einen Moment…",
  openAgain: "Erneut versuchen",
  another: "Andere Methode wählen",
  back: "Zurück",
  restart: "Erneut anmelden",
  none: "Im Moment können Sie keine Ihrer Methoden verwenden.",
  noneHelp: "Sehen Sie nach, was bei den einzelnen Methoden fehlt, oder kontaktieren Sie uns.",
  over: "Sie sind noch nicht angemeldet."
}

const profileFields: Messages["profileFields"] = {
  firstName: "Vorname",
  lastName: "Nachname",
  nickname: "Spitzname",
  company: "Firma",
  position: "Position",
  birthdate: "Geburtsdatum",
  language: "Sprache",
  picture: "Webadresse Ihres Bildes",
  privacyStatus: "Wer Ihr Profil sehen kann",
  privacyUndefined: "Noch nicht festgelegt: Es gilt die Einstellung des Shops",
  privacyPublic: "Alle: Andere Mitglieder können mich finden",
  privacyPrivate: "Nur ich und der Shop",
  emails: "Weitere E-Mail-Adressen",
  email: "E-Mail-Adresse",
  phones: "Telefonnummern",
  phone: "Telefonnummer",
  countryCode: "Ländervorwahl",
  addresses: "Adressen",
  address: "Adresse",
  addressLine: "Straße und Hausnummer",
  addressLine2: "Adresszusatz",
  streetName: "Straße",
  streetNumber: "Hausnummer",
  apartment: "Wohnung",
  city: "Ort",
  subdivision: "Bundesland, Kanton oder Region",
  postalCode: "Postleitzahl",
  country: "Land",
  tag: "Verwendung",
  tagUntagged: "Allgemein",
  tagMain: "Hauptkontakt",
  tagHome: "Privat",
  tagWork: "Geschäftlich",
  tagMobile: "Mobil",
  tagFax: "Fax",
  tagBilling: "Rechnung",
  tagShipping: "Lieferung",
  notChosen: "Nicht ausgewählt",
  addEmail: "E-Mail-Adresse hinzufügen",
  addPhone: "Telefonnummer hinzufügen",
  addAddress: "Adresse hinzufügen",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Entfernen",
  removeNth: (entry) => `${entry} entfernen`,
  added: (entry) => `${entry} wurde hinzugefügt.`,
  removed: (entry) => `${entry} wurde entfernt.`
}

const profile: Messages["profile"] = {
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

const table: Messages["table"] = {
  loading: (caption) => `Wird geladen: ${caption}…`,
  refetching: "Wird aktualisiert…",
  empty: "Hier gibt es noch nichts.",
  retry: "Erneut versuchen",
  ready: (shown, total) =>
    total === undefined || total === shown
      ? count(shown, { one: "# Eintrag", other: "# Einträge" })
      : `${number(shown)} von ${count(total, { one: "# Eintrag", other: "# Einträgen" })}`,
  sorted: (column, order) => `Sortiert nach ${column}, ${order === "ASC" ? "aufsteigend" : "absteigend"}`,
  yes: "Ja",
  no: "Nein",
  noValue: "kein Wert",
  more: "Mehr anzeigen",
  less: "Weniger anzeigen",
  cut: (characters) =>
    count(characters, { one: "# weiteres Zeichen nicht angezeigt", other: "# weitere Zeichen nicht angezeigt" }),
  notADate: "kein Datum",
  draft: "Entwurf",
  saving: "Wird gespeichert…",
  notSaved: (reason) => `Nicht gespeichert: ${reason}`,
  stale: (since) => `Stand von ${time(since)}.`,
  wait: (seconds) => `Erneut versuchen in ${number(seconds)} s`,
  waitOver: "Sie können es jetzt erneut versuchen.",
  signIn: "Anmelden",
  select: (item) => `${item} auswählen`,
  selectPage: "Alle auf dieser Seite auswählen",
  selected: (selected) => `${number(selected)} ausgewählt`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "Alle passenden ausgewählt" : `Alle passenden ausgewählt: ${number(selected)}`}${except === 0 ? "" : `, ${number(except)} ausgenommen`}`,
  selectAll: (total) =>
    total === undefined ? "Alle passenden auswählen" : `Alle ${number(total)} passenden auswählen`,
  clearSelection: "Auswahl aufheben"
}

const items = (value: number): string => count(value, { one: "# Eintrag", other: "# Einträge" })

const paging: Messages["paging"] = {
  label: "Seiten",
  page: (page, pages) => (pages === undefined ? `Seite ${number(page)}` : `Seite ${number(page)} von ${number(pages)}`),
  range: (from, to, total, more) =>
    total === undefined
      ? `Einträge ${number(from)}–${number(to)}`
      : `${number(from)}–${number(to)} von ${more ? "mehr als " : ""}${count(total, { one: "# Eintrag", other: "# Einträgen" })}`,
  first: "Erste Seite",
  previous: "Vorherige Seite",
  next: "Nächste Seite",
  last: "Letzte Seite",
  size: "Einträge pro Seite",
  loading: "Seite wird geladen…",
  noNext: "Das ist die letzte Seite.",
  noPrevious: "Das ist die erste Seite.",
  unread: (page) => `Seite ${number(page)} konnte nicht gelesen werden.`,
  beyond: "Auf dieser Seite gibt es nichts mehr.",
  loadingList: (label) => `Wird geladen: ${label}…`,
  loadMore: "Mehr laden",
  loadingMore: "Mehr wird geladen…",
  loaded: (added, shown) =>
    `${count(added, { one: "# weiterer Eintrag", other: "# weitere Einträge" })}, insgesamt ${number(shown)}.`,
  end: (shown) => `Das ist alles: ${items(shown)}.`,
  empty: "Hier gibt es noch nichts.",
  retry: "Erneut versuchen",
  signIn: "Anmelden",
  newItems: (added) => `${count(added, { one: "# neuen Eintrag", other: "# neue Einträge" })} anzeigen`,
  pastList: "Liste überspringen",
  offline: "Sie sind offline. Was hier steht, bleibt, und der Rest kommt, sobald Sie wieder verbunden sind.",
  ignored: (parts) => `Ein Teil dieser Adresse war nicht zu verstehen und wurde weggelassen: ${list(parts)}.`,
  dismiss: "Schließen"
}

const search: Messages["search"] = {
  label: "Suche",
  submit: "Suchen",
  clear: "Suche leeren",
  mode: "Einträge finden mit",
  allWords: "allen Wörtern",
  anyWord: "einem der Wörter",
  fuzzy: "Auch ähnliche Schreibweisen",
  searching: "Suche läuft…",
  results: (found, more, text) =>
    more
      ? `„${text}“: die ersten ${number(found)} Ergebnisse`
      : `„${text}“: ${count(found, { one: "# Ergebnis", other: "# Ergebnisse" })}`,
  noResults: (text) => `Nichts gefunden für „${text}“.`,
  hint: "Versuchen Sie weniger oder andere Wörter.",
  tryAny: "Nach einem der Wörter suchen",
  tryFuzzy: "Auch ähnliche Schreibweisen suchen",
  retry: "Erneut versuchen",
  signIn: "Anmelden"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "aufsteigend" : "absteigend")

const order: Messages["order"] = {
  label: "Sortieren nach",
  none: "Keine Reihenfolge",
  thenBy: "Dann nach",
  ascending: "Aufsteigend",
  descending: "Absteigend",
  turn: (field, order) => `${field}: ${name(order)}. Umkehren`,
  sooner: (field) => `Früher nach ${field} sortieren`,
  later: (field) => `Später nach ${field} sortieren`,
  remove: (field) => `Nicht nach ${field} sortieren`,
  by: (field, order) => `${field}, ${name(order)}`,
  sorted: (parts) => `Sortiert nach ${parts.join(", dann ")}`,
  unsorted: "Nicht sortiert"
}

const filter: Messages["filter"] = {
  title: "Filtern",
  match: "Welche Einträge gezeigt werden",
  all: "Alles davon trifft zu",
  any: "Eines davon trifft zu",
  notAll: "Nicht alles davon trifft zu",
  none: "Nichts davon trifft zu",
  field: "Feld",
  operator: "Vergleich",
  value: "Wert",
  lower: "Von",
  upper: "Bis, ausschließlich",
  type: "Art des Werts",
  text: "Freitext",
  number: "Zahl",
  date: "Datum und Uhrzeit",
  boolean: "Ja oder nein",
  yes: "Ja",
  no: "Nein",
  addCondition: "Bedingung hinzufügen",
  addGroup: "Gruppe hinzufügen",
  addValue: "Hinzufügen",
  apply: "Filter anwenden",
  clear: "Zurücksetzen",
  conditionAdded: "Bedingung hinzugefügt.",
  groupAdded: "Gruppe hinzugefügt.",
  conditionRemoved: "Bedingung entfernt.",
  groupRemoved: "Gruppe entfernt.",
  applied: "Filter angewendet.",
  cleared: "Filter zurückgesetzt.",
  fieldMissing: "Wählen Sie ein Feld.",
  valueMissing: "Geben Sie einen Wert ein.",
  valuesMissing: "Fügen Sie mindestens einen Wert hinzu.",
  numberMalformed: "Geben Sie eine Zahl ein.",
  dateMalformed: "Geben Sie Datum und Uhrzeit ein.",
  kindsDiffer: "Beide Werte müssen von einer Art sein.",
  broken: "Dieser Filter ist nicht verwendbar. Er wurde weggelassen.",
  fixed: "Diese Bedingung kann hier nur entfernt werden.",
  everything: "jeder Eintrag",
  nothing: "kein Eintrag",
  eq: "ist",
  ne: "ist nicht",
  lt: "ist kleiner als",
  gt: "ist größer als",
  lte: "ist höchstens",
  gte: "ist mindestens",
  between: "liegt zwischen",
  before: "liegt vor",
  after: "liegt nach",
  notAfter: "liegt nicht nach",
  notBefore: "liegt nicht vor",
  startsWith: "beginnt mit",
  endsWith: "endet mit",
  contains: "enthält",
  matches: "lautet",
  hasSome: "hat eines von",
  hasAll: "hat alle von",
  in: "ist eines von",
  exists: "ist vorhanden",
  existsNot: "ist nicht vorhanden",
  isEmpty: "ist leer",
  isNotEmpty: "ist nicht leer",
  condition: (position) => `Bedingung ${number(position)}`,
  group: (position) => `Gruppe ${number(position)}`,
  removeCondition: (position) => `Bedingung ${number(position)} entfernen`,
  removeGroup: (position) => `Gruppe ${number(position)} entfernen`,
  quoted: (text) => `„${text}“`,
  removeValue: (value) => `${value} entfernen`,
  says: (field, operator, value) => `${field} ${operator} ${value}`.trim(),
  saysRange: (field, lower, upper) => `${field} ist mindestens ${lower}, aber kleiner als ${upper}`,
  and: (parts, grouped) => parts.join(grouped ? ", und " : " und "),
  or: (parts, grouped) => parts.join(grouped ? ", oder " : " oder "),
  not: (part) => `nicht ${part}`,
  more: (values, hidden) => `${values} und ${number(hidden)} weitere`
}

const distinct: Messages["distinct"] = {
  loading: "Werte werden geladen…",
  empty: "Es gibt keine Werte zur Auswahl.",
  more: "Mehr Werte anzeigen",
  clear: "Auswahl aufheben",
  cleared: "Nichts ist mehr ausgewählt.",
  uncounted: "Wie viele Einträge jeden Wert haben, konnte nicht gezählt werden.",
  items: (items) => `, ${count(items, { one: "# Eintrag", other: "# Einträge" })}`
}

const failure: Messages["failure"] = {
  retry: "Erneut versuchen",
  retryIn: (left) => `Erneut versuchen in ${seconds(left)}`,
  waitOver: "Sie können es jetzt erneut versuchen.",
  signIn: "Anmelden",
  reference: (reference) => `Referenz: ${reference}`,
  copy: "Referenz kopieren",
  copied: "Kopiert.",
  copyFailed: "Das Kopieren ist nicht gelungen. Markieren Sie die Referenz und kopieren Sie sie von Hand.",
  developers: "Für Entwickler",
  code: "Fehlercode",
  fix: "Was zu tun ist",
  meaning: "Bedeutung",
  place: "Stelle",
  parameters: "Werte",
  mendable: "Etwas am Aufruf ist zu korrigieren.",
  faultless: "Am Aufruf lag es nicht. Ein späterer Versuch kann helfen."
}

const item: Messages["item"] = {
  createTitle: "Neuer Eintrag",
  editTitle: "Eintrag bearbeiten",
  create: "Anlegen",
  creating: "Wird angelegt…",
  save: "Änderungen speichern",
  saving: "Wird gespeichert…",
  loading: "Wird geladen…",
  notFound: "Diesen Eintrag gibt es nicht. Vielleicht wurde er entfernt.",
  retry: "Erneut versuchen",
  created: "Der Eintrag ist angelegt.",
  saved: "Ihre Änderungen sind gespeichert.",
  unchanged: "Sie haben nichts geändert, also gab es nichts zu speichern.",
  removed: "Der Eintrag ist gelöscht.",
  reset: "Änderungen verwerfen",
  unsaved: (fields) =>
    count(fields, { one: "# Feld ist noch nicht gespeichert.", other: "# Felder sind noch nicht gespeichert." }),
  changed: "geändert",
  optional: "freiwillig",
  linesHint: "Ein Wert pro Zeile.",
  jsonHint: "Als JSON, Texte in Anführungszeichen.",
  referencesLater: "Kann ausgewählt werden, sobald der Eintrag angelegt ist.",
  notChosen: "Keine Auswahl",
  oddNames: (names) =>
    `Filter finden diese Felder nicht, weil ihre Namen einen Punkt oder ein Dollarzeichen enthalten: ${names}.`,
  conflict: "Diese Felder haben Sie beide geändert. Wählen Sie, welcher Wert bleiben soll:",
  mine: "Ihr Wert",
  theirs: "Der andere Wert",
  saveChosen: "Mit diesen Werten speichern",
  remove: "Löschen",
  removeTitle: "Diesen Eintrag löschen?",
  removeText: "Er lässt sich nicht wiederherstellen.",
  removing: "Wird gelöscht…",
  cancel: "Abbrechen",
  leaveTitle: "Ohne Speichern verlassen?",
  leaveText: "Was Sie hier eingegeben haben, ist noch nicht gespeichert und geht verloren.",
  leave: "Verlassen",
  stay: "Bleiben",
  signIn: "Anmelden"
}

const patch: Messages["patch"] = {
  title: "Felder ändern",
  submit: "Änderungen anwenden",
  submitting: "Wird angewendet…",
  change: (position) => `Änderung ${number(position)}`,
  field: "Feld",
  action: "Was geschehen soll",
  value: "Wert",
  set: "Setzen auf",
  remove: "Feld entfernen",
  increment: "Zur Zahl hinzuzählen",
  append: "An die Liste anhängen",
  pull: "Aus der Liste nehmen",
  add: "Weitere Änderung",
  drop: (position) => `Änderung ${number(position)} verwerfen`,
  preview: "Vorschau",
  before: "Vorher",
  after: "Nachher",
  absent: "nicht vorhanden",
  same: "Diese Änderungen lassen den Eintrag, wie er ist.",
  saved: "Die Änderungen sind gemacht."
}

const reference: Messages["reference"] = {
  search: "Zum Suchen tippen",
  searching: "Wird gesucht…",
  results: (shown) => count(shown, { one: "# Treffer", other: "# Treffer" }),
  noResults: "Nichts gefunden.",
  more: "Weitere Treffer anzeigen",
  chosen: "Ausgewählt",
  chosenCount: (items) => `Ausgewählt: ${number(items)}`,
  unread: "Es ist mehr ausgewählt, als hier zu sehen ist. Was nicht zu sehen ist, bleibt ausgewählt.",
  nothingChosen: "Nichts ist ausgewählt.",
  take: (item) => `${item} auswählen`,
  taken: (item) => `${item} ausgewählt`,
  remove: (item) => `${item} entfernen`,
  removed: (item) => `${item} entfernt`,
  broken: (id) => `Nicht mehr vorhanden: ${id}`,
  loading: "Die Auswahl wird geladen…",
  moreChosen: "Mehr der Auswahl anzeigen",
  replace: "Auswahl speichern",
  replacing: "Wird gespeichert…",
  replaced: "Die Auswahl ist gespeichert.",
  clear: "Suche leeren",
  retry: "Erneut versuchen"
}

const bulk: Messages["bulk"] = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "Alle Treffer ausgewählt" : `Ausgewählt: ${number(selected)}`}${excepted === 0 ? "" : `, ausgenommen: ${number(excepted)}`}`,
  clear: "Auswahl aufheben",
  act: (verb) => ({ add: "Hinzufügen", change: "Ändern", remove: "Entfernen", truncate: "Leeren" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `${name} leeren?`
      : `${{ add: "Hinzufügen: ", change: "Ändern: ", remove: "Entfernen: ", truncate: "Leeren: " }[verb]}${amount === undefined ? "alle Treffer?" : `${number(amount)} Einträge?`}`,
  confirmText: (verb) =>
    ({
      add: "Sie kommen zur Sammlung hinzu.",
      change: "Das lässt sich nicht rückgängig machen.",
      remove: "Das lässt sich nicht rückgängig machen.",
      truncate: "Jeder Eintrag wird entfernt. Das lässt sich nicht rückgängig machen."
    })[verb],
  typeName: (name) => `Zum Fortfahren ${name} eingeben`,
  cancel: "Abbrechen",
  gathering: (found) => `Einträge werden gesucht… bisher ${number(found)}`,
  running: (verb) =>
    ({ add: "Wird hinzugefügt…", change: "Wird geändert…", remove: "Wird entfernt…", truncate: "Wird geleert…" })[verb],
  progress: (done, total) => `${number(done)} von ${number(total)}`,
  percent: (percent) => `${number(percent)} %`,
  left: (left) => `noch ${number(left)}`,
  stop: "Anhalten",
  stopping: "Wird angehalten: Was unterwegs ist, wird noch fertig…",
  stopWaiting: "Nicht warten",
  finished: (failed, total) =>
    failed === 0
      ? "Alles erledigt."
      : failed >= total
        ? "Nichts davon hat geklappt."
        : `Erledigt. Nicht geklappt: ${number(failed)}.`,
  emptied: (name) => `${name} ist jetzt leer.`,
  cancelled: (done, total) => `Angehalten nach ${number(done)} von ${number(total)}.`,
  cancelledEarly: "Angehalten. Nichts wurde angerührt.",
  untouched: "Der Rest wurde nicht angerührt.",
  uncertain: "Was unterwegs war, kann erledigt sein oder auch nicht.",
  tally: (status, amount) =>
    `${{ inserted: "Hinzugefügt", updated: "Geändert", removed: "Entfernt", skipped: "Übersprungen", failed: "Fehlgeschlagen", unknown: "Unbekannt" }[status]}: ${number(amount)}`,
  goOn: "Fortsetzen",
  goesOn: "Sobald Sie verbunden sind, geht es von selbst weiter.",
  retryFailed: (failed) => `Fehlgeschlagene erneut versuchen (${number(failed)})`,
  saveAs: (format) => `Als ${format} speichern`,
  done: "Schließen",
  reportCaption: (rows) => `Nicht geklappt: ${number(rows)}`,
  place: "Nummer",
  line: "Zeile",
  item: "Eintrag",
  field: "Feld",
  reason: "Grund",
  showMore: (rows) => `${number(rows)} weitere anzeigen`,
  reasonUnknown: "Es ist nicht bekannt, ob das erledigt wurde.",
  reasonGone: "Das ist nicht mehr da.",
  reasonForbidden: "Sie dürfen diesen Eintrag nicht ändern.",
  reasonTooLarge: "Das ist zu groß zum Senden.",
  denied: "Sie haben dafür keine Berechtigung.",
  signIn: "Melden Sie sich dafür an. Ihre Auswahl bleibt erhalten.",
  signInNow: "Anmelden",
  leaveTitle: "Verlassen, während das läuft?",
  leaveText: "Was noch nicht begonnen wurde, wird nicht erledigt.",
  leave: "Verlassen",
  stay: "Bleiben"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `In ${name} importieren`,
  pick: "Datei auswählen",
  drop: "oder hier ablegen",
  accepts: "Eine Tabelle (CSV) oder ein Objekt je Zeile (JSONL)",
  reading: (file) => `${file} wird gelesen…`,
  otherFile: "Andere Datei auswählen",
  format: "Format",
  formatName: (format) => (format === "CSV" ? "CSV, eine Tabelle" : "JSONL, ein Objekt je Zeile"),
  previewCaption: (rows) => `Die ersten Zeilen: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `Keine Fehler in den ersten Zeilen (${number(checked)}).`
      : `Fehler in ${number(mistaken)} der ersten ${number(checked)} Zeilen. Sie werden ausgelassen und am Ende aufgeführt.`,
  noRows: "In dieser Datei gibt es keine Zeilen.",
  columns: "Spalten",
  goesTo: (column) => `Spalte ${column} kommt nach`,
  ownName: (column) => `${column} (eigener Name)`,
  leaveOut: "nirgends: auslassen",
  fieldType: (type) =>
    ({
      text: "Text",
      number: "Zahl",
      boolean: "Ja oder Nein",
      date: "Datum",
      list: "Liste",
      object: "Objekt",
      reference: "Verweis",
      mixed: "Beliebiges"
    })[type],
  mode: "Einträge, die es schon gibt",
  modeName: (mode) =>
    ({ OVERWRITE: "Ersetzen", SKIP_EXISTING: "So lassen, wie sie sind", TRUNCATE_BEFORE: "Erst die Sammlung leeren" })[
      mode
    ],
  modeHint: (mode) =>
    ({
      OVERWRITE: "Eine Zeile mit der _id eines Eintrags tritt an dessen Stelle.",
      SKIP_EXISTING: "Nur Zeilen mit neuer oder ohne _id kommen hinzu.",
      TRUNCATE_BEFORE:
        "Jeder Eintrag wird entfernt, bevor die erste Zeile hinzukommt. Das lässt sich nicht rückgängig machen."
    })[mode],
  start: "Importieren",
  importing: (file) => `${file} wird importiert`,
  rows: (rows) => `Zeilen bisher: ${number(rows)}`,
  read: (percent) => `${number(percent)} % der Datei erledigt`,
  stop: "Anhalten",
  stopped: (rows) => `Angehalten. Erledigte Zeilen: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "Alle Zeilen sind gespeichert.",
      FAILED: "Keine Zeile konnte gespeichert werden.",
      PARTIALLY_SUCCESSFUL: `Fertig. Nicht gespeicherte Zeilen: ${number(failed)}.`
    })[status],
  unfinished: (file, rows) => `Der Import von ${file} wurde nicht beendet. Erledigte Zeilen: ${number(rows)}.`,
  chooseAgain: "Wählen Sie dieselbe Datei noch einmal, dann geht es dort weiter.",
  otherThan: (file) => `Das ist eine andere Datei als ${file}, oder sie wurde seitdem geändert.`,
  forget: "Verwerfen",
  again: "Weitere Datei importieren",
  fileFault: (what, reason) =>
    `${{ unreadable: "Die Datei konnte nicht gelesen werden.", header: "Die erste Zeile benennt die Spalten nicht.", notTruncated: "Die ersten Zeilen haben Fehler, oder es gibt keine: Nichts wurde entfernt.", notText: "Das ist keine Textdatei: Wählen Sie eine Tabelle (CSV) oder Zeilen von Objekten (JSONL), als UTF-8 gespeichert." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  exportTitle: (name) => `${name} exportieren`,
  scope: "Welche Einträge",
  scopeName: (scope, amount) => {
    const said = { all: "Alle Einträge", filter: "Was der Filter findet", selection: "Was ausgewählt ist" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Exportieren",
  exportAgain: "Noch einmal exportieren",
  written: (done, total) => `Bisher in der Datei: ${number(done)} von ${number(total)}.`,
  collecting: (done, total) => `Felder werden gesucht: ${number(done)} von ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "Alle Felder" : `Felder: ${number(chosen)} von ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "Einträge werden gezählt…" : `${number(done)} von ${number(total)} werden geschrieben…`,
  ready: (amount) => `Die Datei ist fertig. Einträge: ${number(amount)}.`,
  download: (file) => `${file} speichern`,
  empty: "Es gibt nichts zu exportieren.",
  unfit: (id, reason) => `Der Eintrag ${id} lässt sich nicht schreiben: ${reason}`,
  close: "Schließen"
}

const job: Messages["job"] = {
  kind: (kind) =>
    ({
      backup: "Sicherung",
      restoration: "Wiederherstellung",
      movement: "Import oder Export",
      index: "Index",
      environment: "Umgebung"
    })[kind],
  status: sayStatus({
    backup: {
      PENDING: "Läuft",
      READY: "Fertig",
      FAILED: "Fehlgeschlagen",
      DELETED: "Gelöscht",
      CANCELED: "Abgebrochen"
    },
    restoration: { PENDING: "Läuft", COMPLETED: "Abgeschlossen", FAILED: "Fehlgeschlagen" },
    movement: {
      UNINITIALIZED: "Nicht begonnen",
      INITIALIZING: "Wird vorbereitet",
      IN_PROGRESS: "Läuft",
      COMPLETED: "Abgeschlossen",
      FAILED: "Fehlgeschlagen",
      PARTIALLY_SUCCESSFUL: "Teilweise abgeschlossen"
    },
    index: {
      BUILDING: "Wird aufgebaut",
      ACTIVE: "Aktiv",
      DROPPING: "Wird entfernt",
      DROPPED: "Entfernt",
      FAILED: "Fehlgeschlagen",
      INVALID: "Ungültig"
    },
    environment: { LIVE: "Live", SANDBOX: "Sandbox", SANDBOX_PREFERRED: "Sandbox bevorzugt" }
  })
}

const chart: Messages["chart"] = {
  loading: (caption) => `Wird geladen: ${caption}…`,
  refetching: "Wird aktualisiert…",
  empty: "Hier gibt es noch nichts zu zeichnen.",
  groups: (groups) => `${count(groups, { one: "# Gruppe", other: "# Gruppen" })}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `Am größten: ${greatest}, ${greatestValue}. Am kleinsten: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}: am größten ${greatest}, ${greatestValue}; am kleinsten ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, als Bild. Die Pfeiltasten gehen von Markierung zu Markierung.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}: ${value}. ${number(position)} von ${number(marks)}`,
  other: (groups) => `Übrige (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "# kleinere Gruppe steht unter „Übrige“.",
      other: "# kleinere Gruppen stehen zusammen unter „Übrige“."
    }),
  omittedNote: (groups) =>
    count(groups, { one: "# kleinere Gruppe ist nicht im Bild.", other: "# kleinere Gruppen sind nicht im Bild." }),
  cutNote: (groups) =>
    count(groups, {
      one: "Nur die erste Gruppe wurde gelesen. Es gibt mehr.",
      other: "Nur die ersten # Gruppen wurden gelesen. Es gibt mehr."
    }),
  showAll: "Alle in der Tabelle zeigen",
  showTable: "Als Tabelle zeigen",
  showChart: "Als Diagramm zeigen",
  share: "Anteil",
  total: "Zusammen",
  noName: "Ohne Namen"
}

/**
 * All messages of the kit in German. The translation is a draft that no German speaker has reviewed.
 *
 * **Example** (Loading the messages on demand)
 *
 * ```ts
 * const words = () => import("@portico/react/locales/de").then(({ de }) => de)
 * ```
 */
export const de: Messages = {
  locale: "de",
  direction: "ltr",
  draft: true,
  form,
  strength,
  signIn,
  signUp,
  captcha,
  account,
  factors,
  profile,
  profileFields,
  changePassword,
  forgotPassword,
  resetPassword,
  verification,
  approval,
  session,
  oauth,
  flow,
  table,
  bulk,
  transfer,
  job,
  paging,
  search,
  order,
  chart,
  filter,
  distinct,
  failure,
  item,
  patch,
  reference,
  problems
}
