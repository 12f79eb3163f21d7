/**
 * The confirmation of a session that could not be renewed, at work.
 *
 * @since 0.1.0
 */
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofCall } from "../../problem/CallProblem.ts"
import { make } from "../../problem/Problem.ts"

/** Makes the machine. It asks for a token of the member's own. */
export const confirmationMachine = () =>
  submissionMachine<undefined, void>(() =>
    Tokens.use((tokens) =>
      Effect.matchEffect(tokens.requireMember, {
        // A session that was refused has ended, whatever it was refused with.
        onFailure: (error) =>
          Effect.flatMap(tokens.current, ({ refreshToken: { role } }) =>
            Effect.fail(error._tag === "TokenUnavailable" && role === "member" ? ofCall(error) : make("signInRequired"))
          ),
        onSuccess: () => Effect.void
      })
    )
  )
