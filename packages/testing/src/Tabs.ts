/**
 * A browser whose tabs share one storage, a provider that rotates refresh tokens without a reuse window, and one clock
 * for both.
 *
 * @since 0.1.0
 */
import * as Client from "@portico/client/Client"
import type { SessionChange } from "@portico/client/session/Tokens"
import * as TabLock from "@portico/client/session/TabLock"
import { Tokens } from "@portico/client/session/Tokens"
import type { WebStorage } from "@portico/client/session/TokenStore"
import type { WakeEvent } from "@portico/client/session/WakeEvents"
import type * as Settings from "@portico/client/transport/Settings"
import * as Provider from "@portico/provider/Provider"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import * as Environment from "./internal/Environment.ts"
import * as Faults from "./Faults.ts"
import * as MovableClock from "./MovableClock.ts"
import * as Bookshop from "./scenarios/Bookshop.ts"
import { storageOf } from "./TabStorage.ts"

/**
 * Options of the browser and its provider. The defaults are those of the bookshop without faults. The client id is that of
 * the first client of the seed by default.
 */
export interface Options
  extends
    Partial<Settings.Options>,
    Pick<Provider.Options, "seed" | "reuseWindow" | "passwordIterations">,
    Pick<Environment.Options, "pageOrigin"> {
  /** The fault injector. Without faults by default. */
  readonly injector?: Faults.Injector
  /** The clock of the browser and the provider. A new one by default. */
  readonly clock?: MovableClock.MovableClock
  /**
   * Whether a tab may acquire a lock before it reads the values that another tab stored, as in a browser whose tabs are
   * separate processes. `false` by default.
   */
  readonly delayedStorage?: boolean
  /**
   * Whether the browser has Web Locks. Without them its tabs use storage items as locks, as on a page without HTTPS.
   * `true` by default.
   */
  readonly webLocks?: boolean
}

/** A tab: a separate client on the browser's storage. */
export interface Tab {
  /** Runs a program with the tab's client. It is interrupted when the tab closes. */
  readonly run: <A, E>(program: Effect.Effect<A, E, Client.Services | Client.Parts>) => Effect.Effect<A, E>
  /** The session changes since the tab was opened, including the initial one. */
  readonly changes: Effect.Effect<ReadonlyArray<SessionChange>>
  /** Notifies the tab that the network is back, that it is visible again or that it has the focus. */
  readonly wake: (waking: WakeEvent) => Effect.Effect<void>
  /** Simulates a tab that hangs during a refresh: it does not release the lock of its session until it is closed. */
  readonly hang: Effect.Effect<void>
  /** Closes the tab and interrupts its programs. */
  readonly close: Effect.Effect<void>
}

/** A browser and its provider. */
export interface BrowserShape {
  readonly clock: MovableClock.MovableClock
  readonly injector: Faults.Injector
  /** Opens a tab. */
  readonly open: Effect.Effect<Tab>
  /** The storage that the tabs share. Writing to it notifies all tabs. */
  readonly storage: WebStorage
  /** Sets whether the storage is full. While it is full, writes of the tabs throw `QuotaExceededError`. */
  readonly fill: (isFull: boolean) => Effect.Effect<void>
  /** The handler that also responds to the requests of the tabs. */
  readonly handler: MovableClock.Handler
  /** The provider's log, oldest first. */
  readonly requests: Effect.Effect<ReadonlyArray<Provider.Entry>>
  /** The emails that the provider would have sent, oldest first. */
  readonly outbox: Effect.Effect<ReadonlyArray<Provider.Mail>>
}

/** A browser and its provider. */
export class Browser extends Context.Service<Browser, BrowserShape>()("@portico/testing/Tabs/Browser") {}

/**
 * Provides a browser without open tabs. Its tabs share one `TabLock`, and each receives an event when another one
 * writes to the storage. A refresh token that is sent twice ends its session.
 *
 * **Example** (Two tabs)
 *
 * ```ts
 * import { Tokens } from "@portico/client/session/Tokens"
 * import * as Tabs from "@portico/testing/Tabs"
 * import * as Effect from "effect/Effect"
 *
 * const program = Effect.gen(function* () {
 *   const browser = yield* Tabs.Browser
 *   const first = yield* browser.open
 *   const second = yield* browser.open
 *   yield* first.run(Tokens.use((tokens) => tokens.access))
 *   return yield* second.run(Tokens.use((tokens) => tokens.role)) // "visitor"
 * })
 *
 * Effect.runPromise(Effect.provide(program, Tabs.layer()))
 * ```
 */
export const layer = (options?: Options): Layer.Layer<Browser> => Layer.effect(Browser, make(options))

const make = ({
  seed = Bookshop.seed,
  clientId = Environment.clientIdOf(seed),
  clock = MovableClock.make(),
  host = "http://provider.test",
  delayedStorage = false,
  pageOrigin,
  passwordIterations = 1,
  reuseWindow = 0,
  injector = Faults.injector(),
  webLocks = true,
  ...settings
}: Options = {}): Effect.Effect<BrowserShape, never, Scope.Scope> =>
  Effect.gen(function* () {
    const outer = yield* Effect.scope
    const entries: Array<Provider.Entry> = []
    const provider = yield* Effect.acquireRelease(
      Effect.sync(() =>
        Provider.make({
          seed,
          reuseWindow,
          passwordIterations,
          faults: injector.current,
          clock: clock.provider,
          log: (entry) => void entries.push(entry)
        })
      ),
      ({ dispose }) => Effect.promise(dispose)
    )
    const handler = clock.attend(injector.wrap(provider.handler))
    // The same timeout as in a browser.
    const shared = TabLock.make(10_000)
    let isFull = false
    const values = Environment.makeStorage()
    const windows = new Set<EventTarget>()

    const open = Effect.gen(function* () {
      const window = new EventTarget()
      windows.add(window)
      const closed = yield* Deferred.make<void>()
      const scope = yield* Scope.fork(outer)
      yield* Scope.addFinalizer(
        scope,
        Effect.suspend(() => {
          windows.delete(window)
          return Deferred.succeed(closed, undefined)
        })
      )
      const own = delayedStorage ? delayedStorageOf(values, windows, window) : storageOf(values, windows, window)
      const storage: WebStorage = {
        ...own,
        setItem: (key, value) => {
          if (isFull) throw new DOMException("The storage is full.", "QuotaExceededError")
          own.setItem(key, value)
        }
      }
      const lock = webLocks ? shared : yield* Effect.provide(TabLock.TabLock, TabLock.layerStorage(storage))
      const environment = Environment.layer(handler, {
        clientId,
        lock,
        window,
        storage,
        ...(pageOrigin === undefined ? {} : { pageOrigin })
      })
      const client = Client.layerNoDeps({ ...settings, clientId, host }).pipe(Layer.provide(environment))
      const context = yield* Effect.provideService(Layer.buildWithScope(client, scope), Clock.Clock, clock.device)
      const changes: Array<SessionChange> = []
      yield* Context.get(context, Tokens).changes.pipe(
        Stream.runForEach((change) => Effect.sync(() => void changes.push(change))),
        Effect.forkIn(scope, { startImmediately: true })
      )
      return {
        changes: Effect.map(clock.settle, () => [...changes]),
        run: (program) =>
          clock.run(
            Effect.raceFirst(Effect.provide(program, context), Effect.andThen(Deferred.await(closed), Effect.interrupt))
          ),
        wake: (waking) =>
          Effect.sync(() => void window.dispatchEvent(new Event(waking === "visible" ? "visibilitychange" : waking))),
        hang: clock.run(
          Effect.asVoid(
            Effect.forkIn(lock.withLock(`portico.${clientId}`, Effect.never), scope, { startImmediately: true })
          )
        ),
        close: Scope.close(scope, Exit.void)
      } satisfies Tab
    })

    return {
      clock,
      injector,
      open,
      storage: storageOf(values, windows),
      fill: (full) => Effect.sync(() => void (isFull = full)),
      handler,
      requests: Effect.sync(() => [...entries]),
      outbox: Effect.promise(provider.outbox)
    }
  })

// As in Chromium: each tab has its own copy of the storage, which is updated only when the `storage` event arrives.
const delayedStorageOf = (values: WebStorage, windows: ReadonlySet<EventTarget>, own: EventTarget): WebStorage => {
  const shared = storageOf(values, windows, own)
  const copy = new Map<string, string | null>()
  const onStorage = (event: Event & Partial<StorageEvent>) => {
    if (typeof event.key === "string") copy.set(event.key, event.newValue ?? null)
  }
  own.addEventListener("storage", onStorage)
  const write = (key: string, value: string | null): void => {
    copy.set(key, value)
    if (value === null) shared.removeItem(key)
    else shared.setItem(key, value)
  }
  return {
    getItem: (key) => {
      const cached = copy.get(key)
      if (cached !== undefined) return cached
      const value = values.getItem(key)
      copy.set(key, value)
      return value
    },
    setItem: (key, value) => write(key, value),
    removeItem: (key) => write(key, null)
  }
}
