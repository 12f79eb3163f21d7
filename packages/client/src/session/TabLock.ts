/**
 * One tab at a time: what two tabs on one storage must not do at once.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** The operations of `TabLock`. */
export interface TabLockShape {
  /**
   * Runs an effect while no other tab runs one under the same name. After `patience` milliseconds of waiting, 20 000 by
   * default, it runs all the same: a tab that hangs must not take the others along. What is held must do no harm twice,
   * and call nobody who might ask for the same name.
   */
  readonly hold: <A, E, R>(name: string, effect: Effect.Effect<A, E, R>, patience?: number) => Effect.Effect<A, E, R>
}

/** Keeps tabs apart. */
export class TabLock
  extends /*#__PURE__*/ Context.Service<TabLock, TabLockShape>()("@portico/client/session/TabLock") {}

// Grants a name sooner or later, with the way to give it back. Once the signal has told, it no longer does.
type Ask = (name: string, signal: AbortSignal, grant: (release: () => void) => void) => void

const over = (ask: Ask): TabLockShape => ({
  hold: (name, effect, patience = 20_000) =>
    Effect.suspend(() => {
      const waiting = new AbortController()
      let release = () => waiting.abort()
      return Effect.callback<void>((resume) =>
        ask(name, waiting.signal, (end) => {
          release = end
          resume(Effect.void)
        })
      ).pipe(
        Effect.timeoutOrElse({ duration: patience, orElse: () => Effect.sync(() => release()) }),
        Effect.andThen(effect),
        Effect.ensuring(Effect.sync(() => release()))
      )
    })
})

/** A lock among the clients of this program that are given it. */
export const make = (): TabLockShape => {
  const queues = new Map<string, Array<() => void>>()
  return over((name, signal, grant) => {
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
  })
}

/** A lock among all clients of this program that are given the same key, such as the storage that they share. */
export const shared = (key: object): TabLockShape => {
  const lock = locks.get(key) ?? make()
  locks.set(key, lock)
  return lock
}

const locks = /*#__PURE__*/ new WeakMap<object, TabLockShape>()

/** A lock of the client's own. */
export const layerMemory: Layer.Layer<TabLock> = /*#__PURE__*/ Layer.sync(TabLock, make)

/** A lock among the tabs of a browser (Web Locks); of the client's own where there are none, as on a server. */
export const layer: Layer.Layer<TabLock> = /*#__PURE__*/ Layer.sync(TabLock, () => {
  const { document, navigator }: Partial<typeof globalThis> = globalThis
  const locks: LockManager | undefined = navigator?.locks
  return document === undefined || locks === undefined ? make() : overWeb(locks)
})

const overWeb = (locks: LockManager): TabLockShape =>
  over((name, signal, grant) => {
    const held = locks.request(
      name,
      { signal },
      () => new Promise<void>((release) => grant(() => setTimeout(release, lingering)))
    )
    // Refused, as in a frame of no origin: then there is nobody to be kept apart from.
    held.catch(() => signal.aborted || grant(() => {}))
  })

// Milliseconds. What a tab stored reaches the other processes of a browser a little later than the lock would.
const lingering = 100
