/**
 * Every call of the authentication API. Rows are single exports, so that a bundle contains only the rows that it
 * calls. A paragraph `Not in the specification:` states a point that the specification of the hosted provider's API
 * leaves open, as recorded responses or the local provider define it (auth.md §7).
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import * as Lenient from "../internal/Lenient.ts"
import * as Endpoint from "../Endpoint.ts"
import { Secret } from "../internal/Secret.ts"
import { VerificationTarget } from "./Enums.ts"
import { Identity, Profile } from "./Identity.ts"
import { LoginId, LoginRequest, RegisterRequest, LoginResponse } from "./LoginResult.ts"
import { VerifyFactorRequest } from "./Mfa.ts"
import { FlowRequest, RedirectSessionResponse, RedirectSessionRequest } from "./Authorization.ts"
import { TokenResponse, TokenRequest } from "./Token.ts"

const optional = Schema.optionalKey

/** A response whose content is not used: any JSON. */
const Ignored = Schema.Unknown

/** Gets tokens by one of the four grants (auth.md §7, RFC 6749 §5). */
export const token = Endpoint.make({
  method: "POST",
  path: "/oauth2/token",
  service: "token",
  host: "api",
  anonymous: true,
  request: TokenRequest,
  response: TokenResponse
})

/** Creates a redirect session of any kind, for the application or for pre-warming (auth.md §7, §9). */
export const createRedirectSession = Endpoint.make({
  method: "POST",
  path: "/v1/redirect-session",
  service: "redirects",
  host: "edge",
  request: RedirectSessionRequest,
  response: RedirectSessionResponse
})

/** Creates a redirect session for a login, a silent login or a logout. */
export const openRedirectSession = Endpoint.make({
  method: "POST",
  path: "/v1/redirect-session",
  service: "redirects",
  host: "api",
  request: FlowRequest,
  response: RedirectSessionResponse
})

/** Registers a member. */
export const register = Endpoint.make({
  method: "POST",
  path: "/v2/register",
  service: "authentication",
  host: "api",
  request: RegisterRequest,
  response: LoginResponse
})

/**
 * Checks a member's password.
 *
 * Not in the specification: the response is that of register.
 */
export const login = Endpoint.make({
  method: "POST",
  path: "/v2/login",
  service: "authentication",
  host: "api",
  request: LoginRequest,
  response: LoginResponse
})

/**
 * Signs on a member who was authenticated by another system.
 *
 * Not in the specification: the response is that of recorded exchanges with the hosted provider.
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
  response: Schema.Struct({ sessionToken: Lenient.optional(Secret), identity: Lenient.readable(Identity) })
})

/**
 * Changes the password of the member who is signed in.
 *
 * Not in the specification: the local provider responds with an empty object. `proof` is a proof of the account extension, at
 * most one minute old. Only providers with the setting `passwordChange: "reverified"` require it, and use it up.
 */
export const changePassword = Endpoint.make({
  method: "POST",
  path: "/v2/change-password",
  service: "authentication",
  host: "edge",
  request: Schema.Struct({ newPassword: Secret, proof: optional(Secret) }),
  response: Ignored
})

/**
 * Ends the provider's own session.
 *
 * Not in the specification: the response describes a raw HTTP response, with its body in base64.
 */
export const logout = Endpoint.make({
  method: "GET",
  path: "/v1/logout",
  service: "authentication",
  host: "edge",
  fallback: "/v1/logout",
  pack: Endpoint.flat,
  request: Schema.Struct({ postLogoutRedirectUri: optional(Schema.String), clientId: optional(Schema.String) }),
  response: Schema.Struct({
    statusCode: optional(Schema.Finite),
    body: optional(Schema.String),
    headers: optional(Schema.Array(Schema.Struct({ key: Schema.String, value: Schema.String })))
  })
})

/**
 * Verifies the response to the challenge of a second factor.
 *
 * Not in the specification: the response is that of register. The local provider also defines these cases: A request without
 * data starts the factor's challenge, again or in place of another factor's challenge, and returns STATUS_CHECK. A
 * pending push returns STATUS_CHECK. A recovery code is sent as totpData. A remembered device receives
 * additionalData.deviceToken and sends it as clientMetaData.deviceToken at login.
 */
export const verifyFactor = Endpoint.make({
  method: "POST",
  path: "/v2/{factorType}/verify",
  service: "authentication",
  host: "edge",
  request: VerifyFactorRequest,
  response: LoginResponse
})

/**
 * Emails a link for setting a new password.
 *
 * Not in the specification: the local provider responds with an empty object.
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
  response: Ignored
})

/**
 * Emails a link that activates an identity.
 *
 * Not in the specification: the local provider responds with an empty object. emailOptions has language and redirect.
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
  response: Ignored
})

/**
 * Sets a new password with the token of a recovery email.
 *
 * Not in the specification: the response is that of register.
 */
export const recover = Endpoint.make({
  method: "POST",
  path: "/v1/recover",
  service: "recovery",
  host: "edge",
  request: Schema.Struct({ recoveryToken: Secret, password: Secret }),
  response: LoginResponse
})

/**
 * Starts the verification of an email address.
 *
 * Not in the specification: the response is a verification id, which verify accepts as its state token.
 */
export const startVerification = Endpoint.make({
  method: "POST",
  path: "/v1/Start",
  aliases: ["/v1/start"],
  service: "verification",
  host: "edge",
  request: Schema.Struct({
    identityId: optional(Schema.String),
    target: optional(Schema.Literals(VerificationTarget.members))
  }),
  response: Schema.Struct({ verificationId: Lenient.optional(Schema.String) })
})

/** Verifies an email address with the code that was emailed to it. */
export const verify = Endpoint.make({
  method: "POST",
  path: "/v1/auth/verify",
  service: "verification",
  host: "api",
  request: Schema.Struct({ code: Secret, stateToken: Secret }),
  response: LoginResponse
})

/**
 * Runs a GraphQL request.
 *
 * Not in the specification: the response has data and errors (GraphQL §7). apiVersion is sent in the path only; the default is
 * alpha.
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
  response: Schema.Struct({
    data: Lenient.optional(Schema.Unknown),
    errors: Lenient.optional(Schema.Array(Schema.Unknown))
  })
})
