import { assert, describe, it } from "@effect/vitest"
import * as Limits from "@portico/contract/Limits"
import * as FairShare from "../../../../packages/provider/src/http/request/FairShare.ts"
import * as Source from "../../../../packages/provider/src/http/request/Source.ts"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"

const member = (subject: string) =>
  Source.ofCaller({ subject, role: "member", clientId: "shop", session: "s" }, "203.0.113.1")

const visitor = (subject: string, address = "203.0.113.1") =>
  Source.ofCaller({ subject, role: "visitor", clientId: "shop", session: "s" }, address)

/** Returns a share whose operations take a second each, and the callers whose operations have started, in order. */
const open = (slots: number) => {
  const share = FairShare.make(slots)
  const started: Array<string> = []
  const start = (name: string, source: Source.Source) =>
    Effect.forkChild(
      Effect.result(
        share.run(
          source,
          Effect.andThen(
            Effect.sync(() => started.push(name)),
            Effect.sleep("1 second")
          )
        )
      ),
      { startImmediately: true }
    )
  const many = (count: number, name: string, source: Source.Source) =>
    Effect.forEach(Array.from({ length: count }), () => start(name, source))
  return { start, many, started }
}

describe("a fair share", () => {
  it.effect("starts another member's operation at once while one member has many", () =>
    Effect.gen(function* () {
      const { many, start, started } = open(4)
      yield* many(60, "a", member("a"))
      yield* start("b", member("b"))

      assert.deepStrictEqual(started, ["a", "a", "b"])
    })
  )

  it.effect("starts another visitor's operation at once while one of the same address has many", () =>
    Effect.gen(function* () {
      const { many, start, started } = open(4)
      yield* many(60, "a", visitor("a"))
      yield* start("b", visitor("b"))

      assert.deepStrictEqual(started, ["a", "a", "b"])
    })
  )

  it.effect("starts a member's operation at once while one address has many visitors", () =>
    Effect.gen(function* () {
      const { start, started } = open(4)
      for (let count = 0; count < 60; count++) yield* start("v", visitor(`v${count}`))
      yield* start("m", member("m"))

      assert.deepStrictEqual(started, ["v", "v", "v", "m"])
    })
  )

  it.effect("counts all visitors of an IPv6 network as one address", () =>
    Effect.gen(function* () {
      const { start, started } = open(4)
      for (let count = 0; count < 60; count++) yield* start("v", visitor(`v${count}`, `2001:db8::${count}`))
      yield* start("w", visitor("w", "2001:db8:0:1::1"))

      assert.deepStrictEqual(started, ["v", "v", "v", "w"])
    })
  )

  it.effect("assigns free slots to waiting callers in turn", () =>
    Effect.gen(function* () {
      const { many, started } = open(2)
      for (const name of ["a", "b", "c"]) yield* many(3, name, member(name))
      for (let count = 0; count < 5; count++) yield* TestClock.adjust("1 second")

      assert.deepStrictEqual(started.slice(0, 2), ["a", "b"])
      assert.deepStrictEqual(started.slice(2, 5).toSorted(), ["a", "b", "c"])
      assert.lengthOf(started, 9)
    })
  )

  it.effect("rejects a caller's excess operations with 503 and Retry-After, and no one else's", () =>
    Effect.gen(function* () {
      const { many, start, started } = open(4)
      yield* many(2 + Limits.maximumWaitingPerCaller, "a", member("a"))

      const refused = yield* Effect.flip(
        Effect.flatMap(Effect.flatMap(start("a", member("a")), Fiber.join), Effect.fromResult)
      )
      yield* start("b", member("b"))

      assert.deepInclude(refused, { status: 503, retryAfter: 1 })
      assert.strictEqual(started.at(-1), "b")
    })
  )

  it.effect("rejects an operation after five seconds of waiting", () =>
    Effect.gen(function* () {
      const { many, start } = open(1)
      yield* many(6, "a", member("a"))
      const last = yield* start("a", member("a"))
      yield* TestClock.adjust("5 seconds")

      assert.deepInclude(yield* Effect.flip(Effect.flatMap(Fiber.join(last), Effect.fromResult)), { status: 503 })
    })
  )

  it.effect("assigns the slot of an interrupted operation to the next one that is still waiting", () =>
    Effect.gen(function* () {
      const { start, started } = open(1)
      const first = yield* start("first", member("a"))
      const second = yield* start("second", member("a"))
      yield* start("third", member("a"))
      yield* Fiber.interrupt(second)
      yield* Fiber.interrupt(first)

      assert.deepStrictEqual(started, ["first", "third"])
    })
  )

  it.effect("runs every operation of a caller with six concurrent ones", () =>
    Effect.gen(function* () {
      const { started, start } = open(4)
      const run = yield* Effect.forkChild(
        Effect.forEach(
          Array.from({ length: 60 }),
          () => Effect.flatMap(Effect.flatMap(start("a", member("a")), Fiber.join), Effect.fromResult),
          { concurrency: 6 }
        ),
        { startImmediately: true }
      )
      for (let count = 0; count < 30; count++) yield* TestClock.adjust("1 second")

      assert.lengthOf(yield* Fiber.join(run), 60)
      assert.lengthOf(started, 60)
    })
  )

  it.effect("starts a visitor's first read while others of the same address use all slots", () =>
    Effect.gen(function* () {
      const share = FairShare.make(4)
      for (const name of ["a", "a", "b"]) yield* Effect.forkChild(share.run(visitor(name), Effect.never))
      yield* Effect.yieldNow

      assert.strictEqual(yield* share.run(visitor("c"), Effect.succeed("read"), true), "read")
    })
  )

  it.live("assigns a free slot to the caller with the least recent usage", () =>
    Effect.gen(function* () {
      const share = FairShare.make(1)
      const started: Array<string> = []
      const start = (name: string, milliseconds: number) =>
        Effect.forkChild(
          share.run(
            member(name),
            Effect.andThen(
              Effect.sync(() => started.push(name)),
              Effect.sleep(milliseconds)
            )
          ),
          { startImmediately: true }
        )
      yield* Effect.flatMap(start("heavy", 400), Fiber.join)
      const blocking = yield* start("other", 50)
      const waiting = [yield* start("heavy", 0), yield* start("light", 0)]
      yield* Effect.forEach([blocking, ...waiting], Fiber.join)

      assert.deepStrictEqual(started, ["heavy", "other", "light", "heavy"])
    })
  )

  it.live("runs a slow read again outside the slot for short operations", () =>
    Effect.gen(function* () {
      const share = FairShare.make(2)
      const runs: Array<string> = []
      const blocking = yield* Effect.forkChild(share.run(visitor("a"), Effect.sleep(700)), { startImmediately: true })
      const read = (name: string, milliseconds: number) =>
        share.run(
          visitor(name),
          Effect.andThen(
            Effect.sync(() => runs.push(name)),
            Effect.sleep(milliseconds)
          ),
          true
        )
      const slow = yield* Effect.forkChild(read("slow", 500), { startImmediately: true })
      yield* Effect.sleep(350)
      const again = yield* Effect.forkChild(read("slow", 0), { startImmediately: true })
      yield* read("quick", 0)
      assert.deepStrictEqual(runs, ["slow", "quick"])

      yield* Effect.forEach([blocking, slow, again], Fiber.join)
      assert.deepStrictEqual(runs, ["slow", "quick", "slow", "slow"])
    })
  )
})
