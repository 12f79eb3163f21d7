import * as TabLock from "@portico/client/session/TabLock"
import type { WebStorage } from "../../../../packages/client/src/session/internal/WebStorage.ts"
import * as Effect from "effect/Effect"
import { afterEach, assert, it, vi } from "vitest"

afterEach(() => {
  vi.useRealTimers()
})

/** Creates the lock of a separate process that shares only the entries of a storage. */
const processOn = (entries: Map<string, string>): TabLock.TabLockShape =>
  Effect.runSync(Effect.provide(TabLock.TabLock, TabLock.layerStorage(storageOn(entries))))

const storageOn = (entries: Map<string, string>): WebStorage => ({
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key)
})

const run = (lock: TabLock.TabLockShape, effect: Effect.Effect<void>, patience?: number) =>
  Effect.runPromise(lock.withLock("one", effect, patience))

it("StorageLock admits one process at a time", async () => {
  const entries = new Map<string, string>()
  let inside = 0
  let most = 0
  const visit = Effect.gen(function* () {
    most = Math.max(most, ++inside)
    yield* Effect.sleep(5)
    inside--
  })

  await Promise.all(Array.from({ length: 6 }, () => run(processOn(entries), visit)))

  assert.strictEqual(most, 1)
  assert.strictEqual(entries.size, 0)
})

it("StorageLock takes over the lock of a killed process after its entry has expired", async () => {
  const entries = new Map([["one.lock", `killed ${Date.now() + 60}`]])
  const started = Date.now()

  await run(processOn(entries), Effect.void)

  assert.isAtLeast(Date.now() - started, 50)
})

it("StorageLock ignores an entry that expires later than any lock lasts", async () => {
  const entries = new Map([["one.lock", `other ${Date.now() + 3_600_000}`]])

  await run(processOn(entries), Effect.void, 5000)

  assert.strictEqual(entries.size, 0)
})

it("StorageLock renews its entry while it is locked", async () => {
  vi.useFakeTimers()
  const entries = new Map<string, string>()
  const held = run(processOn(entries), Effect.sleep("30 seconds"))
  await vi.advanceTimersByTimeAsync(25_000)

  const until = Number(entries.get("one.lock")?.split(" ")[1])

  assert.isAbove(until, Date.now())
  await vi.advanceTimersByTimeAsync(6000)
  await held
})

it("StorageLock runs a caller without the lock after its maximum wait, and then admits the next caller", async () => {
  const entries = new Map<string, string>()
  const [first, second] = [processOn(entries), processOn(entries)]
  const notes: Array<string> = []
  const held = run(first, Effect.sleep(150))
  await new Promise((resolve) => setTimeout(resolve, 60))

  await run(
    second,
    Effect.sync(() => void notes.push("without the lock")),
    10
  )
  await held
  await run(
    second,
    Effect.sync(() => void notes.push("with the lock"))
  )

  assert.deepStrictEqual(notes, ["without the lock", "with the lock"])
})

it("StorageLock runs the effect at once if the storage throws", async () => {
  const refusing: WebStorage = {
    getItem: () => {
      throw new Error("refused")
    },
    setItem: () => {},
    removeItem: () => {}
  }
  const lock = Effect.runSync(Effect.provide(TabLock.TabLock, TabLock.layerStorage(refusing)))

  const notes: Array<string> = []

  await run(
    lock,
    Effect.sync(() => void notes.push("in"))
  )

  assert.deepStrictEqual(notes, ["in"])
})
