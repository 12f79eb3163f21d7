/**
 * The states and checks of a password recovery.
 *
 * @since 0.1.0
 */
import { problemOf, type Submission } from "../../form/Submission.ts"
import type { FieldProblem } from "../../problem/Problem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { EntryHandlers, EntryOutcome, EntryState } from "../entry/Entry.ts"

/** The outcome of requesting a recovery email. It does not disclose whether an account has the address. */
export interface MailSent {
  /** The address that received the email. */
  readonly email: string
}

/** The state of requesting a recovery email. */
export type RecoveryState = Submission<MailSent>

/** The outcome of setting a new password. */
export type ResetOutcome =
  | EntryOutcome
  /** The password is set, but no session could be created. The member must sign in with the new password. */
  | { readonly _tag: "PasswordChanged"; readonly problem: Problem.Problem }

/** The state of setting a new password. */
export type ResetState = Submission<ResetOutcome>

/** Returns whether a state is also a state of a sign-in. */
export const isEntry = (state: ResetState): state is EntryState =>
  state._tag !== "Done" || state.outcome._tag !== "PasswordChanged"

/** The handlers of a new password's outcome. Each is called once. */
export interface ResetHandlers extends EntryHandlers {
  /** Called when the password is set and the member must sign in with it. */
  readonly onPasswordChanged?: (() => void) | undefined
}

/** The reason why no password can be set: the page was opened without a token, or the token is no longer valid. */
export type TokenProblem = "missing" | "expired"

/** Returns the reason why no password can be set, or `undefined` if one can be set. */
export const tokenProblemOf = (
  state: ResetState,
  token: "Unread" | "Missing" | "Present" = "Present"
): TokenProblem | undefined => {
  if (problemOf(state)?.key === "recoveryLinkExpired") return "expired"
  return token === "Missing" && state._tag !== "Done" ? "missing" : undefined
}

/** Checks the format of an email address. Only the provider knows whether an account has it. */
export const checkEmail = (email: string): Problem.Problem | undefined => {
  const found: FieldProblem | undefined =
    email === "" ? "emailMissing" : /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : "emailMalformed"
  return found === undefined ? undefined : Problem.ofFields({ email: found })
}

/** Checks that a new password is not empty. Only the provider knows its other rules. */
export const checkPassword = (password: string): Problem.Problem | undefined =>
  password === "" ? Problem.ofFields({ password: "passwordMissing" }) : undefined

/** Returns the string of a form entry, or an empty string. */
export const textOf = (entries: FormData, name: string): string => {
  const value = entries.get(name)
  return typeof value === "string" ? value : ""
}
