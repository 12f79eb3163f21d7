/**
 * The account extension: the calls with which a member manages their second factors, email address, sessions and
 * account. None of them is in the specification, so a provider may lack them. Every call requires a member's access
 * token.
 *
 * Calls that change the account require a `proof`: the member has authenticated again within the last ten minutes. A
 * login of the same member, with its second factor, returns a session token; `reverify` exchanges it for a proof. A
 * login that skips the second factor on a remembered device is not enough. `changeEmail` and `deleteAccount` require a
 * proof of the last minute, and use it up.
 *
 * The provider never responds to these calls with 404, 405 or 501, so these statuses mean that it lacks the extension.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Endpoint from "../Endpoint.ts"
import * as Lenient from "../internal/Lenient.ts"
import { Secret } from "../internal/Secret.ts"
import { EnrolledFactor, MemberSession, User } from "./Account.ts"
import { FactorType } from "./Enums.ts"
import { CredentialCreationOptions } from "./Mfa.ts"

const optional = Lenient.optional

/** A response whose content is not used: any JSON. */
const Ignored = Schema.Unknown

const Empty = Schema.Struct({})

const Proof = Schema.Struct({ proof: Secret })

const row = <Request extends Schema.Codec<any, any>, Response extends Schema.Codec<any, any>>(
  path: string,
  request: Request,
  response: Response
) => Endpoint.make({ method: "POST", path: `/v1/account/${path}`, service: "account", host: "api", request, response })

const read = <Response extends Schema.Codec<any, any>>(path: string, response: Response) =>
  Endpoint.make({ ...row(path, Empty, response), idempotent: true })

/** Returns the member who is signed in. */
export const getUser = read("user", Schema.Struct({ user: User }))

/** Exchanges the session token of a login for a proof. The token can be used once. */
export const reverify = row(
  "reverify",
  Schema.Struct({ sessionToken: Secret }),
  Schema.Struct({ proof: Secret, expiresDate: optional(Schema.DateFromString) })
)

/** Returns the factors of the member, and the types that they may add. */
export const listFactors = read(
  "factors",
  Schema.Struct({
    factors: Schema.Array(EnrolledFactor),
    available: Lenient.orElse(Schema.Array(Lenient.memberOf<typeof FactorType>()), [])
  })
)

/** Adds a factor that the member must confirm. Sends the code or push of factors that have one. */
export const enrollFactor = row(
  "enroll-factor",
  Schema.Struct({
    factorType: Schema.Literals(FactorType.members),
    /** The phone number with its country code, for SMS and calls. */
    phone: Schema.optionalKey(Schema.String),
    proof: Secret
  }),
  Schema.Struct({
    factorId: Schema.String,
    /** The secret of an authenticator app in Base32, and its address for a QR code (`otpauth:`). */
    totpData: optional(Schema.Struct({ secret: Secret, uri: Secret }))
  })
)

/** Sends the code or push of an unconfirmed factor again. */
export const resendFactorCode = row("resend-factor-code", Schema.Struct({ factorId: Schema.String }), Ignored)

/** Enables an unconfirmed factor. A push that was approved needs no code. */
export const confirmFactor = row(
  "confirm-factor",
  Schema.Struct({ factorId: Schema.String, code: Schema.optionalKey(Secret) }),
  Ignored
)

/** Returns the options with which the calling page creates a passkey. The client must list the page's origin. */
export const createPasskeyOptions = row(
  "passkey-options",
  Proof,
  Schema.Struct({ credentialCreationOptions: CredentialCreationOptions })
)

/** Adds the passkey that the page created. */
export const addPasskey = row(
  "add-passkey",
  Schema.Struct({ credential: Schema.Unknown, name: Schema.optionalKey(Schema.String), proof: Secret }),
  Ignored
)

/** Replaces the member's recovery codes. The response is the only one that contains them. */
export const renewRecoveryCodes = row("recovery-codes", Proof, Schema.Struct({ codes: Schema.Array(Secret) }))

/** Removes a factor. */
export const removeFactor = row("remove-factor", Schema.Struct({ factorId: Schema.String, proof: Secret }), Ignored)

/** Emails a code to the new address. Nothing changes until `confirmEmail` receives the code. */
export const changeEmail = row(
  "change-email",
  Schema.Struct({ email: Schema.String, proof: Secret }),
  Schema.Struct({ stateToken: Secret })
)

/** Replaces the email address, ends the member's other sessions and notifies the old address. */
export const confirmEmail = row(
  "confirm-email",
  Schema.Struct({ stateToken: Secret, code: Secret }),
  Schema.Struct({ user: User })
)

/** Returns the sessions of the member that have not ended. */
export const listSessions = read("sessions", Schema.Struct({ sessions: Schema.Array(MemberSession) }))

/** Ends a session of the member, or all sessions except the calling one if the request names none. */
export const revokeSession = row(
  "revoke-session",
  Schema.Struct({ sessionId: Schema.optionalKey(Schema.String), proof: Secret }),
  Ignored
)

/** Deletes the account: removes the member's data, ends all sessions and releases the email address. */
export const deleteAccount = row("delete", Proof, Ignored)
