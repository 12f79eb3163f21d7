import type * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type { MovableClock } from "@portico/testing/MovableClock"
import { waitFor } from "storybook/test"
import { here } from "./place.ts"

const movable = (): MovableClock => {
  const { clock } = here()
  if (clock === undefined) throw new Error('The time of this story is real: give its `world` the clock "moved".')
  return clock
}

/**
 * Advances the time of the story's world, for the client, its provider and all components. Timers run at their times.
 * Requires the clock `"moved"` in the story's `world`.
 */
export const advance = (duration: Duration.Input): Promise<void> => Effect.runPromise(movable().advance(duration))

/**
 * Calls `look` until it succeeds, and advances the story's clock by a second each time, so delayed retries run
 * immediately. Throws the error of `look` if it never succeeds.
 */
export const inTime = <A>(look: () => A): Promise<A> =>
  waitFor(async () => {
    await advance("1 second")
    return look()
  })

/** The time of the story's world, in epoch milliseconds. */
export const now = (): number => here().clock?.device.currentTimeMillisUnsafe() ?? Date.now()
