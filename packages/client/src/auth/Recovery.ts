/**
 * Password recovery: sends the recovery email, and sets the new password with the token of its link (auth.md §7).
 *
 * @since 0.1.0
 */
import {
  recover as recoverRow,
  sendActivationEmail as sendActivationEmailRow,
  sendRecoveryEmail as sendRecoveryEmailRow
} from "@portico/contract/codecs/auth/OptionalCalls"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Span from "../transport/internal/Span.ts"
import type { CallError } from "../transport/Failure.ts"
import { Settings } from "../transport/Settings.ts"
import { Transport } from "../transport/Transport.ts"
import { type AccountRefused } from "./internal/AccountRefused.ts"
import { ofRecovery, type RecoveryRefused } from "./internal/StepRefused.ts"
import { fromResponse, type LoginState } from "./LoginState.ts"
import { withOutcome } from "./internal/Outcome.ts"

/** The errors of `Recovery.sendEmail`. The provider decides whether it reveals that an address has no account. */
export type SendEmailError = CallError

/** The errors of `Recovery.recover`. A password that breaks a rule of the provider is an `InvalidArgument`. */
export type RecoverError = RecoveryRefused | AccountRefused | CallError

/** The errors of `Recovery.sendActivationEmail`. */
export type SendActivationEmailError = CallError

export { AccountRefused } from "./internal/AccountRefused.ts"
export { RecoveryRefused } from "./internal/StepRefused.ts"

/** The language of an email and the target of its link. */
export interface MailOptions {
  /** The page of this site that the link opens. By default the provider's own page. */
  readonly redirectUrl?: string
  /** The language of the email. By default that of the settings. */
  readonly language?: string
}

/** The operations of `Recovery`. */
export interface RecoveryShape {
  /** Sends an email with a link to set a new password. */
  readonly sendEmail: (email: string, options?: MailOptions) => Effect.Effect<void, SendEmailError>
  /**
   * Sets a new password with the token of a recovery email. Does not change the session: `SilentLogin.run` creates one
   * from the session token.
   */
  readonly recover: (input: {
    readonly recoveryToken: Redacted.Redacted
    readonly password: Redacted.Redacted
  }) => Effect.Effect<LoginState, RecoverError>
  /** Sends an email with a link that activates an identity. */
  readonly sendActivationEmail: (
    identityId: string,
    options?: MailOptions
  ) => Effect.Effect<void, SendActivationEmailError>
}

/** Recovers accounts. */
export class Recovery extends Context.Service<Recovery, RecoveryShape>()("@portico/client/auth/Recovery") {}

const make = Effect.gen(function* () {
  const settings = yield* Settings
  const transport = yield* Transport

  const mailOf = ({ language = settings.language, redirectUrl }: MailOptions) => ({
    ...(language === undefined ? {} : { language }),
    redirect: { ...(redirectUrl === undefined ? {} : { url: redirectUrl }), clientId: settings.clientId }
  })

  const sendEmail = Span.fn("Recovery.sendEmail")(
    (email: string, options: MailOptions = {}) =>
      transport.call(sendRecoveryEmailRow, { email, ...mailOf(options) }, { purpose: "visitor" }),
    Effect.asVoid,
    withOutcome
  )

  const recover = Span.fn("Recovery.recover")(
    (input: Parameters<RecoveryShape["recover"]>[0]) => transport.call(recoverRow, input, { purpose: "visitor" }),
    Effect.mapBoth({ onFailure: ofRecovery, onSuccess: fromResponse }),
    withOutcome
  )

  const sendActivationEmail = Span.fn("Recovery.sendActivationEmail")(
    (identityId: string, options: MailOptions = {}) =>
      transport.call(sendActivationEmailRow, { identityId, emailOptions: mailOf(options) }, { purpose: "visitor" }),
    Effect.asVoid,
    withOutcome
  )

  return { recover, sendActivationEmail, sendEmail } satisfies RecoveryShape
})

/** `Recovery` over the transport. */
export const layer: Layer.Layer<Recovery, never, Settings | Transport> = Layer.effect(Recovery, make)
