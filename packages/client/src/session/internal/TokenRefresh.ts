/**
 * Obtains new tokens for a session. Only one tab refreshes at a time, the provider's `Retry-After` is honored, and new
 * tokens are dropped if the session has ended since.
 *
 * @since 0.1.0
 */
import type { TokenSet } from "@portico/contract/auth/Token"
import { upperSnake } from "@portico/contract/Refusal"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Hash from "effect/Hash"
import type * as Scope from "effect/Scope"
import * as Redacted from "effect/Redacted"
import * as Span from "../../transport/internal/Span.ts"
import type * as Clock from "../../transport/internal/Clock.ts"
import { type ExchangeError, RateLimited, type TokenError, unavailable } from "../../transport/Failure.ts"
import { retryAfterOf } from "../../transport/internal/Retry.ts"
import { classifyRefreshError } from "../../transport/internal/TokenRefusal.ts"
import { logWarning } from "../../transport/internal/Log.ts"
import type { Budget } from "./Budget.ts"
import { epochOf, monotonicOf } from "./Deadline.ts"
import type { Grants } from "./Grants.ts"
import type { SessionState } from "./SessionState.ts"
import type { SiteStorageShape } from "../SiteStorage.ts"
import type { TabLockShape } from "../TabLock.ts"
import type { TokenStoreShape } from "../TokenStore.ts"
import * as RefreshTokenLock from "./RefreshTokenLock.ts"

/**
 * The outcome of a refresh. `renewed`: the tokens were refreshed. `visitor`: new visitor tokens were obtained, because
 * there were no tokens or a visitor's could not be refreshed. `upToDate`: another tab refreshed first, or ended the
 * session. `discarded`: the session was cleared or replaced during the refresh, so the result was dropped. `parked`: the
 * refresh failed without ending the session. `postponed`: an early refresh failed, and the access token is still valid.
 * `refused`: the provider ended the member's session.
 */
export type Outcome = "renewed" | "visitor" | "upToDate" | "discarded" | "parked" | "postponed" | "refused"

/**
 * Receives the outcome of every refresh, and `joined` for every caller that joined one in progress. `TokenMetrics`
 * counts them.
 */
export const Observer: Context.Reference<(event: Outcome | "joined") => void> = Context.Reference(
  "@portico/client/session/TokenRefresh/Observer",
  { defaultValue: (): ((event: Outcome | "joined") => void) => () => {} }
)

/** The dependencies of a token refresh. */
export interface Parts {
  readonly clientId: string
  readonly grants: Grants
  readonly state: SessionState
  readonly store: TokenStoreShape
  readonly site: SiteStorageShape
  readonly lock: TabLockShape
  readonly clock: Clock.Clock
  readonly observe: (event: Outcome | "joined") => void
  /** The scope of the client. */
  readonly scope: Scope.Scope
}

/** The operations that obtain new tokens. Their network attempts share the time of a `Budget`. */
export interface TokenRefresh {
  /** Obtains visitor tokens. Stores nothing. */
  readonly anonymous: (budget: Budget) => Effect.Effect<TokenSet, TokenError>
  /**
   * Refreshes the tokens of the session. Obtains visitor tokens if there are none, or if a visitor's cannot be
   * refreshed.
   */
  readonly refresh: (budget: Budget) => Effect.Effect<Outcome, TokenError>
  /** Discards the stored `Retry-After` of refreshes, because the next request is an action of the user. */
  readonly forgetWait: Effect.Effect<void>
  /** Waits up to two seconds until no tab is refreshing, then loads the stored tokens. */
  readonly settle: Effect.Effect<void>
}

/** Creates the token refresh of a session. */
export const make = ({ clientId, clock, grants, state, lock, observe, scope, site, store }: Parts): TokenRefresh => {
  const withTokenLock = RefreshTokenLock.make({ clientId, state, lock, scope, store })

  // Runs a grant, but fails without sending it while an earlier `Retry-After` applies. The wait is stored, so it
  // applies to every tab and after a reload.
  const honoringRetryAfter = <A>(
    name: string,
    grant: Effect.Effect<A, ExchangeError>
  ): Effect.Effect<A, ExchangeError> =>
    Effect.flatMap(site.read(name), (text = "") => {
      const [from = 0, until = 0] = text.split(" ").map(Number)
      const now = epochOf(clock)
      return from <= now && now < until
        ? Effect.fail(tooSoon(until - now))
        : Effect.tapError(grant, (cause) => {
            const wait = waitOf(cause)
            // Rounded up, so that no request is sent before the time that the provider requested.
            const until = wait === 0 ? now : Math.ceil(clock.currentTimeMillisUnsafe() / 1000) + wait
            return site.write(name, `${epochOf(clock)} ${until}`)
          })
    })

  const anonymous = (budget: Budget) =>
    Effect.mapError(budget.spend(honoringRetryAfter("wait.anonymous", grants.anonymous)), unavailable)

  const reload = state.load("elsewhere")

  // Stores the tokens of a grant, unless the session that it was started for has ended, here or in the store.
  const saveFor = (generation: number) => (tokens: TokenSet) =>
    Effect.andThen(
      reload,
      Effect.suspend(() => (state.generation === generation ? state.renew(tokens) : Effect.void))
    )

  const park = (cause: ExchangeError) => {
    const isNews = state.parked === undefined
    state.park(cause, waitOf(cause))
    const parked = Effect.andThen(report("parked"), Effect.fail(unavailable(cause)))
    return isNews ? Effect.andThen(warn("parked", cause), parked) : parked
  }

  // An `ambiguous` refusal does not state that the session ended. It ends the session nevertheless if it repeats for
  // minutes, because the provider may have lost the grant. Refusals are counted for each refresh token, across tabs and
  // reloads.
  const isFinal = (cause: ExchangeError, token: Redacted.Redacted): Effect.Effect<boolean> => {
    const kind = classifyRefreshError(cause)
    if (kind !== "ambiguous") return Effect.succeed(kind === "final")
    const hash = String(Hash.string(Redacted.value(token)))
    return Effect.flatMap(site.read(ambiguousRefusalsName), (text = "") => {
      const now = epochOf(clock)
      const [of, count, first] = text.split(" ")
      const isKnown = of === hash && Number(first) <= now
      const [total, since] = isKnown ? [Number(count) + 1, Number(first)] : [1, now]
      return total >= maximumAmbiguous && now - since >= minimumAmbiguousTime
        ? Effect.as(site.remove(ambiguousRefusalsName), true)
        : Effect.as(site.write(ambiguousRefusalsName, `${hash} ${total} ${since}`), false)
    })
  }

  const failed = (
    cause: ExchangeError,
    generation: number,
    token: Redacted.Redacted,
    budget: Budget
  ): Effect.Effect<Outcome, TokenError> => {
    // Another tab may have used the refresh token first. Its new tokens have then been loaded.
    if (state.generation !== generation) return Effect.succeed("discarded")
    if (state.isFresh) {
      state.postponeEarlyRefresh(
        classifyRefreshError(cause) === "final" ? Infinity : Math.max(waitOf(cause), earlyRefreshPause)
      )
      return Effect.succeed("postponed")
    }
    if (!state.isMember) return becomeVisitor(generation, budget)
    return Effect.flatMap(isFinal(cause, token), (isFinal) =>
      isFinal ? Effect.as(Effect.andThen(state.end("refused", cause), warn("refused", cause)), "refused") : park(cause)
    )
  }

  const becomeVisitor = (generation: number, budget: Budget) =>
    Effect.as(Effect.flatMap(anonymous(budget), saveFor(generation)), "visitor" as const)

  const attempt = (wasMember: boolean, budget: Budget, timeout: number): Effect.Effect<Outcome, TokenError> => {
    const { generation, isRefreshDue, isFresh, isMember, parked, tokens } = state
    const { refreshToken } = tokens
    if (!isRefreshDue || isMember !== wasMember) return Effect.succeed("upToDate")
    if (Redacted.value(refreshToken.value) === "") return becomeVisitor(generation, budget)
    const retry = !isFresh && parked === undefined
    const grant = honoringRetryAfter(waitName, grants.refresh(refreshToken, { onTokens: saveFor(generation), retry }))
    return withTokenLock(
      refreshToken,
      "upToDate",
      Effect.matchEffect(budget.spend(grant), {
        onFailure: (cause) => Effect.flatMap(reload, () => failed(cause, generation, refreshToken.value, budget)),
        onSuccess: (): Effect.Effect<Outcome> =>
          Effect.as(site.remove(ambiguousRefusalsName), state.generation === generation ? "renewed" : "discarded")
      }),
      timeout
    )
  }

  const report = (outcome: Outcome) => {
    observe(outcome)
    return Span.annotate({ outcome })
  }

  const lockName = `portico.${clientId}`

  // A tab that hangs may have both locks. The tabs that wait for it would give up and refresh at the same time. They
  // therefore queue for a second lock, and the first of them uses the refresh token before the others stop waiting.
  const refresh = (budget: Budget) =>
    Effect.suspend(() => {
      const { isMember } = state
      const started = monotonicOf(clock)
      const left = (timeout: number) => Math.max(0, timeout - (monotonicOf(clock) - started) * 1000)
      const run = Effect.flatMap(reload, () => attempt(isMember, budget, left(refreshTokenLockTimeout)))
      const inSecondQueue = Effect.suspend(() => lock.withLock(`${lockName}.second`, run, left(lockTimeout)))
      return lock.withLock(lockName, run, sessionLockTimeout, inSecondQueue)
    }).pipe(Effect.tap(report), Span.withSpan("Tokens.refresh"))

  return { anonymous, refresh, forgetWait: site.remove(waitName), settle: lock.withLock(lockName, reload, 2000) }
}

const warn = (outcome: Outcome, { message }: ExchangeError) =>
  logWarning(`The refresh of a member's tokens was ${outcome}: ${message}`)

const statusText = "Too Many Requests"

const tooSoon = (retryAfter: number) =>
  new RateLimited({
    status: 429,
    statusText,
    requestId: undefined,
    code: upperSnake(statusText),
    description: statusText,
    data: undefined,
    retryAfter
  })

const waitName = "wait.refresh"
const ambiguousRefusalsName = "ambiguousRefusals"
/**
 * The number of ambiguous refusals after which a session ends, and the minimum time between the first and the last, in
 * seconds.
 */
const maximumAmbiguous = 3
const minimumAmbiguousTime = 300
/**
 * The times after which a refresh stops waiting, in milliseconds since its start: for locks in total, for the session's
 * lock, and for the refresh token's lock.
 */
const lockTimeout = 20_000
const sessionLockTimeout = 10_000
const refreshTokenLockTimeout = 17_000
// An absurdly long `Retry-After` must not block a browser permanently.
const waitOf = (cause: ExchangeError): number => Math.min(retryAfterOf(cause), longestWait)

/** The maximum wait of a grant in seconds, regardless of the provider's `Retry-After`. */
const longestWait = 3600
/** The minimum time in seconds before another early refresh if one has failed. */
const earlyRefreshPause = 15
