/**
 * Authorization code flows (auth.md §5, §7; RFC 6749 §4.1, RFC 7636): prepares the data of a flow, requests the address
 * of the sign-in page, parses the response, and exchanges the code for a member's tokens.
 *
 * @since 0.1.0
 */
import { openRedirectSession } from "@portico/contract/codecs/auth/Calls"
import { Prompt, type ResponseMode } from "@portico/contract/auth/Enums"
import type { OAuthData, RedirectSession } from "@portico/contract/auth/Authorization"
import type { TokenSet } from "@portico/contract/auth/Token"
import type * as Enumeration from "@portico/contract/Enumeration"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { type InsecureContext, makePair, makeState } from "../session/internal/Pkce.ts"
import type { SiteStorage } from "../session/SiteStorage.ts"
import type { TabLock } from "../session/TabLock.ts"
import { Tokens } from "../session/Tokens.ts"
import { type CallError, type SessionEnded, type TokenError, Unreadable } from "../transport/Failure.ts"
import { Settings } from "../transport/Settings.ts"
import { Transport } from "../transport/Transport.ts"
import {
  clean,
  InvalidState,
  isEmpty,
  MissingCode,
  modeOf,
  parse,
  type Returned,
  withoutResponse
} from "./internal/AuthorizationResponse.ts"
import { withOutcome } from "./internal/Outcome.ts"
import * as PendingFlows from "./internal/PendingFlows.ts"
import * as ReturnAddress from "./internal/ReturnAddress.ts"

export { InvalidVerifierLength } from "../session/internal/Pkce.ts"
export {
  AuthorizationRefused,
  InvalidState,
  MissingCode,
  parse,
  type Returned,
  withoutResponse
} from "./internal/AuthorizationResponse.ts"
export { isAllowed } from "./internal/ReturnAddress.ts"

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

/** The options of `begin`. */
export interface BeginOptions extends Omit<OpenOptions, "responseMode"> {
  /** The page that the provider redirects back to. By default the current page without its query and fragment. */
  readonly redirectUri?: string
  /** The page that the application shows again after the sign-in. By default the current page. */
  readonly originalUri?: string
  /** The place of the response in the address of the redirect. Default: `"fragment"`. */
  readonly responseMode?: "fragment" | "query"
}

/** A completed authorization, whose tokens are the current session. */
export interface Completed {
  /** The session's tokens, which are already stored. */
  readonly tokens: TokenSet
  /** The page that the visitor was on, or an empty string if it is unknown or not allowed. */
  readonly originalUri: string
}

/** The errors of preparing an authorization. */
export type PrepareError = ReturnAddress.ReturnAddressRefused | InsecureContext

/** The errors of exchanging a code. The `cause` of `TokenUnavailable` has the provider's code, status and request id. */
export type ExchangeCodeError = MissingCode | InvalidState | TokenError

/** The errors of beginning an authorization. */
export type BeginError = PrepareError | CallError

/** The errors of completing an authorization. */
export type CompleteError = ExchangeCodeError | PendingFlows.TakeError | SessionEnded

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

  const open = Effect.fn("Authorization.open")(function* (
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

  const exchangeCode = Effect.fn("Authorization.exchangeCode")(function* (
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

/**
 * Creates the data of one authorization: its state, its PKCE verifier and challenge, and its addresses. Store the data,
 * encoded with its schema, until the response arrives. `redirectUri` is the page that receives the response, and
 * `originalUri` the page that the visitor was on.
 */
export const prepare: (options?: {
  readonly redirectUri?: string
  readonly originalUri?: string
}) => Effect.Effect<OAuthData, PrepareError, Settings> = Effect.fn("Authorization.prepare")(function* ({
  originalUri = "",
  redirectUri = ""
} = {}) {
  if (originalUri !== "") yield* ReturnAddress.check(originalUri, yield* Settings)
  const { challenge, verifier } = yield* makePair
  const state = yield* makeState
  return { codeChallenge: challenge, codeVerifier: verifier, state, redirectUri, originalUri }
}, withOutcome)

/**
 * Begins a sign-in on the provider's page. Send the browser to the returned `authUrl`. This browser stores the data of
 * a pending sign-in for one hour, and of at most five at once. The page at `redirectUri` finishes the sign-in with
 * `complete`.
 *
 * **Example** (Leaving for the sign-in page)
 *
 * ```ts
 * import * as Authorization from "@portico/client/auth/Authorization"
 * import * as Effect from "effect/Effect"
 *
 * const leave = Effect.map(Authorization.begin(), ({ authUrl }) => location.assign(authUrl))
 * ```
 */
export const begin: (
  options?: BeginOptions
) => Effect.Effect<Opened, BeginError, Authorization | Settings | SiteStorage | TabLock> = Effect.fn(
  "Authorization.begin"
)(function* ({
  originalUri = withoutResponse(globalThis.location?.href ?? ""),
  redirectUri = (globalThis.location?.href ?? "").replace(/[?#].*$/s, ""),
  ...options
}: BeginOptions = {}) {
  const authorization = yield* Authorization
  if (redirectUri !== "") yield* ReturnAddress.check(redirectUri, yield* Settings)
  const data = yield* prepare({ originalUri, redirectUri })
  return yield* Effect.tap(authorization.open(data, options), PendingFlows.remember(data))
}, withOutcome)

/**
 * Completes a sign-in from the response in an address, by default the current page's. Loads the stored data of the
 * sign-in, checks the response, stores the member's session and removes the response from the address bar. Each
 * response can be used once.
 */
export const complete: (
  address?: string
) => Effect.Effect<Completed, CompleteError, Authorization | Settings | SiteStorage | TabLock | Tokens> = Effect.fn(
  "Authorization.complete"
)(function* (address: string = globalThis.location?.href ?? "") {
  const authorization = yield* Authorization
  const { returnAddresses } = yield* Settings
  const finish = yield* Tokens.use((tokens) => tokens.begin)
  const returned = parse(address, modeOf(address))
  if (address === globalThis.location?.href) yield* clean
  const { code, refusal: cause, state } = returned
  const allowed = (uri: string) => (ReturnAddress.isAllowed(uri, returnAddresses) ? uri : "")
  if (isEmpty(code) || isEmpty(state)) {
    const flow = isEmpty(state) ? Option.none() : yield* Effect.option(PendingFlows.take(state))
    const origin = Option.map(flow, ({ originalUri }) => ({ originalUri: allowed(originalUri) }))
    return yield* new MissingCode({ cause, ...Option.getOrUndefined(origin) })
  }
  const flow = yield* Effect.mapError(PendingFlows.take(state), (error) =>
    error._tag === "FlowUnknown" && error.hasOthers ? new InvalidState() : error
  )
  const tokens = yield* authorization.exchangeCode(returned, { ...flow, state })
  yield* finish(tokens)
  return { tokens, originalUri: allowed(flow.originalUri) }
}, withOutcome)

/** Whether an address, by default the current page's, has an authorization response. If so, call `complete`. */
export const isReturn = (address: string = globalThis.location?.href ?? ""): boolean => modeOf(address) !== undefined

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
