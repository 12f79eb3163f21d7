/**
 * Words of a further factor, in German.
 * A draft that nobody has reviewed.
 *
 * @since 0.1.0
 */
import type { FactorMessages } from "../groups/Factors.ts"

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

/** Words of a further factor. */
export const factors: FactorMessages = {
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
