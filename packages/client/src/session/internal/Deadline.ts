/**
 * Deadlines that neither setting back the clock nor putting the computer to sleep can postpone. A deadline has passed
 * once the wall clock or the monotonic clock reaches it. The wall clock may be changed, and the monotonic clock may
 * stop during sleep.
 *
 * @since 0.1.0
 */
import type * as Clock from "../../transport/internal/Clock.ts"

/** A point in time on both clocks, in milliseconds. */
export interface Deadline {
  readonly epoch: number
  readonly monotonic: number
}

/** Returns the time of the wall clock, in whole seconds since the epoch. */
export const epochOf = (clock: Clock.Clock): number => Math.floor(clock.currentTimeMillisUnsafe() / 1000)

/** Returns the deadline that is `seconds` from now. */
export const after = (clock: Clock.Clock, seconds: number): Deadline => ({
  epoch: clock.currentTimeMillisUnsafe() + seconds * 1000,
  monotonic: monotonicMillisOf(clock) + seconds * 1000
})

/** Returns the deadline at a time of the wall clock, in seconds since the epoch. */
export const at = (clock: Clock.Clock, seconds: number): Deadline => {
  const epoch = seconds * 1000
  return { epoch, monotonic: monotonicMillisOf(clock) + epoch - clock.currentTimeMillisUnsafe() }
}

/** Whether a deadline has passed. */
export const isPast = (clock: Clock.Clock, { epoch, monotonic }: Deadline): boolean =>
  clock.currentTimeMillisUnsafe() >= epoch || monotonicMillisOf(clock) >= monotonic

/** Returns the time of the monotonic clock, in seconds. */
export const monotonicOf = (clock: Clock.Clock): number => monotonicMillisOf(clock) / 1000

const monotonicMillisOf = (clock: Clock.Clock): number => Number(clock.monotonicTimeNanosUnsafe()) / 1e6
