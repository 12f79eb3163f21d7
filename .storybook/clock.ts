import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { MovableClock } from "@portico/testing/MovableClock"
import { waitFor } from "storybook/test"
import { environment } from "./environment.ts"

const movableClock = (): MovableClock => {
  const { clock } = environment()
  if (clock === undefined) throw new Error('This story uses the real time. Set `clock: "moved"` in its `world`.')
  return clock
}

/**
 * Advances the time of the story's world, for the client, its provider and all components. Timers run at their times.
 * Requires the clock `"moved"` in the story's `world`.
 */
export const advance = (duration: Duration.Input): Promise<void> => Effect.runPromise(movableClock().advance(duration))

/**
 * Calls `check` until it succeeds, and advances the story's clock by a second each time, so delayed retries run
 * immediately. Throws the error of `check` if it never succeeds.
 */
export const advanceUntil = <A>(check: () => A): Promise<A> =>
  waitFor(async () => {
    await advance("1 second")
    return check()
  })

/** Returns the time of the story's world, in milliseconds since the epoch. */
export const now = (): number => environment().clock?.device.currentTimeMillisUnsafe() ?? Date.now()
