import { assert, describe, it } from "@effect/vitest"
import * as Limits from "@portico/contract/Limits"
import * as Bodies from "../../../../packages/provider/src/http/request/Bodies.ts"
import * as Source from "../../../../packages/provider/src/http/request/Source.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"

const one = Source.ofNetwork("203.0.113.1")
const another = Source.ofNetwork("203.0.113.2")
const half = Limits.maximumBodiesBytesPerCaller

/** Reserves bytes in a separate scope. */
const reserve = Effect.fnUntraced(function* (source: Source.Source, bytes: number) {
  const bodies = yield* Bodies.Bodies
  const scope = yield* Scope.make()
  const fiber = yield* Effect.forkChild(Effect.result(Scope.provide(bodies.reserve(source, bytes), scope)), {
    startImmediately: true
  })
  return { fiber, isDone: () => fiber.pollUnsafe() !== undefined, release: Scope.close(scope, Exit.void) }
})

describe("the memory for bodies", () => {
  it.effect("limits each caller to their share", () =>
    Effect.gen(function* () {
      yield* reserve(one, half)
      const waiting = yield* reserve(one, half)
      const other = yield* reserve(another, half)

      assert.isFalse(waiting.isDone())
      assert.isTrue(other.isDone())
    }).pipe(Effect.provide(Bodies.layer))
  )

  it.effect("is assigned to the next caller when a request ends", () =>
    Effect.gen(function* () {
      const first = yield* reserve(one, half)
      const second = yield* reserve(one, half)
      const third = yield* reserve(one, half)

      yield* first.release
      assert.strictEqual((yield* Fiber.join(second.fiber))._tag, "Success")
      assert.isFalse(third.isDone())
      yield* second.release
      assert.strictEqual((yield* Fiber.join(third.fiber))._tag, "Success")
    }).pipe(Effect.provide(Bodies.layer))
  )

  it.effect("rejects a request with 503 and Retry-After after five seconds", () =>
    Effect.gen(function* () {
      const first = yield* reserve(one, half)
      const second = yield* reserve(one, half)
      yield* TestClock.adjust("5 seconds")

      const refused = yield* Effect.flatMap(Fiber.join(second.fiber), Effect.fromResult).pipe(Effect.flip)
      assert.strictEqual(refused.status, 503)
      assert.strictEqual(refused.retryAfter, 1)
      yield* second.release
      yield* first.release
      assert.isTrue((yield* reserve(one, half)).isDone())
    }).pipe(Effect.provide(Bodies.layer))
  )

  it.effect("is not required for small bodies", () =>
    Effect.gen(function* () {
      yield* reserve(one, half)

      assert.isTrue((yield* reserve(one, Limits.smallBodyBytes)).isDone())
    }).pipe(Effect.provide(Bodies.layer))
  )

  it.effect("is not assigned to a request that was interrupted while waiting", () =>
    Effect.gen(function* () {
      const first = yield* reserve(one, half)
      const second = yield* reserve(one, half)
      yield* Fiber.interrupt(second.fiber)
      yield* second.release
      yield* first.release

      assert.isTrue((yield* reserve(one, half)).isDone())
    }).pipe(Effect.provide(Bodies.layer))
  )
})
