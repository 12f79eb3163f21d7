import { after, epochOf, isPast } from "../../../../packages/client/src/session/internal/Deadline.ts"
import { Tokens } from "@portico/client/session/Tokens"
import { assert, describe, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { granted, network } from "../../transport/network.ts"
import { access, grants, now, plain, refresh, run, seal, storeOf } from "../session.ts"

describe("a deadline", () => {
  it.effect("passes at its second and not before", () =>
    Effect.gen(function* () {
      const clock = yield* Clock.Clock
      yield* TestClock.setTime(now * 1000)
      const deadline = after(clock, 60)
      yield* TestClock.adjust("59999 millis")
      const before = isPast(clock, deadline)
      yield* TestClock.adjust("1 millis")

      assert.deepStrictEqual([before, isPast(clock, deadline)], [false, true])
    })
  )

  it.effect("passes after a whole number of seconds if it was set within a second", () =>
    Effect.gen(function* () {
      const clock = yield* Clock.Clock
      yield* TestClock.setTime(now * 1000 + 900)
      const deadline = after(clock, 60)
      yield* TestClock.adjust("59999 millis")
      const before = isPast(clock, deadline)
      yield* TestClock.adjust("1 millis")

      assert.deepStrictEqual([before, isPast(clock, deadline)], [false, true])
    })
  )

  it.effect("passes even if the wall clock is set back in the meantime", () =>
    Effect.gen(function* () {
      const clock = yield* Clock.Clock
      yield* TestClock.setTime(now * 1000)
      const deadline = after(clock, 60)
      yield* TestClock.setTime((now - 3600) * 1000)
      const before = isPast(clock, deadline)
      yield* TestClock.adjust("60 seconds")

      assert.deepStrictEqual([before, isPast(clock, deadline), epochOf(clock)], [false, true, now - 3540])
    })
  )

  it.effect("passes by the wall clock alone if the monotonic clock stopped during sleep", () =>
    Effect.gen(function* () {
      const clock = yield* Clock.Clock
      yield* TestClock.setTime(now * 1000)
      const asleep: Clock.Clock = Object.assign(Object.create(clock), { monotonicTimeNanosUnsafe: () => 0n })
      const deadline = after(asleep, 60)
      yield* TestClock.adjust("60 seconds")

      assert.isTrue(isPast(asleep, deadline))
    })
  )
})

describe("an access token", () => {
  const visitor = plain("FIRST", now + 600, "VISITOR-REFRESH", "visitor")

  it.effect("expires on time even if the wall clock was set back an hour", () =>
    Effect.gen(function* () {
      const net = network(() => granted("NEW", "NEXT", 600))

      const tokens = yield* run(
        net,
        storeOf(visitor),
        Effect.gen(function* () {
          const before = yield* access
          yield* TestClock.setTime((now - 3600) * 1000)
          const meanwhile = yield* access
          yield* TestClock.adjust("601 seconds")
          return [before, meanwhile, yield* access]
        })
      )

      assert.deepStrictEqual(tokens, ["FIRST", "FIRST", "NEW"])
      assert.deepStrictEqual(grants(net), [refresh("VISITOR-REFRESH")])
    })
  )

  it.effect("is valid through its last second if it was stored within a second", () =>
    Effect.gen(function* () {
      const net = network(() => granted("NEW", "NEXT", 600))

      const tokens = yield* run(
        net,
        storeOf(plain("FIRST", now + 1, "VISITOR-REFRESH", "visitor")),
        Effect.gen(function* () {
          yield* TestClock.adjust("900 millis")
          yield* Tokens.use((tokens) => tokens.set(seal(plain("SHORT", now + 10, "VISITOR-REFRESH", "visitor"))))
          yield* TestClock.adjust("10099 millis")
          const last = yield* access
          yield* TestClock.adjust("1 millis")
          return [last, yield* access]
        }),
        { refreshLeeway: 0 }
      )

      assert.deepStrictEqual(tokens, ["SHORT", "NEW"])
    })
  )

  it.effect("is refreshed once if the wall clock jumps ahead", () =>
    Effect.gen(function* () {
      const net = network((_, index) => granted(`NEW-${index}`, `NEXT-${index}`, 600))

      const tokens = yield* run(
        net,
        storeOf(visitor),
        Effect.gen(function* () {
          const before = yield* access
          yield* TestClock.setTime((now + 7200) * 1000)
          return [before, yield* access, yield* access, yield* access]
        })
      )

      assert.deepStrictEqual(tokens, ["FIRST", "NEW-0", "NEW-0", "NEW-0"])
      assert.lengthOf(net.sent, 1)
    })
  )
})
