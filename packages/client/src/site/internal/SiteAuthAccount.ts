/**
 * Operations on a member's account for plain site code, except signing in and out (auth.md §7).
 *
 * @since 0.1.0
 */
import type { MemberIdentity } from "@portico/contract/auth/Identity"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { type GraphqlResponse, Graphql } from "../../auth/Graphql.ts"
import { type SignOn, signingOn } from "../../auth/internal/SignOn.ts"
import { Passwords } from "../../auth/Passwords.ts"
import { type MailOptions, Recovery } from "../../auth/Recovery.ts"
import { Verification } from "../../auth/Verification.ts"
import { Transport } from "../../transport/Transport.ts"
import type { Run, Services } from "./Run.ts"

/** The account operations of a site. */
export interface SiteAuthAccount {
  /** Sends an email with a link to set a new password. The link opens the page `redirectUrl`. */
  readonly sendPasswordResetEmail: (
    email: string,
    redirectUrl?: string,
    options?: Pick<MailOptions, "language">
  ) => Promise<void>
  /** Sends an email with a link that activates an identity. */
  readonly sendActivationEmail: (identityId: string, options?: MailOptions) => Promise<void>
  /**
   * Sends an email with a code that verifies the address of an identity, by default that of the member who is signed
   * in.
   */
  readonly startVerification: (options?: {
    readonly identityId?: string
    readonly target?: "EMAIL"
  }) => Promise<{ readonly verificationId: string | null }>
  /**
   * Changes the password of the member who is signed in. A provider may require a proof of `reverify` that is at most
   * one minute old. Without it, the call rejects with `ReverificationRequired`.
   */
  readonly changePassword: (newPassword: string, proof?: string) => Promise<void>
  /** Signs on a member who was authenticated elsewhere. */
  readonly signOn: (
    member: SignOn
  ) => Promise<{ readonly sessionToken: string | null; readonly identity: MemberIdentity | null }>
  /** Runs a GraphQL request. `errors` is present if any of its fields failed. */
  readonly graphql: (
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    options?: { readonly apiVersion?: string }
  ) => Promise<Pick<GraphqlResponse, "data"> & Partial<Pick<GraphqlResponse, "errors">>>
}

/** Creates the account operations over a running client. */
export const make = (run: Run<Services | Graphql | Passwords | Recovery | Verification>): SiteAuthAccount => ({
  sendPasswordResetEmail: (email, redirectUrl, options = {}) =>
    run(
      Recovery.use(({ sendEmail }) =>
        sendEmail(email, { ...options, ...(redirectUrl === undefined ? {} : { redirectUrl }) })
      )
    ),
  sendActivationEmail: (identityId, options) =>
    run(Recovery.use(({ sendActivationEmail }) => sendActivationEmail(identityId, options))),
  startVerification: (options) =>
    run(
      Effect.map(
        Verification.use(({ start }) => start(options)),
        ({ verificationId = null }) => ({ verificationId })
      )
    ),
  changePassword: (newPassword, proof) =>
    run(
      Passwords.use(({ change }) =>
        change(Redacted.make(newPassword), proof === undefined ? undefined : Redacted.make(proof))
      )
    ),
  signOn: (member) =>
    run(
      Effect.map(
        Transport.use((transport) => signingOn(transport)(member)),
        ({ identity = null, sessionToken }) => ({
          sessionToken: sessionToken === undefined ? null : Redacted.value(sessionToken),
          identity
        })
      )
    ),
  graphql: (query, variables, options = {}) =>
    run(
      Effect.map(
        Graphql.use((graphql) => graphql.run(query, { ...options, ...(variables === undefined ? {} : { variables }) })),
        ({ data, errors }) => ({ data, ...(errors.length === 0 ? {} : { errors }) })
      )
    )
})
