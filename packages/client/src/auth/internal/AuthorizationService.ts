/**
 * The requests of an authorization: the address of the sign-in page, and the exchange of a code for tokens.
 *
 * @since 0.1.0
 */
import { openRedirectSession } from "@portico/contract/codecs/auth/MemberCalls"
import { Prompt, type ResponseMode } from "@portico/contract/auth/Enums"
import type { OAuthData, RedirectSession } from "@portico/contract/auth/Authorization"
import type { TokenSet } from "@portico/contract/auth/Token"
import type * as Enumeration from "@portico/contract/Enumeration"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Span from "../../transport/internal/Span.ts"
import { Tokens } from "../../session/Tokens.ts"
import { type CallError, type TokenError, Unreadable } from "../../transport/Failure.ts"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import { InvalidState, isEmpty, MissingCode, type Returned } from "./AuthorizationResponse.ts"
import { withOutcome } from "./Outcome.ts"

/** The name of a response mode. Every mode except `web_message` returns the response in the address of a page. */
export type ResponseModeName = Enumeration.Member<typeof ResponseMode>

/** The options of an authorization request. */
export interface OpenOptions {
  /** The place of the response in the address of the redirect. Default: `"fragment"`. */
  readonly responseMode?: ResponseModeName
  /**
   * The page that the provider shows. Default: `"login"`. `none` shows no page. An unknown value, which only plain
   * JavaScript can pass, is not sent.
   */
  readonly prompt?: Enumeration.Member<typeof Prompt>
  /** The session token of a finished login. With it, the member does not have to sign in again. */
  readonly sessionToken?: Redacted.Redacted
}

/** The address of an authorization page. */
export interface Opened {
  readonly authUrl: string
  /** The address without its parameters. */
  readonly authorizationEndpoint: string
  readonly sessionToken: Redacted.Redacted | undefined
}

/** The errors of exchanging a code. The `cause` of `TokenUnavailable` has the provider's code, status and request id. */
export type ExchangeCodeError = MissingCode | InvalidState | TokenError

/** The operations of `Authorization`. */
export interface AuthorizationShape {
  /** Opens a redirect session for an authorization. An undefined `redirectUri` is not sent. */
  readonly open: (
    data: Omit<OAuthData, "originalUri" | "codeVerifier" | "redirectUri"> & { readonly redirectUri?: string },
    options?: OpenOptions
  ) => Effect.Effect<Opened, CallError>
  /** Checks an authorization response and exchanges its code for a member's tokens. Stores nothing. */
  readonly exchangeCode: (
    returned: Returned,
    data: Pick<OAuthData, "codeVerifier" | "state"> & { readonly redirectUri?: string }
  ) => Effect.Effect<TokenSet, ExchangeCodeError>
}

/** Runs authorization code flows. */
export class Authorization extends Context.Service<Authorization, AuthorizationShape>()(
  "@portico/client/auth/Authorization"
) {}

const make = Effect.gen(function* () {
  const settings = yield* Settings
  const transport = yield* Transport
  const tokens = yield* Tokens

  const open = Span.fn("Authorization.open")(function* (
    { codeChallenge, redirectUri, state }: Parameters<AuthorizationShape["open"]>[0],
    { prompt = "login", responseMode = "fragment", sessionToken }: OpenOptions = {}
  ) {
    const { response, requestId } = yield* transport.callWithResult(
      openRedirectSession,
      {
        auth: {
          authRequest: {
            ...(redirectUri === undefined ? {} : { redirectUri }),
            clientId: settings.clientId,
            codeChallenge,
            codeChallengeMethod: "S256",
            responseMode,
            responseType: "code",
            scope: "offline_access",
            state,
            ...(sessionToken === undefined ? {} : { sessionToken })
          },
          ...(isPrompt(prompt) ? { prompt } : {})
        }
      },
      { purpose: "visitor" }
    )
    const authUrl = yield* addressOf(response.redirectSession, requestId)
    return {
      authUrl,
      authorizationEndpoint: response.redirectSession.urlDetails?.endpoint ?? authUrl.replace(/[?#].*$/s, ""),
      sessionToken: response.redirectSession.sessionToken
    }
  }, withOutcome)

  const exchangeCode = Span.fn("Authorization.exchangeCode")(function* (
    { code, refusal, state }: Returned,
    data: Parameters<AuthorizationShape["exchangeCode"]>[1]
  ) {
    if (isEmpty(code) || isEmpty(state)) return yield* new MissingCode({ cause: refusal })
    if (Redacted.value(state) !== Redacted.value(data.state)) return yield* new InvalidState()
    const redirectUri = data.redirectUri ?? ""
    return yield* tokens.exchangeCode({
      code,
      codeVerifier: data.codeVerifier,
      ...(redirectUri === "" ? {} : { redirectUri })
    })
  }, withOutcome)

  return { open, exchangeCode } satisfies AuthorizationShape
})

/** `Authorization` over redirect sessions and the token endpoint. */
export const layer: Layer.Layer<Authorization, never, Settings | Transport | Tokens> = Layer.effect(Authorization, make)

/** Returns the address of a redirect session's page. Fails with `Unreadable` if it is not an http or https URL. */
export const addressOf = (
  { fullUrl }: RedirectSession,
  requestId: string | undefined
): Effect.Effect<string, Unreadable> =>
  fullUrl !== undefined && /^https?:/i.test(fullUrl) && URL.canParse(fullUrl)
    ? Effect.succeed(fullUrl)
    : Effect.fail(new Unreadable({ cause: "Expected an http or https URL", status: 200, requestId }))

// Plain JavaScript may pass any string. An unknown prompt counts as no prompt, so it is not sent.
const isPrompt = (prompt: string): boolean => Prompt.members.some((member) => member === prompt)
