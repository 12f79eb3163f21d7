import * as RefreshThrottle from "../../../../packages/client/src/session/internal/RefreshThrottle.ts"
import { assert, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"

const limit = Effect.map(Clock.Clock, RefreshThrottle.make)

it.effect("RefreshThrottle allows one refresh in 30 seconds for a resource that refuses every token", () =>
  Effect.gen(function* () {
    const { refuse } = yield* limit

    const first = [refuse("books"), refuse("books")]
    yield* TestClock.adjust("29 seconds")
    const early = refuse("books")
    yield* TestClock.adjust("1 second")

    assert.deepStrictEqual([...first, early, refuse("books")], [true, false, false, true])
  })
)

it.effect("RefreshThrottle allows no refresh for another resource until one accepts the token", () =>
  Effect.gen(function* () {
    const { refuse } = yield* limit

    assert.deepStrictEqual([refuse("books"), refuse("authors")], [true, false])
  })
)

it.effect("RefreshThrottle allows another refresh after the resource accepts the token", () =>
  Effect.gen(function* () {
    const { accept, refuse } = yield* limit
    const first = refuse("books")
    accept("books")

    assert.deepStrictEqual([first, refuse("books")], [true, true])
  })
)

it.effect("RefreshThrottle still limits a resource that refuses every token while another one accepts them", () =>
  Effect.gen(function* () {
    const { accept, refuse } = yield* limit
    const first = refuse("books")
    accept("authors")

    assert.deepStrictEqual([first, refuse("books"), refuse("authors")], [true, false, true])
  })
)
