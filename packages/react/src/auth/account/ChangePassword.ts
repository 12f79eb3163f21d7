/**
 * What a person enters to change a password, and what is checked before anything is sent.
 *
 * @since 0.1.0
 */
import type { Submission } from "../../form/Submission.ts"
import type { FieldProblem, Problem } from "../../problem/Problem.ts"
import * as Problems from "../../problem/Problem.ts"
import type { CaptchaEntry } from "../captcha/Captcha.ts"
import { captchaOf } from "../entry/Credentials.ts"

/** What a person enters. */
export interface PasswordEntries {
  /** What became of the visible captcha in the form. Nothing where there is none. */
  readonly captcha?: CaptchaEntry | undefined
  /** Undefined where it was not asked for. */
  readonly currentPassword?: string | undefined
  readonly newPassword: string
}

/** Where a change stands. */
export type ChangePasswordState = Submission<"Changed">

/** Reads the entries of a form. */
export const ofForm = (entries: FormData): PasswordEntries => ({
  ...(entries.has("currentPassword") ? { currentPassword: textOf(entries, "currentPassword") } : {}),
  newPassword: textOf(entries, "newPassword"),
  ...captchaOf(entries.get("captcha"))
})

/** Finds what cannot be right. Whether a password is good enough, only the provider knows. */
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
