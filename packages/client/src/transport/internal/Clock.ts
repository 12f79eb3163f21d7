/**
 * Returns the current time and waits for a number of milliseconds: with the clock of the program if it provides one, such as
 * `TestClock`, otherwise with that of the system. Effect's default clock also parses durations such as `"2 seconds"`: almost
 * 2 kB of each page.
 *
 * @since 0.1.0
 */
import type * as EffectClock from "effect/Clock"
import * as Context from "effect/Context"
import type { Duration } from "effect/Duration"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import * as Pipeable from "effect/Pipeable"

/** The current times of a clock. */
export type Clock = Pick<
  EffectClock.Clock,
  "currentTimeMillisUnsafe" | "currentTimeNanosUnsafe" | "monotonicTimeNanosUnsafe"
>

/** The clock that the program provides, read by the key of Effect's `Clock`. That reference itself contains the default clock. */
export const ProvidedClock: Context.Reference<EffectClock.Clock | undefined> = Context.Reference("effect/Clock", {
  defaultValue: (): EffectClock.Clock | undefined => undefined
})

/** The clock of programs that provide none. A site for plain JavaScript replaces it. */
export const SystemClock: Context.Reference<Clock> = Context.Reference("@portico/client/transport/SystemClock", {
  defaultValue: () => make(() => Date.now())
})

/** Creates a clock from a function that returns the milliseconds since the epoch. */
export const make = (now: () => number): Clock => {
  // The wall clock has a resolution of milliseconds, and the monotonic clock adds the fractions. If the two differ by more
  // than a second, for example after sleep, the wall clock applies.
  let origin: bigint | undefined
  const monotonic = () => BigInt(Math.round(performance.now() * 1e6))
  return {
    currentTimeMillisUnsafe: now,
    currentTimeNanosUnsafe: () => {
      const wall = BigInt(Math.round(now())) * nanosPerMilli
      const elapsed = monotonic()
      const difference = wall - elapsed - (origin ??= wall - elapsed)
      if (difference > tolerance || difference < -tolerance) origin = wall - elapsed
      return origin + elapsed
    },
    monotonicTimeNanosUnsafe: monotonic
  }
}

const nanosPerMilli = BigInt(1e6)
const tolerance = BigInt(1e9)

/** Returns the clock of a fiber. */
export const of = (fiber: Fiber.Fiber<unknown, unknown>): Clock =>
  fiber.getRef(ProvidedClock) ?? fiber.getRef(SystemClock)

/** The clock of the program. */
export const current: Effect.Effect<Clock> = Effect.withFiber((fiber) => Effect.succeed(of(fiber)))

/** The current time, in milliseconds since the epoch. */
export const currentTimeMillis: Effect.Effect<number> = Effect.withFiber((fiber) =>
  Effect.succeed(of(fiber).currentTimeMillisUnsafe())
)

/** Waits for a number of milliseconds. */
export const sleep = (milliseconds: number): Effect.Effect<void> =>
  Effect.withFiber((fiber) => fiber.getRef(ProvidedClock)?.sleep(durationOf(milliseconds)) ?? wait(milliseconds))

/**
 * Creates a duration for the `sleep` of a clock, which the functions of Effect's `Duration` can read. The constructors of
 * `Duration` would add its parsing, comparing and printing to each page.
 */
export const durationOf = (milliseconds: number): Duration =>
  Object.assign(Object.create(Pipeable.Prototype), {
    "~effect/Duration": "~effect/Duration",
    value:
      milliseconds === Infinity ? { _tag: "Infinity" } : { _tag: "Millis", millis: milliseconds > 0 ? milliseconds : 0 }
  })

const wait = (milliseconds: number): Effect.Effect<void> => {
  if (milliseconds === Infinity) return Effect.never
  // Also for NaN.
  if (!(milliseconds > 0)) return Effect.yieldNow
  return Effect.callback((resume) => {
    const rest = milliseconds - longestTimer
    const timer = setTimeout(() => resume(rest > 0 ? wait(rest) : Effect.void), Math.min(milliseconds, longestTimer))
    return Effect.sync(() => clearTimeout(timer))
  })
}

/** The longest time in milliseconds that `setTimeout` can wait for. */
export const longestTimer = 2 ** 31 - 1

/** Interrupts an effect that takes longer than `duration` milliseconds, and runs another one. */
export const timeoutOrElse =
  <A2, E2, R2>({ duration, orElse }: Timeout<A2, E2, R2>) =>
  <A, E, R>(self: Effect.Effect<A, E, R>): Effect.Effect<A | A2, E | E2, R | R2> =>
    Effect.flatMap(
      Effect.raceFirst(
        Effect.map(self, (value): Effect.Effect<A | A2, E2, R2> => Effect.succeed(value)),
        Effect.map(sleep(duration), () => Effect.suspend(orElse))
      ),
      (result) => result
    )

interface Timeout<A, E, R> {
  readonly duration: number
  readonly orElse: () => Effect.Effect<A, E, R>
}
