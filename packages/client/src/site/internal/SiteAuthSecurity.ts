/**
 * The account, second factors and sessions of the signed-in member, for plain site code. The provider may lack these
 * calls: they then reject with the code `NotSupported`.
 *
 * @since 0.1.0
 */
import type { EnrolledFactor, MemberSession, User } from "@portico/contract/auth/Account"
import type { CredentialCreationOptions } from "@portico/contract/auth/Mfa"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Account from "../../auth/Account.ts"
import * as Factors from "../../auth/Factors.ts"
import * as Sessions from "../../auth/Sessions.ts"
import type { Run, Services } from "./Run.ts"

/** The secret of an authenticator app that is being added, and its address for a QR code. */
export interface SiteEnrollment {
  readonly factorId: string
  readonly totpData: { readonly secret: string; readonly uri: string } | null
}

/** The operations on the account, second factors and sessions of the signed-in member. */
export interface SiteAuthSecurity {
  /** Returns the member who is signed in, or `null` for visitors. */
  readonly getUser: () => Promise<User | null>
  /**
   * Exchanges the session token of a new login of the member for a proof. It is valid for ten minutes. Changes of the
   * email address and the deletion of the account require a proof of the last minute, and use it up.
   */
  readonly reverify: (sessionToken: string) => Promise<{ readonly proof: string }>
  /** Emails a code to a new email address. */
  readonly changeEmail: (email: string, proof: string) => Promise<{ readonly stateToken: string }>
  /** Replaces the email address, and ends the member's other sessions. */
  readonly confirmEmail: (stateToken: string, code: string) => Promise<User>
  /** Deletes the account and ends the session. */
  readonly deleteAccount: (proof: string) => Promise<void>
  /** Returns the second factors of the member, and the types that they may add. */
  readonly listFactors: () => Promise<{
    readonly factors: ReadonlyArray<EnrolledFactor>
    readonly available: ReadonlyArray<string>
  }>
  /** Adds a factor that `confirmFactor` enables. */
  readonly enrollFactor: (factor: Factors.NewFactor, proof: string) => Promise<SiteEnrollment>
  /** Sends the code or push of an unconfirmed factor again. */
  readonly resendFactorCode: (factorId: string) => Promise<void>
  /** Enables a factor. A push that was approved needs no code. */
  readonly confirmFactor: (factorId: string, code?: string) => Promise<void>
  /** Returns the options for `PublicKeyCredential.parseCreationOptionsFromJSON`. */
  readonly passkeyOptions: (proof: string) => Promise<CredentialCreationOptions>
  /** Adds the passkey that this page created, in its JSON form. */
  readonly addPasskey: (
    passkey: { readonly credential: unknown; readonly name?: string },
    proof: string
  ) => Promise<void>
  /** Replaces the recovery codes. They cannot be read again. */
  readonly renewRecoveryCodes: (proof: string) => Promise<ReadonlyArray<string>>
  /** Removes a factor. */
  readonly removeFactor: (factorId: string, proof: string) => Promise<void>
  /** Returns the member's sessions on all devices. */
  readonly listSessions: () => Promise<ReadonlyArray<MemberSession>>
  /** Ends a session of the member. */
  readonly revokeSession: (sessionId: string, proof: string) => Promise<void>
  /** Ends all sessions of the member except this one. */
  readonly revokeOtherSessions: (proof: string) => Promise<void>
}

/** Creates the operations over a running client. */
export const make = (run: Run<Services | Account.Account | Factors.Factors | Sessions.Sessions>): SiteAuthSecurity => {
  const account = <A, E>(use: (account: Account.AccountShape) => Effect.Effect<A, E>) => run(Account.Account.use(use))
  const factors = <A, E>(use: (factors: Factors.FactorsShape) => Effect.Effect<A, E>) => run(Factors.Factors.use(use))
  const sessions = <A, E>(use: (sessions: Sessions.SessionsShape) => Effect.Effect<A, E>) =>
    run(Sessions.Sessions.use(use))
  return {
    getUser: () => account(({ user }) => Effect.map(user, Option.getOrNull)),
    reverify: (sessionToken) =>
      account(({ reverify }) =>
        Effect.map(reverify(Redacted.make(sessionToken)), ({ proof }) => ({ proof: Redacted.value(proof) }))
      ),
    changeEmail: (email, proof) =>
      account(({ changeEmail }) =>
        Effect.map(changeEmail(email, Redacted.make(proof)), ({ stateToken }) => ({
          stateToken: Redacted.value(stateToken)
        }))
      ),
    confirmEmail: (stateToken, code) =>
      account(({ confirmEmail }) => confirmEmail(Redacted.make(stateToken), Redacted.make(code))),
    deleteAccount: (proof) => account((service) => service.delete(Redacted.make(proof))),
    listFactors: () => factors(({ list }) => list),
    enrollFactor: (factor, proof) =>
      factors(({ enroll }) =>
        Effect.map(enroll(factor, Redacted.make(proof)), ({ factorId, totpData }) => ({
          factorId,
          totpData:
            totpData === undefined
              ? null
              : { secret: Redacted.value(totpData.secret), uri: Redacted.value(totpData.uri) }
        }))
      ),
    resendFactorCode: (factorId) => factors(({ resend }) => resend(factorId)),
    confirmFactor: (factorId, code) =>
      factors(({ confirm }) => confirm(factorId, code === undefined ? undefined : Redacted.make(code))),
    passkeyOptions: (proof) => factors(({ passkeyOptions }) => passkeyOptions(Redacted.make(proof))),
    addPasskey: (passkey, proof) => factors(({ addPasskey }) => addPasskey(passkey, Redacted.make(proof))),
    renewRecoveryCodes: (proof) =>
      factors(({ renewRecoveryCodes }) =>
        Effect.map(renewRecoveryCodes(Redacted.make(proof)), (codes) => codes.map(Redacted.value))
      ),
    removeFactor: (factorId, proof) => factors(({ remove }) => remove(factorId, Redacted.make(proof))),
    listSessions: () => sessions(({ list }) => list),
    revokeSession: (sessionId, proof) => sessions(({ revoke }) => revoke(sessionId, Redacted.make(proof))),
    revokeOtherSessions: (proof) => sessions(({ revokeOthers }) => revokeOthers(Redacted.make(proof)))
  }
}
