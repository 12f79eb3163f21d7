import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"

const real = Clock.Clock.defaultValue()

const shortened = (milliseconds: number): number => {
  const short = milliseconds / 25
  // A time limit, unlike a wait between attempts, must not pass because the machine is busy.
  return milliseconds < 5000 ? short : Math.max(short, 2000)
}

/**
 * The real clock, with waits shortened to a twenty-fifth: those between attempts, and those for frames that do not load.
 * Waits of at least five seconds still take two.
 */
const clock: Clock.Clock = {
  currentTimeMillisUnsafe: () => real.currentTimeMillisUnsafe(),
  currentTimeMillis: real.currentTimeMillis,
  currentTimeNanosUnsafe: () => real.currentTimeNanosUnsafe(),
  currentTimeNanos: real.currentTimeNanos,
  monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
  monotonicTimeNanos: real.monotonicTimeNanos,
  sleep: (duration) => real.sleep(Duration.millis(shortened(Duration.toMillis(duration))))
}

/** Runs an effect and everything below it with short waits. */
export const hurried = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.provideService(effect, Clock.Clock, clock)
