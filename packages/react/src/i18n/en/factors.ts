/**
 * Words of a further factor, in English.
 *
 * @since 0.1.0
 */
import type { FactorMessages } from "../groups/Factors.ts"

const names = {
  PASSWORD: "Password",
  SMS: "Text message",
  CALL: "Phone call",
  EMAIL: "E-mail",
  TOTP: "Authenticator app",
  PUSH: "Another device",
  WEBAUTHN: "Passkey",
  RECOVERY_CODE: "Recovery code"
} as const

const about = {
  PASSWORD: "What you sign in with",
  SMS: "We text you a code",
  CALL: "We call you and say a code",
  EMAIL: "We mail you a code",
  TOTP: "Your app shows a code",
  PUSH: "Approve on a device where you are signed in",
  WEBAUTHN: "Your fingerprint, face or screen lock",
  RECOVERY_CODE: "One of the codes that you kept"
} as const

const obstacles = {
  disabledByRule: "The shop has switched this off.",
  requireActivation: "This is set up only half. Finish it before you use it.",
  requireReenroll: "This is no longer good as it is. Set it up again before you use it.",
  usedAlready: "You have entered it already: a second step takes something else.",
  notHere: "This browser has none for this page."
} as const

const to = (hint: string | undefined, otherwise: string): string => hint ?? otherwise

/** Words of a further factor. */
export const factors: FactorMessages = {
  title: "Confirm that it is you",
  submit: "Confirm",
  submitting: "Checking…",
  opening: "Opening your account…",
  done: "You are signed in.",
  verifyEmail: (email) =>
    `We sent a code to ${email === "" ? "your e-mail address" : email}. Enter it to finish signing in.`,
  awaitApproval: "Your account is waiting for approval. We will e-mail you when you can sign in.",
  pick: "Choose how you want to confirm.",
  highRisk: "This sign-in looks unusual, so we want to be sure that it is you.",
  leaving: "We go on at the sign-in page.",
  proveFactor: "That was right. One more step, and you are in.",
  name: (factor) => names[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enrol: (factor) => `Set up: ${names[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `We texted a code to ${to(hint, "your phone")}. Enter it here.`
      case "CALL":
        return `We are calling ${to(hint, "your phone")} to say a code. Enter it here.`
      case "EMAIL":
        return `We mailed a code to ${to(hint, "you")}. Enter it here.`
      case "TOTP":
        return "Enter the code that your authenticator app shows now."
      case "PUSH":
        return "We sent a request to your other device. Approve it there to go on."
      case "WEBAUTHN":
        return "Use your passkey: your browser asks for your fingerprint, face or screen lock."
      case "RECOVERY_CODE":
        return "Enter one of the recovery codes that you kept."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "Recovery code",
  recoveryHint: "Such as 2fkq-8n4m-a7tz-03wx. Each code works once.",
  remember: "Do not ask again on this device",
  usePasskey: "Use the passkey",
  askingPasskey: "Your browser is asking…",
  waitingForPush: "Waiting for your answer on the other device…",
  sendPushAgain: "Send the request again",
  sending: "One moment…",
  openAgain: "Try again",
  another: "Choose another way",
  back: "Back",
  restart: "Sign in again",
  none: "None of your ways to confirm can be used right now.",
  noneHelp: "See what each of them needs, or contact us.",
  over: "You are not signed in yet."
}
