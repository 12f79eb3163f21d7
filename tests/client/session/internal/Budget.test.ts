import * as Budget from "../../../../packages/client/src/session/internal/Budget.ts"
import { assert, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"

const budget = Effect.map(Clock.Clock, (clock) => Budget.make(clock, 15_000))

it.effect("Budget.spend fails with Unreachable if an attempt exceeds the remaining time", () =>
  Effect.gen(function* () {
    const { spend } = yield* budget

    const attempt = yield* Effect.forkChild(Effect.flip(spend(Effect.never)))
    yield* TestClock.adjust("15 seconds")

    assert.strictEqual((yield* Fiber.join(attempt))._tag, "Unreachable")
  })
)

it.effect("Budget.spend shares its time between attempts and does not count the time between them", () =>
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
