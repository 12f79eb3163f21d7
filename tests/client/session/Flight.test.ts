import { shared } from "@portico/client/session/Flight"
import { assert, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"

/** A shared effect that ends when the test says, how often it ran, and how many were spared a run. */
const make = Effect.gen(function* () {
  const counts = { runs: 0, spared: 0 }
  const generation = { value: 0 }
  const scope = yield* Scope.make()
  const end = yield* Deferred.make<void, string>()
  const flight = shared(
    Effect.suspend(() => {
      counts.runs++
      return Deferred.await(end)
    }),
    scope,
    () => generation.value,
    () => void counts.spared++
  )
  return { counts, end, flight, generation, scope }
})

const begin = <A, E>(effect: Effect.Effect<A, E>) => Effect.forkChild(effect, { startImmediately: true })

it.effect("who asks while it runs shares its end, be it a failure, and who asks later starts anew", () =>
  Effect.gen(function* () {
    const { counts, end, flight } = yield* make
    const callers = [yield* begin(Effect.flip(flight)), yield* begin(Effect.flip(flight))]
    yield* Deferred.fail(end, "no")

    assert.deepStrictEqual(yield* Effect.forEach(callers, Fiber.join), ["no", "no"])
    yield* Effect.flip(flight)
    assert.deepStrictEqual(counts, { runs: 2, spared: 1 })
  })
)

it.effect("goes on without a caller that leaves, and ends with its scope", () =>
  Effect.gen(function* () {
    const { counts, flight, scope } = yield* make
    const first = yield* begin(flight)
    const second = yield* begin(Effect.exit(flight))
    yield* Fiber.interrupt(first)
    const third = yield* begin(Effect.exit(flight))
    assert.deepStrictEqual(counts, { runs: 1, spared: 2 })
    yield* Scope.close(scope, Exit.void)

    assert.isTrue(Exit.hasInterrupts(yield* Fiber.join(second)))
    assert.isTrue(Exit.hasInterrupts(yield* Fiber.join(third)))
  })
)

it.effect("is no answer to those who ask once its generation is over", () =>
  Effect.gen(function* () {
    const { counts, end, flight, generation } = yield* make
    const first = yield* begin(flight)
    generation.value++
    const second = yield* begin(flight)
    assert.deepStrictEqual(counts, { runs: 2, spared: 0 })
    yield* Deferred.succeed(end, undefined)
    yield* Fiber.join(first)
    yield* Fiber.join(second)

    yield* flight
    assert.strictEqual(counts.runs, 3)
  })
)
