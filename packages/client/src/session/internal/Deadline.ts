/**
 * Moments that neither a clock that is set back nor a computer that sleeps can put off: they have passed once the wall
 * clock or the monotonic one says so. The first may jump, the second may stand still meanwhile.
 *
 * @since 0.1.0
 */
import type * as Clock from "effect/Clock"

/** A moment by both clocks, in seconds. */
export interface Deadline {
  readonly epoch: number
  readonly monotonic: number
}

/** Whole seconds since 1970. */
export const epochOf = (clock: Clock.Clock): number => Math.floor(clock.currentTimeMillisUnsafe() / 1000)

/** The moment so many seconds from now. */
export const after = (clock: Clock.Clock, seconds: number): Deadline => ({
  epoch: epochOf(clock) + seconds,
  monotonic: monotonicOf(clock) + seconds
})

/** Whether a moment has come. */
export const isPast = (clock: Clock.Clock, { epoch, monotonic }: Deadline): boolean =>
  epochOf(clock) >= epoch || monotonicOf(clock) >= monotonic

/** Seconds on the monotonic clock. */
export const monotonicOf = (clock: Clock.Clock): number => Number(clock.monotonicTimeNanosUnsafe()) / 1e9
