/**
 * The codecs of `auth/Authorization`, compiled by `tests/contract/Codec.test.ts -u`.
 *
 * @since 0.1.0
 */
import * as AuthRequest from "../auth/AuthRequest.ts"
import * as Codec from "../../Codec.ts"
import type * as Schemas from "../../auth/Authorization.ts"

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
      Codec.struct({ authRequest: AuthRequest.AuthRequest, prompt: Codec.readable(Codec.literals("login", "none")) })
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
    Codec.struct({ authRequest: AuthRequest.AuthRequest, prompt: Codec.readable(Codec.literals("login", "none")) })
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

/** The codec of `OAuthData`. */
export const OAuthData: Codec.Codec<typeof Schemas.OAuthData.Type, typeof Schemas.OAuthData.Encoded> = Codec.struct({
  codeChallenge: Codec.string,
  codeVerifier: Codec.secret,
  state: Codec.secret,
  redirectUri: Codec.string,
  originalUri: Codec.string
})
