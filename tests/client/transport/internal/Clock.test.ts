import * as Clock from "../../../../packages/client/src/transport/internal/Clock.ts"
import { assert, describe, it } from "@effect/vitest"
import * as EffectClock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { vi } from "vitest"

/** The fiber of a program without a clock of its own. */
const fiber = Effect.runFork(Effect.never)

describe("the clock of the client", () => {
  it("is read by the key of Effect's clock", () => {
    assert.strictEqual(Clock.ProvidedClock.key, EffectClock.Clock.key)
  })

  it.effect("is that of the program", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(5_000_000)
      const clock = yield* Clock.current

      assert.strictEqual(yield* Clock.currentTimeMillis, 5_000_000)
      assert.strictEqual(clock.currentTimeNanosUnsafe(), 5_000_000_000_000n)
      assert.strictEqual(clock, yield* EffectClock.Clock)
    })
  )

  it.effect("waits with the clock of the program", () =>
    Effect.gen(function* () {
      const waiting = yield* Effect.forkChild(Clock.sleep(1500))
      yield* TestClock.adjust(1499)
      const before = waiting.pollUnsafe()
      yield* TestClock.adjust(1)

      assert.isUndefined(before)
      assert.isDefined(waiting.pollUnsafe())
    })
  )

  it("shows the times of the system, with fractions of milliseconds", () => {
    const clock = Clock.of(fiber)
    const before = Date.now()
    const nanos = clock.currentTimeNanosUnsafe()

    assert.isAtLeast(clock.currentTimeMillisUnsafe(), before)
    assert.approximately(Number(nanos) / 1e6, before, 1000)
    assert.approximately(Number(clock.monotonicTimeNanosUnsafe()) / 1e6, performance.now(), 1000)
    assert.isTrue(Array.from({ length: 50 }, clock.currentTimeNanosUnsafe).some((nanos) => nanos % 1_000_000n !== 0n))
  })

  it("follows a system clock that was set, and one that ran while the monotonic clock stopped", () => {
    let now = 1_000_000
    const clock = Clock.make(() => now)
    clock.currentTimeNanosUnsafe()

    for (const time of [5_000_000, 2_000_000]) {
      now = time
      assert.strictEqual(clock.currentTimeNanosUnsafe() / 1_000_000n, BigInt(time))
    }
  })

  it.each([0, 0.5, 1, 1500, 1e12, Infinity])("passes %d ms to clocks as a duration of Effect", (milliseconds) => {
    const duration = Clock.durationOf(milliseconds)

    assert.isTrue(Duration.isDuration(duration))
    assert.strictEqual(Duration.toMillis(duration), milliseconds)
    assert.strictEqual(Duration.format(duration), Duration.format(Duration.millis(milliseconds)))
    assert.strictEqual(Duration.isFinite(duration), Number.isFinite(milliseconds))
    assert.strictEqual(
      Duration.toMillis(Duration.sum(duration, Duration.seconds(1))),
      Duration.toMillis(Duration.sum(Duration.millis(milliseconds), Duration.seconds(1)))
    )
  })

  it.each([0, -5, NaN, -Infinity])("does not wait for %d ms", async (milliseconds) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] })
    try {
      await Effect.runPromise(Clock.sleep(milliseconds))

      assert.strictEqual(vi.getTimerCount(), 0)
      assert.strictEqual(Duration.toMillis(Clock.durationOf(milliseconds)), 0)
    } finally {
      vi.useRealTimers()
    }
  })

  it("waits with timers if the program has no clock, also longer than one timer can", async () => {
    vi.useFakeTimers()
    try {
      const long = Effect.runFork(Clock.sleep(Clock.longestTimer + 1000))
      const forever = Effect.runFork(Clock.sleep(Infinity))
      const interrupted = Effect.runFork(Clock.sleep(1000))
      interrupted.interruptUnsafe()

      assert.strictEqual(vi.getTimerCount(), 1)
      await vi.advanceTimersByTimeAsync(Clock.longestTimer)
      const early = long.pollUnsafe()
      await vi.advanceTimersByTimeAsync(1000)

      assert.isUndefined(early)
      assert.isDefined(long.pollUnsafe())
      assert.isUndefined(forever.pollUnsafe())
      assert.strictEqual(vi.getTimerCount(), 0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe("a time limit", () => {
  it.effect("interrupts the effect, then runs the other one", () =>
    Effect.gen(function* () {
      const events: Array<string> = []
      const slow = Effect.onInterrupt(Effect.never, () => Effect.sync(() => void events.push("interrupted")))
      const limited = slow.pipe(
        Clock.timeoutOrElse({
          duration: 1000,
          orElse: () => {
            events.push("instead")
            return Effect.void
          }
        })
      )
      const running = yield* Effect.forkChild(limited)

      yield* TestClock.adjust(1000)
      yield* Fiber.join(running)

      assert.deepStrictEqual(events, ["interrupted", "instead"])
    })
  )

  it.effect("keeps the result or the failure of an effect that is faster", () =>
    Effect.gen(function* () {
      const limit = Clock.timeoutOrElse({ duration: 1000, orElse: () => Effect.succeed("late") })

      assert.strictEqual(yield* limit(Effect.succeed("early")), "early")
      assert.strictEqual(yield* Effect.flip(limit(Effect.fail("failed"))), "failed")
    })
  )
})
