import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

/** An email address and its password. */
export interface Account {
  readonly email: string
  readonly password: string
}

export const login = ({ email, password }: Account = accounts.ada) =>
  Members.use((members) => members.login({ email, password: Redacted.make(password) }))

export const silently = Effect.flatMap(login(), (state) =>
  state._tag === "SUCCESS" ? SilentLogin.use((silent) => silent.run(state.sessionToken)) : Effect.die(state._tag)
)

/** Runs a program as Ada. */
export const signedIn = <A, E, R>(program: Effect.Effect<A, E, R>) => Effect.andThen(silently, program)
