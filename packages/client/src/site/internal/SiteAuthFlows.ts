/**
 * Sign-ins by the provider's page, without a page to see, or by a login elsewhere, and their end, for plain site code
 * (auth.md §5, §7).
 *
 * @since 0.1.0
 */
import { logout as logoutRow } from "@portico/contract/auth/Endpoints"
import { OAuthData, RedirectSession, RedirectSessionRequest } from "@portico/contract/auth/Authorization"
import { Secret } from "@portico/contract/Secret"
import type { AnswerOf } from "@portico/contract/Endpoint"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import * as Flow from "../../auth/Authorization.ts"
import { ExternalLogin } from "../../auth/ExternalLogin.ts"
import { endSession, Members } from "../../auth/Members.ts"
import { PreWarm } from "../../auth/PreWarm.ts"
import { RedirectSessions } from "../../auth/RedirectSessions.ts"
import { SilentLogin } from "../../auth/SilentLogin.ts"
import * as Run from "./Run.ts"
import { held, plain, type SiteTokens } from "./SiteAuthTokens.ts"

/** What an authorization remembers until it comes back, as plain data. */
export type SiteOAuthData = typeof OAuthData.Encoded

/** How an authorization is asked for. */
export interface AuthUrlOptions extends Omit<Flow.OpenOptions, "sessionToken"> {
  readonly sessionToken?: string
}

/** The address of a sign-in page. */
export interface AuthUrl {
  readonly authUrl: string
  readonly authorizationEndpoint: string
  readonly sessionToken?: string
}

/** What an address came back with. */
export interface ReturnedCode {
  readonly code: string | null
  readonly state: string | null
  readonly error?: string
  readonly errorDescription?: string | null
}

/** The sign-ins and the logout of a site. */
export interface SiteAuthFlows {
  /**
   * Makes what one authorization remembers. Keep it until the flow has come back. Rejects with `ReturnAddressRefused` for
   * an `originalUri` of a stranger's.
   */
  readonly generateOAuthData: (redirectUri?: string, originalUri?: string) => Promise<SiteOAuthData>
  /**
   * Gets the address of the provider's sign-in page: the answer comes back in the fragment, and a login is shown, unless
   * told otherwise. Without data what is needed to redeem a code is lost.
   */
  readonly getAuthUrl: (data?: SiteOAuthData, options?: AuthUrlOptions) => Promise<AuthUrl>
  /** Reads what came back from the fragment of an address, or from its query. The current page's by default. Never throws. */
  readonly parseFromUrl: (address?: string, mode?: "fragment" | "query") => ReturnedCode
  /**
   * Exchanges a code for a member's tokens. Stores nothing. Rejects with `MissingCode` or `InvalidState`, without a request,
   * and with `TokenUnavailable` where the provider does not give any: its `details` are the provider's.
   */
  readonly getMemberTokens: (
    code: string | null | undefined,
    state: string | null | undefined,
    data: SiteOAuthData
  ) => Promise<SiteTokens>
  /**
   * Begins a sign-in on the provider's page and remembers it in this browser for an hour: send the browser to `authUrl`.
   * Rejects with `ReturnAddressRefused` for addresses of a stranger's.
   */
  readonly beginSignIn: (options?: Omit<Flow.BeginOptions, "sessionToken">) => Promise<AuthUrl>
  /**
   * Completes a sign-in that came back to this page: stores its tokens and cleans the address bar. Rejects with
   * `MissingCode` (its cause is the provider's refusal), `InvalidState`, `FlowUnknown`, `FlowExpired`, `FlowReplayed`,
   * `SessionEnded` or `TokenUnavailable`.
   */
  readonly completeSignIn: (address?: string) => Promise<{ readonly tokens: SiteTokens; readonly originalUri: string }>
  /**
   * Makes the session that a finished login's token stands for, stores its tokens and gives them. Rejects with
   * `FlowTimedOut`, `FrameRefused`, `FrameUnavailable`, `ThirdPartyBlocked`, `MissingCode` (its cause is the provider's
   * refusal), `SessionEnded`, `TokenUnavailable`, or with the refusal of the redirect session.
   */
  readonly getMemberTokensForDirectLogin: (sessionToken?: string) => Promise<SiteTokens>
  /** Gets the tokens of a member who signed in elsewhere, by a second token. Stores nothing. Rejects with `TokenUnavailable`. */
  readonly getMemberTokensForExternalLogin: (memberId: string, secondToken: string) => Promise<SiteTokens>
  /**
   * Ends the session here, whatever comes of the rest, and gives the address that ends it at the provider and leads back to
   * `postFlowUrl`. Rejects where that cannot be had: the request is sent again by itself if what keeps it may pass.
   */
  readonly logout: (postFlowUrl?: string) => Promise<{ readonly logoutUrl: string }>
  /** Ends the provider's own session by a plain call. The session here stays. */
  readonly endSession: (postLogoutRedirectUri?: string) => Promise<AnswerOf<typeof logoutRow>>
  /** Creates a redirect session with callbacks and preferences of one's own. */
  readonly createRedirectSession: (
    request?: typeof RedirectSessionRequest.Encoded
  ) => Promise<typeof RedirectSession.Encoded>
  /** Opens a redirect session ahead of time, once in seven days. What goes wrong is logged only. */
  readonly preWarm: (options?: { readonly force?: boolean }) => Promise<void>
}

/** The sign-ins and the logout over a running client. */
export const make = (run: Run.Run): SiteAuthFlows => ({
  generateOAuthData: (redirectUri = "", originalUri = "") =>
    run(Effect.flatMap(Flow.prepare({ redirectUri, originalUri }), Schema.encodeEffect(OAuthData))),
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
        // Without a code or a state there is nothing to compare: that is told first.
        const kept = code && state ? yield* secretOAuthData({ ...data }) : nothingKept
        return plain(yield* authorization.redeem(returned, kept))
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
        held
      )
    ),
  getMemberTokensForExternalLogin: (memberId, secondToken) =>
    run(
      Effect.map(
        Effect.flatMap(Run.given(External, { memberId, secondToken }), ({ memberId, secondToken }) =>
          ExternalLogin.use((external) => external.redeem(memberId, secondToken))
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
        Effect.flatMap(Schema.encodeEffect(RedirectSession))
      )
    ),
  preWarm: (options) => run(PreWarm.use((preWarm) => preWarm.run(options)))
})

/** Where an authorization leads back to whose data nobody keeps. */
const unused = "unused://"

const plainUrl = ({ authUrl, authorizationEndpoint, sessionToken }: Flow.Opened): AuthUrl => ({
  authUrl,
  authorizationEndpoint,
  ...(sessionToken === undefined ? {} : { sessionToken: Redacted.value(sessionToken) })
})

const secretOAuthData = (data: Partial<SiteOAuthData>) =>
  Run.given(OAuthData, { codeChallenge: "", redirectUri: "", originalUri: "", ...data })

const External = Schema.Struct({ memberId: Schema.String, secondToken: Secret })

const nothingKept = { codeVerifier: Redacted.make(""), state: Redacted.make("") }

const textOf = (secret: Redacted.Redacted | undefined): string | null =>
  secret === undefined ? null : Redacted.value(secret)

const secretOf = (text: string | null | undefined): Redacted.Redacted | undefined =>
  text == null ? undefined : Redacted.make(text)
