/**
 * The credentials that a user enters to sign in or up, with the checks that run before a request.
 *
 * @since 0.1.0
 */
import type { FieldProblem } from "../../problem/Problem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { CaptchaEntry } from "../captcha/Captcha.ts"

/** The credentials that a user enters to sign in or up. */
export interface Credentials {
  readonly email: string
  readonly password: string
  /** The state of the visible captcha in the form. Undefined if the form has none. */
  readonly captcha?: CaptchaEntry | undefined
}

/** Returns the credentials from a form's data. Trims the email address. */
export const ofForm = (entries: FormData): Credentials => ({
  email: textOf(entries.get("email")).trim(),
  password: textOf(entries.get("password")),
  ...captchaOf(entries.get("captcha"))
})

/**
 * Returns the problem with the credentials, or `undefined` if there is none. Only the provider can check whether the
 * address exists and whether the password is strong enough. An unsolved captcha is reported last.
 */
export const check = ({ captcha, email, password }: Credentials): Problem.Problem | undefined => {
  const fields: Record<string, FieldProblem> = {}
  if (email === "") fields["email"] = "emailMissing"
  else if (!/^[^\s@]+@[^\s@]+$/.test(email)) fields["email"] = "emailMalformed"
  if (password === "") fields["password"] = "passwordMissing"
  if (Object.keys(fields).length > 0) return Problem.ofFields(fields)
  return captcha === "unsolved" ? Problem.make("missingCaptchaToken") : undefined
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "")

/** Returns the captcha's state from a form field's value. */
export const captchaOf = (value: FormDataEntryValue | null): Pick<Credentials, "captcha"> =>
  value === "standby" || value === "unsolved" || value === "solved" ? { captcha: value } : {}
