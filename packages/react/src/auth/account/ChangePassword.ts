/**
 * What a person enters to change a password, and what is checked before anything is sent.
 *
 * @since 0.1.0
 */
import type { Submission } from "../../form/Submission.ts"
import type { FieldProblem, Problem } from "../../problem/Problem.ts"
import * as Problems from "../../problem/Problem.ts"

/** What a person enters. */
export interface PasswordEntries {
  /** Undefined where it was not asked for. */
  readonly currentPassword?: string | undefined
  readonly newPassword: string
}

/** Where a change stands. */
export type ChangePasswordState = Submission<"Changed">

/** Reads the entries of a form. */
export const ofForm = (entries: FormData): PasswordEntries => ({
  ...(entries.has("currentPassword") ? { currentPassword: textOf(entries, "currentPassword") } : {}),
  newPassword: textOf(entries, "newPassword")
})

/** Finds what cannot be right. Whether a password is good enough, only the provider knows. */
export const check = ({ currentPassword, newPassword }: PasswordEntries): Problem | undefined => {
  const fields: Record<string, FieldProblem> = {}
  if (currentPassword === "") fields["currentPassword"] = "passwordMissing"
  if (newPassword === "") fields["newPassword"] = "passwordMissing"
  return Object.keys(fields).length === 0 ? undefined : Problems.ofFields(fields)
}

const textOf = (entries: FormData, name: string): string => {
  const value = entries.get(name)
  return typeof value === "string" ? value : ""
}
