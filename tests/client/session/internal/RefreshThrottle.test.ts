import * as RefreshThrottle from "../../../../packages/client/src/session/internal/RefreshThrottle.ts"
import { assert, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"

const limit = Effect.map(Clock.Clock, RefreshThrottle.make)

it.effect("RefreshThrottle allows one refresh in 30 seconds for a resource that refuses every token", () =>
  Effect.gen(function* () {
    const { reportRefused } = yield* limit

    const first = [reportRefused("books"), reportRefused("books")]
    yield* TestClock.adjust("29 seconds")
    const early = reportRefused("books")
    yield* TestClock.adjust("1 second")

    assert.deepStrictEqual([...first, early, reportRefused("books")], [true, false, false, true])
  })
)

it.effect("RefreshThrottle allows no refresh for another resource until one accepts the token", () =>
  Effect.gen(function* () {
    const { reportRefused } = yield* limit

    assert.deepStrictEqual([reportRefused("books"), reportRefused("authors")], [true, false])
  })
)

it.effect("RefreshThrottle allows another refresh after the resource accepts the token", () =>
  Effect.gen(function* () {
    const { reportAccepted, reportRefused } = yield* limit
    const first = reportRefused("books")
    reportAccepted("books")

    assert.deepStrictEqual([first, reportRefused("books")], [true, true])
  })
)

it.effect("RefreshThrottle still limits a resource that refuses every token while another one accepts them", () =>
  Effect.gen(function* () {
    const { reportAccepted, reportRefused } = yield* limit
    const first = reportRefused("books")
    reportAccepted("authors")

    assert.deepStrictEqual([first, reportRefused("books"), reportRefused("authors")], [true, false, true])
  })
)
