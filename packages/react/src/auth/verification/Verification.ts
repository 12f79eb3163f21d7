/**
 * What the verification of an address is about, and what it leads to.
 *
 * @since 0.1.0
 */
import type * as Redacted from "effect/Redacted"
import type { Alphabet } from "../../form/Code.ts"
import type { Submission } from "../../form/Submission.ts"
import * as Problem from "../../problem/Problem.ts"
import type { EntryOutcome, EntryState } from "../entry/Entry.ts"

/** A verification that is due. */
export interface Due {
  readonly email: string
  /** Whose address it is, where the provider told: a new code is mailed to this identity. */
  readonly identityId?: string | undefined
  /** The state tokens of the codes that were mailed, newest first: a person may enter the code of an earlier mail. */
  readonly stateTokens: ReadonlyArray<Redacted.Redacted>
}

/** What a code leads to. */
export type VerificationOutcome =
  | EntryOutcome
  /** The address is verified, and no session came of it: the member signs in as always. */
  | { readonly _tag: "Verified"; readonly problem: Problem.Problem }

/** Where the verification of an address stands. */
export type VerificationState = Submission<VerificationOutcome>

/** Whether a state is one of a sign-in, too. */
export const isEntry = (state: VerificationState): state is EntryState =>
  state._tag !== "Done" || state.outcome._tag !== "Verified"

/** What the codes of the provider look like. */
export interface CodeShape {
  readonly alphabet: Alphabet
  readonly length: number
}

/** How many codes of earlier mails still count. */
export const maximumStateTokens = 3

/** Adds the state token of a mail that was sent just now. */
export const withToken = (due: Due, token: Redacted.Redacted): Due => ({
  ...due,
  stateTokens: [token, ...due.stateTokens].slice(0, maximumStateTokens)
})

/** Finds what cannot be right about a code. */
export const checkCode = (code: string, length: number): Problem.Problem | undefined => {
  if (code === "") return Problem.ofFields({ code: "codeMissing" })
  return code.length < length ? Problem.ofFields({ code: "codeIncomplete" }, { limit: length }) : undefined
}
