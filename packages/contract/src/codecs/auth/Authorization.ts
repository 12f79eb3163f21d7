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

/** The codec of `Callbacks`. */
export const Callbacks: Codec.Codec<typeof Schemas.Callbacks.Type, typeof Schemas.Callbacks.Encoded> = Codec.struct({
  postFlowUrl: Codec.optional(Codec.string),
  thankYouPageUrl: Codec.optional(Codec.string),
  loginUrl: Codec.optional(Codec.string),
  cartPageUrl: Codec.optional(Codec.string),
  bookingsServiceListUrl: Codec.optional(Codec.string),
  planListUrl: Codec.optional(Codec.string)
})

/** The codec of `Preferences`. */
export const Preferences: Codec.Codec<typeof Schemas.Preferences.Type, typeof Schemas.Preferences.Encoded> =
  Codec.struct({
    useGenericWixPages: Codec.optional(Codec.boolean),
    maintainIdentity: Codec.optional(Codec.boolean),
    additionalQueryParameters: Codec.optional(Codec.record(Codec.string)),
    checkIfPublish: Codec.optional(Codec.boolean)
  })

/** The codec of `FlowRequest`. */
export const FlowRequest: Codec.Codec<typeof Schemas.FlowRequest.Type, typeof Schemas.FlowRequest.Encoded> =
  Codec.struct({
    auth: Codec.optional(
      Codec.struct({ authRequest: AuthRequest, prompt: Codec.readable(Codec.literals("login", "none")) })
    ),
    logout: Codec.optional(Codec.struct({ clientId: Codec.string })),
    callbacks: Codec.optional(Codec.struct({ postFlowUrl: Codec.optional(Codec.string) }))
  })

/** The codec of `RedirectSessionRequest`. */
export const RedirectSessionRequest: Codec.Codec<
  typeof Schemas.RedirectSessionRequest.Type,
  typeof Schemas.RedirectSessionRequest.Encoded
> = Codec.struct({
  auth: Codec.optional(
    Codec.struct({ authRequest: AuthRequest, prompt: Codec.readable(Codec.literals("login", "none")) })
  ),
  logout: Codec.optional(Codec.struct({ clientId: Codec.string })),
  memberAccountPage: Codec.optional(
    Codec.struct({
      section: Codec.optional(Codec.literals("ACCOUNT_INFO", "BOOKINGS", "ORDERS", "SUBSCRIPTIONS", "EVENTS"))
    })
  ),
  ecomCheckout: Codec.optional(Codec.record(Codec.unknown)),
  bookingsCheckout: Codec.optional(Codec.record(Codec.unknown)),
  eventsCheckout: Codec.optional(Codec.record(Codec.unknown)),
  paidPlansCheckout: Codec.optional(Codec.record(Codec.unknown)),
  storesProduct: Codec.optional(Codec.record(Codec.unknown)),
  bookingsBook: Codec.optional(Codec.record(Codec.unknown)),
  login: Codec.optional(Codec.record(Codec.unknown)),
  callbacks: Codec.optional(Callbacks),
  preferences: Codec.optional(Preferences)
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

/** The codec of `OAuthData`. */
export const OAuthData: Codec.Codec<typeof Schemas.OAuthData.Type, typeof Schemas.OAuthData.Encoded> = Codec.struct({
  codeChallenge: Codec.string,
  codeVerifier: Codec.secret,
  state: Codec.secret,
  redirectUri: Codec.string,
  originalUri: Codec.string
})

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
