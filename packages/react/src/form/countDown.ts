/**
 * A countdown of the seconds that a user has to wait.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"

/**
 * Runs `tick` every second with the remaining seconds, down to zero. It computes them from the clock, so a suspended
 * tab does not extend the wait.
 */
export const countDown = <R>(seconds: number, tick: (left: number) => Effect.Effect<void, never, R>) =>
  Effect.flatMap(Clock.currentTimeMillis, (began) => {
    const next: Effect.Effect<void, never, R> = Effect.sleep("1 second").pipe(
      Effect.andThen(Clock.currentTimeMillis),
      Effect.flatMap((now) => {
        const left = Math.max(0, seconds - Math.floor((now - began) / 1000))
        return left === 0 ? tick(0) : Effect.andThen(tick(left), next)
      })
    )
    return next
  })
