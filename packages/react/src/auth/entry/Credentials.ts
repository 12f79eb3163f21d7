/**
 * What a person enters to sign in or up, and what is checked before anything is sent.
 *
 * @since 0.1.0
 */
import type { FieldProblem } from "../../problem/Problem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { CaptchaEntry } from "../captcha/Captcha.ts"

/** What a person enters to sign in or up. */
export interface Credentials {
  readonly email: string
  readonly password: string
  /** What became of the visible captcha in the form. Nothing where there is none. */
  readonly captcha?: CaptchaEntry | undefined
}

/** Reads the entries of a form. Blanks around an address are not part of it. */
export const ofForm = (entries: FormData): Credentials => ({
  email: textOf(entries.get("email")).trim(),
  password: textOf(entries.get("password")),
  ...captchaOf(entries.get("captcha"))
})

/**
 * Finds what cannot be right. Whether an address exists and a password is good enough, only the provider knows. A
 * captcha that is yet to be solved comes last.
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

/** Reads what a form's entry says of its captcha. */
export const captchaOf = (value: FormDataEntryValue | null): Pick<Credentials, "captcha"> =>
  value === "standby" || value === "unsolved" || value === "solved" ? { captcha: value } : {}
