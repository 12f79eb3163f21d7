/**
 * The account of the member who is signed in: their data, their email address, and its deletion. The specification has
 * no endpoints for it, so a provider may lack them: the error is then `NotSupported`.
 *
 * @since 0.1.0
 */
import type { User } from "@portico/contract/auth/Account"
import { changeEmail, confirmEmail, deleteAccount, getUser, reverify } from "@portico/contract/codecs/auth/AccountCalls"
import { type VerificationErrorCode, verificationCodes } from "@portico/contract/LoginFailure"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import * as Span from "../transport/internal/Span.ts"
import { Tokens } from "../session/Tokens.ts"
import { ApplicationError } from "../transport/Failure.ts"
import type { Settings } from "../transport/Settings.ts"
import type { Transport } from "../transport/Transport.ts"
import * as AccountCall from "./internal/AccountCall.ts"
import { refusalOf, VerificationRefused } from "./internal/AccountRefused.ts"
import { withOutcome } from "./internal/Outcome.ts"

export { EmailUnavailable, NotSupported, ReverificationFailed, ReverificationRequired } from "./internal/AccountCall.ts"
export { VerificationRefused } from "./internal/AccountRefused.ts"
export { NotSignedIn } from "./internal/NotSignedIn.ts"
export type { User }

/** The errors of `Account.user`. */
export type UserError = Exclude<AccountCall.AccountCallError, { readonly _tag: "NotSignedIn" }>

/** The errors of `Account.reverify`. */
export type ReverifyError = AccountCall.ReverificationFailed | AccountCall.AccountCallError

/** The errors of `Account.changeEmail`. */
export type ChangeEmailError =
  | AccountCall.EmailUnavailable
  | AccountCall.ReverificationRequired
  | AccountCall.AccountCallError

/** The errors of `Account.confirmEmail`. */
export type ConfirmEmailError = VerificationRefused | AccountCall.EmailUnavailable | AccountCall.AccountCallError

/** The errors of `Account.delete`. */
export type DeleteError = AccountCall.ReverificationRequired | AccountCall.AccountCallError

/**
 * A proof that the member has just authenticated again. It is valid for ten minutes, in this session only. Changes of
 * the email address or the password and the deletion of the account require a proof of the last minute, and use it up.
 */
export interface Reverified {
  readonly proof: Redacted.Redacted
  readonly expiresDate?: Date
}

/** The operations of `Account`. */
export interface AccountShape {
  /** The member who is signed in, without their profile. `None` for visitors and after the session has ended. */
  readonly user: Effect.Effect<Option.Option<User>, UserError>
  /**
   * Exchanges the session token of a login for a proof, which changes of the account require. The login must be one of
   * the member who is signed in: `Members.login` with `ignoreRememberedDevice`, and `Mfa.verify` if a second factor is
   * required. The token can be used once, and the session does not change.
   */
  readonly reverify: (sessionToken: Redacted.Redacted) => Effect.Effect<Reverified, ReverifyError>
  /**
   * Emails a code to the new address. Nothing changes until `confirmEmail` receives the code. Uses the proof up, which
   * must be at most one minute old.
   */
  readonly changeEmail: (
    email: string,
    proof: Redacted.Redacted
  ) => Effect.Effect<{ readonly stateToken: Redacted.Redacted }, ChangeEmailError>
  /** Replaces the email address, and ends the member's other sessions. All proofs expire. */
  readonly confirmEmail: (
    stateToken: Redacted.Redacted,
    code: Redacted.Redacted
  ) => Effect.Effect<User, ConfirmEmailError>
  /**
   * Deletes the account of the member who is signed in, and ends the session in this client. The proof must be at most
   * one minute old.
   */
  readonly delete: (proof: Redacted.Redacted) => Effect.Effect<void, DeleteError>
}

/** Reads and changes the account of the member who is signed in. `Account.layer` requires a client's layer. */
export class Account extends Context.Service<Account, AccountShape>()("@portico/client/auth/Account") {}

/** `Account` over the account extension of the local provider. */
export const layer: Layer.Layer<Account, never, Settings | Tokens | Transport> = Layer.effect(
  Account,
  Effect.gen(function* () {
    const tokens = yield* Tokens
    const call = yield* AccountCall.make

    return {
      user: call(getUser, {}).pipe(
        Effect.map(({ user }) => Option.some(user)),
        Effect.catchIf(
          (error) => error._tag === "NotSignedIn",
          () => Effect.succeedNone
        ),
        withOutcome,
        Span.withSpan("Account.user")
      ),
      reverify: Span.fn("Account.reverify")(
        (sessionToken: Redacted.Redacted) => call(reverify, { sessionToken }),
        AccountCall.refusing("reverificationFailed", AccountCall.ReverificationFailed),
        withOutcome
      ),
      changeEmail: Span.fn("Account.changeEmail")(
        (email: string, proof: Redacted.Redacted) => call(changeEmail, { email, proof }),
        AccountCall.refusing("emailUnavailable", AccountCall.EmailUnavailable),
        AccountCall.requiringProof,
        withOutcome
      ),
      confirmEmail: Span.fn("Account.confirmEmail")(
        (stateToken: Redacted.Redacted, code: Redacted.Redacted) => call(confirmEmail, { stateToken, code }),
        Effect.map(({ user }) => user),
        AccountCall.refusing("emailUnavailable", AccountCall.EmailUnavailable),
        refusingCode,
        withOutcome
      ),
      delete: Span.fn("Account.delete")(
        (proof: Redacted.Redacted) => call(deleteAccount, { proof }),
        Effect.andThen(tokens.clear),
        Effect.asVoid,
        AccountCall.requiringProof,
        withOutcome
      )
    }
  })
)

const refusingCode = <A, E, R>(call: Effect.Effect<A, E, R>): Effect.Effect<A, E | VerificationRefused, R> =>
  Effect.mapError(call, (error): E | VerificationRefused => {
    const refusal =
      error instanceof ApplicationError ? refusalOf<VerificationErrorCode>(error, verificationCodes) : undefined
    return refusal === undefined ? error : new VerificationRefused(refusal)
  })
