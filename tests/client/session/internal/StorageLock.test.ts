import * as TabLock from "@portico/client/session/TabLock"
import type { WebStorage } from "../../../../packages/client/src/session/internal/WebStorage.ts"
import * as Effect from "effect/Effect"
import { afterEach, assert, it, vi } from "vitest"

afterEach(() => {
  vi.useRealTimers()
})

/** A process of its own: it shares the entries of a storage, and nothing else. */
const processOn = (entries: Map<string, string>): TabLock.TabLockShape =>
  Effect.runSync(Effect.provide(TabLock.TabLock, TabLock.layerStorage(storageOn(entries))))

const storageOn = (entries: Map<string, string>): WebStorage => ({
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key)
})

const run = (lock: TabLock.TabLockShape, effect: Effect.Effect<void>, patience?: number) =>
  Effect.runPromise(lock.hold("one", effect, patience))

it("keeps clients of different processes apart that share only the entries of a storage", async () => {
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

it("takes over the lock of a process that was killed, once its entry has expired", async () => {
  const entries = new Map([["one.lock", `killed ${Date.now() + 60}`]])
  const started = Date.now()

  await run(processOn(entries), Effect.void)

  assert.isAtLeast(Date.now() - started, 50)
})

it("ignores an entry that expires later than any lock lasts, as after a clock was set back", async () => {
  const entries = new Map([["one.lock", `other ${Date.now() + 3_600_000}`]])

  await run(processOn(entries), Effect.void, 5000)

  assert.strictEqual(entries.size, 0)
})

it("renews its entry while it is held, so that a long refresh keeps its lock", async () => {
  vi.useFakeTimers()
  const entries = new Map<string, string>()
  const held = run(processOn(entries), Effect.sleep("30 seconds"))
  await vi.advanceTimersByTimeAsync(25_000)

  const until = Number(entries.get("one.lock")?.split(" ")[1])

  assert.isAbove(until, Date.now())
  await vi.advanceTimersByTimeAsync(6000)
  await held
})

it("lets a caller who stops waiting leave, and the next one in", async () => {
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

it("gives the lock at once if the storage refuses its use", async () => {
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
