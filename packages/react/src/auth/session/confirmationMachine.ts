/**
 * The machine that confirms a session which could not be refreshed.
 *
 * @since 0.1.0
 */
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofCall } from "../../problem/CallProblem.ts"
import { make } from "../../problem/Problem.ts"

/** Creates the machine. It requests a member access token. */
export const confirmationMachine = () =>
  submissionMachine<undefined, void>(() =>
    Tokens.use((tokens) =>
      Effect.matchEffect(tokens.requireMember, {
        // If the member's refresh token was dropped, the session has ended, regardless of the error.
        onFailure: (error) =>
          Effect.flatMap(tokens.current, ({ refreshToken: { role } }) =>
            Effect.fail(error._tag === "TokenUnavailable" && role === "member" ? ofCall(error) : make("signInRequired"))
          ),
        onSuccess: () => Effect.void
      })
    )
  )
