/**
 * The machine that requests a recovery email.
 *
 * @since 0.1.0
 */
import { type MailOptions, Recovery } from "@portico/client/auth/Recovery"
import { unknownEmailCode } from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import { submissionMachine } from "../../form/submissionMachine.ts"
import type { Problem } from "../../problem/Problem.ts"
import { ofMail } from "../../problem/RecoveryProblem.ts"
import type { MailSent } from "./Recovery.ts"

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
