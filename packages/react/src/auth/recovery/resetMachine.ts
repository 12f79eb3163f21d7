/**
 * The machine that sets a new password. It sends the request, then creates a session with a silent login.
 *
 * @since 0.1.0
 */
import type { LoginState } from "@portico/client/auth/LoginState"
import { Recovery } from "@portico/client/auth/Recovery"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofRecover } from "../../problem/RecoveryProblem.ts"
import { followLogin } from "../entry/followLogin.ts"
import type { ResetOutcome } from "./Recovery.ts"

/** The data to send. */
export interface NewPassword {
  /** The member's email address, if the page knows it. */
  readonly email: string | undefined
  /** Whether the outcome can be `PageNeeded` if only the provider's own page can create the session. */
  readonly mayLeave: boolean
  readonly password: Redacted.Redacted
  readonly recoveryToken: Redacted.Redacted
}

/** Creates the machine of a form that sets a new password. */
export const resetMachine = () =>
  submissionMachine<NewPassword, ResetOutcome>(({ email, mayLeave, password, recoveryToken }, opening) =>
    Recovery.use((recovery) => recovery.recover({ password, recoveryToken })).pipe(
      Effect.mapError(ofRecover),
      Effect.flatMap((state) =>
        // The token is used and the password is set. A later failure must not make the user set the password again.
        Effect.catch(followLogin(state, addressOf(state) ?? email ?? "", opening, mayLeave), (problem) =>
          Effect.succeed<ResetOutcome>({ _tag: "PasswordChanged", problem })
        )
      )
    )
  )

const addressOf = ({ identity }: LoginState): string | undefined => identity?.email?.address
