/**
 * The codecs of `auth/Token`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Codec from "../../Codec.ts"
import * as Wire from "../../internal/WireCodecs.ts"
import type * as Schemas from "../../auth/Token.ts"

/** The codec of `AccessToken`. */
export const AccessToken: Codec.Codec<typeof Schemas.AccessToken.Type, typeof Schemas.AccessToken.Encoded> =
  Codec.struct({ value: Codec.secret, expiresAt: Codec.finite })

/** The codec of `RefreshToken`. */
export const RefreshToken: Codec.Codec<typeof Schemas.RefreshToken.Type, typeof Schemas.RefreshToken.Encoded> =
  Codec.struct({ value: Codec.secret, role: Codec.literals("none", "visitor", "member") })

/** The codec of `TokenSet`. */
export const TokenSet: Codec.Codec<typeof Schemas.TokenSet.Type, typeof Schemas.TokenSet.Encoded> = Codec.struct({
  accessToken: AccessToken,
  refreshToken: RefreshToken
})

/** The codec of `AnonymousGrant`. */
export const AnonymousGrant: Codec.Codec<typeof Schemas.AnonymousGrant.Type, typeof Schemas.AnonymousGrant.Encoded> =
  Codec.struct({ clientId: Codec.string, grantType: Codec.literals("anonymous") })

/** The codec of `RefreshGrant`. */
export const RefreshGrant: Codec.Codec<typeof Schemas.RefreshGrant.Type, typeof Schemas.RefreshGrant.Encoded> =
  Codec.struct({
    refreshToken: Codec.secret,
    grantType: Codec.literals("refresh_token"),
    clientId: Codec.optional(Codec.string)
  })

/** The codec of `CodeGrant`. */
export const CodeGrant: Codec.Codec<typeof Schemas.CodeGrant.Type, typeof Schemas.CodeGrant.Encoded> = Codec.struct({
  clientId: Codec.string,
  grantType: Codec.literals("authorization_code"),
  redirectUri: Codec.optional(Codec.string),
  code: Codec.secret,
  codeVerifier: Codec.secret
})

/** The codec of `ExternalGrant`. */
export const ExternalGrant: Codec.Codec<typeof Schemas.ExternalGrant.Type, typeof Schemas.ExternalGrant.Encoded> =
  Codec.struct({
    grant_type: Codec.literals("authorized_client"),
    scope: Codec.optional(Codec.literals("offline_access")),
    member_id: Codec.string,
    session_token: Codec.optional(Codec.secret)
  })

/** The codec of `TokenRequest`. */
export const TokenRequest: Codec.Codec<typeof Schemas.TokenRequest.Type, typeof Schemas.TokenRequest.Encoded> =
  Codec.union(AnonymousGrant, RefreshGrant, CodeGrant, ExternalGrant)

/** The codec of `TokenResponse`. */
export const TokenResponse: Codec.Codec<typeof Schemas.TokenResponse.Type, typeof Schemas.TokenResponse.Encoded> =
  Codec.struct({
    access_token: Codec.secret,
    expires_in: Wire.seconds,
    refresh_token: Codec.secret,
    token_type: Codec.optional(Codec.string)
  })
