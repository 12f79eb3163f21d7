import * as TabLock from "@portico/client/session/TabLock"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Hash from "effect/Hash"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, beforeEach, vi } from "vitest"
import { granted, network } from "../transport/network.ts"
import { access, expiredMember, expiredVisitor, settled } from "./session.ts"
import { browser } from "./tabs.ts"

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] })
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const overWebLocks = Effect.suspend(() => {
  vi.stubGlobal("document", {})
  return Effect.provide(TabLock.TabLock, TabLock.layer)
})

const refusing = Effect.suspend(() => {
  vi.stubGlobal("document", {})
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new DOMException("no", "SecurityError")) } })
  return Effect.provide(TabLock.TabLock, TabLock.layer)
})

const withoutWebLocks = Effect.suspend(() => {
  vi.stubGlobal("document", {})
  vi.stubGlobal("navigator", {})
  return Effect.provide(TabLock.TabLock, TabLock.layer)
})

const turn = Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))

/** Advances time until the browser's lock is released after its effect. */
const moment = Effect.andThen(
  Effect.sync(() => vi.advanceTimersByTime(100)),
  turn
)

/** Holds a lock until `leave` runs, and records when it was acquired and released. */
const holding = (lock: TabLock.TabLockShape, name: string, who: string, notes: Array<string>) =>
  Effect.gen(function* () {
    const leave = yield* Deferred.make<void>()
    const fiber = yield* Effect.forkChild(
      lock.withLock(
        name,
        Effect.sync(() => notes.push(`${who} in`)).pipe(
          Effect.andThen(Deferred.await(leave)),
          Effect.andThen(Effect.sync(() => notes.push(`${who} out`)))
        )
      ),
      { startImmediately: true }
    )
    yield* turn
    return { fiber, leave: Effect.andThen(Deferred.succeed(leave, undefined), Fiber.join(fiber)) }
  })

const locks = [
  ["in memory", Effect.sync(TabLock.make)],
  ["with Web Locks", overWebLocks],
  ["without Web Locks", withoutWebLocks]
] as const

describe.each(locks)("TabLock %s", (_, make) => {
  it.effect("admits callers one at a time, in order", () =>
    Effect.gen(function* () {
      const lock = yield* make
      const notes: Array<string> = []
      const first = yield* holding(lock, "one", "first", notes)
      const second = yield* holding(lock, "one", "second", notes)
      const third = yield* holding(lock, "one", "third", notes)
      yield* first.leave
      yield* moment
      yield* second.leave
      yield* moment
      yield* third.leave

      assert.deepStrictEqual(notes, ["first in", "first out", "second in", "second out", "third in", "third out"])
    })
  )

  it.effect("does not block callers with another name", () =>
    Effect.gen(function* () {
      const lock = yield* make
      const notes: Array<string> = []
      const first = yield* holding(lock, "a", "a", notes)
      const second = yield* holding(lock, "b", "b", notes)
      yield* first.leave
      yield* second.leave

      assert.deepStrictEqual(notes.slice(0, 2), ["a in", "b in"])
    })
  )

  it.effect("is released by failure and by interruption, and an interrupted waiter leaves the queue", () =>
    Effect.gen(function* () {
      const lock = yield* make
      const notes: Array<string> = []
      yield* Effect.flip(lock.withLock("one", Effect.fail("no")))
      yield* moment
      const first = yield* holding(lock, "one", "first", notes)
      const second = yield* holding(lock, "one", "second", notes)
      yield* Fiber.interrupt(second.fiber)
      yield* Fiber.interrupt(first.fiber)
      yield* moment
      const third = yield* holding(lock, "one", "third", notes)
      yield* third.leave

      assert.deepStrictEqual(notes, ["first in", "third in", "third out"])
    })
  )

  it.effect("is granted after 20 seconds even if it is never released", () =>
    Effect.gen(function* () {
      const lock = yield* make
      const notes: Array<string> = []
      yield* holding(lock, "one", "hung", notes)
      const waiting = yield* holding(lock, "one", "late", notes)
      yield* TestClock.adjust("19999 millis")
      const before = [...notes]
      yield* TestClock.adjust("1 millis")
      yield* waiting.leave

      assert.deepStrictEqual(before, ["hung in"])
      assert.deepStrictEqual(notes, ["hung in", "late in", "late out"])
    })
  )
})

it.effect("TabLock with Web Locks is released 100 ms after its effect, and its caller does not wait for that", () =>
  Effect.gen(function* () {
    const lock = yield* overWebLocks
    const notes: Array<string> = []
    const first = yield* holding(lock, "one", "first", notes)
    const second = yield* holding(lock, "one", "second", notes)
    yield* first.leave
    vi.advanceTimersByTime(99)
    yield* turn
    const before = [...notes]
    vi.advanceTimersByTime(1)
    yield* turn
    yield* second.leave

    assert.deepStrictEqual(before, ["first in", "first out"])
    assert.deepStrictEqual(notes.slice(2), ["second in", "second out"])
  })
)

it.effect("TabLock runs the effect if the browser refuses the lock", () =>
  Effect.gen(function* () {
    const lock = yield* refusing
    assert.strictEqual(yield* lock.withLock("one", Effect.succeed("in")), "in")
  })
)

it("TabLock.shared returns one lock per storage", () => {
  const storage = {}
  assert.strictEqual(TabLock.shared(storage), TabLock.shared(storage))
  assert.notStrictEqual(TabLock.shared({}), TabLock.shared(storage))
})

it.effect("TabLock.make removes names that are not locked", () =>
  Effect.gen(function* () {
    const made: Array<ReadonlyMap<unknown, unknown>> = []
    vi.stubGlobal(
      "Map",
      class<K, V> extends Map<K, V> {
        constructor() {
          super()
          made.push(this)
        }
      }
    )
    const lock = TabLock.make()
    vi.unstubAllGlobals()
    const notes: Array<string> = []
    const first = yield* holding(lock, "one", "first", notes)
    const second = yield* holding(lock, "one", "second", notes)
    yield* first.leave
    const third = yield* holding(lock, "one", "third", notes)
    yield* second.leave
    yield* third.leave
    yield* lock.withLock("two", Effect.void)

    assert.deepStrictEqual(notes, ["first in", "first out", "second in", "second out", "third in", "third out"])
    assert.deepStrictEqual(
      made.map(({ size }) => size),
      [0]
    )
  })
)

it.effect("TabLock.make grants a free lock synchronously", () =>
  Effect.sync(() => assert.strictEqual(Effect.runSync(TabLock.make().withLock("one", Effect.succeed("in"))), "in"))
)

describe("a refresh in several tabs", () => {
  const many = Effect.all(
    Array.from({ length: 50 }, () => access),
    { concurrency: "unbounded" }
  )
  it.effect.each([
    ["a member", expiredMember],
    ["a visitor", expiredVisitor],
    ["a new session", undefined]
  ] as const)("is one request for fifty callers per tab: %s", ([, initial]) =>
    Effect.gen(function* () {
      const net = network((_, index) =>
        Effect.as(Effect.sleep("1 seconds"), granted(`NEW-${index}`, `NEXT-${index}`, 600))
      )
      const { open, stored } = browser(net, initial)
      const tabs = [yield* open, yield* open]

      const tokens = yield* settled(Effect.forEach(tabs, (tab) => tab.run(many), { concurrency: "unbounded" }))
      const after = yield* Effect.forEach(tabs, (tab) => tab.run(access))

      assert.deepStrictEqual(new Set([...tokens.flat(), ...after]), new Set(["NEW-0"]))
      assert.lengthOf(net.sent, 1)
      assert.strictEqual(stored()?.refreshToken.value, "NEXT-0")
    })
  )

  it.effect("continues within 20 seconds if another tab never releases its locks", () =>
    Effect.gen(function* () {
      const net = network(() => granted("NEW", "NEXT"))
      const lock = TabLock.make(10_000)
      const refreshToken = `portico.CLIENT.${Hash.string("MEMBER-REFRESH")}`
      yield* Effect.forkChild(lock.withLock("portico.CLIENT", lock.withLock(refreshToken, Effect.never)), {
        startImmediately: true
      })
      const { deliver, open } = browser(net, expiredMember, lock)
      const tabs = [yield* open, yield* open, yield* open]

      const waiting = yield* Effect.forEach(tabs, (tab) =>
        Effect.forkChild(tab.run(access), { startImmediately: true })
      )
      yield* TestClock.adjust("19 seconds")
      yield* deliver
      yield* TestClock.adjust("1 second")
      const tokens = yield* Effect.forEach(waiting, Fiber.join)

      assert.deepStrictEqual(tokens, ["NEW", "NEW", "NEW"])
      assert.lengthOf(net.sent, 1)
    })
  )

  it.effect("continues after 20 seconds if another tab never releases the lock", () =>
    Effect.gen(function* () {
      const net = network((_, index) => (index === 0 ? Effect.never : granted("NEW", "NEXT")))
      const lock = TabLock.make()
      yield* Effect.forkChild(lock.withLock("portico.CLIENT", Effect.never), { startImmediately: true })
      const tab = yield* browser(
        network(() => granted("NEW", "NEXT")),
        expiredMember,
        lock
      ).open

      const waiting = yield* Effect.forkChild(tab.run(access), { startImmediately: true })
      yield* TestClock.adjust("20 seconds")

      assert.strictEqual(yield* Fiber.join(waiting), "NEW")
      assert.deepStrictEqual(net.sent, [])
    })
  )
})
