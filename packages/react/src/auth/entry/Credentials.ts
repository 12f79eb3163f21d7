/**
 * What a person enters to sign in or up, and what is checked before anything is sent.
 *
 * @since 0.1.0
 */
import type { FieldProblem } from "../../problem/Problem.ts"
import * as Problem from "../../problem/Problem.ts"

/** What a person enters to sign in or up. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Reads the entries of a form. Blanks around an address are not part of it. */
export const ofForm = (entries: FormData): Credentials => ({
  email: textOf(entries.get("email")).trim(),
  password: textOf(entries.get("password"))
})

/** Finds what cannot be right. Whether an address exists and a password is good enough, only the provider knows. */
export const check = ({ email, password }: Credentials): Problem.Problem | undefined => {
  const fields: Record<string, FieldProblem> = {}
  if (email === "") fields["email"] = "emailMissing"
  else if (!/^[^\s@]+@[^\s@]+$/.test(email)) fields["email"] = "emailMalformed"
  if (password === "") fields["password"] = "passwordMissing"
  return Object.keys(fields).length === 0 ? undefined : Problem.ofFields(fields)
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "")
