/**
 * Sign-in on the provider's page or with a login from elsewhere, for plain site code (auth.md §5, §7).
 *
 * @since 0.1.0
 */
import { logout as logoutRow } from "@portico/contract/codecs/auth/OptionalCalls"
import * as Codec from "@portico/contract/Codec"
import { OAuthData, RedirectSession, RedirectSessionRequest } from "@portico/contract/codecs/auth/Authorization"
import type { ResponseOf } from "@portico/contract/Call"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Flow from "../../auth/Authorization.ts"
import { ExternalLogin } from "../../auth/ExternalLogin.ts"
import { endSession } from "../../auth/internal/EndSession.ts"
import { PreWarm } from "../../auth/PreWarm.ts"
import { RedirectSessions } from "../../auth/RedirectSessions.ts"
import * as Run from "./Run.ts"
import { plain, type SiteTokens } from "./SiteAuthTokens.ts"

/** The data of an authorization, stored until its response arrives, as plain data. */
export type SiteOAuthData = Codec.EncodedOf<typeof OAuthData>

/** The options of an authorization request. */
export interface AuthUrlOptions extends Omit<Flow.OpenOptions, "sessionToken"> {
  readonly sessionToken?: string
}

/** The address of a sign-in page. */
export interface AuthUrl {
  readonly authUrl: string
  readonly authorizationEndpoint: string
  readonly sessionToken?: string
}

/** The sign-ins of a site that leave its page. */
export interface SiteAuthFlows {
  /**
   * Creates the data of one authorization. Store it until the response arrives. Rejects with `ReturnAddressRefused` if
   * `originalUri` is not allowed.
   */
  readonly generateOAuthData: (redirectUri?: string, originalUri?: string) => Promise<SiteOAuthData>
  /**
   * Returns the address of the provider's sign-in page. By default the response is in the fragment, and the page shows
   * a login. Without `data` the code of the response cannot be redeemed.
   */
  readonly getAuthUrl: (data?: SiteOAuthData, options?: AuthUrlOptions) => Promise<AuthUrl>
  /**
   * Exchanges a code for a member's tokens. Stores nothing. Rejects with `MissingCode` or `InvalidState` without a
   * request, and with `TokenUnavailable` if the provider returns no tokens: its `details` are the provider's.
   */
  readonly getMemberTokens: (
    code: string | null | undefined,
    state: string | null | undefined,
    data: SiteOAuthData
  ) => Promise<SiteTokens>
  /**
   * Begins a sign-in on the provider's page, and stores its data in this browser for one hour. Send the browser to
   * `authUrl`. Rejects with `ReturnAddressRefused` if an address is not allowed.
   */
  readonly beginSignIn: (options?: Omit<Flow.BeginOptions, "sessionToken">) => Promise<AuthUrl>
  /**
   * Completes a sign-in from the response in an address, by default the current page's: stores its tokens and removes
   * the response from the address bar. Rejects with `MissingCode` (its cause is the provider's refusal),
   * `InvalidState`, `FlowUnknown`, `FlowExpired`, `FlowReplayed`, `SessionEnded` or `TokenUnavailable`.
   */
  readonly completeSignIn: (address?: string) => Promise<{ readonly tokens: SiteTokens; readonly originalUri: string }>
  /**
   * Returns the tokens of a member who signed in elsewhere, with a second token as proof. Stores nothing. Rejects with
   * `TokenUnavailable`.
   */
  readonly getMemberTokensForExternalLogin: (memberId: string, secondToken: string) => Promise<SiteTokens>
  /** Ends the provider's own session with a plain request. Does not end the session in this client. */
  readonly endSession: (postLogoutRedirectUri?: string) => Promise<ResponseOf<typeof logoutRow>>
  /** Creates a redirect session with custom callbacks and preferences. */
  readonly createRedirectSession: (
    request?: Codec.EncodedOf<typeof RedirectSessionRequest>
  ) => Promise<Codec.EncodedOf<typeof RedirectSession>>
  /** Opens a redirect session ahead of time, at most once in seven days. Errors are only logged. */
  readonly preWarm: (options?: { readonly force?: boolean }) => Promise<void>
}

/** Creates the sign-ins over a running client. */
export const make = (run: Run.Run<Run.Services | ExternalLogin | PreWarm | RedirectSessions>): SiteAuthFlows => ({
  generateOAuthData: (redirectUri = "", originalUri = "") =>
    run(Effect.map(Flow.prepare({ redirectUri, originalUri }), (data) => Codec.encodeSync(OAuthData, data))),
  getAuthUrl: (data, { sessionToken, ...options } = {}) =>
    run(
      Effect.gen(function* () {
        const authorization = yield* Flow.Authorization
        const prepared =
          data === undefined ? yield* Flow.prepare({ redirectUri: unused }) : yield* secretOAuthData(data)
        return plainUrl(
          yield* authorization.open(prepared, {
            ...options,
            ...(sessionToken === undefined ? {} : { sessionToken: Redacted.make(sessionToken) })
          })
        )
      })
    ),
  getMemberTokens: (code, state, data) =>
    run(
      Effect.gen(function* () {
        const authorization = yield* Flow.Authorization
        const returned = { code: secretOf(code), state: secretOf(state), refusal: undefined }
        // A missing code or state is reported before the data is checked.
        const oauthData = code && state ? yield* secretOAuthData({ ...data }) : noOauthData
        return plain(yield* authorization.exchangeCode(returned, oauthData))
      })
    ),
  beginSignIn: (options) => run(Effect.map(Flow.begin(options), plainUrl)),
  completeSignIn: (address) =>
    run(
      Effect.map(Flow.complete(address), ({ originalUri, tokens }) => ({
        tokens: plain(tokens),
        originalUri
      }))
    ),
  getMemberTokensForExternalLogin: (memberId, secondToken) =>
    run(
      Effect.map(
        Effect.flatMap(Run.given(External, { memberId, secondToken }), ({ memberId, secondToken }) =>
          ExternalLogin.use((external) => external.requestTokens(memberId, secondToken))
        ),
        plain
      )
    ),
  endSession: (postLogoutRedirectUri) =>
    run(endSession(postLogoutRedirectUri === undefined ? {} : { postLogoutRedirectUri })),
  createRedirectSession: (request = {}) =>
    run(
      Run.given(RedirectSessionRequest, request).pipe(
        Effect.flatMap((request) => RedirectSessions.use(({ create }) => create(request))),
        Effect.map((session) => Codec.encodeSync(RedirectSession, session))
      )
    ),
  preWarm: (options) => run(PreWarm.use((preWarm) => preWarm.run(options)))
})

/** The callback address of an authorization whose data is not stored. */
const unused = "unused://"

const plainUrl = ({ authUrl, authorizationEndpoint, sessionToken }: Flow.Opened): AuthUrl => ({
  authUrl,
  authorizationEndpoint,
  ...(sessionToken === undefined ? {} : { sessionToken: Redacted.value(sessionToken) })
})

const secretOAuthData = (data: Partial<SiteOAuthData>) =>
  Run.given(OAuthData, { codeChallenge: "", redirectUri: "", originalUri: "", ...data })

const External = Codec.struct({ memberId: Codec.string, secondToken: Codec.secret })

const noOauthData = { codeVerifier: Redacted.make(""), state: Redacted.make("") }

const secretOf = (text: string | null | undefined): Redacted.Redacted | undefined =>
  text == null ? undefined : Redacted.make(text)
