/**
 * Words of every form, in English.
 *
 * @since 0.1.0
 */
import type { FormMessages } from "../groups/Form.ts"
import { count, number } from "./format.ts"

const strengths = ["Very weak", "Weak", "Fair", "Good", "Strong"] as const

/** Words of every form. */
export const form: FormMessages = {
  email: "E-mail address",
  password: "Password",
  newPassword: "Choose a password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  check: (fields) => (fields === 1 ? "Check this field:" : "Check these fields:"),
  wait: (seconds) => `Try again in ${number(seconds)} s`,
  waitOver: "You can try again now.",
  slow: "This takes longer than usual. Stay on this page: nothing that you entered is lost.",
  offline: "You are offline. What you entered stays here until you are connected again.",
  capsLock: "Caps lock is on.",
  strength: "Password strength",
  strengthLevel: (level) => strengths[level],
  code: "Code",
  codeHint: (length, alphabet) =>
    `It has ${alphabet === "digits" ? count(length, "digit", "digits") : count(length, "letter or digit", "letters and digits")}.`,
  resend: "Send it again",
  resending: "Sending…",
  resendIn: (seconds) => `Send it again in ${number(seconds)} s`,
  resent: "We sent it again.",
  resendOver: "You can have it sent again now."
}
