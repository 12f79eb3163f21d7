/**
 * Implements the services `Tokens` and `Credential`: obtains the token of each call, refreshes tokens once for all
 * callers, and starts and ends the session.
 *
 * @since 0.1.0
 */
import * as Streams from "@portico/contract/Streams"
import type { RefreshToken, TokenSet } from "@portico/contract/auth/Token"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Clock from "../../transport/internal/Clock.ts"
import type { Authorization, TokenPurpose } from "../../transport/internal/Credential.ts"
import { Exchange } from "../../transport/internal/Exchange.ts"
import { ignore } from "../../transport/internal/Log.ts"
import {
  type ExchangeError,
  SessionEnded,
  type TokenError,
  TokenUnavailable,
  unavailable
} from "../../transport/Failure.ts"
import { Settings } from "../../transport/Settings.ts"
import { SiteStorage } from "../SiteStorage.ts"
import { TabLock } from "../TabLock.ts"
import { TokenStore, type TokenStoreShape } from "../TokenStore.ts"
import { WakeEvents } from "../WakeEvents.ts"
import * as Budget from "./Budget.ts"
import { register, withCache } from "./CachedAccess.ts"
import { after, epochOf, isPast } from "./Deadline.ts"
import * as Grants from "./Grants.ts"
import { addListener, subscribe } from "./listeners.ts"
import * as RefreshThrottle from "./RefreshThrottle.ts"
import {
  isFresh,
  isSame,
  make as makeSessionState,
  none,
  type SessionChange,
  type SignInListener
} from "./SessionState.ts"
import { SessionPolicy } from "./SessionPolicy.ts"
import { shared } from "./SingleFlight.ts"
import { make as makeTokenRefresh, Observer } from "./TokenRefresh.ts"

/** The error of a call that requires a signed-in member while none is signed in. */
export class MemberRequired extends Data.TaggedError("MemberRequired")<{}> {
  override get message(): string {
    return "This call requires a signed-in member. Sign in first."
  }
}

/**
 * Creates the operations of `Tokens`, which checks their types, and of `Credential`. They share one session.
 *
 * @internal
 */
export const make = Effect.gen(function* () {
  const { clientId, refreshLeeway, tokenTimeout, whenRefreshFails } = yield* Settings
  const exchange = yield* Exchange
  const policy = yield* SessionPolicy
  const store = policy === undefined ? yield* TokenStore : unchanged(yield* TokenStore)
  const site = yield* SiteStorage
  const lock = yield* TabLock
  const wake = yield* WakeEvents
  const clock = yield* Clock.current
  const observe = yield* Observer
  const scope = yield* Effect.scope
  const run = Effect.runForkWith(yield* Effect.context())
  const grants = Grants.make(exchange, clientId)
  const state = makeSessionState({ store, site, clock, leeway: policy === undefined ? refreshLeeway : 0 })
  const {
    anonymous: newVisitor,
    forgetWait,
    refresh,
    settle
  } = makeTokenRefresh({
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
  const anonymous = (budget: Budget.Budget) =>
    policy === undefined ? newVisitor(budget) : policy.visitor(newVisitor(budget))
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
      () => observe("joined")
    )

  const refreshShared = shareOf(
    Effect.suspend(() => {
      const { parked } = state
      budget = budgetOf()
      if (policy !== undefined) return policy.refresh(state, anonymous(budget))
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

  const currentAuthorization = (): Authorization => ({
    token: state.tokens.accessToken.value,
    insteadOfMember: undefined,
    session: memberSessionOf()
  })

  const mayBeVisitor = (purpose: TokenPurpose): boolean => {
    switch (purpose) {
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

  const authorize = (purpose: TokenPurpose, session?: string): Effect.Effect<Authorization, TokenError> =>
    Effect.suspend(() => {
      const isSentAgain = session !== undefined
      const mustStay = purpose === "write" || (purpose === "request" && isSentAgain && whenRefreshFails !== "visitor")
      const authorization = authorizeIn(purpose, session ?? memberSessionOf(), mustStay)
      return policy === undefined ? authorization : Effect.andThen(policy.check(purpose, state.isMember), authorization)
    })

  // If `mustStay` is true, fails once the session of the call has ended.
  const authorizeIn = (
    purpose: TokenPurpose,
    session: string | undefined,
    mustStay: boolean
  ): Effect.Effect<Authorization, TokenError> =>
    Effect.suspend(() => {
      if (mustStay && session !== undefined && memberSessionOf() !== session) {
        const { cause } = state.lastChange
        return Effect.fail(
          cause === undefined ? new TokenUnavailable({ cause: new SessionEnded() }) : unavailable(cause)
        )
      }
      if (!state.isRefreshDue) return Effect.succeed(currentAuthorization())
      if (state.isFresh) return Effect.as(Effect.forkIn(refreshShared, scope), currentAuthorization())
      const again = authorizeIn(purpose, session, mustStay)
      return Effect.matchEffect(refreshShared, {
        onSuccess: () => again,
        onFailure: (error) =>
          state.parked === undefined || !mayBeVisitor(purpose)
            ? Effect.fail(error)
            : Effect.flatMap(renewFallbackTokens, () =>
                state.parked === undefined || fallbackTokens === undefined
                  ? again
                  : Effect.succeed({ token: fallbackTokens.accessToken.value, insteadOfMember: state.parked.cause })
              )
      })
    })

  const startSession = (tokens: TokenSet) => Effect.uninterruptible(Effect.andThen(forgetWait, state.replace(tokens)))

  // Sign-in listeners purpose the visitor's latest tokens, so a refresh that is in progress has to finish first.
  const settled = Effect.suspend(() => (state.signIns.size === 0 || state.isMember ? Effect.void : settle))

  const tokens = {
    access: withCache(
      Effect.suspend(() => state.cachedAccess ?? Effect.map(authorize("request"), tokenOf)),
      () => state.cachedAccess
    ),
    current: Effect.sync(() => state.tokens),
    role: Effect.sync(() => state.tokens.refreshToken.role),
    status: Effect.sync(() => state.lastChange.status),
    reportRefused: (token: Redacted.Redacted) => reportRefused(token, "another server"),
    set: (tokens: TokenSet) => Effect.andThen(settled, startSession(tokens)),
    clear: Effect.uninterruptible(state.end("cleared")),
    begin: Effect.sync(() => {
      const { clearings } = state
      return (tokens: TokenSet) =>
        Effect.flatMap(settled, () =>
          state.clearings === clearings ? startSession(tokens) : Effect.fail(new SessionEnded())
        )
    }),
    changes: subscribe<SessionChange>((emit) => {
      emit(state.lastChange)
      return addListener(state.listeners, emit)
    }),
    onSignIn: (listener: SignInListener) => addListener(state.signIns, listener),
    skew: exchange.skew,
    confirm: (token: Redacted.Redacted) =>
      Effect.suspend((): Effect.Effect<void, TokenError> => {
        if (!state.isMember) return Effect.void
        state.invalidate(token)
        return Effect.asVoid(authorize("write"))
      }),
    requireMember: Effect.suspend((): Effect.Effect<Redacted.Redacted, TokenError | MemberRequired> =>
      state.isMember ? Effect.map(authorize("write"), tokenOf) : Effect.fail(new MemberRequired())
    ),
    generate: (tokens?: TokenSet) => Effect.suspend(() => generateWithin(budgetOf(), tokens)),
    refresh: (refreshToken: RefreshToken, options?: Pick<Grants.RefreshOptions, "onTokens">) =>
      granted(grants.refresh(refreshToken, options)),
    exchangeCode: (grant: Grants.CodeGrant) => granted(grants.code(grant))
  }

  const granted = (grant: Effect.Effect<TokenSet, ExchangeError>) =>
    Effect.suspend(() => Effect.mapError(budgetOf().spend(grant), unavailable))

  const reportRefused = (token: Redacted.Redacted, resource: unknown) =>
    Effect.sync(() => {
      policy?.reportRefused(token)
      const isFallback = fallbackTokens !== undefined && isSame(fallbackTokens.accessToken.value, token)
      const isCurrent = isSame(state.tokens.accessToken.value, token) && state.isFresh
      // Another token has replaced it, or a refresh is already due.
      if (!isCurrent && !isFallback) return true
      if (!throttle.reportRefused(resource)) return false
      if (isFallback) fallbackTokens = undefined
      state.invalidate(token)
      return true
    })

  let awake = after(clock, 0)
  const onWake = Effect.flatMap(state.load("elsewhere"), () => {
    const shouldRefresh = state.parked === undefined ? state.isRefreshDue : isPast(clock, state.parked.retryAt)
    if (!state.isMember || !shouldRefresh || !isPast(clock, awake)) return Effect.void
    awake = after(clock, wakeTime)
    return ignore(refreshShared)
  })

  yield* state.load("start")
  // The event may be outdated when it arrives, so the current value is loaded from the store.
  yield* store.watch(() => void run(state.load("elsewhere")))
  yield* Effect.forkIn(
    Streams.runForEach(wake.changes, () => onWake),
    scope,
    { startImmediately: true }
  )

  return {
    tokens: register(tokens, () => state.cachedAccess?.value),
    credential: { authorize, reportRefused, reportAccepted: throttle.reportAccepted, session: memberSessionOf }
  }
})

// Returns a store that keeps what has been stored.
const unchanged = (store: TokenStoreShape): TokenStoreShape => ({
  ...store,
  save: () => Effect.void,
  remove: Effect.void
})

const tokenOf = ({ token }: Authorization): Redacted.Redacted => token

/** The minimum time between two refreshes caused by wake events, in seconds. */
const wakeTime = 5
