/**
 * Words of every form, in English.
 *
 * @since 0.1.0
 */
import type { FormMessages } from "../groups/Form.ts"
import { number } from "./format.ts"

/** Words of every form. */
export const form: FormMessages = {
  email: "E-mail address",
  password: "Password",
  newPassword: "Choose a password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  check: (fields) => (fields === 1 ? "Check this field:" : "Check these fields:"),
  wait: (seconds) => `Try again in ${number(seconds)} s`,
  waitOver: "You can try again now."
}
