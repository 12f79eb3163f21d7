/**
 * Runs an effect in one tab at a time.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Clock from "../transport/internal/Clock.ts"
import { monotonicOf } from "./internal/Deadline.ts"
import * as StorageLock from "./internal/StorageLock.ts"
import type { WebStorage } from "./internal/WebStorage.ts"

/** The operations of `TabLock`. */
export interface TabLockShape {
  /**
   * Runs an effect with the lock `name`, which only one tab can have at a time. If the lock is not granted within
   * `timeout` milliseconds (20 000 by default), it runs `orElse` without the lock, by default the same effect, so
   * that a tab that hangs does not block the others. The effect must be safe to run twice, and must not request the
   * same lock.
   */
  readonly withLock: <A, E, R>(
    name: string,
    effect: Effect.Effect<A, E, R>,
    timeout?: number,
    orElse?: Effect.Effect<A, E, R>
  ) => Effect.Effect<A, E, R>
  /**
   * The time in milliseconds until other tabs see a write to the storage. 0 if every client sees a write immediately,
   * as the clients of one process do.
   */
  readonly storageDelay: number
}

/** Prevents tabs from running an effect at the same time. */
export class TabLock extends Context.Service<TabLock, TabLockShape>()("@portico/client/session/TabLock") {}

// Queues for the lock `name`, and calls `grant` with a function that releases it unless `signal` is aborted first.
type Request = (name: string, signal: AbortSignal, grant: (release: () => void) => void) => void

const over = (request: Request, storageDelay: number): TabLockShape => ({
  storageDelay,
  withLock: (name, effect, timeout = defaultTimeout, orElse = effect) =>
    Effect.suspend(() => {
      const waiting = new AbortController()
      let release = () => waiting.abort()
      return Effect.callback<boolean>((resume) =>
        request(name, waiting.signal, (end) => {
          release = end
          resume(Effect.succeed(true))
        })
      ).pipe(
        Clock.timeoutOrElse({
          duration: timeout,
          orElse: () =>
            Effect.sync(() => {
              release()
              return false
            })
        }),
        Effect.flatMap((isGranted) => (isGranted ? effect : orElse)),
        Effect.ensuring(Effect.sync(() => release()))
      )
    })
})

const queue = (): Request => {
  const queues = new Map<string, Array<() => void>>()
  return (name, signal, grant) => {
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    const next = () => {
      if (queue[0] !== turn) return
      queue.shift()
      if (queue.length === 0) queues.delete(name)
      queue[0]?.()
    }
    const turn = () => (signal.aborted ? next() : grant(next))
    if (queue.push(turn) === 1) turn()
  }
}

/**
 * Creates a lock for all clients of this program to which it is passed. `storageDelay` is in milliseconds, 0 by
 * default. Tests set it to simulate the tabs of a browser.
 */
export const make = (storageDelay = 0): TabLockShape => over(queue(), storageDelay)

/** Returns the lock of a key, such as a storage. All clients of this program that pass the same key share the lock. */
export const shared = (key: object): TabLockShape => {
  const lock = locks.get(key) ?? make()
  locks.set(key, lock)
  return lock
}

const locks = new WeakMap<object, TabLockShape>()

/** A layer with a lock that no other client shares. */
export const layerMemory: Layer.Layer<TabLock> = Layer.sync(TabLock, () => make())

/**
 * A layer with a lock that the tabs of a browser share. It uses Web Locks, or entries of the local storage if the
 * browser has no Web Locks, as on a page without HTTPS. Without a document, no other client shares the lock.
 */
export const layer: Layer.Layer<TabLock> = Layer.sync(
  TabLock,
  () => ofBrowser() ?? ("document" in globalThis ? overStorage(() => globalThis.localStorage, localStorageKey) : make())
)

/**
 * Creates a layer with a lock that all clients of this storage share, in this process and in others. It uses Web Locks
 * if the page has them, otherwise entries of the storage.
 */
export const layerStorage = (storage: WebStorage): Layer.Layer<TabLock> =>
  Layer.sync(TabLock, () => ofBrowser() ?? overStorage(() => storage, storage))

const ofBrowser = (): TabLockShape | undefined => {
  const { document, navigator }: Partial<typeof globalThis> = globalThis
  const locks: LockManager | undefined = navigator?.locks
  return document === undefined || locks === undefined ? undefined : overWeb(locks)
}

const overWeb = (locks: LockManager): TabLockShape =>
  over((name, signal, grant) => {
    const granted = locks.request(
      name,
      { signal },
      () => new Promise<void>((release) => grant(() => setTimeout(release, releaseDelay)))
    )
    // The browser refuses locks, for example in a frame with an opaque origin. No other tab shares the storage of such
    // a frame, so the lock is granted.
    granted.catch(() => signal.aborted || grant(() => {}))
  }, browserDelay)

// Clients of the same process wait in a queue. Only the first of them competes with other processes for the storage
// entry.
const overStorage = (open: () => WebStorage, key: object): TabLockShape => {
  const inProcess = shared(key)
  const isBrowser = "document" in globalThis
  const delay = isBrowser ? releaseDelay : 0
  return {
    storageDelay: isBrowser ? browserDelay : 0,
    withLock: (name, effect, timeout = defaultTimeout, orElse = effect) =>
      Effect.flatMap(Clock.current, (clock) => {
        const started = monotonicOf(clock)
        const left = () => Math.max(0, timeout - (monotonicOf(clock) - started) * 1000)
        const amongProcesses = Effect.suspend(() =>
          StorageLock.withLock(open, name, effect, { delay, timeout: left(), orElse })
        )
        return inProcess.withLock(name, amongProcesses, timeout, orElse)
      })
  }
}

// `localStorage` itself cannot be the key: each access may return another object, or throw.
const localStorageKey = {}

const defaultTimeout = 20_000
// The delay in milliseconds before a lock is released. Without it, another process could get the lock before it sees
// the writes of this tab.
const releaseDelay = 100
// The time in milliseconds until other tabs see a write, with a margin. It is kept short because a page that has a lock
// can be neither frozen nor put in the back-forward cache.
const browserDelay = 10_000
