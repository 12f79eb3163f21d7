/**
 * The second factors of the member who is signed in: authenticator apps, passkeys, recovery codes, and codes that are
 * sent. The specification has no endpoints for them, so a provider may lack them: the error is then `NotSupported`.
 * `Mfa` uses the factors at sign-in.
 *
 * @since 0.1.0
 */
import type { EnrolledFactor } from "@portico/contract/auth/Account"
import {
  addPasskey,
  confirmFactor,
  createPasskeyOptions,
  enrollFactor,
  listFactors,
  removeFactor,
  renewRecoveryCodes,
  resendFactorCode
} from "@portico/contract/codecs/auth/AccountCalls"
import type { ResponseOf } from "@portico/contract/Call"
import type { CredentialCreationOptions } from "@portico/contract/auth/Mfa"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Span from "../transport/internal/Span.ts"
import type { Tokens } from "../session/Tokens.ts"
import type { Settings } from "../transport/Settings.ts"
import type { Transport } from "../transport/Transport.ts"
import * as AccountCall from "./internal/AccountCall.ts"
import type { FactorRefused } from "./internal/StepRefused.ts"
import { withOutcome } from "./internal/Outcome.ts"

export { NotSupported, OriginNotAllowed, ReverificationRequired } from "./internal/AccountCall.ts"
export { FactorRefused } from "./internal/StepRefused.ts"
export { NotSignedIn } from "./internal/NotSignedIn.ts"
export type { EnrolledFactor }

/** The errors of `Factors.list`. */
export type ListError = AccountCall.AccountCallError

/** The errors of `Factors.resend` and `Factors.confirm`. A wrong code is a `FactorRefused` with `invalidOtp`. */
export type ConfirmError = FactorRefused | AccountCall.AccountCallError

/** The errors of `Factors.enroll`, `Factors.renewRecoveryCodes` and `Factors.remove`. */
export type ChangeError = AccountCall.ReverificationRequired | ConfirmError

/** The errors of `Factors.passkeyOptions` and `Factors.addPasskey`. */
export type PasskeyError = AccountCall.OriginNotAllowed | ChangeError

/** A factor that a member adds by entering a code or by approving a push notification. */
export type NewFactor =
  | { readonly factorType: "TOTP" | "EMAIL" | "PUSH" }
  | { readonly factorType: "SMS" | "CALL"; readonly phone: string }

/** The operations of `Factors`. Those with a `proof` require one of `Account.reverify`. */
export interface FactorsShape {
  /** The factors of the member, without secrets, and the types that they may add. */
  readonly list: Effect.Effect<ResponseOf<typeof listFactors>, ListError>
  /**
   * Adds a factor that must be confirmed before it is used. Sends the code or push of factors that have one. Returns
   * the secret of an authenticator app, and its address for a QR code.
   */
  readonly enroll: (
    factor: NewFactor,
    proof: Redacted.Redacted
  ) => Effect.Effect<ResponseOf<typeof enrollFactor>, ChangeError>
  /** Sends the code or push of an unconfirmed factor again. */
  readonly resend: (factorId: string) => Effect.Effect<void, ConfirmError>
  /** Enables an unconfirmed factor. A push that was approved needs no code. */
  readonly confirm: (factorId: string, code?: Redacted.Redacted) => Effect.Effect<void, ConfirmError>
  /** Returns the options for `PublicKeyCredential.parseCreationOptionsFromJSON`. */
  readonly passkeyOptions: (proof: Redacted.Redacted) => Effect.Effect<CredentialCreationOptions, PasskeyError>
  /** Adds the passkey that this page created, in its JSON form. */
  readonly addPasskey: (
    passkey: { readonly credential: unknown; readonly name?: string },
    proof: Redacted.Redacted
  ) => Effect.Effect<void, PasskeyError>
  /** Replaces the recovery codes. They cannot be read again. */
  readonly renewRecoveryCodes: (
    proof: Redacted.Redacted
  ) => Effect.Effect<ReadonlyArray<Redacted.Redacted>, ChangeError>
  /** Removes a factor. */
  readonly remove: (factorId: string, proof: Redacted.Redacted) => Effect.Effect<void, ChangeError>
}

/** Adds and removes the second factors of the member who is signed in. `Factors.layer` requires a client's layer. */
export class Factors extends Context.Service<Factors, FactorsShape>()("@portico/client/auth/Factors") {}

/** `Factors` over the account extension of the local provider. */
export const layer: Layer.Layer<Factors, never, Settings | Tokens | Transport> = Layer.effect(
  Factors,
  Effect.gen(function* () {
    const call = yield* AccountCall.make
    const refusingOrigin = AccountCall.refusing("originNotAllowed", AccountCall.OriginNotAllowed)

    return {
      list: call(listFactors, {}).pipe(withOutcome, Span.withSpan("Factors.list")),
      enroll: Span.fn("Factors.enroll")(
        (factor: NewFactor, proof: Redacted.Redacted) => call(enrollFactor, { ...factor, proof }),
        AccountCall.refusingFactor,
        AccountCall.requiringProof,
        withOutcome
      ),
      resend: Span.fn("Factors.resend")(
        (factorId: string) => call(resendFactorCode, { factorId }),
        Effect.asVoid,
        AccountCall.refusingFactor,
        withOutcome
      ),
      confirm: Span.fn("Factors.confirm")(
        (factorId: string, code?: Redacted.Redacted) =>
          call(confirmFactor, code === undefined ? { factorId } : { factorId, code }),
        Effect.asVoid,
        AccountCall.refusingFactor,
        withOutcome
      ),
      passkeyOptions: Span.fn("Factors.passkeyOptions")(
        (proof: Redacted.Redacted) => call(createPasskeyOptions, { proof }),
        Effect.map(({ credentialCreationOptions }) => credentialCreationOptions),
        AccountCall.refusingFactor,
        AccountCall.requiringProof,
        refusingOrigin,
        withOutcome
      ),
      addPasskey: Span.fn("Factors.addPasskey")(
        (passkey: { readonly credential: unknown; readonly name?: string }, proof: Redacted.Redacted) =>
          call(addPasskey, { ...passkey, proof }),
        Effect.asVoid,
        AccountCall.refusingFactor,
        AccountCall.requiringProof,
        refusingOrigin,
        withOutcome
      ),
      renewRecoveryCodes: Span.fn("Factors.renewRecoveryCodes")(
        (proof: Redacted.Redacted) => call(renewRecoveryCodes, { proof }),
        Effect.map(({ codes }) => codes),
        AccountCall.refusingFactor,
        AccountCall.requiringProof,
        withOutcome
      ),
      remove: Span.fn("Factors.remove")(
        (factorId: string, proof: Redacted.Redacted) => call(removeFactor, { factorId, proof }),
        Effect.asVoid,
        AccountCall.refusingFactor,
        AccountCall.requiringProof,
        withOutcome
      )
    }
  })
)
