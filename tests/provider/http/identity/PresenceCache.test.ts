import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import * as PresenceCache from "../../../../packages/provider/src/http/identity/PresenceCache.ts"

const ada = { session: "one", subject: "ada" }
const grace = { session: "two", subject: "grace" }

/** Counts the reads of a store that always returns the same result. */
const counted = (isCurrent = true) => {
  let reads = 0
  const read = Effect.sync(() => {
    reads += 1
    return isCurrent
  })
  return { read, reads: () => reads }
}

describe("the cache of current sessions", () => {
  it.effect("reads a session once within its lifetime", () =>
    Effect.gen(function* () {
      const cache = PresenceCache.make()
      const { read, reads } = counted()

      yield* cache.check(ada, read)
      yield* TestClock.adjust(PresenceCache.lifetime - 1)
      assert.isTrue(yield* cache.check(ada, read))
      assert.strictEqual(reads(), 1)

      yield* TestClock.adjust(1)
      yield* cache.check(ada, read)
      assert.strictEqual(reads(), 2)
    })
  )

  it.effect("does not cache an ended session", () =>
    Effect.gen(function* () {
      const cache = PresenceCache.make()
      const { read, reads } = counted(false)

      assert.isFalse(yield* cache.check(ada, read))
      assert.isFalse(yield* cache.check(ada, read))
      assert.strictEqual(reads(), 2)
    })
  )

  it.effect("does not use the entry of another member", () =>
    Effect.gen(function* () {
      const cache = PresenceCache.make()
      yield* cache.check(ada, counted().read)

      assert.isFalse(yield* cache.check({ ...ada, subject: "eve" }, counted(false).read))
    })
  )

  it.effect("removes only the sessions of one member", () =>
    Effect.gen(function* () {
      const cache = PresenceCache.make()
      const { read, reads } = counted()
      yield* cache.check(ada, read)
      yield* cache.check(grace, read)

      cache.forgetMember("ada")

      yield* cache.check(grace, read)
      assert.strictEqual(reads(), 2)
      yield* cache.check(ada, read)
      assert.strictEqual(reads(), 3)
    })
  )

  it.effect("does not cache a session that ends while it is read", () =>
    Effect.gen(function* () {
      const cache = PresenceCache.make()
      const found = yield* Deferred.make<boolean>()
      const first = yield* Effect.forkChild(cache.check(ada, Deferred.await(found)), { startImmediately: true })

      cache.forgetSession("one")
      yield* Deferred.succeed(found, true)
      yield* Fiber.join(first)

      assert.isFalse(yield* cache.check(ada, counted(false).read))
    })
  )

  it.effect("drops the session that was read first when it is full", () =>
    Effect.gen(function* () {
      const cache = PresenceCache.make()
      const { read, reads } = counted()
      yield* cache.check(ada, read)
      for (let index = 0; index < PresenceCache.maximumEntries; index++) {
        yield* cache.check({ session: `s${index}`, subject: "grace" }, read)
      }
      const before = reads()

      yield* cache.check(ada, read)

      assert.strictEqual(reads(), before + 1)
    })
  )
})
