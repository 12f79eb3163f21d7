/**
 * The German messages, as a draft. No German speaker has reviewed them.
 *
 * @since 0.1.0
 */
import type { Problem } from "../../problem/Problem.ts"
import { formatOf } from "../messages/Format.ts"
import { limitText } from "../messages/ItemMessages.ts"
import type { Messages } from "../messages/Messages.ts"
import { statusName } from "../messages/TransferMessages.ts"

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
  slow: "Das dauert länger als üblich. Lassen Sie diese Seite geöffnet. Ihre Eingaben gehen nicht verloren.",
  offline: "Sie sind offline. Ihre Eingaben bleiben auf dieser Seite erhalten, bis Sie wieder online sind.",
  capsLock: "Die Feststelltaste ist aktiv.",
  strength: "Passwortstärke",
  strengthLevel: (level) => strengths[level],
  code: "Code",
  codeHint: (length, alphabet) =>
    alphabet === "digits"
      ? count(length, { one: "Geben Sie # Ziffer ein.", other: "Geben Sie # Ziffern ein." })
      : count(length, {
          one: "Geben Sie # Zeichen ein: einen Buchstaben oder eine Ziffer.",
          other: "Geben Sie # Buchstaben und Ziffern ein."
        }),
  resend: "Erneut senden",
  resending: "Wird gesendet…",
  resendIn: (left) => `Erneut senden in ${seconds(left)}`,
  resent: "Erneut gesendet.",
  resendOver: "Sie können es jetzt erneut senden."
}

const toast: Messages["toast"] = {
  region: (key) => `Benachrichtigungen (${key})`,
  close: "Schließen",
  undo: "Rückgängig",
  undone: "Änderung rückgängig gemacht.",
  undoFailed: "Die Änderung konnte nicht rückgängig gemacht werden."
}

const strength: Messages["strength"] = {
  common: "Viele Menschen verwenden dieses Passwort. Wählen Sie Wörter, die nur Sie so kombinieren würden.",
  personal:
    "Wörter, die mit Ihnen oder dieser Website zu tun haben, sind leicht zu erraten. Ergänzen Sie andere Wörter.",
  repeated: "Wiederholte Zeichen und Wörter sind leicht zu erraten. Ergänzen Sie andere Wörter.",
  sequence: "Folgen wie abc oder 321 sind leicht zu erraten. Ergänzen Sie Wörter, die nicht zusammengehören.",
  keys: "Nebeneinanderliegende Tasten sind leicht zu erraten. Ergänzen Sie Wörter, die nicht zusammengehören.",
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

const valueCount = (value: number): string => count(value, { one: "# Wert", other: "# Werte" })

const problems: Messages["problems"] = {
  emailMissing: () => "Geben Sie Ihre E-Mail-Adresse ein.",
  emailMalformed: () => "Geben Sie eine E-Mail-Adresse wie name@example.com ein.",
  passwordMissing: () => "Geben Sie ein Passwort ein.",
  unknownEmail: () =>
    "Wir haben kein Konto mit dieser E-Mail-Adresse gefunden. Prüfen Sie sie und versuchen Sie es erneut.",
  invalidPassword: () => "Falsches Passwort. Versuchen Sie es erneut oder setzen Sie es zurück.",
  resetPassword: () => "Setzen Sie Ihr Passwort zurück, bevor Sie sich anmelden.",
  missingCaptchaToken: () => "Bestätigen Sie, dass Sie kein Roboter sind, und versuchen Sie es erneut.",
  invalidCaptchaToken: () => "Wir konnten nicht bestätigen, dass Sie kein Roboter sind. Versuchen Sie es erneut.",
  identityBlocked: () => "Dieses Konto ist gesperrt. Kontaktieren Sie uns, damit wir es entsperren.",
  loginRefused: (problem) =>
    `Wir konnten Sie nicht anmelden. Versuchen Sie es erneut oder kontaktieren Sie uns.${supportReference(problem)}`,
  emailAlreadyExists: () => "Es gibt bereits ein Konto mit dieser E-Mail-Adresse. Melden Sie sich stattdessen an.",
  invalidEmail: () =>
    "Diese E-Mail-Adresse kann nicht verwendet werden. Prüfen Sie sie oder verwenden Sie eine andere.",
  registrationRefused: (problem) =>
    `Wir konnten Ihr Konto nicht erstellen. Versuchen Sie es erneut oder kontaktieren Sie uns.${supportReference(problem)}`,
  unknownState: () => "Etwas ist schiefgelaufen. Laden Sie die Seite neu und versuchen Sie es erneut.",
  sessionTimedOut: () => "Die Anmeldung hat zu lange gedauert. Versuchen Sie es erneut.",
  sessionFrameRefused: () =>
    "Ihr Browser hat die Anmeldung auf dieser Seite nicht zugelassen. Laden Sie die Seite neu und versuchen Sie es erneut.",
  sessionBlocked: () =>
    "Ihr Browser blockiert, was wir brauchen, damit Sie angemeldet bleiben. Erlauben Sie Cookies für diese Website und versuchen Sie es erneut.",
  sessionRefused: (problem) => `Wir konnten Sie nicht anmelden. Versuchen Sie es erneut.${supportReference(problem)}`,
  recoveryLinkExpired: () => "Dieser Link wurde bereits verwendet oder ist abgelaufen. Fordern Sie einen neuen an.",
  redirectNotAllowed: () =>
    "Wir können keinen Link zu dieser Seite senden, weil die Seite nicht richtig eingerichtet ist. Kontaktieren Sie uns.",
  passwordTooShort: ({ limit }) =>
    limit === undefined
      ? "Dieses Passwort ist zu kurz. Wählen Sie ein längeres."
      : `Wählen Sie ein Passwort mit mindestens ${number(limit)} Zeichen.`,
  passwordTooLong: ({ limit }) =>
    limit === undefined
      ? "Dieses Passwort ist zu lang. Wählen Sie ein kürzeres."
      : `Wählen Sie ein Passwort mit höchstens ${number(limit)} Zeichen.`,
  passwordTooCommon: () => "Dieses Passwort ist zu verbreitet. Wählen Sie eines, das schwerer zu erraten ist.",
  codeMissing: () => "Geben Sie den Code aus der E-Mail ein.",
  codeIncomplete: ({ limit }) =>
    limit === undefined
      ? "Geben Sie den vollständigen Code ein."
      : `Geben Sie den vollständigen Code ein. Er hat ${number(limit)} Zeichen.`,
  wrongCode: () => "Falscher Code. Prüfen Sie die neueste E-Mail und versuchen Sie es erneut.",
  codeExpired: () => "Dieser Code wurde bereits verwendet oder ist abgelaufen. Fordern Sie einen neuen an.",
  mailNotSent: () => "Wir konnten die E-Mail nicht senden. Versuchen Sie es gleich noch einmal.",
  approvalUnknown: () =>
    "Wir konnten nicht prüfen, ob Ihr Konto freigeschaltet ist. Versuchen Sie es gleich noch einmal.",
  responseMissing: () => "Die Anmeldeseite hat keine Antwort gesendet. Beginnen Sie neu.",
  responseInvalid: () =>
    "Diese Anmeldung wurde in einem anderen Browser begonnen oder ist abgelaufen. Beginnen Sie neu.",
  responseExpired: () => "Diese Anmeldung hat mehr als eine Stunde gedauert. Beginnen Sie neu.",
  responseUsed: () => "Diese Anmeldung wurde bereits verwendet. Beginnen Sie neu, um sich anzumelden.",
  accessDenied: ({ detail }) => `Die Anmeldung wurde abgebrochen. Sie können jederzeit neu beginnen.${said(detail)}`,
  authorizationFailed: (problem) =>
    `Die Anmeldeseite hat einen Fehler gemeldet. Beginnen Sie neu oder kontaktieren Sie uns.${said(problem.detail)}${supportReference(problem)}`,
  exchangeRefused: (problem) =>
    `Wir konnten Ihre Anmeldung nicht abschließen. Beginnen Sie neu.${supportReference(problem)}`,
  pageInsecure: () =>
    "Zum Anmelden ist eine sichere Verbindung nötig. Öffnen Sie diese Seite mit einer Adresse, die mit https beginnt.",
  pageMissing: (problem) =>
    `Wir konnten die Anmeldeseite nicht öffnen. Versuchen Sie es erneut.${supportReference(problem)}`,
  pageNeeded: () => "Sie sind noch nicht angemeldet. Fahren Sie auf der Anmeldeseite fort.",
  signedOutDuringSignIn: () =>
    "Sie haben sich abgemeldet, bevor die Anmeldung abgeschlossen war. Beginnen Sie neu, um sich anzumelden.",
  dateMalformed: () => "Geben Sie das vollständige Datum ein oder lassen Sie das Feld leer.",
  numberMalformed: () => "Geben Sie eine Zahl ein, zum Beispiel 12 oder 12,5.",
  phoneMalformed: () => "Geben Sie eine Telefonnummer in Ziffern ein.",
  profileChanged: () =>
    "Ihr Profil wurde während der Bearbeitung an anderer Stelle geändert. Ihre Eingaben sind nicht verloren. Speichern Sie Ihre Änderungen trotzdem oder verwerfen Sie sie.",
  profileRefused: (problem) =>
    `Wir konnten Ihr Profil nicht speichern. Versuchen Sie es erneut oder kontaktieren Sie uns.${supportReference(problem)}`,
  notSignedIn: () =>
    "Sie sind nicht angemeldet. Melden Sie sich in einem anderen Tab an und kommen Sie dann zurück. Ihre Eingaben gehen nicht verloren.",
  captchaBlocked: () =>
    "Wir konnten die Sicherheitsprüfung nicht laden. Lassen Sie sie auf dieser Seite zu oder versuchen Sie es später erneut.",
  captchaExpired: () => "Die Sicherheitsprüfung wurde nicht rechtzeitig abgeschlossen. Versuchen Sie es erneut.",
  captchaClosed: () => "Die Sicherheitsprüfung wurde vor dem Abschluss geschlossen. Versuchen Sie es erneut.",
  captchaFailed: (problem) =>
    `Die Sicherheitsprüfung ist fehlgeschlagen. Versuchen Sie es erneut.${supportReference(problem)}`,
  factorWrong: (problem) => `Dieser Code ist falsch oder wurde bereits verwendet.${triesLeft(problem)}`,
  recoveryCodeMissing: () => "Geben Sie einen Ihrer Wiederherstellungscodes ein.",
  recoveryCodeWrong: (problem) =>
    `Dieser Wiederherstellungscode ist falsch oder wurde bereits verwendet.${triesLeft(problem)}`,
  passkeyWrong: (problem) =>
    `Dieser Passkey wurde nicht akzeptiert. Versuchen Sie es erneut oder verwenden Sie eine andere Methode.${triesLeft(problem)}`,
  notSupported: () => "Sie können das hier nicht ändern. Kontaktieren Sie uns, wir helfen Ihnen.",
  reverificationRequired: () => "Bestätigen Sie noch einmal Ihre Identität, um diese Änderung vorzunehmen.",
  passkeyNotAllowed: () => "Auf dieser Seite können Sie keine Passkeys hinzufügen. Kontaktieren Sie uns.",
  passkeyExists: () => "Dieses Gerät hat bereits einen Passkey für Ihr Konto.",
  confirmationMissing: () => "Geben Sie das Wort genau wie angezeigt ein.",
  passkeyUnavailable: () => "Passkeys sind in diesem Browser nicht verfügbar. Verwenden Sie eine andere Methode.",
  passkeyCanceled: () =>
    "Der Vorgang mit dem Passkey wurde abgebrochen oder hat zu lange gedauert. Versuchen Sie es erneut oder verwenden Sie eine andere Methode.",
  passkeyRefused: (problem) =>
    `Ihr Browser konnte den Passkey nicht verwenden. Versuchen Sie es erneut oder verwenden Sie eine andere Methode.${supportReference(problem)}`,
  pushTimedOut: () =>
    "Die Anfrage auf Ihrem anderen Gerät wurde nicht beantwortet. Senden Sie sie erneut oder verwenden Sie eine andere Methode.",
  factorDenied: () =>
    "Die Anmeldung wurde auf Ihrem anderen Gerät abgelehnt. Wenn Sie das waren, melden Sie sich erneut an.",
  challengeExpired: () => "Das hat zu lange gedauert oder wurde bereits verwendet. Melden Sie sich erneut an.",
  factorTooManyAttempts: () => "Zu viele falsche Versuche. Melden Sie sich erneut an.",
  factorTooManySends: () =>
    "Für diese Anmeldung können wir keine weiteren Codes senden. Verwenden Sie den letzten oder melden Sie sich erneut an.",
  factorUnavailable: () => "Diese Methode ist im Moment nicht verfügbar. Verwenden Sie eine andere.",
  factorMismatch: () =>
    "Dieser Code gehört zu einer anderen Methode. Fordern Sie einen neuen Code an oder verwenden Sie eine andere Methode.",
  factorUnsupported: () => "Ihr Passwort haben Sie bereits verwendet. Verwenden Sie eine andere Methode.",
  factorNotVerifiable: () => "Diese Methode kann auf dieser Seite nicht verwendet werden. Verwenden Sie eine andere.",
  fieldViolations: ({ detail }) =>
    detail ?? "Eine Ihrer Eingaben wurde nicht akzeptiert. Prüfen Sie sie und versuchen Sie es erneut.",
  offline: () =>
    "Sie sind offline. Ihre Eingaben gehen nicht verloren. Versuchen Sie es erneut, sobald Sie wieder online sind.",
  unreachable: () =>
    "Es konnte keine Verbindung hergestellt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  serverError: (problem) =>
    `Bei uns ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.${supportReference(problem)}`,
  rateLimited: (problem) => `Zu viele Versuche. ${patience(problem)}`,
  tooLarge: () => "Das ist zu groß zum Senden. Kürzen Sie es und versuchen Sie es erneut.",
  unreadable: (problem) =>
    `Wir haben eine unerwartete Antwort erhalten. Versuchen Sie es erneut.${supportReference(problem)}`,
  sessionEnded: () => "Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.",
  sessionUnavailable: () => "Wir konnten Ihre Anmeldung nicht bestätigen. Versuchen Sie es gleich noch einmal.",
  refused: (problem) =>
    `Das war nicht möglich. Kontaktieren Sie uns, wenn Sie Hilfe benötigen.${supportReference(problem)}`,
  unexpected: () => "Auf dieser Seite ist ein Fehler aufgetreten. Laden Sie sie neu und versuchen Sie es erneut.",
  noPermission: () => "Sie sind nicht berechtigt, das zu sehen.",
  signInRequired: () => "Melden Sie sich an, um das zu sehen.",
  internalError: (problem) =>
    `Bei uns ist ein Fehler aufgetreten. Versuchen Sie es gleich noch einmal.${supportReference(problem)}`,
  itemNotFound: () => "Diesen Eintrag gibt es nicht mehr.",
  itemExists: () => "Diesen Eintrag gibt es bereits.",
  itemsOmitted: ({ count: omitted = 1 }) =>
    count(omitted, {
      one: "# Eintrag konnte nicht angezeigt werden.",
      other: "# Einträge konnten nicht angezeigt werden."
    }),
  siteCode: ({ detail }) => detail ?? "Diese Website hat die Anfrage abgelehnt.",
  tooManyItems: ({ limit }) =>
    `Sie können höchstens ${number(limit ?? 1000)} Einträge auf einmal verwenden. Wählen Sie weniger aus und versuchen Sie es erneut.`,
  tooManyRemovals: ({ limit }) =>
    `Sie können höchstens ${number(limit ?? 1000)} Einträge auf einmal entfernen. Wählen Sie weniger aus und versuchen Sie es erneut.`,
  noPreviousPage: () => "Das ist die erste Seite.",
  noNextPage: () => "Das ist die letzte Seite.",
  changeForbidden: () => "Sie sind nicht berechtigt, das zu ändern.",
  conditionNotMet: () =>
    "Dieser Eintrag wurde inzwischen geändert, daher ist diese Änderung nicht mehr möglich. Prüfen Sie ihn und versuchen Sie es erneut.",
  itemChanged: () =>
    "Jemand anderes hat diesen Eintrag geändert. Wählen Sie, welche Werte Sie behalten möchten, und speichern Sie erneut.",
  valueMissing: () => "Dieses Feld ist erforderlich.",
  valueInvalid: () => "Geben Sie einen gültigen Wert ein.",
  numberNotWhole: () => "Geben Sie eine ganze Zahl ein.",
  numberOutOfRange: limitText({
    other: "Geben Sie einen gültigen Wert ein.",
    between: (minimum, maximum) => `Geben Sie eine Zahl von ${number(minimum)} bis ${number(maximum)} ein.`,
    atLeast: (minimum) => `Geben Sie ${number(minimum)} oder mehr ein.`,
    atMost: (maximum) => `Geben Sie ${number(maximum)} oder weniger ein.`,
    exactly: (limit) => `Geben Sie ${number(limit)} ein.`,
    moreThan: (minimum) => `Geben Sie eine Zahl ein, die größer als ${number(minimum)} ist.`,
    lessThan: (maximum) => `Geben Sie eine Zahl ein, die kleiner als ${number(maximum)} ist.`
  }),
  textLengthInvalid: limitText({
    other: "Geben Sie einen gültigen Wert ein.",
    between: (minimum, maximum) => `Geben Sie ${number(minimum)} bis ${number(maximum)} Zeichen ein.`,
    atLeast: (minimum) => `Geben Sie mindestens ${number(minimum)} Zeichen ein.`,
    atMost: (maximum) => `Geben Sie höchstens ${number(maximum)} Zeichen ein.`,
    exactly: (limit) => `Geben Sie genau ${number(limit)} Zeichen ein.`
  }),
  listLengthInvalid: limitText({
    other: "Geben Sie einen gültigen Wert ein.",
    between: (minimum, maximum) => `Geben Sie ${number(minimum)} bis ${valueCount(maximum)} ein.`,
    atLeast: (minimum) => `Geben Sie mindestens ${valueCount(minimum)} ein.`,
    atMost: (maximum) => `Geben Sie höchstens ${valueCount(maximum)} ein.`,
    exactly: (limit) => `Geben Sie genau ${valueCount(limit)} ein.`
  }),
  jsonMalformed: () => "Das ist kein gültiges JSON. Prüfen Sie Klammern, Kommas und Anführungszeichen.",
  notANumber: () => "Der Wert dieses Felds ist keine Zahl.",
  numberTooLarge: () => "Diese Zahl ist zu groß, um genau gespeichert zu werden.",
  notAList: () => "Der Wert dieses Felds ist keine Liste.",
  misconfigured: (problem) =>
    `Diese Seite ist nicht richtig eingerichtet. Kontaktieren Sie uns.${supportReference(problem)}`
}

const signIn: Messages["signIn"] = {
  title: "Anmelden",
  submit: "Anmelden",
  submitting: "Anmeldung läuft…",
  opening: "Sie werden angemeldet…",
  done: "Sie sind angemeldet.",
  verifyEmail: (email) =>
    `Wir haben einen Code an ${email} gesendet. Geben Sie ihn ein, um die Anmeldung abzuschließen.`,
  awaitApproval:
    "Ihr Konto ist noch nicht freigeschaltet. Wir senden Ihnen eine E-Mail, sobald Sie sich anmelden können.",
  proveFactor: "Bestätigen Sie Ihre Identität, um fortzufahren.",
  leaving: "Sie werden auf eine andere Seite weitergeleitet, um die Anmeldung abzuschließen…",
  forgot: "Passwort vergessen?",
  passkeyVerifying: "Ihr Passkey wird geprüft…",
  passkeyRetry: "Passkeys erneut anzeigen"
}

const signUp: Messages["signUp"] = {
  title: "Konto erstellen",
  submit: "Konto erstellen",
  submitting: "Ihr Konto wird erstellt…",
  opening: "Sie werden angemeldet…",
  done: "Ihr Konto wurde erstellt. Sie sind angemeldet.",
  verifyEmail: (email) =>
    `Wir haben einen Code an ${email} gesendet. Geben Sie ihn ein, um die Registrierung abzuschließen.`,
  awaitApproval:
    "Ihr Konto ist noch nicht freigeschaltet. Wir senden Ihnen eine E-Mail, sobald Sie sich anmelden können.",
  proveFactor: "Bestätigen Sie Ihre Identität, um fortzufahren.",
  leaving: "Sie werden auf eine andere Seite weitergeleitet, um die Registrierung abzuschließen…",
  toSignIn: "Anmelden"
}

const captcha: Messages["captcha"] = {
  title: "Sicherheitsprüfung",
  loading: "Die Sicherheitsprüfung wird geladen…",
  ready: "Bestätigen Sie, dass Sie kein Roboter sind, und senden Sie dann das Formular ab.",
  solved: "Bestätigt. Sie können das Formular jetzt absenden.",
  expired: "Ihre Bestätigung ist abgelaufen. Bestätigen Sie erneut, dass Sie kein Roboter sind.",
  retry: "Sicherheitsprüfung neu laden"
}

const session: Messages["session"] = {
  checking: "Wir prüfen, ob Sie angemeldet sind…",
  signInRequired: "Dieser Bereich ist nur für Mitglieder. Melden Sie sich an, um ihn zu sehen.",
  signIn: "Anmelden",
  signedOut: "Sie sind abgemeldet.",
  parked:
    "Sie sind noch angemeldet, aber wir können das im Moment nicht bestätigen. Bis dahin fehlen möglicherweise einige Inhalte.",
  confirmAgain: "Erneut prüfen",
  confirming: "Wird geprüft…",
  signOut: "Abmelden",
  signingOut: "Abmeldung läuft…",
  signOutFailed: "Sie sind auf diesem Gerät abgemeldet, aber der Server hat das noch nicht bestätigt.",
  signOutAgain: "Abmeldung wiederholen",
  opening: "Sie werden angemeldet…",
  openingSlowly: "Das dauert länger als üblich.",
  skip: "Ohne Anmeldung fortfahren",
  opened: "Sie sind angemeldet",
  nobody: "Sie sind nicht angemeldet",
  notOpened: "Sie sind noch nicht angemeldet",
  openAgain: "Erneut versuchen"
}

const oauth: Messages["oauth"] = {
  signIn: "Zur Anmeldeseite",
  creating: "Die Anmeldeseite wird geöffnet…",
  redirecting: "Sie werden zur Anmeldeseite weitergeleitet…",
  finishing: "Ihre Anmeldung wird abgeschlossen…",
  finished: "Sie sind angemeldet",
  continue: "Weiter",
  notFinished: "Sie sind nicht angemeldet",
  startAgain: "Neu beginnen",
  alreadySignedIn: "Sie sind bereits angemeldet",
  signedOut: "Sie sind abgemeldet",
  stillSignedIn: "Sie sind auf diesem Gerät noch angemeldet",
  checkedOut: "Sie sind zurück von der Kasse",
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
  missingTitle: "Wir konnten diesen Schritt nicht laden",
  missingText: "Ihre Eingaben gehen nicht verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  retry: "Erneut versuchen",
  passwordChanged: "Passwort gespeichert. Melden Sie sich mit Ihrem neuen Passwort an.",
  verified: "E-Mail-Adresse bestätigt. Melden Sie sich an, um fortzufahren.",
  approved: "Ihr Konto ist freigeschaltet. Sie können sich jetzt anmelden.",
  pageTitle: "Noch ein Schritt",
  pageText: "Ihr Browser lässt die Anmeldung auf dieser Seite nicht zu. Fahren Sie auf unserer Anmeldeseite fort.",
  toPage: "Zur Anmeldeseite",
  signedIn: "Sie sind angemeldet",
  continue: "Weiter"
}

const account: Messages["account"] = {
  loading: "Ihr Konto wird geladen…",
  signIn: "Anmelden",
  signUp: "Konto erstellen",
  account: "Mein Konto",
  menu: "Kontomenü:",
  signedInAs: "Angemeldet als",
  signOut: "Abmelden",
  signingOut: "Abmeldung läuft…",
  signedOut: "Sie sind abgemeldet.",
  signOutFailed: "Sie sind auf diesem Gerät abgemeldet, aber der Server hat das noch nicht bestätigt.",
  retry: "Erneut versuchen",
  sectionAccountInfo: "Kontodaten",
  sectionBookings: "Buchungen",
  sectionOrders: "Bestellungen",
  sectionSubscriptions: "Abonnements",
  sectionEvents: "Veranstaltungen",
  openingSection: (section) => `„${section}“ wird geöffnet…`,
  sectionFailed: (section) => `Wir konnten „${section}“ nicht öffnen.`
}

const changePassword: Messages["changePassword"] = {
  title: "Passwort ändern",
  submit: "Passwort ändern",
  submitting: "Passwort wird geändert…",
  currentPassword: "Aktuelles Passwort",
  newPassword: "Neues Passwort",
  username: "Konto",
  hint: "Auf diesem Gerät bleiben Sie angemeldet. Auf anderen Geräten müssen Sie sich erneut anmelden.",
  done: "Passwort geändert. Melden Sie sich auf Ihren anderen Geräten erneut an."
}

const forgotPassword: Messages["forgotPassword"] = {
  title: "Passwort vergessen?",
  explanation: "Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link zum Zurücksetzen Ihres Passworts.",
  submit: "Link senden",
  submitting: "Link wird gesendet…",
  sentTitle: "Prüfen Sie Ihre E-Mails",
  sent: (email) =>
    `Wenn es ein Konto für ${email} gibt, haben wir einen Link zum Zurücksetzen des Passworts dorthin gesendet.`,
  sentHint:
    "Es kann einige Minuten dauern, bis die E-Mail ankommt. Sehen Sie auch im Spam-Ordner nach. Der Link ist eine Stunde lang gültig.",
  otherAddress: "Andere E-Mail-Adresse verwenden"
}

const resetPassword: Messages["resetPassword"] = {
  title: "Neues Passwort wählen",
  account: "Konto",
  password: "Neues Passwort",
  submit: "Passwort speichern",
  submitting: "Passwort wird gespeichert…",
  opening: "Sie werden angemeldet…",
  done: "Passwort gespeichert. Sie sind angemeldet.",
  verifyEmail: (email) =>
    `Passwort gespeichert. Geben Sie den Code ein, den wir an ${email} gesendet haben, um fortzufahren.`,
  awaitApproval:
    "Passwort gespeichert. Ihr Konto ist noch nicht freigeschaltet. Wir senden Ihnen eine E-Mail, sobald Sie sich anmelden können.",
  proveFactor: "Passwort gespeichert. Bestätigen Sie Ihre Identität, um fortzufahren.",
  changed: "Passwort gespeichert. Melden Sie sich mit Ihrem neuen Passwort an.",
  signIn: "Anmelden",
  missingTitle: "Öffnen Sie den Link in Ihrer E-Mail",
  missing:
    "Öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben, um Ihr Passwort zurückzusetzen, oder fordern Sie einen neuen Link an.",
  expiredTitle: "Dieser Link ist nicht mehr gültig",
  expired:
    "Der Link wurde bereits verwendet oder ist abgelaufen. Ihr Passwort wurde nicht geändert. Fordern Sie einen neuen Link an."
}

const verification: Messages["verification"] = {
  title: "E-Mail-Adresse bestätigen",
  explanation: (email) => `Geben Sie den Code ein, den wir an ${email} gesendet haben.`,
  code: "Bestätigungscode",
  hint: "Keine E-Mail erhalten? Sehen Sie auch im Spam-Ordner nach.",
  submit: "Bestätigen",
  submitting: "Code wird geprüft…",
  opening: "Sie werden angemeldet…",
  resend: "Neuen Code senden",
  resent: (email) => `Wir haben einen neuen Code an ${email} gesendet.`,
  changeEmail: "Andere E-Mail-Adresse verwenden",
  sendLink: "Stattdessen einen Link senden",
  sendingLink: "Link wird gesendet…",
  linkSent: (email) =>
    `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn, um Ihre Adresse zu bestätigen, und melden Sie sich dann an.`,
  enterCode: "Stattdessen einen Code eingeben",
  done: "E-Mail-Adresse bestätigt. Sie sind angemeldet.",
  verifyEmail: (email) => `Noch ein Schritt: Geben Sie den Code ein, den wir an ${email} gesendet haben.`,
  awaitApproval:
    "E-Mail-Adresse bestätigt. Ihr Konto ist noch nicht freigeschaltet. Wir senden Ihnen eine E-Mail, sobald Sie sich anmelden können.",
  proveFactor: "E-Mail-Adresse bestätigt. Bestätigen Sie Ihre Identität, um fortzufahren.",
  verified: "E-Mail-Adresse bestätigt. Melden Sie sich an, um fortzufahren.",
  signIn: "Anmelden",
  lostTitle: "Melden Sie sich erneut an",
  lost: "Wir können diesen Code nicht mehr prüfen: Er wurde bereits verwendet, ist abgelaufen, oder Sie haben die Seite verlassen. Melden Sie sich erneut an, um einen neuen zu erhalten.",
  startAgain: "Erneut anmelden"
}

const approval: Messages["approval"] = {
  title: "Ihr Konto wartet auf Freischaltung",
  pending: "Wir prüfen jedes neue Konto. Wir senden Ihnen eine E-Mail, sobald Sie sich anmelden können.",
  pendingVerification:
    "Bestätigen Sie zuerst Ihre E-Mail-Adresse. Dann prüfen wir Ihr Konto und senden Ihnen eine E-Mail.",
  steps: "Schritte zur Kontoeinrichtung",
  registered: "Konto erstellt",
  verifyEmail: "E-Mail-Adresse bestätigt",
  approval: "Konto freigeschaltet",
  stepDone: "erledigt",
  stepDue: "offen",
  enterCode: "E-Mail-Adresse bestätigen",
  submit: "Erneut prüfen",
  submitting: "Wird geprüft…",
  opening: "Sie werden angemeldet…",
  stillPending: (at) => `Noch nicht freigeschaltet. Zuletzt geprüft um ${time(at)} Uhr.`,
  signIn: "Anmeldung versuchen",
  signInNow: "Anmelden",
  signedIn: "Ihr Konto ist freigeschaltet. Sie sind angemeldet.",
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
  PASSWORD: "Das Passwort Ihres Kontos",
  SMS: "Code per SMS erhalten",
  CALL: "Code per Anruf erhalten",
  EMAIL: "Code per E-Mail erhalten",
  TOTP: "Code in Ihrer App abrufen",
  PUSH: "Auf einem Gerät bestätigen, auf dem Sie angemeldet sind",
  WEBAUTHN: "Fingerabdruck, Gesicht oder Displaysperre verwenden",
  RECOVERY_CODE: "Einen Ihrer gespeicherten Codes verwenden"
} as const

const obstacles = {
  disabledByRule: "Diese Website hat diese Methode deaktiviert.",
  requireActivation: "Schließen Sie zuerst die Einrichtung ab.",
  requireReenroll: "Richten Sie diese Methode zuerst neu ein.",
  usedAlready: "Sie haben sich damit bereits angemeldet. Verwenden Sie eine andere Methode.",
  notHere: "In diesem Browser nicht verfügbar."
} as const

const factors: Messages["factors"] = {
  title: "Identität bestätigen",
  submit: "Bestätigen",
  submitting: "Wird geprüft…",
  opening: "Sie werden angemeldet…",
  done: "Sie sind angemeldet.",
  verifyEmail: (email) =>
    `Wir haben einen Code an ${email === "" ? "Ihre E-Mail-Adresse" : email} gesendet. Geben Sie ihn ein, um die Anmeldung abzuschließen.`,
  awaitApproval:
    "Ihr Konto ist noch nicht freigeschaltet. Wir senden Ihnen eine E-Mail, sobald Sie sich anmelden können.",
  pick: "Wählen Sie, wie Sie Ihre Identität bestätigen möchten.",
  highRisk: "Diese Anmeldung ist ungewöhnlich. Bestätigen Sie Ihre Identität, um fortzufahren.",
  leaving: "Sie werden zur Anmeldeseite weitergeleitet…",
  proveFactor: "Das hat geklappt. Noch ein Schritt bis zur Anmeldung.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enroll: (factor) => `Einrichten: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `Geben Sie den Code ein, den wir per SMS an ${hint ?? "Ihre Telefonnummer"} gesendet haben.`
      case "CALL":
        return `Wir rufen Sie unter ${hint ?? "Ihrer Telefonnummer"} an. Geben Sie den Code ein, den Sie hören.`
      case "EMAIL":
        return `Geben Sie den Code ein, den wir per E-Mail an ${hint ?? "Sie"} gesendet haben.`
      case "TOTP":
        return "Geben Sie den Code aus Ihrer Authenticator-App ein."
      case "PUSH":
        return "Wir haben eine Anfrage an Ihr anderes Gerät gesendet. Bestätigen Sie sie dort, um fortzufahren."
      case "WEBAUTHN":
        return "Verwenden Sie Ihren Passkey. Ihr Browser fragt nach Fingerabdruck, Gesicht oder Displaysperre."
      case "RECOVERY_CODE":
        return "Geben Sie einen Ihrer gespeicherten Wiederherstellungscodes ein."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "Wiederherstellungscode",
  recoveryHint: "Zum Beispiel 2fkq-8n4m-a7tz-03wx. Jeder Code gilt nur einmal.",
  remember: "Auf diesem Gerät nicht mehr fragen",
  usePasskey: "Passkey verwenden",
  askingPasskey: "Warten auf Ihren Passkey…",
  waitingForPush: "Warten auf die Bestätigung auf Ihrem anderen Gerät…",
  sendPushAgain: "Anfrage erneut senden",
  sending: "Einen Moment…",
  openAgain: "Erneut versuchen",
  another: "Andere Methode verwenden",
  back: "Zurück",
  restart: "Erneut anmelden",
  none: "Im Moment ist keine Methode zur Bestätigung verfügbar.",
  noneHelp: "Prüfen Sie, was die einzelnen Methoden benötigen, oder kontaktieren Sie uns.",
  notSignedIn: "Sie sind noch nicht angemeldet."
}

const security: Messages["security"] = {
  loading: "Wird geladen …",
  retry: "Erneut versuchen",
  cancel: "Abbrechen",
  reverifyTitle: "Bestätigen Sie Ihre Identität",
  reverifyText: "Geben Sie zu Ihrer Sicherheit Ihr Passwort ein, um diese Änderung vorzunehmen.",
  reverifySignOn: "Melden Sie sich zu Ihrer Sicherheit noch einmal an, um diese Änderung vorzunehmen.",
  reverify: "Bestätigen",
  reverifying: "Wird geprüft …",
  factorsTitle: "Bestätigung in zwei Schritten",
  factorsText: "Schützen Sie Ihr Konto mit einem zweiten Schritt bei der Anmeldung.",
  factorsEmpty: "Die Bestätigung in zwei Schritten ist ausgeschaltet.",
  factor: (factor, name) => (name === undefined ? names[factor] : `${names[factor]}: ${name}`),
  added: (at) => `Hinzugefügt am ${day(at)}`,
  unconfirmed: "Einrichtung nicht abgeschlossen",
  codesLeft: (left) => count(left, { one: "Noch # unbenutzter Code", other: "Noch # unbenutzte Codes" }),
  remove: "Entfernen",
  removeTitle: (factor) => `${factor} entfernen?`,
  removeText: "Sie können sich damit nicht mehr anmelden.",
  removing: "Wird entfernt …",
  removed: (factor) => `${factor} wurde entfernt.`,
  addApp: "Authenticator-App hinzufügen",
  addPasskey: "Passkey hinzufügen",
  createCodes: "Wiederherstellungscodes erstellen",
  replaceCodes: "Wiederherstellungscodes ersetzen",
  appTitle: "Authenticator-App einrichten",
  appText:
    "Scannen Sie diesen QR-Code mit Ihrer App oder geben Sie den Einrichtungsschlüssel ein. Geben Sie dann den Code ein, den die App anzeigt.",
  appImage: "QR-Code für Ihre Authenticator-App",
  appSecret: "Einrichtungsschlüssel",
  appSubmit: "Einschalten",
  appSubmitting: "Wird geprüft …",
  appDone: "Ihre Authenticator-App ist eingerichtet.",
  passkeyName: "Name des Passkeys",
  passkeyHint: "Zum Beispiel das Gerät, auf dem Sie ihn verwenden.",
  passkeySubmit: "Weiter",
  passkeyWaiting: "Wir warten auf Ihren Passkey …",
  passkeyDone: "Ihr Passkey ist eingerichtet.",
  codesTitle: "Ihre Wiederherstellungscodes",
  codesText:
    "Speichern Sie diese Codes jetzt. Wir zeigen sie nicht noch einmal. Mit jedem Code können Sie sich einmal anmelden, wenn Sie Ihr anderes Gerät verlieren.",
  codesCreating: "Codes werden erstellt …",
  copy: "Kopieren",
  copied: "Kopiert",
  download: "Herunterladen",
  print: "Drucken",
  codesFile: "wiederherstellungscodes",
  codesSaved: "Ich habe sie gespeichert",
  emailTitle: "E-Mail-Adresse",
  emailCurrent: "Aktuelle E-Mail-Adresse",
  emailNew: "Neue E-Mail-Adresse",
  emailSubmit: "Code senden",
  emailSubmitting: "Code wird gesendet …",
  emailCode: (email) =>
    `Wir haben einen Code an ${email} gesendet. Geben Sie ihn ein, um Ihre E-Mail-Adresse zu ändern.`,
  emailConfirm: "E-Mail-Adresse ändern",
  emailConfirming: "Wird geändert …",
  emailOther: "Andere E-Mail-Adresse verwenden",
  emailDone: (email) => `Ihre E-Mail-Adresse ist jetzt ${email}. Sie wurden auf Ihren anderen Geräten abgemeldet.`,
  sessionsTitle: "Wo Sie angemeldet sind",
  sessionsText: "Wenn Sie ein Gerät nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.",
  thisDevice: "Dieses Gerät",
  otherDevice: "Anderes Gerät",
  device: (browser, system) => `${browser} unter ${system}`,
  atSignInPage: "Auf der Anmeldeseite angemeldet",
  signedIn: (at) => `Angemeldet am ${day(at)}`,
  lastUsed: (at, moment) => `Zuletzt verwendet am ${day(at)} um ${time(moment)}`,
  endSession: "Abmelden",
  endSessionOf: (device = "Das andere Gerät", lastUsed) =>
    lastUsed === "" ? `${device} abmelden` : `${device} abmelden: ${lastUsed}`,
  endOthers: "Alle anderen Geräte abmelden",
  ending: "Wird abgemeldet …",
  ended: "Das Gerät wurde abgemeldet.",
  endedOthers: "Alle anderen Geräte wurden abgemeldet.",
  onlyThis: "Sie sind nur auf diesem Gerät angemeldet.",
  deleteTitle: "Konto löschen",
  deleteText:
    "Dadurch werden Ihr Profil und Ihre Anmeldung gelöscht. Bestellungen und Bewertungen bleiben möglicherweise erhalten. Das lässt sich nicht rückgängig machen.",
  deleteOpen: "Konto löschen",
  deleteWord: "LÖSCHEN",
  deleteLabel: (word) => `Geben Sie zur Bestätigung ${word} ein`,
  deleteSubmit: "Mein Konto löschen",
  deleting: "Wird gelöscht …",
  deleted: "Ihr Konto wurde gelöscht."
}

const profileFields: Messages["profileFields"] = {
  firstName: "Vorname",
  lastName: "Nachname",
  nickname: "Spitzname",
  company: "Firma",
  position: "Position",
  birthdate: "Geburtsdatum",
  language: "Sprache",
  picture: "Bild-URL",
  privacyStatus: "Wer Ihr Profil sehen kann",
  privacyUndefined: "Standard dieser Website",
  privacyPublic: "Alle, auch andere Mitglieder",
  privacyPrivate: "Nur Sie und diese Website",
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
  tag: "Bezeichnung",
  tagUntagged: "Keine Bezeichnung",
  tagMain: "Hauptkontakt",
  tagHome: "Privat",
  tagWork: "Geschäftlich",
  tagMobile: "Mobil",
  tagFax: "Fax",
  tagBilling: "Rechnung",
  tagShipping: "Lieferung",
  notSelected: "Nicht ausgewählt",
  addEmail: "E-Mail-Adresse hinzufügen",
  addPhone: "Telefonnummer hinzufügen",
  addAddress: "Adresse hinzufügen",
  nth: (what, position) => `${what} ${number(position)}`,
  remove: "Entfernen",
  removeNth: (entry) => `${entry} entfernen`,
  added: (entry) => `${entry} hinzugefügt.`,
  removed: (entry) => `${entry} entfernt.`
}

const profile: Messages["profile"] = {
  title: "Ihr Profil",
  submit: "Änderungen speichern",
  submitting: "Wird gespeichert…",
  loading: "Ihr Profil wird geladen…",
  signInRequired: "Melden Sie sich an, um Ihr Profil zu sehen.",
  signIn: "Anmelden",
  notFound:
    "Wir konnten Ihr Profil nicht finden. Möglicherweise wurde Ihr Konto geschlossen. Kontaktieren Sie uns, wenn Sie das für einen Irrtum halten.",
  retry: "Erneut versuchen",
  loginEmail: "E-Mail-Adresse für die Anmeldung",
  verified: "bestätigt",
  notVerified: "nicht bestätigt",
  edit: "Profil bearbeiten",
  cancel: "Abbrechen",
  saved: "Profil gespeichert.",
  unchanged: "Keine Änderungen zum Speichern.",
  reloaded: "Ihre Änderungen wurden verworfen. Das ist das zuletzt gespeicherte Profil.",
  notGiven: "Keine Angabe",
  personal: "Persönliche Angaben",
  contact: "Kontaktdaten",
  more: "Weitere Angaben",
  date: day,
  number,
  pending: "Ihr Konto ist noch nicht aktiv.",
  pendingApproval: "Es wartet auf Freischaltung. Wir senden Ihnen eine E-Mail, sobald Sie es nutzen können.",
  pendingVerification:
    "Bestätigen Sie Ihre E-Mail-Adresse: Geben Sie den Code aus der E-Mail ein, die wir Ihnen gesendet haben.",
  deleted: "Dieses Konto wurde gelöscht. Sie können das Profil vorerst noch ansehen, aber nicht mehr ändern.",
  blocked: "Dieses Konto ist gesperrt. Kontaktieren Sie uns, damit wir es entsperren.",
  offline: "Ihr Konto ist offline, daher können andere Mitglieder Sie nicht sehen.",
  changedElsewhere: "Diese Felder wurden in einem anderen Tab oder auf einem anderen Gerät geändert:",
  takeTheirs: "Meine Änderungen verwerfen",
  keepMine: "Meine Änderungen trotzdem speichern"
}

const table: Messages["table"] = {
  loading: (caption) => `Wird geladen: ${caption}…`,
  refetching: "Wird aktualisiert…",
  empty: "Keine Einträge vorhanden.",
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
  notADate: "ungültiges Datum",
  draft: "Entwurf",
  saving: "Wird gespeichert…",
  notSaved: (reason) => `Nicht gespeichert: ${reason}`,
  stale: (since) => `Zuletzt aktualisiert um ${time(since)} Uhr.`,
  wait: (left) => `Erneut versuchen in ${seconds(left)}`,
  waitOver: "Sie können es jetzt erneut versuchen.",
  signIn: "Anmelden",
  select: (item) => `${item} auswählen`,
  selectPage: "Alle auf dieser Seite auswählen",
  selected: (selected) => `${number(selected)} ausgewählt`,
  allSelected: (selected, except) =>
    `${selected === undefined ? "Alle passenden Einträge ausgewählt" : `Alle passenden Einträge ausgewählt: ${number(selected)}`}${except === 0 ? "" : `, ${number(except)} ausgenommen`}`,
  selectAll: (total) =>
    total === undefined ? "Alle passenden Einträge auswählen" : `Alle ${number(total)} passenden Einträge auswählen`,
  clearSelection: "Auswahl aufheben",
  toActions: "Zu den Aktionen",
  columns: "Spalten",
  columnEarlier: (column) => `${column} nach vorn verschieben`,
  columnLater: (column) => `${column} nach hinten verschieben`,
  columnWidth: (column) => `Breite von ${column}`,
  columnPin: (column) => `${column} fixieren`,
  columnNotPinned: "Nicht fixiert",
  columnAtStart: "Am Anfang",
  columnAtEnd: "Am Ende",
  columnMoved: (column, position, columns) => `${column} ist Spalte ${number(position)} von ${number(columns)}.`,
  columnPinned: (column, edge) =>
    edge === undefined
      ? `${column} ist nicht mehr fixiert.`
      : edge === "start"
        ? `${column} ist am Anfang fixiert.`
        : `${column} ist am Ende fixiert.`,
  resetColumns: "Spalten zurücksetzen",
  columnsReset: "Die Spalten sind zurückgesetzt.",
  actions: "Aktionen",
  actionsOf: (item) => `Aktionen für ${item}`,
  edit: (column, item) => `${column} von ${item} bearbeiten`,
  saveCell: "Speichern",
  cancelEdit: "Abbrechen",
  cellOf: (column, item) => `${column} von ${item}`,
  cellSaved: (column, item) => `${column} von ${item} wurde gespeichert.`,
  cellNotSaved: (column, item, reason) => `${column} von ${item} wurde nicht gespeichert. ${reason}`,
  entryNotSaved: (entry) => `„${entry}“ wurde nicht gespeichert.`,
  cellChanged: "Jemand anderes hat diesen Wert inzwischen geändert.",
  saveAnyway: "Trotzdem speichern",
  discard: "Verwerfen"
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
  unread: (page) => `Wir konnten Seite ${number(page)} nicht laden.`,
  beyond: "Auf dieser Seite gibt es keine weiteren Einträge.",
  loadingList: (label) => `Wird geladen: ${label}…`,
  loadMore: "Mehr laden",
  loadingMore: "Mehr wird geladen…",
  loaded: (added, shown) =>
    `${count(added, { one: "# weiterer Eintrag", other: "# weitere Einträge" })} geladen, insgesamt ${number(shown)}.`,
  end: (shown) => `Ende der Liste: ${items(shown)}.`,
  empty: "Keine Einträge vorhanden.",
  retry: "Erneut versuchen",
  signIn: "Anmelden",
  newItems: (added) => `${count(added, { one: "# neuen Eintrag", other: "# neue Einträge" })} anzeigen`,
  pastList: "Liste überspringen",
  offline: "Sie sind offline. Der Rest der Liste wird geladen, sobald Sie wieder online sind.",
  ignored: (parts) => `Einige Angaben in der Adresse dieser Seite sind ungültig und wurden ignoriert: ${list(parts)}.`,
  dismiss: "Schließen"
}

const search: Messages["search"] = {
  label: "Suche",
  submit: "Suchen",
  clear: "Suche löschen",
  mode: "Einträge finden mit",
  allWords: "allen Wörtern",
  anyWord: "einem der Wörter",
  fuzzy: "Ähnliche Schreibweisen einbeziehen",
  searching: "Suche läuft…",
  results: (found, more, text) =>
    more
      ? `„${text}“: die ersten ${number(found)} Ergebnisse`
      : `„${text}“: ${count(found, { one: "# Ergebnis", other: "# Ergebnisse" })}`,
  noResults: (text) => `Keine Ergebnisse für „${text}“.`,
  preparing: "Einige Einträge werden noch für die Suche vorbereitet. Es können weitere Ergebnisse erscheinen.",
  hint: "Versuchen Sie weniger oder andere Wörter.",
  tryAny: "Nach einem der Wörter suchen",
  tryFuzzy: "Ähnliche Schreibweisen suchen",
  retry: "Erneut versuchen",
  signIn: "Anmelden"
}

const name = (order: "ASC" | "DESC"): string => (order === "ASC" ? "aufsteigend" : "absteigend")

const order: Messages["order"] = {
  label: "Sortieren nach",
  none: "Keine",
  thenBy: "Dann nach",
  ascending: "Aufsteigend",
  descending: "Absteigend",
  turn: (field, order) => `${field}: ${name(order)}. Reihenfolge umkehren`,
  sooner: (field) => `${field} in der Sortierung nach oben`,
  later: (field) => `${field} in der Sortierung nach unten`,
  remove: (field) => `${field} aus der Sortierung entfernen`,
  by: (field, order) => `${field}, ${name(order)}`,
  sorted: (parts) => `Sortiert nach ${parts.join(", dann ")}`,
  unsorted: "Nicht sortiert"
}

const filter: Messages["filter"] = {
  title: "Filtern",
  match: "Einträge anzeigen, auf die Folgendes zutrifft",
  all: "Alle Bedingungen",
  any: "Mindestens eine Bedingung",
  notAll: "Nicht alle Bedingungen",
  none: "Keine der Bedingungen",
  field: "Feld",
  operator: "Vergleich",
  value: "Wert",
  lower: "Von",
  upper: "Bis (ausschließlich)",
  type: "Werttyp",
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
  kindsDiffer: "Beide Werte müssen denselben Typ haben.",
  broken: "Dieser Filter kann nicht verwendet werden und wurde ignoriert.",
  fixed: "Diese Bedingung kann hier nicht bearbeitet werden. Sie können sie nur entfernen.",
  everything: "alle Einträge",
  nothing: "keine Einträge",
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
  matches: "entspricht",
  hasSome: "mindestens eines von",
  hasAll: "alle von",
  in: "ist eines von",
  exists: "ist festgelegt",
  existsNot: "ist nicht festgelegt",
  isEmpty: "ist leer",
  isNotEmpty: "ist nicht leer",
  condition: (position) => `Bedingung ${number(position)}`,
  group: (position) => `Gruppe ${number(position)}`,
  removeCondition: (position) => `Bedingung ${number(position)} entfernen`,
  removeGroup: (position) => `Gruppe ${number(position)} entfernen`,
  quoted: (text) => `„${text}“`,
  removeValue: (value) => `${value} entfernen`,
  comparison: (field, operator, value) => `${field} ${operator} ${value}`.trim(),
  listComparison: (field, operator, value) => `${field}: ${operator} ${value}`,
  rangeComparison: (field, lower, upper) => `${field} ist mindestens ${lower}, aber kleiner als ${upper}`,
  and: (parts, grouped) => parts.join(grouped ? ", und " : " und "),
  or: (parts, grouped) => parts.join(grouped ? ", oder " : " oder "),
  not: (part) => `nicht ${part}`,
  more: (values, hidden) => `${values} und ${number(hidden)} weitere`
}

const distinct: Messages["distinct"] = {
  loading: "Werte werden geladen…",
  empty: "Keine Werte zur Auswahl.",
  more: "Mehr Werte anzeigen",
  clear: "Auswahl aufheben",
  cleared: "Auswahl aufgehoben.",
  uncounted: "Wir konnten die Einträge zu den einzelnen Werten nicht zählen.",
  items: (items) => `, ${count(items, { one: "# Eintrag", other: "# Einträge" })}`
}

const failure: Messages["failure"] = {
  retry: "Erneut versuchen",
  retrying: "Wird erneut versucht…",
  retryIn: (left) => `Erneut versuchen in ${seconds(left)}`,
  waitOver: "Sie können es jetzt erneut versuchen.",
  signIn: "Anmelden",
  reference: (reference) => `Referenz: ${reference}`,
  copy: "Referenz kopieren",
  copied: "Kopiert.",
  copyFailed: "Kopieren nicht möglich. Markieren Sie die Referenz und kopieren Sie sie selbst.",
  developers: "Für Entwickler",
  code: "Fehlercode",
  fix: "Behebung",
  meaning: "Bedeutung",
  place: "Pfad",
  parameters: "Parameter",
  mendable: "Ändern Sie den Aufruf, bevor Sie es erneut versuchen.",
  faultless: "Der Aufruf ist korrekt. Versuchen Sie es später erneut."
}

const item: Messages["item"] = {
  createTitle: "Neuer Eintrag",
  editTitle: "Eintrag bearbeiten",
  create: "Anlegen",
  creating: "Wird angelegt…",
  save: "Änderungen speichern",
  saving: "Wird gespeichert…",
  loading: "Wird geladen…",
  notFound: "Wir konnten diesen Eintrag nicht finden. Möglicherweise wurde er gelöscht.",
  retry: "Erneut versuchen",
  created: "Eintrag erstellt.",
  saved: "Änderungen gespeichert.",
  unchanged: "Keine Änderungen zum Speichern.",
  removed: "Eintrag gelöscht.",
  reset: "Änderungen verwerfen",
  unsaved: (fields) =>
    count(fields, {
      one: "# Feld hat nicht gespeicherte Änderungen.",
      other: "# Felder haben nicht gespeicherte Änderungen."
    }),
  changed: "geändert",
  optional: "freiwillig",
  linesHint: "Geben Sie pro Zeile einen Wert ein.",
  jsonHint: "Geben Sie JSON ein. Setzen Sie Text in Anführungszeichen.",
  referencesLater: "Sie können diese auswählen, nachdem Sie den Eintrag erstellt haben.",
  notSelected: "Keine Auswahl",
  oddNames: (names) =>
    `Filter finden diese Felder nicht, weil ihre Namen einen Punkt oder ein Dollarzeichen enthalten: ${names}.`,
  conflict: "Jemand anderes hat diese Felder ebenfalls geändert. Wählen Sie, welche Werte Sie behalten möchten:",
  mine: "Ihr Wert",
  theirs: "Der andere Wert",
  saveSelected: "Ausgewählte Werte speichern",
  remove: "Löschen",
  removeTitle: "Diesen Eintrag löschen?",
  removeText: "Der Eintrag wird aus der Sammlung gelöscht.",
  removing: "Wird gelöscht…",
  cancel: "Abbrechen",
  leaveTitle: "Ohne Speichern verlassen?",
  leaveText: "Ihre Eingaben sind nicht gespeichert und gehen verloren.",
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
  action: "Aktion",
  value: "Wert",
  set: "Setzen auf",
  remove: "Feld entfernen",
  increment: "Zur Zahl addieren",
  append: "Zur Liste hinzufügen",
  pull: "Aus der Liste entfernen",
  add: "Änderung hinzufügen",
  drop: (position) => `Änderung ${number(position)} entfernen`,
  preview: "Vorschau",
  before: "Vorher",
  after: "Nachher",
  absent: "nicht festgelegt",
  same: "Diese Änderungen haben keine Auswirkung auf den Eintrag.",
  saved: "Änderungen gespeichert."
}

const reference: Messages["reference"] = {
  search: "Zum Suchen tippen",
  searching: "Wird gesucht…",
  results: (shown) => count(shown, { one: "# Treffer", other: "# Treffer" }),
  noResults: "Keine Ergebnisse.",
  more: "Weitere Treffer anzeigen",
  selected: "Ausgewählt",
  selectedCount: (items) => `Ausgewählt: ${number(items)}`,
  unread: "Hier werden nicht alle ausgewählten Einträge angezeigt. Die übrigen bleiben ausgewählt.",
  nothingSelected: "Nichts ausgewählt.",
  itemSelected: (item) => `${item} ausgewählt`,
  remove: (item) => `${item} entfernen`,
  removed: (item) => `${item} entfernt`,
  broken: (id) => `Nicht mehr vorhanden: ${id}`,
  loading: "Ausgewählte Einträge werden geladen…",
  moreSelected: "Weitere ausgewählte Einträge anzeigen",
  replace: "Auswahl speichern",
  replacing: "Wird gespeichert…",
  replaced: "Auswahl gespeichert.",
  clear: "Suche löschen",
  retry: "Erneut versuchen"
}

const bulk: Messages["bulk"] = {
  selected: (selected, excepted) =>
    `${selected === undefined ? "Alle passenden Einträge ausgewählt" : `Ausgewählt: ${number(selected)}`}${excepted === 0 ? "" : `, ausgenommen: ${number(excepted)}`}`,
  clear: "Auswahl aufheben",
  act: (verb) => ({ add: "Hinzufügen", change: "Ändern", remove: "Löschen", truncate: "Leeren" })[verb],
  confirmTitle: (verb, amount, name) =>
    verb === "truncate"
      ? `${name} leeren?`
      : `${amount === undefined ? "Alle passenden Einträge" : count(amount, { one: "# Eintrag", other: "# Einträge" })} ${{ add: "hinzufügen", change: "ändern", remove: "löschen" }[verb]}?`,
  confirmText: (verb, undoable) =>
    ({
      add: "Sie werden zur Sammlung hinzugefügt.",
      change: "Das lässt sich nicht rückgängig machen.",
      remove: undoable
        ? "Sie werden aus der Sammlung gelöscht. Nur bei eigenen Einträgen lässt sich das rückgängig machen."
        : "Das lässt sich nicht rückgängig machen.",
      truncate: "Alle Einträge werden gelöscht. Das lässt sich nicht rückgängig machen."
    })[verb],
  typeName: (name) => `Geben Sie zur Bestätigung ${name} ein`,
  cancel: "Abbrechen",
  gathering: (found) => `Einträge werden gesucht… bisher ${number(found)}`,
  running: (verb) =>
    ({ add: "Wird hinzugefügt…", change: "Wird geändert…", remove: "Wird gelöscht…", truncate: "Wird geleert…" })[verb],
  progress: (done, total) => `${number(done)} von ${number(total)}`,
  percent: (percent) => `${number(percent)} %`,
  left: (left) => `noch ${number(left)}`,
  stop: "Anhalten",
  stopping: "Wird nach den aktuellen Einträgen angehalten…",
  stopWaiting: "Sofort anhalten",
  finished: (failed, total) =>
    failed === 0
      ? "Alles erledigt."
      : failed >= total
        ? "Alle Einträge sind fehlgeschlagen."
        : `Fertig, aber ${count(failed, { one: "# Eintrag ist", other: "# Einträge sind" })} fehlgeschlagen.`,
  emptied: (name) => `${name} ist jetzt leer.`,
  canceled: (done, total) => `Angehalten nach ${number(done)} von ${number(total)}.`,
  canceledEarly: "Angehalten. Es wurden keine Einträge geändert.",
  untouched: "Die anderen Einträge wurden nicht geändert.",
  uncertain: "Wir wissen nicht, ob die letzten Einträge geändert wurden.",
  tally: (status, amount) =>
    `${{ inserted: "Hinzugefügt", updated: "Geändert", removed: "Gelöscht", skipped: "Übersprungen", failed: "Fehlgeschlagen", unknown: "Unbekannt" }[status]}: ${number(amount)}`,
  resume: "Fortsetzen",
  resumesOnline: "Der Vorgang wird automatisch fortgesetzt, sobald Sie wieder online sind.",
  retryFailed: (failed) => `${count(failed, { one: "# Eintrag", other: "# Einträge" })} erneut versuchen`,
  saveAs: (format) => `Als ${format} speichern`,
  done: "Schließen",
  reportCaption: (rows) => count(rows, { one: "# Eintrag fehlgeschlagen", other: "# Einträge fehlgeschlagen" }),
  place: "Position",
  line: "Zeile",
  item: "Eintrag",
  field: "Feld",
  reason: "Grund",
  showMore: (rows) => `${number(rows)} weitere anzeigen`,
  valueFault: (fault) =>
    ({
      missing: "Ein Wert fehlt.",
      boolean: "Erwartet: true oder false.",
      number: "Erwartet: eine Zahl.",
      date: "Erwartet: ein Datum wie 2026-01-31.",
      list: 'Erwartet: eine Liste wie ["eins", "zwei"].',
      object: "Erwartet: ein Objekt als JSON.",
      invalid: "Der Wert ist ungültig."
    })[fault],
  rowFault: (fault, cells, columns) =>
    ({
      cells: `Die Zeile hat ${number(cells)} Zellen, die Datei aber nur ${number(columns)} Spalten.`,
      quotes: "Ein Anführungszeichen fehlt oder steht an der falschen Stelle.",
      tooLong: "Die Zeile ist zu lang. Prüfen Sie, ob jedes Anführungszeichen geschlossen ist.",
      notObject: "Die Zeile ist kein JSON-Objekt."
    })[fault],
  reasonUnknown: "Wir wissen nicht, ob das erledigt wurde.",
  reasonGone: "Diesen Eintrag gibt es nicht mehr.",
  reasonUnmet: "Dieser Eintrag erfüllt die Bedingung der Änderung nicht.",
  reasonForbidden: "Sie sind nicht berechtigt, diesen Eintrag zu ändern.",
  reasonTooLarge: "Dieser Eintrag ist zu groß zum Senden.",
  denied: "Sie sind dazu nicht berechtigt.",
  signIn: "Melden Sie sich dafür an. Ihre Auswahl bleibt erhalten.",
  signInNow: "Anmelden",
  leaveTitle: "Seite verlassen, während der Vorgang läuft?",
  leaveText: "Die übrigen Einträge werden nicht verarbeitet.",
  leave: "Verlassen",
  stay: "Bleiben"
}

const transfer: Messages["transfer"] = {
  importTitle: (name) => `In ${name} importieren`,
  pick: "Datei auswählen",
  drop: "oder hier ablegen",
  accepts: "CSV (Tabelle) oder JSONL (ein Objekt pro Zeile)",
  template: "Vorlage herunterladen",
  sample: "Beispiel",
  id: "Kennung",
  leftOut: (columns) => `Nicht importiert, weil die Sammlung kein solches Feld hat: ${columns}`,
  reading: (file) => `${file} wird gelesen…`,
  otherFile: "Andere Datei auswählen",
  format: "Format",
  formatName: (format) => (format === "CSV" ? "CSV (Tabelle)" : "JSONL (ein Objekt pro Zeile)"),
  previewCaption: (rows) => `Die ersten Zeilen: ${number(rows)}`,
  checked: (checked, mistaken) =>
    mistaken === 0
      ? `Keine Fehler in den ersten Zeilen (${number(checked)}).`
      : `Fehler in ${number(mistaken)} der ersten ${number(checked)} Zeilen. Diese werden übersprungen und am Ende aufgeführt.`,
  noRows: "Diese Datei hat keine Zeilen.",
  columns: "Spalten",
  goesTo: (column) => `Feld für Spalte ${column}`,
  ownName: (column) => `${column} (gleicher Name)`,
  leaveOut: "Nicht importieren",
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
  mode: "Vorhandene Einträge",
  modeName: (mode) =>
    ({ OVERWRITE: "Ersetzen", SKIP_EXISTING: "Behalten", TRUNCATE_BEFORE: "Zuerst die Sammlung leeren" })[mode],
  modeHint: (mode) =>
    ({
      OVERWRITE: "Eine Zeile ersetzt den Eintrag mit derselben Kennung.",
      SKIP_EXISTING: "Nur Zeilen mit neuer Kennung oder ohne Kennung werden hinzugefügt.",
      TRUNCATE_BEFORE:
        "Alle Einträge werden entfernt, bevor die erste Zeile hinzugefügt wird. Das lässt sich nicht rückgängig machen."
    })[mode],
  start: "Importieren",
  importing: (file) => `${file} wird importiert`,
  rows: (rows) => `Gespeicherte Zeilen: ${number(rows)}`,
  read: (percent) => `${number(percent)} % der Datei verarbeitet`,
  stop: "Anhalten",
  stopped: (rows) => `Angehalten. Erledigte Zeilen: ${number(rows)}.`,
  ended: (status, failed) =>
    ({
      COMPLETED: "Alle Zeilen importiert.",
      FAILED: "Es konnten keine Zeilen importiert werden.",
      PARTIALLY_SUCCESSFUL: `Fertig, aber ${count(failed, { one: "# Zeile konnte", other: "# Zeilen konnten" })} nicht importiert werden.`
    })[status],
  unfinished: (file, rows) =>
    `Der Import von ${file} wurde nicht abgeschlossen. Er endete nach ${count(rows, { one: "# Zeile", other: "# Zeilen" })}.`,
  chooseAgain: "Wählen Sie dieselbe Datei noch einmal aus, um fortzufahren.",
  otherThan: (file) => `Diese Datei ist nicht ${file} oder wurde seitdem geändert.`,
  forget: "Import verwerfen",
  again: "Weitere Datei importieren",
  fileFault: (what, reason) =>
    `${{ unreadable: "Wir konnten diese Datei nicht lesen.", header: "Die erste Zeile muss die Spaltennamen enthalten.", notTruncated: "Die ersten Zeilen enthalten Fehler oder die Datei hat keine Zeilen. Es wurde nichts entfernt.", notText: "Das ist keine Textdatei. Wählen Sie eine CSV- oder JSONL-Datei, die als UTF-8 gespeichert ist." }[what]}${reason === undefined ? "" : ` ${reason}`}`,
  headerFault: (fault, name) =>
    ({
      unnamed: "Eine Spalte hat keinen Namen.",
      reserved: `Eine Spalte darf nicht ${name} heißen.`,
      noFields: "Keine Spalte wird importiert.",
      fieldTwice: `Zwei Spalten gehören zum selben Feld: ${name}.`,
      fieldNested: `${name} kann nicht zugleich ein Wert und ein Objekt sein.`,
      columnMissing: `Die Datei hat keine Spalte ${name}.`,
      quotes: "Ein Anführungszeichen fehlt oder steht an der falschen Stelle.",
      tooLong: "Die Zeile ist zu lang. Prüfen Sie, ob jedes Anführungszeichen geschlossen ist."
    })[fault],
  exportTitle: (name) => `${name} exportieren`,
  scope: "Zu exportierende Einträge",
  scopeName: (scope, amount) => {
    const said = { all: "Alle Einträge", filter: "Gefilterte Einträge", selection: "Ausgewählte Einträge" }[scope]
    return amount === undefined ? said : `${said} (${number(amount)})`
  },
  exportStart: "Exportieren",
  exportAgain: "Noch einmal exportieren",
  written: (done, total) => `Bisher geschrieben: ${number(done)} von ${number(total)}.`,
  collecting: (done, total) => `Felder werden gesucht: ${number(done)} von ${number(total)}…`,
  fields: (chosen, all) => (chosen === all ? "Alle Felder" : `Felder: ${number(chosen)} von ${number(all)}`),
  exporting: (done, total) =>
    total === undefined ? "Einträge werden gezählt…" : `${number(done)} von ${number(total)} werden geschrieben…`,
  ready: (amount) => `Datei bereit: ${count(amount, { one: "# Eintrag", other: "# Einträge" })}.`,
  download: (file) => `${file} speichern`,
  empty: "Nichts zu exportieren.",
  unfit: (id, reason) => `Eintrag ${id} kann nicht exportiert werden: ${reason}`,
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
  status: statusName({
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
  empty: "Keine Daten vorhanden.",
  groups: (groups) => `${count(groups, { one: "# Gruppe", other: "# Gruppen" })}.`,
  only: (group, column, value) => `${column === undefined ? group : `${group}, ${column}`}: ${value}.`,
  extremes: (greatest, greatestValue, least, leastValue) =>
    `Am größten: ${greatest}, ${greatestValue}. Am kleinsten: ${least}, ${leastValue}.`,
  extremesOf: (column, greatest, greatestValue, least, leastValue) =>
    `${column}: am größten ${greatest}, ${greatestValue}; am kleinsten ${least}, ${leastValue}.`,
  picture: (caption) => `${caption}, Diagramm. Mit den Pfeiltasten wechseln Sie zwischen den Datenpunkten.`,
  mark: (group, column, value, position, marks) =>
    `${column === undefined ? group : `${group}, ${column}`}: ${value}. ${number(position)} von ${number(marks)}`,
  other: (groups) => `Übrige (${number(groups)})`,
  otherNote: (groups) =>
    count(groups, {
      one: "# kleinere Gruppe ist unter „Übrige“ zusammengefasst.",
      other: "# kleinere Gruppen sind unter „Übrige“ zusammengefasst."
    }),
  omittedNote: (groups) =>
    count(groups, {
      one: "# kleinere Gruppe wird im Diagramm nicht angezeigt.",
      other: "# kleinere Gruppen werden im Diagramm nicht angezeigt."
    }),
  cutNote: (groups) =>
    count(groups, {
      one: "Nur die erste Gruppe wurde geladen. Es gibt weitere.",
      other: "Nur die ersten # Gruppen wurden geladen. Es gibt weitere."
    }),
  showAll: "Alle in der Tabelle anzeigen",
  showTable: "Als Tabelle zeigen",
  showChart: "Als Diagramm zeigen",
  share: "Anteil",
  total: "Gesamt",
  noName: "Kein Wert"
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
  toast,
  signIn,
  signUp,
  captcha,
  account,
  factors,
  profile,
  profileFields,
  changePassword,
  security,
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
