/**
 * Words of an address that has to be verified, and of an account that has to be approved, in English.
 *
 * @since 0.1.0
 */
import type { ApprovalMessages, VerificationMessages } from "../groups/Verification.ts"
import { time } from "./format.ts"

/** Words of the form that asks for the code of a mail. */
export const verification: VerificationMessages = {
  title: "Confirm your e-mail address",
  explanation: (email) => `We sent a code to ${email}.`,
  code: "Code from the e-mail",
  hint: "No e-mail? Look in the spam folder, too.",
  submit: "Confirm",
  submitting: "Checking the code…",
  opening: "Opening your account…",
  resend: "Send a new code",
  resent: (email) => `We sent a new code to ${email}.`,
  changeEmail: "Use another address",
  sendLink: "Send me a link instead",
  sendingLink: "Sending the link…",
  linkSent: (email) => `We sent a link to ${email}. Open it to confirm your address, then sign in.`,
  enterCode: "Enter the code instead",
  done: "Your address is confirmed, and you are signed in.",
  verifyEmail: (email) => `One more code is needed. We sent it to ${email}.`,
  awaitApproval: "Your address is confirmed. Your account now waits for approval: we will e-mail you.",
  proveFactor: "Your address is confirmed. Confirm that it is you to go on.",
  verified: "Your address is confirmed. Sign in to go on.",
  signIn: "Sign in",
  lostTitle: "Sign in once more",
  lost: "This code can no longer be checked here: it was used, is too old, or this page was left. Sign in again and we send you a new one.",
  startAgain: "Sign in again"
}

/** Words of an account that waits. */
export const approval: ApprovalMessages = {
  title: "Your account waits for approval",
  pending: "We look at every new account. We will e-mail you when you can sign in.",
  pendingVerification: "Confirm your e-mail address first. Then we look at your account and e-mail you.",
  steps: "What is left to do",
  registered: "Account created",
  verifyEmail: "E-mail address confirmed",
  approval: "Account approved",
  stepDone: "done",
  stepDue: "still to do",
  enterCode: "Confirm e-mail address",
  submit: "Check again",
  submitting: "Checking…",
  opening: "Opening your account…",
  stillPending: (at) => `Not yet. Last checked at ${time(at)}.`,
  signIn: "Try to sign in",
  signInNow: "Sign in",
  signedIn: "Your account is approved, and you are signed in.",
  approved: "Your account is approved. You can sign in now.",
  declined: "Your account was not approved. Contact us if you think that this is a mistake.",
  proveFactor: "Your account is approved. Confirm that it is you to go on."
}
