/** Members who sign in and out. */
import { endSession, Members } from "@portico/client/auth/Members"
import { Tokens } from "@portico/client/session/Tokens"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import * as Effect from "effect/Effect"

const { ada, bob } = Bookshop.accounts

/** Ada signs in. */
export const adaComes = Testing.signIn(ada)

/** Bob signs in, even if another member is signed in. */
export const bobComes = Testing.signIn(bob)

/** The member signs out on this page. */
export const leaves = Members.use((members) => members.logout())

/** The provider ends the session, and the client detects it. */
export const sessionEnds = Effect.andThen(
  endSession(),
  Effect.ignore(
    Tokens.use((tokens) => Effect.flatMap(tokens.current, ({ accessToken }) => tokens.confirm(accessToken.value)))
  )
)
