/**
 * The English messages that all forms share.
 *
 * @since 0.1.0
 */
import type { Messages } from "../messages/Messages.ts"
import { count, seconds } from "./format.ts"

const strengths = ["Very weak", "Weak", "Fair", "Good", "Strong"] as const

/** The messages that all forms share. */
export const form: Messages["form"] = {
  email: "Email address",
  password: "Password",
  newPassword: "Choose a password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  check: (fields) => (fields === 1 ? "Check this field:" : "Check these fields:"),
  wait: (left) => `Try again in ${seconds(left)}`,
  waitOver: "You can try again now.",
  slow: "This is taking longer than usual. Keep this page open. Nothing you entered is lost.",
  offline: "You're offline. What you entered stays on this page until you're back online.",
  capsLock: "Caps Lock is on.",
  strength: "Password strength",
  strengthLevel: (level) => strengths[level],
  code: "Code",
  codeHint: (length, alphabet) =>
    `Enter ${alphabet === "digits" ? count(length, "digit", "digits") : count(length, "letter or digit", "letters and digits")}.`,
  resend: "Resend",
  resending: "Sending…",
  resendIn: (left) => `Resend in ${seconds(left)}`,
  resent: "Sent again.",
  resendOver: "You can resend it now."
}
