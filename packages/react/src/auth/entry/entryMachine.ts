/**
 * Sign-in and sign-up at work: the call, and the silent login that makes a session of its answer.
 *
 * @since 0.1.0
 */
import type { LoginState } from "@portico/client/auth/LoginState"
import { Members } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { type Run, submissionMachine } from "../../form/submissionMachine.ts"
import { ofLogin, ofRegistration } from "../../problem/EntryProblem.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { EntryOutcome } from "./Entry.ts"
import { follow } from "./follow.ts"

/** What is sent: the password is secret from here on. */
export interface Entries {
  readonly email: string
  readonly password: Redacted.Redacted
}

/** Makes the machine of a sign-in. */
export const signIn = () =>
  submissionMachine<Entries, EntryOutcome>((entries, opening) =>
    enter(
      entries,
      opening,
      Effect.mapError(
        Members.use((members) => members.login(entries)),
        ofLogin
      )
    )
  )

/** Makes the machine of a sign-up. */
export const signUp = () =>
  submissionMachine<Entries, EntryOutcome>((entries, opening) =>
    enter(
      entries,
      opening,
      Effect.mapError(
        Members.use((members) => members.register(entries)),
        ofRegistration
      )
    )
  )

const enter = (
  { email }: Entries,
  opening: Effect.Effect<void>,
  answer: Effect.Effect<LoginState, Problem, Members>
): ReturnType<Run<Entries, EntryOutcome>> => Effect.flatMap(answer, (state) => follow(state, email, opening))
