/**
 * Obtains new tokens for a session. Only one tab refreshes at a time, the provider's `Retry-After` is honored, and new
 * tokens are dropped if the session has ended since.
 *
 * @since 0.1.0
 */
import type { TokenSet } from "@portico/contract/auth/Token"
import { upperSnake } from "@portico/contract/Refusal"
import type * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Hash from "effect/Hash"
import type * as Scope from "effect/Scope"
import * as Redacted from "effect/Redacted"
import { type ExchangeError, RateLimited, type TokenError, unavailable } from "../../transport/Failure.ts"
import { retryAfterOf } from "../../transport/internal/Retry.ts"
import { finalityOf } from "../../transport/internal/TokenRefusal.ts"
import type { Budget } from "./Budget.ts"
import { epochOf, monotonicOf } from "./Deadline.ts"
import type { Grants } from "./Grants.ts"
import type { SessionState } from "./SessionState.ts"
import type { SiteStorageShape } from "../SiteStorage.ts"
import type { TabLockShape } from "../TabLock.ts"
import type { TokenStoreShape } from "../TokenStore.ts"
import * as RefreshTokenLock from "./RefreshTokenLock.ts"

/**
 * The outcome of a refresh. `renewed`: the tokens were refreshed. `visited`: new visitor tokens were obtained, because
 * there were no tokens or a visitor's could not be refreshed. `adopted`: another tab refreshed first, or ended the
 * session. `fenced`: the session was cleared or replaced during the refresh, so the result was dropped. `parked`: the
 * refresh failed without ending the session. `postponed`: an early refresh failed, and the access token is still valid.
 * `refused`: the provider ended the member's session.
 */
export type Outcome = "renewed" | "visited" | "adopted" | "fenced" | "parked" | "postponed" | "refused"

/**
 * Receives the outcome of every refresh, and `spared` for every caller that joined one in progress. `TokenMetrics`
 * counts them.
 */
export const Observer: Context.Reference<(event: Outcome | "spared") => void> = Context.Reference(
  "@portico/client/session/TokenRefresh/Observer",
  { defaultValue: (): ((event: Outcome | "spared") => void) => () => {} }
)

/** The dependencies of a token refresh. */
export interface Parts {
  readonly clientId: string
  readonly grants: Grants
  readonly held: SessionState
  readonly store: TokenStoreShape
  readonly site: SiteStorageShape
  readonly lock: TabLockShape
  readonly clock: Clock.Clock
  readonly observe: (event: Outcome | "spared") => void
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
export const make = ({ clientId, clock, grants, held, lock, observe, scope, site, store }: Parts): TokenRefresh => {
  const once = RefreshTokenLock.make({ clientId, held, lock, scope, store })

  // Runs a grant, but fails without sending it while an earlier `Retry-After` applies. The wait is stored, so it
  // applies to every tab and after a reload.
  const patient = <A>(name: string, grant: Effect.Effect<A, ExchangeError>): Effect.Effect<A, ExchangeError> =>
    Effect.flatMap(site.read(name), (text = "") => {
      const [from = 0, until = 0] = text.split(" ").map(Number)
      const now = epochOf(clock)
      return from <= now && now < until
        ? Effect.fail(tooSoon(until - now))
        : Effect.tapError(grant, (cause) => {
            const at = epochOf(clock)
            return site.write(name, `${at} ${at + waitOf(cause)}`)
          })
    })

  const anonymous = (budget: Budget) =>
    Effect.mapError(budget.spend(patient("wait.anonymous", grants.anonymous)), unavailable)

  const reload = held.load("elsewhere")

  // Stores the tokens of a grant, unless the session that it was started for has ended, here or in the store.
  const keepFor = (epoch: number) => (tokens: TokenSet) =>
    Effect.andThen(
      reload,
      Effect.suspend(() => (held.epoch === epoch ? held.renew(tokens) : Effect.void))
    )

  const park = (cause: ExchangeError) => {
    const isNews = held.parked === undefined
    held.park(cause, waitOf(cause))
    const parked = Effect.andThen(tell("parked"), Effect.fail(unavailable(cause)))
    return isNews ? Effect.andThen(warn("parked", cause), parked) : parked
  }

  // A `doubtful` refusal does not state that the session ended. It ends the session nevertheless if it repeats for
  // minutes, because the provider may have lost the grant. Refusals are counted for each refresh token, across tabs and
  // reloads.
  const isFinal = (cause: ExchangeError, token: Redacted.Redacted): Effect.Effect<boolean> => {
    const finality = finalityOf(cause)
    if (finality !== "doubtful") return Effect.succeed(finality === "final")
    const hash = String(Hash.string(Redacted.value(token)))
    return Effect.flatMap(site.read(doubtsName), (text = "") => {
      const now = epochOf(clock)
      const [of, count, first] = text.split(" ")
      const isKnown = of === hash && Number(first) <= now
      const [total, since] = isKnown ? [Number(count) + 1, Number(first)] : [1, now]
      return total >= finalDoubts && now - since >= finalDoubtTime
        ? Effect.as(site.remove(doubtsName), true)
        : Effect.as(site.write(doubtsName, `${hash} ${total} ${since}`), false)
    })
  }

  const failed = (
    cause: ExchangeError,
    epoch: number,
    token: Redacted.Redacted,
    budget: Budget
  ): Effect.Effect<Outcome, TokenError> => {
    // Another tab may have used the refresh token first. Its new tokens have then been loaded.
    if (held.epoch !== epoch) return Effect.succeed("fenced")
    if (held.isFresh) {
      held.rest(finalityOf(cause) === "final" ? Infinity : Math.max(waitOf(cause), restTime))
      return Effect.succeed("postponed")
    }
    if (!held.isMember) return visit(epoch, budget)
    return Effect.flatMap(isFinal(cause, token), (isFinal) =>
      isFinal ? Effect.as(Effect.andThen(held.end("refused", cause), warn("refused", cause)), "refused") : park(cause)
    )
  }

  const visit = (epoch: number, budget: Budget) =>
    Effect.as(Effect.flatMap(anonymous(budget), keepFor(epoch)), "visited" as const)

  const attempt = (wasMember: boolean, budget: Budget, patience: number): Effect.Effect<Outcome, TokenError> => {
    const { epoch, isDue, isFresh, isMember, parked, tokens } = held
    const { refreshToken } = tokens
    if (!isDue || isMember !== wasMember) return Effect.succeed("adopted")
    if (Redacted.value(refreshToken.value) === "") return visit(epoch, budget)
    const retry = !isFresh && parked === undefined
    const grant = patient(waitName, grants.refresh(refreshToken, { keep: keepFor(epoch), retry }))
    return once(
      refreshToken,
      "adopted",
      Effect.matchEffect(budget.spend(grant), {
        onFailure: (cause) => Effect.flatMap(reload, () => failed(cause, epoch, refreshToken.value, budget)),
        onSuccess: (): Effect.Effect<Outcome> =>
          Effect.as(site.remove(doubtsName), held.epoch === epoch ? "renewed" : "fenced")
      }),
      patience
    )
  }

  const tell = (outcome: Outcome) => {
    observe(outcome)
    return Effect.annotateCurrentSpan({ outcome })
  }

  const lockName = `portico.${clientId}`

  // A tab that hangs may have both locks. The tabs that wait for it would give up and refresh at the same time. They
  // therefore queue for a second lock, and the first of them uses the refresh token before the others stop waiting.
  const refresh = (budget: Budget) =>
    Effect.suspend(() => {
      const { isMember } = held
      const started = monotonicOf(clock)
      const left = (patience: number) => Math.max(0, patience - (monotonicOf(clock) - started) * 1000)
      const run = Effect.flatMap(reload, () => attempt(isMember, budget, left(usedTokenPatience)))
      const late = Effect.suspend(() => lock.hold(`${lockName}.late`, run, left(lockPatience)))
      return lock.hold(lockName, run, sessionPatience, late)
    }).pipe(Effect.tap(tell), Effect.withSpan("Tokens.refresh"))

  return { anonymous, refresh, forgetWait: site.remove(waitName), settle: lock.hold(lockName, reload, 2000) }
}

const warn = (outcome: Outcome, { message }: ExchangeError) =>
  Effect.logWarning(`The refresh of a member's tokens was ${outcome}: ${message}`)

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
const doubtsName = "doubts"
/**
 * The number of doubtful refusals after which a session ends, and the minimum time between the first and the last, in
 * seconds.
 */
const finalDoubts = 3
const finalDoubtTime = 300
/**
 * The times after which a refresh stops waiting, in milliseconds since its start: for locks in total, for the session's
 * lock, and for the refresh token's lock.
 */
const lockPatience = 20_000
const sessionPatience = 10_000
const usedTokenPatience = 17_000
// An absurdly long `Retry-After` must not block a browser permanently.
const waitOf = (cause: ExchangeError): number => Math.min(retryAfterOf(cause), longestWait)

/** The maximum wait of a grant in seconds, regardless of the provider's `Retry-After`. */
const longestWait = 3600
/** The minimum time in seconds before another early refresh if one has failed. */
const restTime = 15
