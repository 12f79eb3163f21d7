/**
 * Authorization code flows (auth.md §5, §7; RFC 6749 §4.1, RFC 7636): what one remembers, its address, its way back and
 * its code's exchange for a member's tokens.
 *
 * @since 0.1.0
 */
import { openRedirectSession } from "@portico/contract/auth/Endpoints"
import { Prompt, type ResponseMode } from "@portico/contract/auth/Enums"
import type { OAuthData, RedirectSession } from "@portico/contract/auth/Authorization"
import type { TokenSet } from "@portico/contract/auth/Token"
import type * as Enumeration from "@portico/contract/Enumeration"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
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
import { noted } from "./internal/Outcome.ts"
import * as PendingFlows from "./internal/PendingFlows.ts"
import * as ReturnAddress from "./internal/ReturnAddress.ts"

export { InvalidVerifierLength } from "../session/internal/Pkce.ts"
export { isAllowed, withoutAnswer } from "./internal/ReturnAddress.ts"

/** The provider refused an authorization, and said why (RFC 6749 §4.1.2.1). */
export class AuthorizationRefused extends Data.TaggedError("AuthorizationRefused")<{
  readonly error: string
  readonly description: string | undefined
}> {
  override get message(): string {
    return this.description ?? this.error
  }
}

/** An authorization came back without its code or its state. `cause` is the refusal, where one was answered. */
export class MissingCode extends Data.TaggedError("MissingCode")<{
  readonly cause: AuthorizationRefused | undefined
  /** The page that the visitor was on, where the answer is that of an authorization that was begun here. */
  readonly originalUri?: string
}> {
  override get message(): string {
    return "Missing code or _state"
  }
}

/** An authorization came back with a state that is not its own. */
export class InvalidState extends Data.TaggedError("InvalidState")<{}> {
  override get message(): string {
    return "Invalid _state"
  }
}

/** How an authorization can come back. The address of a page holds all but `web_message`. */
export type ResponseModeName = Enumeration.Member<typeof ResponseMode>

/** What an authorization came back with. */
export interface Returned {
  readonly code: Redacted.Redacted | undefined
  readonly state: Redacted.Redacted | undefined
  readonly refusal: AuthorizationRefused | undefined
}

/** How an authorization is asked for. */
export interface OpenOptions {
  /** `fragment` by default. */
  readonly responseMode?: ResponseModeName
  /** `login` by default. `none` shows no page. An unknown prompt, which only plain JavaScript can pass, is not sent. */
  readonly prompt?: Enumeration.Member<typeof Prompt>
  /** A finished login, which spares its member a further one. */
  readonly sessionToken?: Redacted.Redacted
}

/** An authorization's address. */
export interface Opened {
  readonly authUrl: string
  /** The address without its parameters. */
  readonly authorizationEndpoint: string
  readonly sessionToken: Redacted.Redacted | undefined
}

/** How an authorization is begun. */
export interface BeginOptions extends Omit<OpenOptions, "responseMode"> {
  /** Where the provider leads back to: the page without its query and fragment by default. */
  readonly redirectUri?: string
  /** The page that the visitor is to see again: the current one by default. */
  readonly originalUri?: string
  /** `fragment` by default. */
  readonly responseMode?: "fragment" | "query"
}

/** An authorization that has made a member's session. */
export interface Completed {
  /** The session's tokens. They are stored. */
  readonly tokens: TokenSet
  /** The page that the visitor was on, or an empty text. */
  readonly originalUri: string
}

/** What can go wrong preparing an authorization. */
export type PrepareError = ReturnAddress.ReturnAddressRefused | InsecureContext

/** The errors of redeeming a code. The `cause` of `TokenUnavailable` has the provider's code, status and request id. */
export type RedeemError = MissingCode | InvalidState | TokenError

/** What can go wrong beginning an authorization. */
export type BeginError = PrepareError | CallError

/** What can go wrong completing an authorization. */
export type CompleteError = RedeemError | PendingFlows.TakeError | SessionEnded

/** The operations of `Authorization`. */
export interface AuthorizationShape {
  /** Opens a redirect session for an authorization. An undefined `redirectUri` is left out. */
  readonly open: (
    data: Omit<OAuthData, "originalUri" | "codeVerifier" | "redirectUri"> & { readonly redirectUri?: string },
    options?: OpenOptions
  ) => Effect.Effect<Opened, CallError>
  /** Checks what came back and exchanges the code for a member's tokens. Stores nothing. */
  readonly redeem: (
    returned: Returned,
    data: Pick<OAuthData, "codeVerifier" | "state"> & { readonly redirectUri?: string }
  ) => Effect.Effect<TokenSet, RedeemError>
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
    const { answer, requestId } = yield* transport.ask(
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
      { need: "visitor" }
    )
    const authUrl = yield* addressOf(answer.redirectSession, requestId)
    return {
      authUrl,
      authorizationEndpoint: answer.redirectSession.urlDetails?.endpoint ?? authUrl.replace(/[?#].*$/s, ""),
      sessionToken: answer.redirectSession.sessionToken
    }
  }, noted)

  const redeem = Effect.fn("Authorization.redeem")(function* (
    { code, refusal, state }: Returned,
    data: Parameters<AuthorizationShape["redeem"]>[1]
  ) {
    if (isEmpty(code) || isEmpty(state)) return yield* new MissingCode({ cause: refusal })
    if (Redacted.value(state) !== Redacted.value(data.state)) return yield* new InvalidState()
    const redirectUri = data.redirectUri ?? ""
    return yield* tokens.redeem({
      code,
      codeVerifier: data.codeVerifier,
      ...(redirectUri === "" ? {} : { redirectUri })
    })
  }, noted)

  return { open, redeem } satisfies AuthorizationShape
})

/** `Authorization` over redirect sessions and the token endpoint. */
export const layer: Layer.Layer<Authorization, never, Settings | Transport | Tokens> = Layer.effect(Authorization, make)

/**
 * Makes what one authorization remembers. Keep it, encoded by its schema, until the flow has come back: `redirectUri` is
 * where to, `originalUri` the page that the visitor was on.
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
}, noted)

/**
 * Begins a sign-in on the provider's page: send the browser to `authUrl`. What it has to remember is kept in this
 * browser for an hour, for five of them at once. The page at `redirectUri` ends it by `complete`.
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
  originalUri = ReturnAddress.withoutAnswer(globalThis.location?.href ?? ""),
  redirectUri = (globalThis.location?.href ?? "").replace(/[?#].*$/s, ""),
  ...options
}: BeginOptions = {}) {
  const authorization = yield* Authorization
  if (redirectUri !== "") yield* ReturnAddress.check(redirectUri, yield* Settings)
  const data = yield* prepare({ originalUri, redirectUri })
  return yield* Effect.tap(authorization.open(data, options), PendingFlows.remember(data))
}, noted)

/**
 * Completes a sign-in that came back to this page, or to the given address: finds what was remembered of it, checks the
 * answer, stores the member's session and takes the answer out of the address bar. Each answer counts once.
 */
export const complete: (
  address?: string
) => Effect.Effect<Completed, CompleteError, Authorization | Settings | SiteStorage | TabLock | Tokens> = Effect.fn(
  "Authorization.complete"
)(function* (address: string = globalThis.location?.href ?? "") {
  const authorization = yield* Authorization
  const { returnAddresses } = yield* Settings
  const finish = yield* Tokens.use((tokens) => tokens.begin)
  const returned = parse(address, ReturnAddress.modeOf(address))
  if (address === globalThis.location?.href) yield* ReturnAddress.clean
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
  const tokens = yield* authorization.redeem(returned, { ...flow, state })
  yield* finish(tokens)
  return { tokens, originalUri: allowed(flow.originalUri) }
}, noted)

/** Whether an address, the page's own by default, carries the answer to an authorization: then `complete` it. */
export const isReturn = (address: string = globalThis.location?.href ?? ""): boolean =>
  ReturnAddress.modeOf(address) !== undefined

/** Reads what an authorization came back with from the fragment of an address, or from its query. */
export const parse = (address: string, mode: "fragment" | "query" = "fragment"): Returned => {
  const { fragment, query } = ReturnAddress.partsOf(address)
  const parameters = new URLSearchParams(mode === "query" ? query : fragment)
  const secret = (name: string) => {
    const value = parameters.get(name)
    return value === null ? undefined : Redacted.make(value)
  }
  const error = parameters.get("error") ?? ""
  const description = parameters.get("error_description") ?? undefined
  const refusal = error === "" ? undefined : new AuthorizationRefused({ error, description })
  return { code: secret("code"), state: secret("state"), refusal }
}

/** The address of a redirect session's page. One that is not of the web must not be opened. */
export const addressOf = (
  { fullUrl }: RedirectSession,
  requestId: string | undefined
): Effect.Effect<string, Unreadable> =>
  fullUrl !== undefined && /^https?:/i.test(fullUrl) && URL.canParse(fullUrl)
    ? Effect.succeed(fullUrl)
    : Effect.fail(new Unreadable({ cause: "Expected the address of a page", status: 200, requestId }))

// Plain JavaScript may pass any string. An unknown prompt counts as no prompt, so it is not sent.
const isPrompt = (prompt: string): boolean => Prompt.members.some((member) => member === prompt)

const isEmpty = (secret: Redacted.Redacted | undefined): secret is undefined =>
  secret === undefined || Redacted.value(secret) === ""
