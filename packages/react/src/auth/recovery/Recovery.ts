/**
 * What a forgotten password leads to.
 *
 * @since 0.1.0
 */
import { problemOf, type Submission } from "../../form/Submission.ts"
import type { FieldProblem } from "../../problem/Problem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { EntryHandlers, EntryOutcome, EntryState } from "../entry/Entry.ts"

/** A mail was asked for. Whether somebody has the address, nobody learns. */
export interface MailSent {
  readonly email: string
}

/** Where the asking for a recovery mail stands. */
export type RecoveryState = Submission<MailSent>

/** What a new password leads to. */
export type ResetOutcome =
  | EntryOutcome
  /** The password is set, and no session came of it: the member signs in with it. */
  | { readonly _tag: "PasswordChanged"; readonly problem: Problem.Problem }

/** Where the setting of a new password stands. */
export type ResetState = Submission<ResetOutcome>

/** Whether a state is one of a sign-in, too. */
export const isEntry = (state: ResetState): state is EntryState =>
  state._tag !== "Done" || state.outcome._tag !== "PasswordChanged"

/** Who wants to know what a new password led to. Each is called once. */
export interface ResetHandlers extends EntryHandlers {
  /** The password is set, and the member has to sign in with it. */
  readonly onPasswordChanged?: (() => void) | undefined
}

/** Why there is no password to set: the page was opened without a token, or the token is used up. */
export type NoToken = "missing" | "over"

/** Why there is no password to set, where there is none. */
export const noTokenOf = (state: ResetState, token: "Unread" | "Missing" | "Held" = "Held"): NoToken | undefined => {
  if (problemOf(state)?.key === "recoveryOver") return "over"
  return token === "Missing" && state._tag !== "Done" ? "missing" : undefined
}

/** Finds what cannot be right about an address. Whether somebody has it, only the provider knows. */
export const checkEmail = (email: string): Problem.Problem | undefined => {
  const found: FieldProblem | undefined =
    email === "" ? "emailMissing" : /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : "emailMalformed"
  return found === undefined ? undefined : Problem.ofFields({ email: found })
}

/** Finds what cannot be right about a new password. Which ones are good enough, only the provider knows. */
export const checkPassword = (password: string): Problem.Problem | undefined =>
  password === "" ? Problem.ofFields({ password: "passwordMissing" }) : undefined

/** Reads an entry of a form. */
export const textOf = (entries: FormData, name: string): string => {
  const value = entries.get(name)
  return typeof value === "string" ? value : ""
}
