import { shared } from "@portico/client/session/Flight"
import { assert, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"

/** A shared effect whose runs end when the test says, how often it ran, and how many were spared a run. */
const make = Effect.gen(function* () {
  const counts = { runs: 0, spared: 0 }
  const generation = { value: 0 }
  const scope = yield* Scope.make()
  const end = yield* Deferred.make<void, string>()
  const nextEnd = yield* Deferred.make<void, string>()
  const flight = shared(
    Effect.suspend(() => Deferred.await(counts.runs++ === 0 ? end : nextEnd)),
    scope,
    () => generation.value,
    () => void counts.spared++
  )
  return { counts, end, flight, generation, nextEnd, scope }
})

const turn = Effect.promise(() => Promise.resolve())

const begin = <A, E>(effect: Effect.Effect<A, E>) => Effect.forkChild(effect, { startImmediately: true })

it.effect("who asks while it runs shares its end, and who asks later starts anew", () =>
  Effect.gen(function* () {
    const { counts, end, flight, nextEnd } = yield* make
    const first = yield* begin(flight)
    yield* turn
    const second = yield* begin(flight)
    yield* Deferred.succeed(end, undefined)
    yield* Deferred.succeed(nextEnd, undefined)
    yield* Effect.forEach([first, second], Fiber.join)

    yield* flight
    assert.deepStrictEqual(counts, { runs: 2, spared: 1 })
  })
)

it.effect("its failure is one for all who were there from the start", () =>
  Effect.gen(function* () {
    const { counts, end, flight } = yield* make
    const callers = yield* Effect.forEach(Array.from({ length: 100 }), () => begin(Effect.flip(flight)))
    yield* turn
    yield* Deferred.fail(end, "no")

    assert.deepStrictEqual(new Set(yield* Effect.forEach(callers, Fiber.join)), new Set(["no"]))
    assert.deepStrictEqual(counts, { runs: 1, spared: 99 })
  })
)

it.effect("its failure is none for those who came later: they share one more run, and no third one", () =>
  Effect.gen(function* () {
    const { counts, end, flight, nextEnd } = yield* make
    const first = yield* begin(Effect.flip(flight))
    yield* turn
    const late = yield* Effect.forEach(Array.from({ length: 100 }), () => begin(Effect.flip(flight)))
    yield* Deferred.fail(end, "no")
    yield* turn
    yield* Deferred.fail(nextEnd, "still no")

    assert.strictEqual(yield* Fiber.join(first), "no")
    assert.deepStrictEqual(new Set(yield* Effect.forEach(late, Fiber.join)), new Set(["still no"]))
    assert.strictEqual(counts.runs, 2)
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
    const { counts, end, flight, generation, nextEnd } = yield* make
    const first = yield* begin(flight)
    generation.value++
    const second = yield* begin(flight)
    assert.deepStrictEqual(counts, { runs: 2, spared: 0 })
    yield* Deferred.succeed(end, undefined)
    yield* Deferred.succeed(nextEnd, undefined)
    yield* Fiber.join(first)
    yield* Fiber.join(second)

    yield* flight
    assert.strictEqual(counts.runs, 3)
  })
)
