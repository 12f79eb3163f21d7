/**
 * The entries of a password change, and their checks before a request is sent.
 *
 * @since 0.1.0
 */
import type { Submission } from "../../form/Submission.ts"
import type { FieldProblem, Problem } from "../../problem/Problem.ts"
import * as Problems from "../../problem/Problem.ts"
import type { CaptchaEntry } from "../captcha/Captcha.ts"
import { captchaOf } from "../entry/Credentials.ts"

/** The entries of a password change. */
export interface PasswordEntries {
  /** The result of the visible captcha in the form. Undefined if there is none. */
  readonly captcha?: CaptchaEntry | undefined
  /** The current password. Undefined if the form does not include it. */
  readonly currentPassword?: string | undefined
  readonly newPassword: string
}

/** The state of a password change. */
export type ChangePasswordState = Submission<"Changed">

/** Returns the entries of a form. */
export const ofForm = (entries: FormData): PasswordEntries => ({
  ...(entries.has("currentPassword") ? { currentPassword: textOf(entries, "currentPassword") } : {}),
  newPassword: textOf(entries, "newPassword"),
  ...captchaOf(entries.get("captcha"))
})

/** Checks for missing passwords and an unsolved captcha. Only the provider knows its password rules. */
export const check = ({ captcha, currentPassword, newPassword }: PasswordEntries): Problem | undefined => {
  const fields: Record<string, FieldProblem> = {}
  if (currentPassword === "") fields["currentPassword"] = "passwordMissing"
  if (newPassword === "") fields["newPassword"] = "passwordMissing"
  if (Object.keys(fields).length > 0) return Problems.ofFields(fields)
  return captcha === "unsolved" ? Problems.make("missingCaptchaToken") : undefined
}

const textOf = (entries: FormData, name: string): string => {
  const value = entries.get(name)
  return typeof value === "string" ? value : ""
}
