/**
 * Manages the tokens of a session. Tokens are obtained on demand, refreshed once for all callers, and not lost to a
 * transient failure (auth.md §4).
 *
 * @since 0.1.0
 */
import type { Role } from "@portico/contract/auth/Enums"
import type { RefreshToken, TokenSet } from "@portico/contract/auth/Token"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import { type Authorization, Credential, type TokenPurpose } from "../transport/internal/Credential.ts"
import { Exchange } from "../transport/internal/Exchange.ts"
import {
  type ExchangeError,
  SessionEnded,
  type TokenError,
  TokenUnavailable,
  unavailable
} from "../transport/Failure.ts"
import { Settings } from "../transport/Settings.ts"
import * as Budget from "./internal/Budget.ts"
import { after, epochOf, isPast } from "./internal/Deadline.ts"
import * as Grants from "./internal/Grants.ts"
import { shared } from "./internal/SingleFlight.ts"
import {
  isFresh,
  isSame,
  make as makeSessionState,
  none,
  type SessionChange,
  type SignInListener,
  type Status
} from "./internal/SessionState.ts"
import { addListener, subscribe } from "./internal/listeners.ts"
import * as RefreshThrottle from "./internal/RefreshThrottle.ts"
import { make as makeTokenRefresh, Observer } from "./internal/TokenRefresh.ts"
import { SiteStorage } from "./SiteStorage.ts"
import { TabLock } from "./TabLock.ts"
import { type StoredTokens, TokenStore } from "./TokenStore.ts"
import { WakeEvents } from "./WakeEvents.ts"

export { type Claims, claimsOf } from "./internal/Claims.ts"
export type { SessionChange } from "./internal/SessionState.ts"

/** The error of a call that requires a signed-in member while none is signed in. */
export class MemberRequired extends Data.TaggedError("MemberRequired")<{}> {
  override get message(): string {
    return "This call requires a signed-in member. Sign in first."
  }
}

/** The operations of `Tokens`. */
export interface TokensShape {
  /**
   * Returns a valid access token for a request of the application: the current one if it has not expired, otherwise a
   * refreshed one, otherwise an anonymous visitor token. Concurrent callers share one refresh, across tabs too, and
   * interrupting one caller does not cancel it. A token that expires within `refreshLeeway` is returned immediately and
   * refreshed in the background; a failure of that refresh is not reported.
   *
   * Fails with `TokenUnavailable` while a member's tokens cannot be refreshed, so that no request runs as a visitor
   * unnoticed. With the setting `whenRefreshFails: "visitor"` it returns a visitor token instead.
   */
  readonly access: Effect.Effect<Redacted.Redacted, TokenError>
  /**
   * The current tokens, including those of a parked member. Without tokens, the strings are empty and the role is
   * `none`.
   */
  readonly current: Effect.Effect<StoredTokens>
  /** The role of the current refresh token: `member` while a member is signed in, parked or not (auth.md §4). */
  readonly role: Effect.Effect<Role>
  /** The role that reads run as, or `parked` while a member's tokens cannot be refreshed. */
  readonly status: Effect.Effect<Status>
  /**
   * Reports that another server refused this access token. Returns whether the next call uses a new one: `false` if a
   * refused token was replaced within the last 30 seconds.
   */
  readonly refused: (token: Redacted.Redacted) => Effect.Effect<boolean>
  /** Replaces the session, for example after a login. */
  readonly set: (tokens: TokenSet) => Effect.Effect<void>
  /**
   * Ends the session in memory and in the store, and returns its tokens. Requests in progress do not restore the
   * session.
   */
  readonly clear: Effect.Effect<TokenSet>
  /**
   * Begins a login, and returns a function that completes it with the new tokens. This function fails with
   * `SessionEnded` if the session was cleared since the login began.
   */
  readonly begin: Effect.Effect<(tokens: TokenSet) => Effect.Effect<void, SessionEnded>>
  /** A stream of session changes. It starts with the latest change, and then emits every change with its reason. */
  readonly changes: Stream.Stream<SessionChange>
  /**
   * Runs `listener` at each sign-in of this client, before the new tokens are stored, until the scope closes. It
   * receives the tokens that the member's tokens replace, and the id of the new session. If a refresh of the replaced
   * tokens is in progress, the sign-in waits for it first, for at most two seconds.
   */
  readonly onSignIn: (listener: SignInListener) => Effect.Effect<void, never, Scope.Scope>
  /**
   * The seconds by which the provider's clock is ahead of the local clock, or `undefined` until a response shows it. No
   * expiry depends on it.
   */
  readonly skew: Effect.Effect<number | undefined>
  /**
   * Checks whether the provider still accepts the member's session, after a response to this access token left that in
   * doubt. It refreshes the token, unless another token has replaced it. If the provider has ended the session, it ends
   * here too.
   */
  readonly confirm: (token: Redacted.Redacted) => Effect.Effect<void, TokenError>
  /**
   * Returns the access token of a member, never a visitor token. Fails with `MemberRequired` if no member is signed in.
   */
  readonly requireMember: Effect.Effect<Redacted.Redacted, TokenError | MemberRequired>
  /**
   * Returns valid tokens: the given ones if they have not expired, otherwise refreshed ones, otherwise new visitor
   * tokens. Stores nothing.
   */
  readonly generate: (tokens?: TokenSet) => Effect.Effect<TokenSet, TokenError>
  /** Refreshes tokens. Stores nothing: `onTokens` receives the new tokens before any other step can fail. */
  readonly refresh: (
    refreshToken: RefreshToken,
    options?: Pick<Grants.RefreshOptions, "onTokens">
  ) => Effect.Effect<TokenSet, TokenError>
  /** Exchanges an authorization code for a member's tokens. Stores nothing. */
  readonly exchangeCode: (grant: Grants.CodeGrant) => Effect.Effect<TokenSet, TokenError>
}

/** Manages the tokens of a session. */
export class Tokens extends Context.Service<Tokens, TokensShape>()("@portico/client/session/Tokens") {}

const make = Effect.gen(function* () {
  const { clientId, refreshLeeway, tokenTimeout, whenRefreshFails } = yield* Settings
  const exchange = yield* Exchange
  const store = yield* TokenStore
  const site = yield* SiteStorage
  const lock = yield* TabLock
  const wake = yield* WakeEvents
  const clock = yield* Clock.Clock
  const observe = yield* Observer
  const scope = yield* Effect.scope
  const run = Effect.runForkWith(yield* Effect.context())
  const grants = Grants.make(exchange, clientId)
  const state = makeSessionState({ store, site, clock, leeway: refreshLeeway })
  const { anonymous, forgetWait, refresh, settle } = makeTokenRefresh({
    clientId,
    grants,
    state,
    site,
    lock,
    clock,
    observe,
    store,
    scope
  })
  const throttle = RefreshThrottle.make(clock)
  const budgetOf = () => Budget.make(clock, tokenTimeout)
  // The remaining time of the last refresh. Obtaining visitor tokens to replace a member's must not take longer.
  let budget = budgetOf()
  // Visitor tokens that are used while the member's tokens are parked.
  let fallbackTokens: TokenSet | undefined

  const generateWithin = (budget: Budget.Budget, tokens = none) =>
    Effect.suspend((): Effect.Effect<TokenSet, TokenError> => {
      const { refreshToken } = tokens
      if (Redacted.value(refreshToken.value) === "") return anonymous(budget)
      if (isFresh(tokens, epochOf(clock))) return Effect.succeed(tokens)
      return Effect.catch(budget.spend(grants.refresh(refreshToken)), () => anonymous(budget))
    })

  const shareOf = (effect: Effect.Effect<void, TokenError>) =>
    shared(
      effect,
      scope,
      () => state.generation,
      () => observe("spared")
    )

  const refreshShared = shareOf(
    Effect.suspend(() => {
      const { parked } = state
      budget = budgetOf()
      return parked === undefined || isPast(clock, parked.retryAt)
        ? Effect.asVoid(refresh(budget))
        : Effect.fail(unavailable(parked.cause))
    })
  )

  const renewFallbackTokens = shareOf(
    Effect.suspend(() => Effect.map(generateWithin(budget, fallbackTokens), (tokens) => void (fallbackTokens = tokens)))
  )

  // Returns the id of the member's session that a call belongs to.
  const memberSessionOf = () => (state.isMember ? (state.tokens.session ?? "") : undefined)

  const own = (): Authorization => ({
    token: state.tokens.accessToken.value,
    insteadOfMember: undefined,
    session: memberSessionOf()
  })

  const mayBeVisitor = (need: TokenPurpose): boolean => {
    switch (need) {
      case "visitor":
        return true
      case "read":
        return whenRefreshFails !== "fail"
      case "request":
        return whenRefreshFails === "visitor"
      case "write":
        return false
    }
  }

  const authorize = (need: TokenPurpose, session?: string): Effect.Effect<Authorization, TokenError> =>
    Effect.suspend(() => {
      const isSentAgain = session !== undefined
      const mustStay = need === "write" || (need === "request" && isSentAgain && whenRefreshFails !== "visitor")
      return authorizeIn(need, session ?? memberSessionOf(), mustStay)
    })

  // If `mustStay` is true, fails once the session of the call has ended.
  const authorizeIn = (
    need: TokenPurpose,
    session: string | undefined,
    mustStay: boolean
  ): Effect.Effect<Authorization, TokenError> =>
    Effect.suspend(() => {
      if (mustStay && session !== undefined && memberSessionOf() !== session) {
        const { cause } = state.last
        return Effect.fail(
          cause === undefined ? new TokenUnavailable({ cause: new SessionEnded() }) : unavailable(cause)
        )
      }
      if (!state.isDue) return Effect.succeed(own())
      if (state.isFresh) return Effect.as(Effect.forkIn(refreshShared, scope), own())
      const again = authorizeIn(need, session, mustStay)
      return Effect.matchEffect(refreshShared, {
        onSuccess: () => again,
        onFailure: (error) =>
          state.parked === undefined || !mayBeVisitor(need)
            ? Effect.fail(error)
            : Effect.flatMap(renewFallbackTokens, () =>
                state.parked === undefined || fallbackTokens === undefined
                  ? again
                  : Effect.succeed({ token: fallbackTokens.accessToken.value, insteadOfMember: state.parked.cause })
              )
      })
    })

  const startSession = (tokens: TokenSet) => Effect.uninterruptible(Effect.andThen(forgetWait, state.replace(tokens)))

  // Sign-in listeners need the visitor's latest tokens, so a refresh that is in progress has to finish first.
  const settled = Effect.suspend(() => (state.signIns.size === 0 || state.isMember ? Effect.void : settle))

  const tokens: TokensShape = {
    access: Effect.suspend(() => state.cachedAccess ?? Effect.map(authorize("request"), tokenOf)),
    current: Effect.sync(() => state.tokens),
    role: Effect.sync(() => state.tokens.refreshToken.role),
    status: Effect.sync(() => state.last.status),
    refused: (token) => invalidate(token, "another server"),
    set: (tokens) => Effect.andThen(settled, startSession(tokens)),
    clear: Effect.uninterruptible(state.end("cleared")),
    begin: Effect.sync(() => {
      const { clearings } = state
      return (tokens) =>
        Effect.flatMap(settled, () =>
          state.clearings === clearings ? startSession(tokens) : Effect.fail(new SessionEnded())
        )
    }),
    changes: subscribe((emit) => {
      emit(state.last)
      return addListener(state.listeners, emit)
    }),
    onSignIn: (listener) => addListener(state.signIns, listener),
    skew: exchange.skew,
    confirm: (token) =>
      Effect.suspend(() => {
        if (!state.isMember) return Effect.void
        state.expire(token)
        return Effect.asVoid(authorize("write"))
      }),
    requireMember: Effect.suspend((): TokensShape["requireMember"] =>
      state.isMember ? Effect.map(authorize("write"), tokenOf) : Effect.fail(new MemberRequired())
    ),
    generate: (tokens) => Effect.suspend(() => generateWithin(budgetOf(), tokens)),
    refresh: (refreshToken, options) => granted(grants.refresh(refreshToken, options)),
    exchangeCode: (grant) => granted(grants.code(grant))
  }

  const granted = (grant: Effect.Effect<TokenSet, ExchangeError>) =>
    Effect.suspend(() => Effect.mapError(budgetOf().spend(grant), unavailable))

  const invalidate = (token: Redacted.Redacted, resource: unknown) =>
    Effect.sync(() => {
      const isFallback = fallbackTokens !== undefined && isSame(fallbackTokens.accessToken.value, token)
      const isCurrent = isSame(state.tokens.accessToken.value, token) && state.isFresh
      // Another token has replaced it, or a refresh is already due.
      if (!isCurrent && !isFallback) return true
      if (!throttle.refuse(resource)) return false
      if (isFallback) fallbackTokens = undefined
      state.expire(token)
      return true
    })

  let awake = after(clock, 0)
  const onWake = Effect.flatMap(state.load("elsewhere"), () => {
    const isLate = state.parked === undefined ? state.isDue : isPast(clock, state.parked.retryAt)
    if (!state.isMember || !isLate || !isPast(clock, awake)) return Effect.void
    awake = after(clock, wakeTime)
    return Effect.ignore(refreshShared)
  })

  yield* state.load("start")
  // The event may be outdated when it arrives, so the current value is loaded from the store.
  yield* store.watch(() => void run(state.load("elsewhere")))
  yield* Effect.forkIn(
    Stream.runForEach(wake.changes, () => onWake),
    scope,
    { startImmediately: true }
  )

  return Context.make(Tokens, tokens).pipe(
    Context.add(Credential, { authorize, invalidate, accepted: throttle.accept })
  )
})

/** A layer that provides `Tokens` over the token endpoint, and the `Credential` of authorized calls. */
export const layer: Layer.Layer<
  Tokens | Credential,
  never,
  Settings | Exchange | TokenStore | SiteStorage | TabLock | WakeEvents
> = Layer.effectContext(make)

const tokenOf = ({ token }: Authorization): Redacted.Redacted => token

/** The minimum time between two refreshes caused by wake events, in seconds. */
const wakeTime = 5
