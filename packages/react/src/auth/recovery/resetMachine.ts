/**
 * A new password at work: the call, and the silent login that makes a session of its answer.
 *
 * @since 0.1.0
 */
import type { LoginState } from "@portico/client/auth/LoginState"
import { Recovery } from "@portico/client/auth/Recovery"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofRecover } from "../../problem/RecoveryProblem.ts"
import { follow } from "../entry/follow.ts"
import type { ResetOutcome } from "./Recovery.ts"

/** What is sent. */
export interface NewPassword {
  /** The address, where the page knows it. */
  readonly email: string | undefined
  /** Whether the page goes on where only a page of the provider's can make the session. */
  readonly mayLeave: boolean
  readonly password: Redacted.Redacted
  readonly recoveryToken: Redacted.Redacted
}

/** Makes the machine of a form that sets a new password. */
export const resetMachine = () =>
  submissionMachine<NewPassword, ResetOutcome>(({ email, mayLeave, password, recoveryToken }, opening) =>
    Recovery.use((recovery) => recovery.recover({ password, recoveryToken })).pipe(
      Effect.mapError(ofRecover),
      Effect.flatMap((state) =>
        // The token is spent and the password set: what goes wrong from here on is no reason to do it again.
        Effect.catch(follow(state, addressOf(state) ?? email ?? "", opening, mayLeave), (problem) =>
          Effect.succeed<ResetOutcome>({ _tag: "PasswordChanged", problem })
        )
      )
    )
  )

const addressOf = ({ identity }: LoginState): string | undefined => identity?.email?.address
