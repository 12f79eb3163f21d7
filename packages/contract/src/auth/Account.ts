/**
 * The records and limits of the account extension (`auth/AccountEndpoints`), which is not in the specification. No
 * record contains a secret. `LoginFailure` has its error codes: those of changes of an account, of second factors and of
 * email verifications.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Lenient from "../internal/Lenient.ts"
import type { FactorStatus, FactorType } from "./Enums.ts"

const optional = Lenient.optional

/** The member who is signed in. */
export const User = Schema.Struct({
  id: Schema.String,
  email: Schema.String,
  emailVerified: Schema.Boolean,
  /** The first and last name, otherwise the nickname. Absent if the profile has none of them. */
  name: optional(Schema.String)
})
export interface User extends Schema.Schema.Type<typeof User> {}

/** A factor of the member. It contains no secret, phone number or email address. */
export const EnrolledFactor = Schema.Struct({
  factorId: Schema.String,
  factorType: Lenient.memberOf<typeof FactorType>(),
  status: optional(Lenient.memberOf<typeof FactorStatus>()),
  /** The name that the member gave to a passkey. */
  name: optional(Schema.String),
  /** The masked phone number or email address. */
  hint: optional(Schema.String),
  createdDate: optional(Schema.DateFromString),
  /** The number of unused recovery codes. */
  codesLeft: optional(Schema.Int),
  /** Whether the member may remove the factor. */
  removable: optional(Schema.Boolean)
})
export interface EnrolledFactor extends Schema.Schema.Type<typeof EnrolledFactor> {}

/** A session of the member. Its id identifies it in `revokeSession` only; it is no part of a token. */
export const MemberSession = Schema.Struct({
  sessionId: Schema.String,
  clientId: Schema.String,
  createdDate: optional(Schema.DateFromString),
  /** The time of the last token refresh. */
  lastUsedDate: optional(Schema.DateFromString),
  expiresDate: optional(Schema.DateFromString),
  /** Whether the call was made in this session. */
  current: Schema.Boolean,
  /** The name of the browser, such as `Firefox`. */
  browser: optional(Schema.String),
  /** The name of the operating system, such as `Windows`. */
  system: optional(Schema.String),
  /**
   * Whether a browser is signed in at the provider's sign-in page, without a session of a client. The client id is then
   * empty.
   */
  atSignInPage: optional(Schema.Boolean)
})
export interface MemberSession extends Schema.Schema.Type<typeof MemberSession> {}

/** The lifetime of a proof of reverification, in milliseconds. */
export const proofLifetime = 10 * 60 * 1000

/**
 * The maximum age of the proof that changes of the password or the email address and the deletion of the account
 * require, in milliseconds. Each of them uses its proof up.
 */
export const freshProofLifetime = 60 * 1000

/** The maximum number of sessions in a response. The most recently used ones are returned. */
export const maximumListedSessions = 100
