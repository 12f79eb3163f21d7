/**
 * The states and checks of an email verification.
 *
 * @since 0.1.0
 */
import type * as Redacted from "effect/Redacted"
import type { Alphabet } from "../../form/CodeField.view.tsx"
import type { Submission } from "../../form/Submission.ts"
import * as Problem from "../../problem/Problem.ts"
import type { EntryOutcome, EntryState } from "../entry/Entry.ts"

/** A pending email verification. */
export interface Due {
  readonly email: string
  /** The identity that the address belongs to, if the provider returned it. A new code is sent to this identity. */
  readonly identityId?: string | undefined
  /** The state tokens of the sent codes, newest first. The user can enter the code of an earlier email. */
  readonly stateTokens: ReadonlyArray<Redacted.Redacted>
}

/** The outcome of submitting a code. */
export type VerificationOutcome =
  | EntryOutcome
  /** The address is verified, but no session could be created. The member must sign in. */
  | { readonly _tag: "Verified"; readonly problem: Problem.Problem }

/** The state of an email verification. */
export type VerificationState = Submission<VerificationOutcome>

/** Returns whether a state is also a state of a sign-in. */
export const isEntry = (state: VerificationState): state is EntryState =>
  state._tag !== "Done" || state.outcome._tag !== "Verified"

/** The format of the provider's codes. */
export interface CodeShape {
  readonly alphabet: Alphabet
  readonly length: number
}

/** The maximum number of state tokens. Codes of older emails are not accepted. */
export const maximumStateTokens = 3

/** Returns the verification with the state token of a new email. Drops the oldest token above `maximumStateTokens`. */
export const withToken = (due: Due, token: Redacted.Redacted): Due => ({
  ...due,
  stateTokens: [token, ...due.stateTokens].slice(0, maximumStateTokens)
})

/** Checks that a code is complete. `length` is its number of characters. */
export const checkCode = (code: string, length: number): Problem.Problem | undefined => {
  if (code === "") return Problem.ofFields({ code: "codeMissing" })
  return code.length < length ? Problem.ofFields({ code: "codeIncomplete" }, { limit: length }) : undefined
}
