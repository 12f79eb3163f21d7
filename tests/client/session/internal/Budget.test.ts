import * as Budget from "../../../../packages/client/src/session/internal/Budget.ts"
import { assert, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"

const budget = Effect.map(Clock.Clock, (clock) => Budget.make(clock, 15_000))

it.effect("an attempt that takes longer than what is left fails as unreachable", () =>
  Effect.gen(function* () {
    const { spend } = yield* budget

    const attempt = yield* Effect.forkChild(Effect.flip(spend(Effect.never)))
    yield* TestClock.adjust("15 seconds")

    assert.strictEqual((yield* Fiber.join(attempt))._tag, "Unreachable")
  })
)

it.effect("attempts share the time, and what passes between them is not counted", () =>
  Effect.gen(function* () {
    const { spend } = yield* budget
    const first = yield* Effect.forkChild(spend(Effect.sleep("10 seconds")))
    yield* TestClock.adjust("10 seconds")
    yield* Fiber.join(first)
    yield* TestClock.adjust("1 hour")

    const second = yield* Effect.forkChild(Effect.exit(spend(Effect.sleep("6 seconds"))))
    yield* TestClock.adjust("4 seconds")
    const before = second.pollUnsafe()
    yield* TestClock.adjust("1 second")

    assert.isUndefined(before)
    assert.strictEqual((yield* Fiber.join(second))._tag, "Failure")
  })
)
