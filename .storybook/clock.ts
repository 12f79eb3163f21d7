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
 * Lets time pass in the story's world: for the client, for its provider and for every component. What falls due
 * meanwhile happens, each at its time. The story's `world` has the clock `"moved"`: otherwise time does not stand still.
 */
export const advance = (duration: Duration.Input): Promise<void> => Effect.runPromise(movable().advance(duration))

/**
 * Looks until it finds, a second later by the story's clock each time: what is tried again after a while is tried again
 * at once. Throws what `look` throws where it never finds.
 */
export const inTime = <A>(look: () => A): Promise<A> =>
  waitFor(async () => {
    await advance("1 second")
    return look()
  })

/** The time of the story's world, in epoch milliseconds. */
export const now = (): number => here().clock?.device.currentTimeMillisUnsafe() ?? Date.now()
