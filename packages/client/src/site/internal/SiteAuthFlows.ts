/**
 * Sign-in on the provider's page, without a visible page, or with a login from elsewhere, and logout, for plain site
 * code (auth.md §5, §7).
 *
 * @since 0.1.0
 */
import { logout as logoutRow } from "@portico/contract/codecs/auth/Calls"
import * as Codec from "@portico/contract/Codec"
import { OAuthData, RedirectSession, RedirectSessionRequest } from "@portico/contract/codecs/auth/Authorization"
import type { ResponseOf } from "@portico/contract/Call"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Flow from "../../auth/Authorization.ts"
import { ExternalLogin } from "../../auth/ExternalLogin.ts"
import { endSession, Members } from "../../auth/Members.ts"
import { PreWarm } from "../../auth/PreWarm.ts"
import { RedirectSessions } from "../../auth/RedirectSessions.ts"
import { SilentLogin } from "../../auth/SilentLogin.ts"
import * as Run from "./Run.ts"
import { currentTokens, plain, type SiteTokens } from "./SiteAuthTokens.ts"

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

/** The parameters of an authorization response. */
export interface ReturnedCode {
  readonly code: string | null
  readonly state: string | null
  readonly error?: string
  readonly errorDescription?: string | null
}

/** The sign-ins and the logout of a site. */
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
   * Parses the authorization response in the fragment or the query of an address, by default the current page's. Never
   * throws.
   */
  readonly parseFromUrl: (address?: string, mode?: "fragment" | "query") => ReturnedCode
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
   * Creates the session from the session token of a finished login, stores its tokens and returns them. Rejects with
   * `FlowTimedOut`, `FrameRefused`, `FrameUnavailable`, `ThirdPartyBlocked`, `MissingCode` (its cause is the provider's
   * refusal), `SessionEnded`, `TokenUnavailable`, or with the refusal of the redirect session.
   */
  readonly getMemberTokensForDirectLogin: (sessionToken?: string) => Promise<SiteTokens>
  /**
   * Returns the tokens of a member who signed in elsewhere, with a second token as proof. Stores nothing. Rejects with
   * `TokenUnavailable`.
   */
  readonly getMemberTokensForExternalLogin: (memberId: string, secondToken: string) => Promise<SiteTokens>
  /**
   * Ends the session in this client, even if the rest fails. Returns the address that ends it at the provider and
   * redirects back to `postFlowUrl`. Rejects if there is no such address; after a transient failure the request is sent
   * again automatically.
   */
  readonly logout: (postFlowUrl?: string) => Promise<{ readonly logoutUrl: string }>
  /** Ends the provider's own session with a plain request. Does not end the session in this client. */
  readonly endSession: (postLogoutRedirectUri?: string) => Promise<ResponseOf<typeof logoutRow>>
  /** Creates a redirect session with custom callbacks and preferences. */
  readonly createRedirectSession: (
    request?: Codec.EncodedOf<typeof RedirectSessionRequest>
  ) => Promise<Codec.EncodedOf<typeof RedirectSession>>
  /** Opens a redirect session ahead of time, at most once in seven days. Errors are only logged. */
  readonly preWarm: (options?: { readonly force?: boolean }) => Promise<void>
}

/** Creates the sign-ins and the logout over a running client. */
export const make = (run: Run.Run): SiteAuthFlows => ({
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
  parseFromUrl: (address = globalThis.location?.href ?? "", mode) => {
    const { code, refusal, state } = Flow.parse(address, mode)
    return {
      code: textOf(code),
      state: textOf(state),
      ...(refusal === undefined ? {} : { error: refusal.error, errorDescription: refusal.description ?? null })
    }
  },
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
  getMemberTokensForDirectLogin: (sessionToken) =>
    run(
      Effect.andThen(
        SilentLogin.use((silent) => silent.run(secretOf(sessionToken))),
        currentTokens
      )
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
  logout: (postFlowUrl) =>
    run(Members.use((members) => members.logout(postFlowUrl === undefined ? {} : { postFlowUrl }))),
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

const textOf = (secret: Redacted.Redacted | undefined): string | null =>
  secret === undefined ? null : Redacted.value(secret)

const secretOf = (text: string | null | undefined): Redacted.Redacted | undefined =>
  text == null ? undefined : Redacted.make(text)
