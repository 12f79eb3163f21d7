/**
 * The mail of a forgotten password at work.
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

/** Which mail is asked for. */
export interface MailRequest {
  readonly email: string
  readonly options: MailOptions
}

/** Asks for a recovery mail. A provider that tells who is unknown is not listened to: strangers could ask, too. */
export const requestMail = ({ email, options }: MailRequest): Effect.Effect<void, Problem, Recovery> =>
  Recovery.use((recovery) => recovery.sendEmail(email, options)).pipe(
    Effect.catchIf(
      (error) => error._tag === "ApplicationError" && error.code === unknownEmailCode,
      () => Effect.void
    ),
    Effect.mapError(ofMail)
  )

/** Makes the machine of a form that asks for a recovery mail. */
export const recoveryMachine = () =>
  submissionMachine<MailRequest, MailSent>((request) => Effect.as(requestMail(request), { email: request.email }))
