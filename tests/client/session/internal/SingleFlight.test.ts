import { causeOf } from "../../../../packages/client/src/transport/internal/Retry.ts"
import { shared } from "../../../../packages/client/src/session/internal/SingleFlight.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/testing/TestClock"
import { granted, json, network, text } from "../../transport/network.ts"
import { access, anonymous, authorize, endpoint, expiredMember, grants, refresh, run, storeOf } from "../session.ts"

/** A shared effect whose runs end under the test's control, with counts of its runs and of avoided runs. */
const make = Effect.gen(function* () {
  const counts = { runs: 0, joins: 0 }
  const generation = { value: 0 }
  const scope = yield* Scope.make()
  const end = yield* Deferred.make<void, string>()
  const nextEnd = yield* Deferred.make<void, string>()
  const flight = shared(
    Effect.suspend(() => Deferred.await(counts.runs++ === 0 ? end : nextEnd)),
    scope,
    () => generation.value,
    () => void counts.joins++
  )
  return { counts, end, flight, generation, nextEnd, scope }
})

const turn = Effect.promise(() => Promise.resolve())

const begin = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.forkChild(effect, { startImmediately: true })

it.effect(
  "SingleFlight.shared returns the pending result to callers during a run and starts a new run afterwards",
  () =>
    Effect.gen(function* () {
      const { counts, end, flight, nextEnd } = yield* make
      const first = yield* begin(flight)
      yield* turn
      const second = yield* begin(flight)
      yield* Deferred.succeed(end, undefined)
      yield* Deferred.succeed(nextEnd, undefined)
      yield* Effect.forEach([first, second], Fiber.join)

      yield* flight
      assert.deepStrictEqual(counts, { runs: 2, joins: 1 })
    })
)

it.effect("SingleFlight.shared returns a failure to all callers that were present at the start", () =>
  Effect.gen(function* () {
    const { counts, end, flight } = yield* make
    const callers = yield* Effect.forEach(Array.from({ length: 100 }), () => begin(Effect.flip(flight)))
    yield* turn
    yield* Deferred.fail(end, "no")

    assert.deepStrictEqual(new Set(yield* Effect.forEach(callers, Fiber.join)), new Set(["no"]))
    assert.deepStrictEqual(counts, { runs: 1, joins: 99 })
  })
)

it.effect("SingleFlight.shared starts one more run for callers that joined a failed run late", () =>
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

it.effect("SingleFlight.shared continues without interrupted callers and ends with its scope", () =>
  Effect.gen(function* () {
    const { counts, flight, scope } = yield* make
    const first = yield* begin(flight)
    const second = yield* begin(Effect.exit(flight))
    yield* Fiber.interrupt(first)
    const third = yield* begin(Effect.exit(flight))
    assert.deepStrictEqual(counts, { runs: 1, joins: 2 })
    yield* Scope.close(scope, Exit.void)

    assert.isTrue(Exit.hasInterrupts(yield* Fiber.join(second)))
    assert.isTrue(Exit.hasInterrupts(yield* Fiber.join(third)))
  })
)

it.effect("SingleFlight.shared starts a new run after the generation changes", () =>
  Effect.gen(function* () {
    const { counts, end, flight, generation, nextEnd } = yield* make
    const first = yield* begin(flight)
    generation.value++
    const second = yield* begin(flight)
    assert.deepStrictEqual(counts, { runs: 2, joins: 0 })
    yield* Deferred.succeed(end, undefined)
    yield* Deferred.succeed(nextEnd, undefined)
    yield* Fiber.join(first)
    yield* Fiber.join(second)

    yield* flight
    assert.strictEqual(counts.runs, 3)
  })
)

describe("callers that join a refresh that fails", () => {
  const many = (call: typeof access) => Effect.forEach(Array.from({ length: 100 }), () => begin(call))

  /** Starts callers one second after the first one and then sends the response of the first one. */
  const late = <A, E, R>(callers: Effect.Effect<A, E, R>, answer: Effect.Effect<unknown>) =>
    Effect.gen(function* () {
      const first = yield* begin(Effect.exit(access))
      yield* TestClock.adjust("1 seconds")
      const came = yield* callers
      yield* answer
      yield* Fiber.join(first)
      return came
    })

  it.effect("share one more refresh, which can succeed", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<Response>()
      const refreshes = [Deferred.await(answer), granted("NEW", "NEXT")]
      const net = endpoint(() => refreshes.shift() ?? "offline")

      const tokens = yield* run(
        net,
        storeOf(expiredMember),
        Effect.gen(function* () {
          const callers = yield* late(many(access), Deferred.succeed(answer, text("", 404)))
          return yield* Effect.forEach(callers, Fiber.join)
        })
      )

      assert.deepStrictEqual(new Set(tokens), new Set(["NEW"]))
      assert.deepStrictEqual(
        grants(net).filter((body) => (body as { grantType: string }).grantType === "refresh_token"),
        [refresh("MEMBER-REFRESH"), refresh("MEMBER-REFRESH")]
      )
    })
  )

  it.effect("share one more request for a visitor's tokens too", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<Response>()
      const net = network((_, index) => (index === 0 ? Deferred.await(answer) : granted("NEW", "NEXT")))

      const tokens = yield* run(
        net,
        storeOf(),
        Effect.gen(function* () {
          const callers = yield* late(many(access), Deferred.succeed(answer, text("", 404)))
          return yield* Effect.forEach(callers, Fiber.join)
        })
      )

      assert.deepStrictEqual(new Set(tokens), new Set(["NEW"]))
      assert.deepStrictEqual(grants(net), [anonymous, anonymous])
    })
  )

  it.effect("send nothing more before the Retry-After time", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<Response>()
      const limited = () => json({}, 429, { "retry-after": "60" })
      const net = network((_, index) => (index === 0 ? Deferred.await(answer) : limited()))

      const failures = yield* run(
        net,
        storeOf(expiredMember),
        Effect.gen(function* () {
          const writing = Effect.flip(authorize("write")).pipe(Effect.map((error) => causeOf(error)._tag))
          const callers = yield* late(
            Effect.forEach(Array.from({ length: 100 }), () => begin(writing)),
            Deferred.succeed(answer, limited())
          )
          return yield* Effect.forEach(callers, Fiber.join)
        })
      )

      assert.deepStrictEqual(new Set(failures), new Set(["RateLimited"]))
      assert.deepStrictEqual(
        grants(net).filter((body) => (body as { grantType: string }).grantType === "refresh_token"),
        [refresh("MEMBER-REFRESH")]
      )
    })
  )
})
