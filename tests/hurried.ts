import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"

const real = Clock.Clock.defaultValue()

/**
 * The real clock, with waits shortened to a twenty-fifth: those between attempts, and those for frames that do not load.
 */
const clock: Clock.Clock = {
  currentTimeMillisUnsafe: () => real.currentTimeMillisUnsafe(),
  currentTimeMillis: real.currentTimeMillis,
  currentTimeNanosUnsafe: () => real.currentTimeNanosUnsafe(),
  currentTimeNanos: real.currentTimeNanos,
  monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
  monotonicTimeNanos: real.monotonicTimeNanos,
  sleep: (duration) => real.sleep(Duration.millis(Duration.toMillis(duration) / 25))
}

/** Runs an effect and everything below it with short waits. */
export const hurried = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.provideService(effect, Clock.Clock, clock)
