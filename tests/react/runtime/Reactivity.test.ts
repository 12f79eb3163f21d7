import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Queue from "effect/Queue"
import * as Effects from "effect/reactivity/Reactivity"
import * as Stream from "effect/Stream"
import * as Reactivity from "../../../packages/react/src/runtime/Reactivity.ts"

type Service = Effects.Reactivity

/** Runs a program with a service of the kit and with one of Effect. Returns both results. */
const both = <A>(program: (service: Service) => Effect.Effect<A>) =>
  Effect.flatMap(Effects.make, (theirs) => Effect.all([program(Reactivity.makeUnsafe()), program(theirs)]))

const same = <A>(program: (service: Service) => Effect.Effect<A>, expected: A) =>
  Effect.map(both(program), (results) => assert.deepStrictEqual(results, [expected, expected]))

/** Registers a handler for keys, and returns the number of its calls. */
const counted = (service: Service, keys: Parameters<Service["registerUnsafe"]>[0]) => {
  const calls = { count: 0, cancel: () => {} }
  calls.cancel = service.registerUnsafe(keys, () => calls.count++)
  return calls
}

it("is the service of Effect", () => {
  assert.strictEqual(Reactivity.Reactivity.key, Effects.Reactivity.key)
  assert.sameMembers(Object.keys(Reactivity.makeUnsafe()), Object.keys(Effect.runSync(Effects.make)))
})

describe("as in Effect", () => {
  it.effect.each([
    ["a string", ["books"], ["books"], 1],
    ["another string", ["books"], ["orders"], 0],
    ["several keys of one handler", ["books", "orders"], ["orders", "books"], 1],
    ["a number and its string", [1], ["1"], 1],
    ["a boolean and its string", [true], ["true"], 1],
    ["equal arrays", [["books", 1]], [["books", 1]], 1],
    ["other arrays", [["books", 1]], [["books", 2]], 0],
    ["a table for one of its ids", { books: ["emma"] }, { books: [] }, 1],
    ["an id", { books: ["emma"] }, { books: ["emma"] }, 1],
    ["an id by its name", ["books:emma"], { books: ["emma"] }, 1],
    ["another id, with its table", { books: ["emma"] }, { books: ["persuasion"] }, 1],
    ["another id, without its table", ["books:emma"], { books: ["persuasion"] }, 0]
  ] as const)("%s runs handlers with the same key, each once", ([, registered, invalidated, count]) =>
    same(
      (service) =>
        Effect.sync(() => {
          const calls = counted(service, registered)
          service.invalidateUnsafe(invalidated)
          calls.cancel()
          service.invalidateUnsafe(invalidated)
          return calls.count
        }),
      count
    )
  )

  it.effect("a handler that another one cancels is not called", () =>
    same(
      (service) =>
        Effect.sync(() => {
          const calls: Array<string> = []
          service.registerUnsafe(["books"], () => {
            calls.push("first")
            cancel()
          })
          const cancel = service.registerUnsafe(["books"], () => calls.push("second"))
          service.invalidateUnsafe(["books"])
          return calls
        }),
      ["first"]
    )
  )

  it.effect("a mutation runs handlers after a success only", () =>
    same(
      (service) =>
        Effect.gen(function* () {
          const calls = counted(service, ["books"])
          const failed = yield* Effect.exit(service.mutation(["books"], Effect.fail("offline")))
          const before = calls.count
          const value = yield* service.mutation(["books"], Effect.succeed("Emma"))
          return [failed, before, value, calls.count]
        }),
      [Exit.fail("offline"), 0, "Emma", 1]
    )
  )

  it.effect("a batch runs each handler once at its end, also if it fails", () =>
    same(
      (service) =>
        Effect.gen(function* () {
          const calls = counted(service, ["books", "orders"])
          const during: Array<number> = []
          const writes = Effect.andThen(
            service.invalidate(["books"]),
            Effect.andThen(
              service.invalidate(["orders"]),
              Effect.sync(() => void during.push(calls.count))
            )
          )
          yield* service.withBatch(writes)
          yield* Effect.exit(service.withBatch(Effect.andThen(writes, Effect.fail("offline"))))
          return [during, calls.count]
        }),
      [[0, 1], 2]
    )
  )

  it.effect("a stream repeats its effect after each invalidation, and ends with its failure", () =>
    same(
      (service) =>
        Effect.gen(function* () {
          let reads = 0
          const read = Effect.suspend(() => (++reads > 3 ? Effect.fail("offline") : Effect.succeed(reads)))
          const seen: Array<number> = []
          const exit = yield* Effect.exit(
            Stream.runForEach(service.stream(["books"], read), (value) =>
              Effect.andThen(
                Effect.sync(() => seen.push(value)),
                service.invalidate(["books"])
              )
            )
          )
          const reading = reads
          service.invalidateUnsafe(["books"])
          return [exit, seen, reads - reading]
        }),
      [Exit.fail("offline"), [1, 2, 3], 0]
    )
  )

  it.effect("a query that is invalidated while its effect runs repeats it once, and stops with its scope", () =>
    same(
      (service) =>
        Effect.gen(function* () {
          let reads = 0
          let finish = () => {}
          const read = Effect.callback<number>((resume) => {
            const now = ++reads
            finish = () => resume(Effect.succeed(now))
          })
          const seen = yield* Effect.scoped(
            Effect.gen(function* () {
              const results = yield* service.query(["books"], read)
              yield* Effect.yieldNow
              for (let change = 0; change < 3; change++) service.invalidateUnsafe(["books"])
              finish()
              const first = yield* Queue.take(results)
              yield* Effect.yieldNow
              finish()
              return [first, yield* Queue.take(results)]
            })
          )
          service.invalidateUnsafe(["books"])
          yield* Effect.yieldNow
          return [seen, reads]
        }),
      [[1, 2], 2]
    )
  )

  it.effect("a query fails with the defect of its effect", () =>
    same(
      (service) =>
        Effect.scoped(
          Effect.flatMap(service.query(["books"], Effect.die("broken")), (results) => Effect.exit(Queue.take(results)))
        ),
      Exit.failCause(Cause.die("broken"))
    )
  )
})
