/**
 * Converts a login response to an outcome. Every form that receives such a response creates its session here.
 *
 * @since 0.1.0
 */
import { isChallenged } from "@portico/client/auth/LoginFlow"
import type { LoginState } from "@portico/client/auth/LoginState"
import { needsPage, SilentLogin } from "@portico/client/auth/SilentLogin"
import * as Effect from "effect/Effect"
import { ofSession } from "../../problem/EntryProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { EntryOutcome } from "./Entry.ts"

/**
 * Returns the outcome of a login response. `state` is one of the states after a response in
 * `LoginMachine.transitions`. If the login succeeded, it runs `opening` and then creates the session; other responses
 * require another step from the user. If only the provider's own page can create the session, the outcome is
 * `PageNeeded` with `mayLeave`, and a problem without it.
 */
export const followLogin = (
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
      return isChallenged(state)
        ? Effect.succeed({ _tag: "FactorRequired", email, challenge: state.challenge })
        : Effect.fail(Problem.make("unknownState"))
  }
}
