/**
 * The wire format of an authorization: the state that is stored while it is pending, the messages of the silent page,
 * and redirect sessions (auth.md §2, §3, §5).
 *
 * @since 0.1.0
 */
import * as Lenient from "../internal/Lenient.ts"
import { Secret } from "../internal/Secret.ts"
import { MembersAreaSection, Prompt, ResponseMode } from "./Enums.ts"
import * as Schema from "effect/Schema"

const optional = Schema.optionalKey

/** An authorization request (RFC 6749 §4.1.1, RFC 7636 §4.3). */
export const AuthRequest = Schema.Struct({
  redirectUri: optional(Schema.String),
  clientId: Schema.String,
  codeChallenge: Schema.String,
  codeChallengeMethod: Schema.Literal("S256"),
  /** Defaults to `fragment`. */
  responseMode: optional(Schema.Literals(ResponseMode.members)),
  responseType: Schema.Literal("code"),
  scope: Schema.Literal("offline_access"),
  state: Secret,
  sessionToken: optional(Secret)
})
export interface AuthRequest extends Schema.Schema.Type<typeof AuthRequest> {}

/** The URLs that the provider's pages redirect back to. */
export const Callbacks = Schema.Struct({
  postFlowUrl: optional(Schema.String),
  thankYouPageUrl: optional(Schema.String),
  loginUrl: optional(Schema.String),
  cartPageUrl: optional(Schema.String),
  bookingsServiceListUrl: optional(Schema.String),
  planListUrl: optional(Schema.String)
})

/**
 * Preferences for the provider's pages. `additionalQueryParameters` are added to the URL of the page. With
 * `maintainIdentity: false` the page treats the member as anonymous. The other two have no effect if all pages are
 * generic and published.
 */
export const Preferences = Schema.Struct({
  useGenericWixPages: optional(Schema.Boolean),
  maintainIdentity: optional(Schema.Boolean),
  additionalQueryParameters: optional(Schema.Record(Schema.String, Schema.String)),
  checkIfPublish: optional(Schema.Boolean)
})

// An unknown prompt is ignored.
const Auth = Schema.Struct({
  authRequest: AuthRequest,
  prompt: Lenient.readable(Schema.Literals(Prompt.members))
})

const Logout = Schema.Struct({ clientId: Schema.String })

/** The body of a redirect session for a login, a silent login or a logout. A subset of `RedirectSessionRequest`. */
export const FlowRequest = Schema.Struct({
  auth: optional(Auth),
  logout: optional(Logout),
  callbacks: optional(Schema.Struct({ postFlowUrl: optional(Schema.String) }))
})

const Parameters = optional(Schema.Record(Schema.String, Schema.Unknown))

/** The body of a redirect session. If several purposes are present, the first one in this order applies. */
export const RedirectSessionRequest = Schema.Struct({
  auth: optional(Auth),
  logout: optional(Logout),
  /** The section defaults to `ACCOUNT_INFO`. */
  memberAccountPage: optional(Schema.Struct({ section: optional(Schema.Literals(MembersAreaSection.members)) })),
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
 * A redirect session: the URL to open, and its parts. `fullUrl` is the endpoint with its search parameters, `shortUrl`
 * redirects to the endpoint, and `sessionToken` identifies the redirect session, not a login.
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

/** The response of a redirect session request. */
export const RedirectSessionResponse = Schema.Struct({ redirectSession: RedirectSession })

/** The secrets and URLs of one authorization. The encoded form may be stored while the visitor is on another page. */
export const OAuthData = Schema.Struct({
  codeChallenge: Schema.String,
  codeVerifier: Secret,
  state: Secret,
  redirectUri: Schema.String,
  originalUri: Schema.String
})
export interface OAuthData extends Schema.Schema.Type<typeof OAuthData> {}

/** The message that the page runs. `storage` is whether it can read its own storage, which contains the session. */
export const Ready = Schema.Struct({ type: Schema.Literal("ready"), storage: Schema.Boolean })

/** The message that the authorization was granted. */
export const Authorized = Schema.Struct({ code: Secret, state: Secret })

/** The message that the authorization was refused (RFC 6749 §4.1.2.1, OpenID Connect Core §3.1.2.6). */
export const Denied = Schema.Struct({
  error: Schema.String,
  error_description: Schema.optionalKey(Schema.String),
  state: Secret
})

/** A message of the silent page. */
export const FrameMessage = Schema.Union([Ready, Authorized, Denied])
export type FrameMessage = typeof FrameMessage.Type
