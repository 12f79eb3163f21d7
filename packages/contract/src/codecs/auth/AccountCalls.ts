/**
 * The calls of `auth/AccountEndpoints`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Passkey from "../auth/Passkey.ts"
import * as Account from "../auth/Account.ts"
import type * as Call from "../../Call.ts"
import * as Codec from "../../Codec.ts"
import * as Wire from "../../internal/WireCodecs.ts"
import type * as Endpoints from "../../auth/AccountEndpoints.ts"

/** The call of `getUser`. */
export const getUser: Call.CallOf<typeof Endpoints.getUser> = {
  method: "POST",
  path: "/v1/account/user",
  service: "account",
  host: "api",
  idempotent: true,
  request: Codec.empty,
  response: Codec.struct({ user: Account.User })
}

/** The call of `reverify`. */
export const reverify: Call.CallOf<typeof Endpoints.reverify> = {
  method: "POST",
  path: "/v1/account/reverify",
  service: "account",
  host: "api",
  request: Codec.struct({ sessionToken: Codec.secret }),
  response: Codec.struct({ proof: Codec.secret, expiresDate: Codec.lenient(Wire.dateFromString) })
}

/** The call of `listFactors`. */
export const listFactors: Call.CallOf<typeof Endpoints.listFactors> = {
  method: "POST",
  path: "/v1/account/factors",
  service: "account",
  host: "api",
  idempotent: true,
  request: Codec.empty,
  response: Codec.struct({
    factors: Codec.array(Account.EnrolledFactor),
    available: Codec.orElse(Codec.array(Codec.string), [])
  })
}

/** The call of `enrollFactor`. */
export const enrollFactor: Call.CallOf<typeof Endpoints.enrollFactor> = {
  method: "POST",
  path: "/v1/account/enroll-factor",
  service: "account",
  host: "api",
  request: Codec.struct({
    factorType: Codec.literals("PASSWORD", "SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN", "RECOVERY_CODE"),
    phone: Codec.optional(Codec.string),
    proof: Codec.secret
  }),
  response: Codec.struct({
    factorId: Codec.string,
    totpData: Codec.lenient(Codec.struct({ secret: Codec.secret, uri: Codec.secret }))
  })
}

/** The call of `resendFactorCode`. */
export const resendFactorCode: Call.CallOf<typeof Endpoints.resendFactorCode> = {
  method: "POST",
  path: "/v1/account/resend-factor-code",
  service: "account",
  host: "api",
  request: Codec.struct({ factorId: Codec.string }),
  response: Codec.unknown
}

/** The call of `confirmFactor`. */
export const confirmFactor: Call.CallOf<typeof Endpoints.confirmFactor> = {
  method: "POST",
  path: "/v1/account/confirm-factor",
  service: "account",
  host: "api",
  request: Codec.struct({ factorId: Codec.string, code: Codec.optional(Codec.secret) }),
  response: Codec.unknown
}

/** The call of `createPasskeyOptions`. */
export const createPasskeyOptions: Call.CallOf<typeof Endpoints.createPasskeyOptions> = {
  method: "POST",
  path: "/v1/account/passkey-options",
  service: "account",
  host: "api",
  request: Codec.struct({ proof: Codec.secret }),
  response: Codec.struct({ credentialCreationOptions: Passkey.CredentialCreationOptions })
}

/** The call of `addPasskey`. */
export const addPasskey: Call.CallOf<typeof Endpoints.addPasskey> = {
  method: "POST",
  path: "/v1/account/add-passkey",
  service: "account",
  host: "api",
  request: Codec.struct({ credential: Codec.unknown, name: Codec.optional(Codec.string), proof: Codec.secret }),
  response: Codec.unknown
}

/** The call of `renewRecoveryCodes`. */
export const renewRecoveryCodes: Call.CallOf<typeof Endpoints.renewRecoveryCodes> = {
  method: "POST",
  path: "/v1/account/recovery-codes",
  service: "account",
  host: "api",
  request: Codec.struct({ proof: Codec.secret }),
  response: Codec.struct({ codes: Codec.array(Codec.secret) })
}

/** The call of `removeFactor`. */
export const removeFactor: Call.CallOf<typeof Endpoints.removeFactor> = {
  method: "POST",
  path: "/v1/account/remove-factor",
  service: "account",
  host: "api",
  request: Codec.struct({ factorId: Codec.string, proof: Codec.secret }),
  response: Codec.unknown
}

/** The call of `changeEmail`. */
export const changeEmail: Call.CallOf<typeof Endpoints.changeEmail> = {
  method: "POST",
  path: "/v1/account/change-email",
  service: "account",
  host: "api",
  request: Codec.struct({ email: Codec.string, proof: Codec.secret }),
  response: Codec.struct({ stateToken: Codec.secret })
}

/** The call of `confirmEmail`. */
export const confirmEmail: Call.CallOf<typeof Endpoints.confirmEmail> = {
  method: "POST",
  path: "/v1/account/confirm-email",
  service: "account",
  host: "api",
  request: Codec.struct({ stateToken: Codec.secret, code: Codec.secret }),
  response: Codec.struct({ user: Account.User })
}

/** The call of `listSessions`. */
export const listSessions: Call.CallOf<typeof Endpoints.listSessions> = {
  method: "POST",
  path: "/v1/account/sessions",
  service: "account",
  host: "api",
  idempotent: true,
  request: Codec.empty,
  response: Codec.struct({ sessions: Codec.array(Account.MemberSession) })
}

/** The call of `revokeSession`. */
export const revokeSession: Call.CallOf<typeof Endpoints.revokeSession> = {
  method: "POST",
  path: "/v1/account/revoke-session",
  service: "account",
  host: "api",
  request: Codec.struct({ sessionId: Codec.optional(Codec.string), proof: Codec.secret }),
  response: Codec.unknown
}

/** The call of `deleteAccount`. */
export const deleteAccount: Call.CallOf<typeof Endpoints.deleteAccount> = {
  method: "POST",
  path: "/v1/account/delete",
  service: "account",
  host: "api",
  request: Codec.struct({ proof: Codec.secret }),
  response: Codec.unknown
}
