/**
 * Authorization code flows between pages: begins a sign-in on the provider's page, and completes it on the page that
 * the provider redirects to. A page that only signs members in with a password does not load this module.
 *
 * @since 0.1.0
 */
import type { OAuthData } from "@portico/contract/auth/Authorization"
import type { TokenSet } from "@portico/contract/auth/Token"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Span from "../../transport/internal/Span.ts"
import { type InsecureContext, makePair, makeState } from "../../session/internal/Pkce.ts"
import type { SiteStorage } from "../../session/SiteStorage.ts"
import type { TabLock } from "../../session/TabLock.ts"
import { Tokens } from "../../session/Tokens.ts"
import type { CallError, SessionEnded } from "../../transport/Failure.ts"
import { Settings } from "../../transport/Settings.ts"
import { InvalidState, isEmpty, MissingCode, parse } from "./AuthorizationResponse.ts"
import { clean, modeOf, withoutResponse } from "./ResponseAddress.ts"
import { Authorization, type ExchangeCodeError, type Opened, type OpenOptions } from "./AuthorizationService.ts"
import { withOutcome } from "./Outcome.ts"
import * as PendingFlows from "./PendingFlows.ts"
import * as ReturnAddress from "./ReturnAddress.ts"

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

/** The errors of beginning an authorization. */
export type BeginError = PrepareError | CallError

/** The errors of completing an authorization. */
export type CompleteError = ExchangeCodeError | PendingFlows.TakeError | SessionEnded

/**
 * Creates the data of one authorization: its state, its PKCE verifier and challenge, and its addresses. Store the data,
 * encoded with its schema, until the response arrives. `redirectUri` is the page that receives the response, and
 * `originalUri` the page that the visitor was on.
 */
export const prepare: (options?: {
  readonly redirectUri?: string
  readonly originalUri?: string
}) => Effect.Effect<OAuthData, PrepareError, Settings> = Span.fn("Authorization.prepare")(function* ({
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
) => Effect.Effect<Opened, BeginError, Authorization | Settings | SiteStorage | TabLock> = Span.fn(
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
) => Effect.Effect<Completed, CompleteError, Authorization | Settings | SiteStorage | TabLock | Tokens> = Span.fn(
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
