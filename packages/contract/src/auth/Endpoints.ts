/**
 * Every call of auth.md §7: the authentication half of the endpoint table. Rows are single exports, so that a bundle
 * keeps the ones it calls. What the specification leaves open and we settled follows a row's purpose, after `Ours:`.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Endpoint from "../Endpoint.ts"
import * as Enumeration from "../Enumeration.ts"
import * as Lenient from "../internal/Lenient.ts"
import * as Packing from "../Endpoint.ts"
import { Secret } from "../Secret.ts"
import { VerificationTarget } from "./Enums.ts"
import { Identity, Profile } from "./Identity.ts"
import { LoginId, LoginRequest, RegisterRequest, StateAnswer } from "./LoginResult.ts"
import { VerifyFactorRequest } from "./Mfa.ts"
import { FlowRequest, RedirectSessionAnswer, RedirectSessionRequest } from "./Authorization.ts"
import { TokenAnswer, TokenRequest } from "./Token.ts"

const optional = Schema.optionalKey

/** An answer whose content has no use: any JSON. */
const Ignored = Schema.Unknown

/** Gets tokens by one of the four grants (auth.md §7, RFC 6749 §5). */
export const token = Endpoint.make({
  method: "POST",
  path: "/oauth2/token",
  service: "token",
  host: "api",
  anonymous: true,
  request: TokenRequest,
  answer: TokenAnswer
})

/** Creates a redirect session of any kind: one of the application's own, or one ahead of time (auth.md §7, §9). */
export const createRedirectSession = Endpoint.make({
  method: "POST",
  path: "/v1/redirect-session",
  service: "redirects",
  host: "edge",
  request: RedirectSessionRequest,
  answer: RedirectSessionAnswer
})

/** Creates a redirect session for a login, a silent login or a logout. */
export const openRedirectSession = Endpoint.make({
  method: "POST",
  path: "/v1/redirect-session",
  service: "redirects",
  host: "api",
  request: FlowRequest,
  answer: RedirectSessionAnswer
})

/** Registers a member. */
export const register = Endpoint.make({
  method: "POST",
  path: "/v2/register",
  service: "authentication",
  host: "api",
  request: RegisterRequest,
  answer: StateAnswer
})

/**
 * Checks a member's password.
 *
 * Ours: exact answer not shown: that of register.
 */
export const login = Endpoint.make({
  method: "POST",
  path: "/v2/login",
  service: "authentication",
  host: "api",
  request: LoginRequest,
  answer: StateAnswer
})

/**
 * Signs on a member who was authenticated elsewhere.
 *
 * Ours: answer not shown: as observed.
 */
export const signOn = Endpoint.make({
  method: "POST",
  path: "/v2/sign-on",
  service: "authentication",
  host: "edge",
  request: Schema.Struct({
    loginId: LoginId,
    profile: optional(Profile),
    verifyEmail: optional(Schema.Boolean),
    mergeExistingContact: optional(Schema.Boolean)
  }),
  answer: Schema.Struct({ sessionToken: Lenient.optional(Secret), identity: Lenient.readable(Identity) })
})

/**
 * Changes the password of the member who is signed in.
 *
 * Ours: answer not shown: empty object.
 */
export const changePassword = Endpoint.make({
  method: "POST",
  path: "/v2/change-password",
  service: "authentication",
  host: "edge",
  request: Schema.Struct({ newPassword: Secret }),
  answer: Ignored
})

/**
 * Ends the provider's own session.
 *
 * Ours: answer not shown: a raw HTTP answer with a base64 body.
 */
export const logout = Endpoint.make({
  method: "GET",
  path: "/v1/logout",
  service: "authentication",
  host: "edge",
  fallback: "/v1/logout",
  pack: Packing.flat,
  request: Schema.Struct({ postLogoutRedirectUri: optional(Schema.String), clientId: optional(Schema.String) }),
  answer: Schema.Struct({
    statusCode: optional(Schema.Finite),
    body: optional(Schema.String),
    headers: optional(Schema.Array(Schema.Struct({ key: Schema.String, value: Schema.String })))
  })
})

/**
 * Answers the challenge of a further factor.
 *
 * Ours: answer not shown: that of register. Assumed: without data the challenge of that factor is posed, anew or in the
 * place of another one's, and STATUS_CHECK answered; a pending push answers STATUS_CHECK; a recovery code comes as
 * totpData; a remembered device is told additionalData.deviceToken and shows it as clientMetaData.deviceToken at login.
 */
export const verifyFactor = Endpoint.make({
  method: "POST",
  path: "/v2/{factorType}/verify",
  service: "authentication",
  host: "edge",
  request: VerifyFactorRequest,
  answer: StateAnswer
})

/**
 * Mails a link to a new password.
 *
 * Ours: answer not shown: empty object.
 */
export const sendRecoveryEmail = Endpoint.make({
  method: "POST",
  path: "/v1/send-email",
  service: "recovery",
  host: "api",
  request: Schema.Struct({
    email: Schema.String,
    language: optional(Schema.String),
    redirect: optional(Schema.Struct({ url: optional(Schema.String), clientId: optional(Schema.String) }))
  }),
  answer: Ignored
})

/**
 * Mails a link that activates an identity.
 *
 * Ours: answer not shown: empty object; emailOptions has language and redirect.
 */
export const sendActivationEmail = Endpoint.make({
  method: "POST",
  path: "/v1/activation-email",
  service: "recovery",
  host: "edge",
  request: Schema.Struct({
    identityId: Schema.String,
    emailOptions: optional(
      Schema.Struct({
        language: optional(Schema.String),
        redirect: optional(Schema.Struct({ url: optional(Schema.String), clientId: optional(Schema.String) }))
      })
    )
  }),
  answer: Ignored
})

/**
 * Sets a new password with the token of a recovery mail.
 *
 * Ours: answer not shown: that of register.
 */
export const recover = Endpoint.make({
  method: "POST",
  path: "/v1/recover",
  service: "recovery",
  host: "edge",
  request: Schema.Struct({ recoveryToken: Secret, password: Secret }),
  answer: StateAnswer
})

/**
 * Starts the verification of an address.
 *
 * Ours: answer not shown: a verification id, which is the state token that verify takes.
 */
export const startVerification = Endpoint.make({
  method: "POST",
  path: "/v1/Start",
  aliases: ["/v1/start"],
  service: "verification",
  host: "edge",
  request: Schema.Struct({
    identityId: optional(Schema.String),
    target: optional(Enumeration.request(VerificationTarget))
  }),
  answer: Schema.Struct({ verificationId: Lenient.optional(Schema.String) })
})

/** Verifies an address with the code of a mail. */
export const verify = Endpoint.make({
  method: "POST",
  path: "/v1/auth/verify",
  service: "verification",
  host: "api",
  request: Schema.Struct({ code: Secret, stateToken: Secret }),
  answer: StateAnswer
})

/**
 * Runs a GraphQL request.
 *
 * Ours: answer not shown: data and errors; apiVersion, alpha where none is given, stands in the path only.
 */
export const graphql = Endpoint.make({
  method: "POST",
  path: "/graphql/{apiVersion}",
  service: "graphql",
  host: "api",
  request: Schema.Struct({
    apiVersion: Schema.String,
    query: Schema.String,
    variables: optional(Schema.Record(Schema.String, Schema.Unknown))
  }),
  answer: Schema.Struct({
    data: Lenient.optional(Schema.Unknown),
    errors: Lenient.optional(Schema.Array(Schema.Unknown))
  })
})
