/**
 * The machine that requests a recovery email.
 *
 * @since 0.1.0
 */
import { submissionMachine } from "../../form/submissionMachine.ts"
import type { Problem } from "../../problem/Problem.ts"
import { ofMail, ofRecover } from "../../problem/RecoveryProblem.ts"
import { followLogin } from "../entry/followLogin.ts"
import type { MailSent, ResetOutcome } from "./Recovery.ts"
import type { LoginState } from "@portico/client/auth/LoginState"
import { Recovery, type MailOptions } from "@portico/client/auth/Recovery"
import { unknownEmailCode } from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

/** The request for a recovery email. */
export interface MailRequest {
  readonly email: string
  readonly options: MailOptions
}

/**
 * Requests a recovery email. Ignores the failure that an address is unknown, because it would disclose to anyone which
 * addresses have an account.
 */
export const requestMail = ({ email, options }: MailRequest): Effect.Effect<void, Problem, Recovery> =>
  Recovery.use((recovery) => recovery.sendEmail(email, options)).pipe(
    Effect.catchIf(
      (error) => error._tag === "ApplicationError" && error.code === unknownEmailCode,
      () => Effect.void
    ),
    Effect.mapError(ofMail)
  )

/** Creates the machine of a form that requests a recovery email. */
export const recoveryMachine = () =>
  submissionMachine<MailRequest, MailSent>((request) => Effect.as(requestMail(request), { email: request.email }))

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
