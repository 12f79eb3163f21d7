/**
 * Implements a lock with entries in a storage that several processes share, for browsers without Web Locks and for
 * programs with their own storage.
 *
 * A storage has no atomic compare-and-set. A client writes its claim, waits until concurrent claims are visible, and
 * owns the lock if its claim was not overwritten.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Random from "effect/Random"
import * as Clock from "../../transport/internal/Clock.ts"
import { ignore } from "../../transport/internal/Log.ts"
import { attempt, type StorageFailed, type WebStorage } from "./WebStorage.ts"

/**
 * Runs an effect while no other client of the storage runs one under the same name. After `timeout` milliseconds of
 * waiting, it runs `orElse` instead. `delay` is the time in milliseconds that a write takes to reach other
 * processes. If the storage fails, the effect runs immediately, because no other client can use the storage either.
 */
export const withLock = <A, E, R>(
  open: () => WebStorage,
  name: string,
  effect: Effect.Effect<A, E, R>,
  { delay, orElse, timeout }: Options<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.flatMap(claimOf(open, `${name}.lock`), ({ acquire, renew, withdraw }) =>
    acquire(delay).pipe(
      Effect.catch(() => Effect.void),
      Effect.as(true),
      Clock.timeoutOrElse({ duration: timeout, orElse: () => Effect.succeed(false) }),
      Effect.flatMap((isOwner) => (isOwner ? Effect.raceFirst(effect, renew) : orElse)),
      Effect.ensuring(ignore(withdraw))
    )
  )

/** The options of `withLock`. Times are in milliseconds. */
export interface Options<A, E, R> {
  readonly delay: number
  readonly timeout: number
  readonly orElse: Effect.Effect<A, E, R>
}

// Creates a client's claim to a lock. The storage entry is the claim and its expiry in milliseconds since the epoch.
const claimOf = (open: () => WebStorage, key: string) =>
  Effect.gen(function* () {
    const clock = yield* Clock.current
    const claim = (yield* Random.next).toString(36).slice(2)

    const owner = attempt("load", () => {
      const [owner, until] = (open().getItem(key) ?? "").split(" ")
      // An entry with more than a full lease left was written before the clock was set back, so it does not count.
      const left = Number(until) - clock.currentTimeMillisUnsafe()
      return left > 0 && left <= lease ? owner : undefined
    })
    const write = attempt("save", () => open().setItem(key, `${claim} ${clock.currentTimeMillisUnsafe() + lease}`))

    const ifOwner = <E>(use: Effect.Effect<void, E>) =>
      Effect.flatMap(owner, (owner) => (owner === claim ? use : Effect.void))

    const acquire = (delay: number): Effect.Effect<void, StorageFailed> =>
      Effect.gen(function* () {
        for (;;) {
          const current = yield* owner
          if (current === claim) return
          if (current === undefined) yield* write
          const settled = delay + settling * (1 + (yield* Random.next))
          yield* Clock.sleep(current === undefined ? settled : polling)
        }
      })

    return {
      acquire,
      /** Renews the entry until it is interrupted. */
      renew: Effect.gen(function* () {
        for (;;) {
          yield* Clock.sleep(lease / 3)
          yield* ignore(ifOwner(write))
        }
      }),
      withdraw: ifOwner(attempt("remove", () => open().removeItem(key)))
    }
  })

/**
 * The time in milliseconds after which an entry expires if its client no longer renews it, because it hangs or was
 * killed.
 */
const lease = 9000
/**
 * The minimum time in milliseconds, in addition to `delay`, before a client checks whether its claim was overwritten.
 */
const settling = 10
/** The interval in milliseconds between two checks of a lock that another client owns. */
const polling = 50
