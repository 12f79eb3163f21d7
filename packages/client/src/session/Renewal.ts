/**
 * How a session gets new tokens: alone among the tabs, as late as the provider asked, and never for a session that is
 * over by the time they come.
 *
 * @since 0.1.0
 */
import type { TokenSet } from "@portico/contract/auth/TokenSet"
import type * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { type ExchangeError, RateLimited, TokenUnavailable } from "../transport/Failure.ts"
import { isRefused, retried, retryAfterOf } from "../transport/Retry.ts"
import { epochOf } from "./Deadline.ts"
import type { Grants } from "./Grants.ts"
import type { Held } from "./Held.ts"
import type { SiteStorageShape } from "./SiteStorage.ts"
import type { TabLockShape } from "./TabLock.ts"

/**
 * How a refresh came out. `renewed`: with new tokens. `adopted`: another tab was faster. `fenced`: the session was
 * cleared or replaced meanwhile, and what came was dropped. `parked`: it failed for a passing reason. `postponed`: so did
 * an early one, and the access token is still good. `refused`: the provider ended the member's session.
 */
export type Outcome = "renewed" | "adopted" | "fenced" | "parked" | "postponed" | "refused"

/** Is told how every refresh came out, and of every caller that was `spared` one. `TokenMetrics` counts them. */
export const Observer: Context.Reference<(event: Outcome | "spared") => void> = /*#__PURE__*/ Context.Reference(
  "@portico/client/session/Renewal/Observer",
  { defaultValue: (): ((event: Outcome | "spared") => void) => () => {} }
)

/** What a renewal works on. */
export interface Parts {
  readonly clientId: string
  readonly grants: Grants
  readonly held: Held
  readonly site: SiteStorageShape
  readonly lock: TabLockShape
  readonly clock: Clock.Clock
  readonly observe: (event: Outcome | "spared") => void
}

/** The ways to new tokens. */
export interface Renewal {
  /** Gets a visitor's tokens. Stores nothing. */
  readonly anonymous: Effect.Effect<TokenSet, TokenUnavailable>
  /** Makes the session a visitor's, where it is nobody's. */
  readonly visit: Effect.Effect<void, TokenUnavailable>
  /** Refreshes the tokens of the session. A visitor's that cannot be refreshed are replaced. */
  readonly refresh: Effect.Effect<Outcome, TokenUnavailable>
  /** Forgets that the provider asked to wait: what comes now comes of the person in front. */
  readonly forgetWait: Effect.Effect<void>
  /** Waits until no tab refreshes, for two seconds at most, and takes what came of it. */
  readonly settle: Effect.Effect<void>
}

/** Builds the renewal of a session. */
export const make = ({ clientId, clock, grants, held, lock, observe, site }: Parts): Renewal => {
  // Alone among the tabs, and with what they left.
  const alone = <A, E>(effect: Effect.Effect<A, E>) =>
    lock.hold(`portico.${clientId}`, Effect.andThen(held.load("elsewhere"), effect))

  // A grant that waits as long as the provider asked, in every tab and after a reload.
  const patient = <A>(name: string, grant: Effect.Effect<A, ExchangeError>): Effect.Effect<A, ExchangeError> =>
    Effect.flatMap(site.read(name), (text = "") => {
      const [from = 0, until = 0] = text.split(" ").map(Number)
      const now = epochOf(clock)
      return from <= now && now < until
        ? Effect.fail(tooSoon(until - now))
        : Effect.tapError(grant, (cause) => {
            const at = epochOf(clock)
            const wait = retryAfterOf(cause)
            return wait > 0 ? site.write(name, `${at} ${at + wait}`) : Effect.void
          })
    })

  const anonymous = Effect.mapError(
    patient("wait.anonymous", grants.anonymous),
    (cause) => new TokenUnavailable({ cause })
  )

  // Stores what a grant gave, unless the session it was begun for is no longer there, here or in the store.
  const keepFor = (epoch: number) => (tokens: TokenSet) =>
    Effect.andThen(
      held.load("elsewhere"),
      Effect.suspend(() => (held.epoch === epoch ? held.renew(tokens) : Effect.void))
    )

  const visit = alone(
    Effect.suspend(() => {
      if (held.isMember || held.isFresh) return Effect.void
      return Effect.flatMap(anonymous, keepFor(held.epoch))
    })
  )

  const tell = (outcome: Outcome) => {
    observe(outcome)
    const told = Effect.annotateCurrentSpan({ outcome })
    return outcome === "refused"
      ? Effect.andThen(told, Effect.logWarning(`The provider ended the member's session: ${held.last.cause?.message}`))
      : told
  }

  const refresh = Effect.suspend(() => {
    const { isFresh: isEarly, isMember } = held
    let { epoch } = held
    const attempt = alone(
      Effect.suspend((): Effect.Effect<Outcome, ExchangeError> => {
        const { refreshToken } = held.tokens
        epoch = held.epoch
        if (held.isMember !== isMember || !held.isDue) return Effect.succeed("adopted")
        return patient(waitName, grants.refresh(refreshToken, { keep: keepFor(epoch), retry: false })).pipe(
          Effect.map((): Outcome => (held.epoch === epoch ? "renewed" : "fenced")),
          Effect.catchIf(
            (cause) => isMember && isRefused(cause) && !held.isFresh,
            (cause) =>
              // Another tab may have used the token first: then its tokens are the session's.
              Effect.flatMap(held.load("elsewhere"), (): Effect.Effect<Outcome> =>
                held.epoch === epoch ? Effect.as(held.end("refused", cause), "refused") : Effect.succeed("adopted")
              )
          )
        )
      })
    )
    const failed = (cause: ExchangeError): Effect.Effect<Outcome, TokenUnavailable> => {
      if (held.epoch !== epoch) return Effect.succeed("fenced")
      const wait = retryAfterOf(cause)
      if (held.isFresh) {
        held.rest(isRefused(cause) ? Infinity : Math.max(wait, restTime))
        return Effect.succeed("postponed")
      }
      if (!isMember) return Effect.as(visit, "renewed")
      const isNews = held.parked === undefined
      held.park(cause, wait)
      const warning = `The member's tokens could not be refreshed for now: ${cause.message}`
      return (isNews ? Effect.logWarning(warning) : Effect.void).pipe(
        Effect.andThen(tell("parked")),
        Effect.andThen(Effect.fail(new TokenUnavailable({ cause })))
      )
    }
    return Effect.catch(isEarly || held.parked !== undefined ? attempt : retried(attempt), failed)
  }).pipe(Effect.tap(tell), Effect.withSpan("Tokens.refresh"))

  return {
    anonymous,
    visit,
    refresh,
    forgetWait: site.remove(waitName),
    settle: Effect.ignore(Effect.timeout(alone(Effect.void), 2000))
  }
}

const tooSoon = (retryAfter: number) =>
  new RateLimited({
    status: 429,
    statusText: "Too Many Requests",
    requestId: undefined,
    code: "TOO_MANY_REQUESTS",
    description: "The provider asked to wait.",
    data: undefined,
    retryAfter
  })

const waitName = "wait.refresh"
/** Seconds between two early refreshes, where the first one failed. */
const restTime = 15
