/**
 * The wire format of tokens (auth.md §7). `Refusal` has the error codes of the token endpoint.
 *
 * @since 0.1.0
 */
import { Secret } from "../internal/Secret.ts"
import { Role } from "./Enums.ts"
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

/** An access token and its expiry time, in seconds since the epoch. */
export const AccessToken = Schema.Struct({ value: Secret, expiresAt: Schema.Finite })
export interface AccessToken extends Schema.Schema.Type<typeof AccessToken> {}

/** A refresh token and its role. */
export const RefreshToken = Schema.Struct({ value: Secret, role: Schema.Literals(Role.members) })
export interface RefreshToken extends Schema.Schema.Type<typeof RefreshToken> {}

/** The tokens of a session. The encoded form is used in storage and by the site facade. */
export const TokenSet = Schema.Struct({ accessToken: AccessToken, refreshToken: RefreshToken })
export interface TokenSet extends Schema.Schema.Type<typeof TokenSet> {}

/** The grant for tokens of an anonymous visitor. */
export const AnonymousGrant = Schema.Struct({
  clientId: Schema.String,
  grantType: Schema.Literal("anonymous")
})

/** The grant for new tokens in exchange for a refresh token. */
export const RefreshGrant = Schema.Struct({
  refreshToken: Secret,
  grantType: Schema.Literal("refresh_token"),
  clientId: Schema.optionalKey(Schema.String)
})

/** The grant for member tokens in exchange for an authorization code (RFC 6749 §4.1.3, RFC 7636 §4.5). */
export const CodeGrant = Schema.Struct({
  clientId: Schema.String,
  grantType: Schema.Literal("authorization_code"),
  redirectUri: Schema.optionalKey(Schema.String),
  code: Secret,
  codeVerifier: Secret
})

/**
 * The grant for tokens of a member who was authenticated by another system. The current client generation also sends
 * the session token of its sign-on, and sends no scope.
 */
export const ExternalGrant = Schema.Struct({
  grant_type: Schema.Literal("authorized_client"),
  scope: Schema.optionalKey(Schema.Literal("offline_access")),
  member_id: Schema.String,
  session_token: Schema.optionalKey(Secret)
})

/** The body of a token request: one of the four grants. */
export const TokenRequest = Schema.Union([AnonymousGrant, RefreshGrant, CodeGrant, ExternalGrant])
export type TokenRequest = typeof TokenRequest.Type

const Lifetime = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))

// A non-negative number, or a string of one. Any other string fails to decode.
const Seconds = Schema.Union([
  Lifetime,
  Schema.String.check(Schema.isPattern(/^\s*\d+(\.\d+)?\s*$/)).pipe(
    Schema.decodeTo(Lifetime, SchemaTransformation.transform({ decode: Number, encode: String }))
  )
])

/** The response to a grant. `expires_in` is in seconds; decoding fails without a valid one. */
export const TokenResponse = Schema.Struct({
  access_token: Secret,
  expires_in: Seconds,
  refresh_token: Secret,
  token_type: Schema.optionalKey(Schema.String)
})
export interface TokenResponse extends Schema.Schema.Type<typeof TokenResponse> {}

/**
 * The claims of an access token of a provider that publishes its keys (`jwksPath`): a JSON Web Token with the claims of
 * RFC 9068. Times are in seconds since the epoch.
 *
 * Not in the specification: clients treat access tokens as opaque strings. Only servers that verify tokens rely on this
 * format.
 */
export interface AccessTokenClaims {
  /** The origin of the provider. */
  readonly iss: string
  /** The client id, because the token is for the servers of this client only. */
  readonly aud: string
  readonly client_id: string
  /** The id of the member or of the anonymous visitor. */
  readonly sub: string
  readonly role: "visitor" | "member"
  /** Whether the member was one of the shop's editors when the token was issued. */
  readonly editor?: true
  /** The id of the session. It stays the same after each refresh. */
  readonly sid: string
  readonly jti: string
  readonly iat: number
  readonly exp: number
}

/** The `typ` header of an access token (RFC 9068 §2.1). A verifier refuses other types, such as ID tokens. */
export const accessTokenType = "at+jwt"

/** The algorithm of the signatures of access tokens (RFC 7518 §3.4). */
export const accessTokenAlgorithm = "ES256"
