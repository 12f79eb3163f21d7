/**
 * The English messages of a second factor.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { factorNames } from "./security.ts"

const about = {
  PASSWORD: "Your account password",
  SMS: "Get a code by text message",
  CALL: "Get a code by phone call",
  EMAIL: "Get a code by email",
  TOTP: "Get a code from your app",
  PUSH: "Approve on a device where you're signed in",
  WEBAUTHN: "Use your fingerprint, face or screen lock",
  RECOVERY_CODE: "Use one of the codes you saved"
} as const

const obstacles = {
  disabledByRule: "This site has turned this off.",
  requireActivation: "Finish setting this up before you use it.",
  requireReenroll: "Set this up again before you use it.",
  usedAlready: "You've already used this to sign in. Use another method.",
  notHere: "Not available in this browser."
} as const

const to = (hint: string | undefined, otherwise: string): string => hint ?? otherwise

/** The messages of a second factor. */
export const factors: Messages["factors"] = {
  title: "Confirm it's you",
  submit: "Confirm",
  submitting: "Checking…",
  opening: "Signing you in…",
  done: "You're signed in.",
  verifyEmail: (email) =>
    `We sent a code to ${email === "" ? "your email address" : email}. Enter it to finish signing in.`,
  awaitApproval: "Your account is waiting for approval. We'll email you when you can sign in.",
  pick: "Choose how to confirm it's you.",
  highRisk: "This sign-in looks unusual. Confirm it's you to continue.",
  leaving: "Taking you to the sign-in page…",
  proveFactor: "That worked. One more step to sign in.",
  name: (factor) => factorNames[factor],
  about: (factor) => about[factor],
  obstacle: (obstacle) => obstacles[obstacle],
  enroll: (factor) => `Set up: ${factorNames[factor]}`,
  lead: (factor, hint) => {
    switch (factor) {
      case "SMS":
        return `Enter the code we texted to ${to(hint, "your phone")}.`
      case "CALL":
        return `We're calling ${to(hint, "your phone")}. Enter the code you hear.`
      case "EMAIL":
        return `Enter the code we emailed to ${to(hint, "you")}.`
      case "TOTP":
        return "Enter the code from your authenticator app."
      case "PUSH":
        return "We sent a request to your other device. Approve it there to continue."
      case "WEBAUTHN":
        return "Use your passkey. Your browser will ask for your fingerprint, face or screen lock."
      case "RECOVERY_CODE":
        return "Enter one of the recovery codes you saved."
      case "PASSWORD":
        return obstacles.usedAlready
    }
  },
  recoveryCode: "Recovery code",
  recoveryHint: "For example, 2fkq-8n4m-a7tz-03wx. Each code works once.",
  remember: "Don't ask again on this device",
  usePasskey: "Use passkey",
  askingPasskey: "Waiting for your passkey…",
  waitingForPush: "Waiting for approval on your other device…",
  sendPushAgain: "Resend request",
  sending: "One moment…",
  openAgain: "Try again",
  another: "Use another method",
  back: "Back",
  restart: "Sign in again",
  none: "No verification method is available right now.",
  noneHelp: "Check what each method needs, or contact us.",
  notSignedIn: "You're not signed in yet."
}
