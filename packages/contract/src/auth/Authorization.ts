/**
 * The wire format of an authorization: what is stored while it is pending, the message of the silent page and the redirect
 * sessions (auth.md §2, §3, §5).
 *
 * @since 0.1.0
 */
import * as Enumeration from "../Enumeration.ts"
import * as Lenient from "../internal/Lenient.ts"
import { Secret } from "../Secret.ts"
import { MembersAreaSection, Prompt, ResponseMode } from "./Enums.ts"
import * as Schema from "effect/Schema"

const optional = Schema.optionalKey

/** An authorization request (RFC 6749 §4.1.1, RFC 7636 §4.3). */
export const AuthRequest = Schema.Struct({
  redirectUri: optional(Schema.String),
  clientId: Schema.String,
  codeChallenge: Schema.String,
  codeChallengeMethod: Schema.Literal("S256"),
  /** `fragment` when left out. */
  responseMode: optional(Enumeration.request(ResponseMode)),
  responseType: Schema.Literal("code"),
  scope: Schema.Literal("offline_access"),
  state: Secret,
  sessionToken: optional(Secret)
})
export interface AuthRequest extends Schema.Schema.Type<typeof AuthRequest> {}

/** Addresses that the provider's pages lead back to. */
export const Callbacks = Schema.Struct({
  postFlowUrl: optional(Schema.String),
  thankYouPageUrl: optional(Schema.String),
  loginUrl: optional(Schema.String),
  cartPageUrl: optional(Schema.String),
  bookingsServiceListUrl: optional(Schema.String),
  planListUrl: optional(Schema.String)
})

/**
 * Wishes about the provider's pages. The parameters are added to the address of the page; `maintainIdentity: false` lets
 * it know nobody. About the other two there is nothing to do where all pages are generic and published.
 */
export const Preferences = Schema.Struct({
  useGenericWixPages: optional(Schema.Boolean),
  maintainIdentity: optional(Schema.Boolean),
  additionalQueryParameters: optional(Schema.Record(Schema.String, Schema.String)),
  checkIfPublish: optional(Schema.Boolean)
})

// A prompt word that is not known counts as none.
const Auth = Schema.Struct({
  authRequest: AuthRequest,
  prompt: Lenient.readable(Enumeration.request(Prompt))
})

const Logout = Schema.Struct({ clientId: Schema.String })

/** The body of a redirect session that is for a login, a silent login or a logout: all that these send of the whole one. */
export const FlowRequest = Schema.Struct({
  auth: optional(Auth),
  logout: optional(Logout),
  callbacks: optional(Schema.Struct({ postFlowUrl: optional(Schema.String) }))
})

const Parameters = optional(Schema.Record(Schema.String, Schema.Unknown))

/** The body of a redirect session: what it is for. Of several parts the first in this order counts. */
export const RedirectSessionRequest = Schema.Struct({
  auth: optional(Auth),
  logout: optional(Logout),
  /** The section is `ACCOUNT_INFO` when left out. */
  memberAccountPage: optional(Schema.Struct({ section: optional(Enumeration.request(MembersAreaSection)) })),
  ecomCheckout: Parameters,
  bookingsCheckout: Parameters,
  eventsCheckout: Parameters,
  paidPlansCheckout: Parameters,
  storesProduct: Parameters,
  bookingsBook: Parameters,
  login: Parameters,
  callbacks: optional(Callbacks),
  preferences: optional(Preferences)
})
export interface RedirectSessionRequest extends Schema.Schema.Type<typeof RedirectSessionRequest> {}

/**
 * A redirect session: the address to open, and its parts. `fullUrl` is the endpoint with its search parameters,
 * `shortUrl` leads to the endpoint, and `sessionToken` stands for the redirect session, not for a login.
 */
export const RedirectSession = Schema.Struct({
  id: Lenient.optional(Schema.String),
  fullUrl: Lenient.optional(Schema.String),
  urlDetails: Lenient.optional(
    Schema.Struct({
      endpoint: Lenient.optional(Schema.String),
      searchParams: Lenient.optional(Schema.Record(Schema.String, Schema.Unknown))
    })
  ),
  sessionToken: Lenient.optional(Secret),
  shortUrl: Lenient.optional(Schema.String)
})
export interface RedirectSession extends Schema.Schema.Type<typeof RedirectSession> {}

/** The answer to a redirect session. */
export const RedirectSessionAnswer = Schema.Struct({ redirectSession: RedirectSession })

/** The secrets and addresses of one authorization. The encoded form may be stored while the visitor is away. */
export const OAuthData = Schema.Struct({
  codeChallenge: Schema.String,
  codeVerifier: Secret,
  state: Secret,
  redirectUri: Schema.String,
  originalUri: Schema.String
})
export interface OAuthData extends Schema.Schema.Type<typeof OAuthData> {}

/** The page runs. `storage` says whether it could see its own storage; without it there is no session to find. */
export const Ready = Schema.Struct({ type: Schema.Literal("ready"), storage: Schema.Boolean })

/** The authorization was given. */
export const Authorized = Schema.Struct({ code: Secret, state: Secret })

/** The authorization was refused (RFC 6749 §4.1.2.1, OpenID Connect Core §3.1.2.6). */
export const Denied = Schema.Struct({
  error: Schema.String,
  error_description: Schema.optionalKey(Schema.String),
  state: Secret
})

/** A message of the silent page. */
export const FrameMessage = Schema.Union([Ready, Authorized, Denied])
export type FrameMessage = typeof FrameMessage.Type
