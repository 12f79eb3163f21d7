/**
 * Runs an effect in one tab at a time.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { monotonicOf } from "./internal/Deadline.ts"
import * as StorageLock from "./internal/StorageLock.ts"
import type { WebStorage } from "./internal/WebStorage.ts"

/** The operations of `TabLock`. */
export interface TabLockShape {
  /**
   * Runs an effect while no other tab runs one under the same name. After `patience` milliseconds of waiting, 20 000 by
   * default, it runs `otherwise` without the lock, which is the effect itself by default: a tab that hangs must not stop
   * the others. The effect must do no harm if it runs twice, and must not request the same name.
   */
  readonly hold: <A, E, R>(
    name: string,
    effect: Effect.Effect<A, E, R>,
    patience?: number,
    otherwise?: Effect.Effect<A, E, R>
  ) => Effect.Effect<A, E, R>
  /**
   * Milliseconds that a write to the storage may take to reach the other tabs. 0 if every client sees a write at once, as
   * the clients of one process do.
   */
  readonly storageDelay: number
}

/** Keeps tabs apart. */
export class TabLock extends Context.Service<TabLock, TabLockShape>()("@portico/client/session/TabLock") {}

// Grants a name sooner or later, with a function that releases it. Once the signal is aborted, it no longer does.
type Request = (name: string, signal: AbortSignal, grant: (release: () => void) => void) => void

const over = (request: Request, storageDelay: number): TabLockShape => ({
  storageDelay,
  hold: (name, effect, patience = defaultPatience, otherwise = effect) =>
    Effect.suspend(() => {
      const waiting = new AbortController()
      let release = () => waiting.abort()
      return Effect.callback<boolean>((resume) =>
        request(name, waiting.signal, (end) => {
          release = end
          resume(Effect.succeed(true))
        })
      ).pipe(
        Effect.timeoutOrElse({
          duration: patience,
          orElse: () =>
            Effect.sync(() => {
              release()
              return false
            })
        }),
        Effect.flatMap((isGranted) => (isGranted ? effect : otherwise)),
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
 * A lock among the clients of this program that are given it. `storageDelay` is in milliseconds, 0 by default, for tests
 * that simulate the tabs of a browser.
 */
export const make = (storageDelay = 0): TabLockShape => over(queue(), storageDelay)

/** A lock among all clients of this program that are given the same key, such as the storage that they share. */
export const shared = (key: object): TabLockShape => {
  const lock = locks.get(key) ?? make()
  locks.set(key, lock)
  return lock
}

const locks = new WeakMap<object, TabLockShape>()

/** A lock of the client's own. */
export const layerMemory: Layer.Layer<TabLock> = Layer.sync(TabLock, () => make())

/**
 * A lock among the tabs of a browser: Web Locks, or entries of the local storage if the browser has none, as on a page
 * without HTTPS. Outside of a page, a lock of the client's own.
 */
export const layer: Layer.Layer<TabLock> = Layer.sync(
  TabLock,
  () => ofBrowser() ?? ("document" in globalThis ? overStorage(() => globalThis.localStorage, localStorageKey) : make())
)

/**
 * A lock among all clients that are given this storage, in this process and in others: Web Locks in a page that has them,
 * entries of the storage elsewhere.
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
    const held = locks.request(
      name,
      { signal },
      () => new Promise<void>((release) => grant(() => setTimeout(release, lingering)))
    )
    // Refused, as in a frame without an origin: no other tab shares its storage.
    held.catch(() => signal.aborted || grant(() => {}))
  }, browserDelay)

// The clients of one process wait in a queue, and the first of them claims the entry of the storage.
const overStorage = (open: () => WebStorage, key: object): TabLockShape => {
  const inProcess = shared(key)
  const isBrowser = "document" in globalThis
  const delay = isBrowser ? lingering : 0
  return {
    storageDelay: isBrowser ? browserDelay : 0,
    hold: (name, effect, patience = defaultPatience, otherwise = effect) =>
      Effect.clockWith((clock) => {
        const started = monotonicOf(clock)
        const left = () => Math.max(0, patience - (monotonicOf(clock) - started) * 1000)
        const amongProcesses = Effect.suspend(() =>
          StorageLock.hold(open, name, effect, { delay, patience: left(), otherwise })
        )
        return inProcess.hold(name, amongProcesses, patience, otherwise)
      })
  }
}

// Each access of `localStorage` may give another object, or throw.
const localStorageKey = {}

const defaultPatience = 20_000
// Milliseconds. The writes of a tab reach the other processes of a browser a little later than the lock would.
const lingering = 100
// Milliseconds, with a margin: a page that keeps a lock can be neither frozen nor put in the back-forward cache.
const browserDelay = 10_000
