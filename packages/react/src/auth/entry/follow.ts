/**
 * From the answer of a login to what it leads to: the one way into a session for every form that gets such an answer.
 *
 * @since 0.1.0
 */
import type { LoginState } from "@portico/client/auth/LoginState"
import { needsPage, SilentLogin } from "@portico/client/auth/SilentLogin"
import * as Effect from "effect/Effect"
import { ofSession } from "../../problem/EntryProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { EntryOutcome } from "./Entry.ts"

/**
 * Follows an answer: a finished login is made a session, once `opening` has been told; the others ask for more. Where
 * only a page of the provider's can make the session, `mayLeave` has it be an outcome.
 */
export const follow = (
  state: LoginState,
  email: string,
  opening: Effect.Effect<void>,
  mayLeave = false
): Effect.Effect<EntryOutcome, Problem.Problem, SilentLogin> => {
  switch (state._tag) {
    case "SUCCESS":
      return opening.pipe(
        Effect.andThen(SilentLogin.use((silentLogin) => silentLogin.run(state.sessionToken))),
        Effect.matchEffect({
          onFailure: (error) =>
            mayLeave && needsPage(error)
              ? Effect.succeed<EntryOutcome>({ _tag: "PageNeeded", sessionToken: state.sessionToken })
              : Effect.fail(ofSession(error)),
          onSuccess: () => Effect.succeed<EntryOutcome>({ _tag: "SignedIn" })
        })
      )
    case "EMAIL_VERIFICATION_REQUIRED":
      return Effect.succeed({
        _tag: "EmailVerificationRequired",
        email,
        stateToken: state.stateToken,
        ...(state.identity?.id === undefined ? {} : { identityId: state.identity.id })
      })
    case "OWNER_APPROVAL_REQUIRED":
      return Effect.succeed({ _tag: "OwnerApprovalRequired" })
    case "FAILURE":
      return state.challenge === undefined
        ? Effect.fail(Problem.make("unknownState"))
        : Effect.succeed({ _tag: "FactorRequired", email, challenge: state.challenge })
  }
}
