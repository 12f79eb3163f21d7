import * as MovableClock from "@portico/testing/MovableClock"
import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"

const start = Date.UTC(2026, 0, 1)

const now = Clock.currentTimeMillis

describe("a movable clock", () => {
  it.live("does not move until it is advanced", () =>
    Effect.gen(function* () {
      const clock = MovableClock.make()

      const before = yield* clock.run(now)
      yield* clock.advance("2 hours")

      assert.deepStrictEqual([before, yield* clock.run(now)], [start, start + 7_200_000])
    })
  )

  it.live("ends waits at once, each at its time and in order", () =>
    Effect.gen(function* () {
      const clock = MovableClock.make()
      const seen: Array<readonly [string, number]> = []
      const wait = (name: string, duration: `${number} seconds`) =>
        Effect.flatMap(Effect.andThen(Effect.sleep(duration), now), (at) =>
          Effect.sync(() => void seen.push([name, (at - start) / 1000]))
        )

      yield* clock.run(
        Effect.all([wait("late", "3000 seconds"), wait("soon", "5 seconds")], { concurrency: "unbounded" })
      )

      assert.deepStrictEqual(seen, [
        ["soon", 5],
        ["late", 3000]
      ])
    })
  )

  it.live("shifts the device's clock without changing durations", () =>
    Effect.gen(function* () {
      const clock = MovableClock.make()
      yield* clock.misset(-3_600_000)

      const device = clock.device.currentTimeMillisUnsafe()
      const before = clock.device.monotonicTimeNanosUnsafe()
      yield* clock.advance("1 minute")

      assert.deepStrictEqual([device, clock.provider.currentTimeMillisUnsafe()], [start - 3_600_000, start + 60_000])
      assert.strictEqual(clock.device.monotonicTimeNanosUnsafe() - before, 60_000_000_000n)
      assert.strictEqual(clock.provider.currentTimeNanosUnsafe(), BigInt(start + 60_000) * 1_000_000n)
    })
  )

  it.live("does not advance while WebCrypto works, for any number of event loop turns", () =>
    Effect.gen(function* () {
      yield* slowDigests
      const clock = MovableClock.make()
      const digest = Effect.promise(() => crypto.subtle.digest("SHA-256", new Uint8Array(1)))

      const [at] = yield* clock.run(
        Effect.all([Effect.andThen(digest, now), Effect.sleep("1 hour")], { concurrency: "unbounded" })
      )

      assert.strictEqual(at, start)
    }).pipe(Effect.scoped)
  )

  it.live("does not advance while a handler responds", () =>
    Effect.gen(function* () {
      const clock = MovableClock.make()
      const answer = Promise.withResolvers<Response>()
      const handler = clock.attend(() => answer.promise)
      const call = yield* Effect.forkChild(
        clock.run(
          Effect.timeoutOption(
            Effect.promise(() => handler(new Request("http://provider.test"))),
            "30 seconds"
          )
        )
      )
      for (let turn = 0; turn < 100; turn++) {
        yield* Effect.callback<void>((resume) => MovableClock.soon(() => resume(Effect.void)))
      }

      answer.resolve(new Response("ok"))

      assert.strictEqual((yield* Fiber.join(call))._tag, "Some")
      assert.strictEqual(yield* clock.run(now), start)
    })
  )

  it.live("runs only the timers that are due", () =>
    Effect.gen(function* () {
      const clock = MovableClock.make()
      const rung: Array<string> = []
      const ring = (name: string, duration: `${number} minutes`) =>
        Effect.sleep(duration).pipe(
          Effect.andThen(Effect.sync(() => void rung.push(name))),
          Effect.provideService(Clock.Clock, clock.device),
          Effect.forkChild
        )
      yield* ring("first", "1 minutes")
      yield* ring("second", "10 minutes")

      yield* clock.advance("5 minutes")
      yield* clock.settle

      assert.deepStrictEqual(rung, ["first"])
    })
  )
})

/** Digests that take 50 turns of the event loop. */
const slowDigests = Effect.acquireRelease(
  Effect.sync(() => {
    const { subtle } = crypto
    const digest = subtle.digest.bind(subtle)
    subtle.digest = async (...given: Parameters<typeof digest>) => {
      for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
      return digest(...given)
    }
    return () => {
      subtle.digest = digest
    }
  }),
  (restore) => Effect.sync(restore)
)
