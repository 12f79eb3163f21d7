/**
 * A forgotten password: the mail, and the new password that its link leads to (auth.md §7).
 *
 * @since 0.1.0
 */
import { recover as recoverRow, sendActivationEmail, sendRecoveryEmail } from "@portico/contract/auth/Endpoints"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import type { CallError } from "../transport/Failure.ts"
import { Settings } from "../transport/Settings.ts"
import { Transport } from "../transport/Transport.ts"
import { type AccountRefused, ofRecovery, type RecoveryRefused } from "./internal/AccountRefused.ts"
import { fromAnswer, type LoginState } from "./LoginState.ts"
import { noted } from "./internal/Outcome.ts"

/** What can go wrong asking for a recovery mail. Whether somebody has the address is the provider's to tell or not. */
export type SendEmailError = CallError

/** How setting a new password can fail. A password that breaks a rule of the provider is `InvalidArgument`. */
export type RecoverError = RecoveryRefused | AccountRefused | CallError

/** What can go wrong asking for an activation mail. */
export type SendActivationEmailError = CallError

export { AccountRefused, RecoveryRefused } from "./internal/AccountRefused.ts"

/** How a mail is worded and where its link leads. */
export interface MailOptions {
  /** A page of this site. The provider's own page where there is none. */
  readonly redirectUrl?: string
  /** The settings' language by default. */
  readonly language?: string
}

/** The operations of `Recovery`. */
export interface RecoveryShape {
  /** Mails a link to a new password. */
  readonly sendEmail: (email: string, options?: MailOptions) => Effect.Effect<void, SendEmailError>
  /**
   * Sets a new password with the token of a recovery mail. The session stays as it is: `SilentLogin.run` makes one of
   * the session token.
   */
  readonly recover: (input: {
    readonly recoveryToken: Redacted.Redacted
    readonly password: Redacted.Redacted
  }) => Effect.Effect<LoginState, RecoverError>
  /** Mails a link that activates an identity. */
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

  const sendEmail = Effect.fn("Recovery.sendEmail")(
    (email: string, options: MailOptions = {}) =>
      transport.call(sendRecoveryEmail, { email, ...mailOf(options) }, { need: "visitor" }),
    Effect.asVoid,
    noted
  )

  const recover = Effect.fn("Recovery.recover")(
    (input: Parameters<RecoveryShape["recover"]>[0]) => transport.call(recoverRow, input, { need: "visitor" }),
    Effect.mapBoth({ onFailure: ofRecovery, onSuccess: fromAnswer }),
    noted
  )

  const activate = Effect.fn("Recovery.sendActivationEmail")(
    (identityId: string, options: MailOptions = {}) =>
      transport.call(sendActivationEmail, { identityId, emailOptions: mailOf(options) }, { need: "visitor" }),
    Effect.asVoid,
    noted
  )

  return { recover, sendActivationEmail: activate, sendEmail } satisfies RecoveryShape
})

/** `Recovery` over the transport. */
export const layer: Layer.Layer<Recovery, never, Settings | Transport> = Layer.effect(Recovery, make)
