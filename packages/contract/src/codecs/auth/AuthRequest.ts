/**
 * The codecs of `auth/Authorization`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as Codec from "../../Codec.ts"
import type * as Schemas from "../../auth/Authorization.ts"

/** The codec of `AuthRequest`. */
export const AuthRequest: Codec.Codec<typeof Schemas.AuthRequest.Type, typeof Schemas.AuthRequest.Encoded> =
  Codec.struct({
    redirectUri: Codec.optional(Codec.string),
    clientId: Codec.string,
    codeChallenge: Codec.string,
    codeChallengeMethod: Codec.literals("S256"),
    responseMode: Codec.optional(Codec.literals("fragment", "query", "web_message")),
    responseType: Codec.literals("code"),
    scope: Codec.literals("offline_access"),
    state: Codec.secret,
    sessionToken: Codec.optional(Codec.secret)
  })

/** The codec of `RedirectSession`. */
export const RedirectSession: Codec.Codec<typeof Schemas.RedirectSession.Type, typeof Schemas.RedirectSession.Encoded> =
  Codec.struct({
    id: Codec.lenient(Codec.string),
    fullUrl: Codec.lenient(Codec.string),
    urlDetails: Codec.lenient(
      Codec.struct({ endpoint: Codec.lenient(Codec.string), searchParams: Codec.lenient(Codec.record(Codec.unknown)) })
    ),
    sessionToken: Codec.lenient(Codec.secret),
    shortUrl: Codec.lenient(Codec.string)
  })

/** The codec of `RedirectSessionResponse`. */
export const RedirectSessionResponse: Codec.Codec<
  typeof Schemas.RedirectSessionResponse.Type,
  typeof Schemas.RedirectSessionResponse.Encoded
> = Codec.struct({ redirectSession: RedirectSession })

/** The codec of `Ready`. */
export const Ready: Codec.Codec<typeof Schemas.Ready.Type, typeof Schemas.Ready.Encoded> = Codec.struct({
  type: Codec.literals("ready"),
  storage: Codec.boolean
})

/** The codec of `Authorized`. */
export const Authorized: Codec.Codec<typeof Schemas.Authorized.Type, typeof Schemas.Authorized.Encoded> = Codec.struct({
  code: Codec.secret,
  state: Codec.secret
})

/** The codec of `Denied`. */
export const Denied: Codec.Codec<typeof Schemas.Denied.Type, typeof Schemas.Denied.Encoded> = Codec.struct({
  error: Codec.string,
  error_description: Codec.optional(Codec.string),
  state: Codec.secret
})

/** The codec of `FrameMessage`. */
export const FrameMessage: Codec.Codec<typeof Schemas.FrameMessage.Type, typeof Schemas.FrameMessage.Encoded> =
  Codec.union(Ready, Authorized, Denied)
