/**
 * Limits the total time of all network attempts for one access token.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Clock from "../../transport/internal/Clock.ts"
import { Unreachable } from "../../transport/Failure.ts"

/** The remaining time for one access token. */
export interface Budget {
  /** Runs an attempt, and fails with `Unreachable` when no time is left. */
  readonly spend: <A, E, R>(attempt: Effect.Effect<A, E, R>) => Effect.Effect<A, E | Unreachable, R>
}

/** Creates a budget of the given number of milliseconds. Only the time inside `spend` counts. */
export const make = (clock: Clock.Clock, milliseconds: number): Budget => {
  let left = milliseconds
  return {
    spend: (attempt) =>
      Effect.suspend(() => {
        const started = clock.monotonicTimeNanosUnsafe()
        return attempt.pipe(
          Clock.timeoutOrElse({ duration: Math.max(0, left), orElse: () => Effect.fail(timedOut(milliseconds)) }),
          Effect.ensuring(
            Effect.sync(() => {
              left -= Number(clock.monotonicTimeNanosUnsafe() - started) / 1e6
            })
          )
        )
      })
  }
}

const timedOut = (milliseconds: number): Unreachable =>
  new Unreachable({ cause: new Error(`No access token was obtained within ${milliseconds} ms.`) })
