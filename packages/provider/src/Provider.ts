/**
 * The provider as a function from requests to responses. The command serves it over HTTP. Tests and stories call it
 * instead of a network.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Semaphore from "effect/Semaphore"
import type { Index } from "./engine/collection/Collection.ts"
import type { StoredIndex } from "./engine/collection/Indexes.ts"
import { defaultIterations, layer as passwordsLayer } from "./engine/identity/Passwords.ts"
import * as Secrets from "./engine/identity/Secrets.ts"
import type { Hooks } from "./engine/collection/Hooks.ts"
import type { Seed } from "./engine/seed/Seed.ts"
import { defaultReuseWindow } from "./engine/identity/RefreshTokenRotation.ts"
import * as Bodies from "./http/request/Bodies.ts"
import * as Cors from "./http/request/Cors.ts"
import * as CollectionIndexes from "./http/data/CollectionIndexes.ts"
import * as HookDesk from "./http/data/Hooks.ts"
import * as Envelopes from "./http/request/Envelopes.ts"
import * as FairShare from "./http/request/FairShare.ts"
import * as Faults from "./http/request/Faults.ts"
import * as Handler from "./http/Handler.ts"
import * as Health from "./http/request/Health.ts"
import * as Captchas from "./http/identity/Captchas.ts"
import * as Enrollment from "./http/identity/Enrollment.ts"
import * as FactorVerification from "./http/identity/FactorVerification.ts"
import * as FactorMessages from "./http/identity/FactorMessages.ts"
import * as Factors from "./http/identity/Factors.ts"
import * as Mails from "./http/identity/Mails.ts"
import * as Members from "./http/identity/Members.ts"
import * as RedirectSessions from "./http/identity/RedirectSessions.ts"
import * as LoginStatus from "./http/identity/LoginStatus.ts"
import * as Tickets from "./http/identity/Tickets.ts"
import * as TokenGrants from "./http/identity/TokenGrants.ts"
import * as Outbox from "./http/request/Outbox.ts"
import * as SubmitOnce from "./http/pages/SubmitOnce.ts"
import { ProviderSettings } from "./http/request/ProviderSettings.ts"
import { type Entry, RequestLog } from "./http/request/RequestLog.ts"
import * as Seeder from "./http/Seeder.ts"
import * as MemoryStore from "./MemoryStore.ts"
import type { Store } from "./store/Store.ts"
import { type Health as StoreHealthShape, StoreHealth } from "./store/StoreHealth.ts"
import type { StoreNotOpened } from "./store/StoreUnavailable.ts"

export type { CollectionHooks, Hook, HookContext, HookItem, HookQuery, Hooks } from "./engine/collection/Hooks.ts"
export type { Index } from "./engine/collection/Collection.ts"
export type { StoredIndex } from "./engine/collection/Indexes.ts"
export type { JsonObject } from "./engine/value/Json.ts"
export type {
  FactorRules,
  Seed,
  SeedCaptcha,
  SeedClient,
  SeedCollection,
  SeedFactor,
  SeedMember
} from "./engine/seed/Seed.ts"
export type { Fault, Faults } from "./http/request/Faults.ts"
export type { Mail } from "./http/request/Outbox.ts"
export type { Entry } from "./http/request/RequestLog.ts"
export type { Seeded } from "./http/Seeder.ts"
export type { Store } from "./store/Store.ts"

/** The options of a provider. All are optional. */
export interface Options {
  /**
   * Clients, members and collections to start with. Existing clients are replaced. Existing members and collections
   * stay unchanged.
   */
  readonly seed?: Seed
  /**
   * The current time in epoch milliseconds, which does not affect durations, or a `Clock`, which controls durations as
   * well. By default the clock of the machine.
   */
  readonly clock?: (() => number) | Clock.Clock
  /** The store of members and items. In memory by default. */
  readonly store?: Store
  /**
   * Called once if the store failed and could not be opened again. All later requests get 503, so a server should end
   * its process. By default the failure is logged.
   */
  readonly onStoreLost?: (failure: StoreNotOpened) => void
  /** Sends requests to captcha vendors to check tokens. `fetch` by default. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Functions that process the items that enter or leave a collection, by collection id. */
  readonly hooks?: Hooks
  /** Milliseconds that one hook may take before its call fails. 10 000 by default. */
  readonly hookTimeout?: number
  /** Faults to apply to requests, or a function that returns the faults of each request. */
  readonly faults?: Faults.Faults
  /** Receives a log entry for every request. Entries contain no data of the request. */
  readonly log?: (entry: Entry) => void
  /** Whether the provider is a playground, which accepts every client id and creates collections on first use. */
  readonly open?: boolean
  /**
   * Origin under which browsers reach the provider. By default the origin of each request. Emails then link to the
   * provider only under loopback hosts, because the caller controls the host name.
   */
  readonly origin?: string
  /**
   * Whether every caller (true) or no caller (false) may read `/portico/outbox`, which shows the messages that would
   * have been sent. By default only requests from this machine may read it, with a loopback host and a loopback
   * address. Otherwise any reader of the page could sign in as any member.
   */
  readonly outbox?: boolean
  /**
   * Iterations of PBKDF2 for new password hashes. 600 000 by default. 1000 if no store is given, because hashes in
   * memory cannot be stolen without the passwords themselves.
   */
  readonly passwordIterations?: number
  /** Seconds during which a refresh token is accepted again if its successor was not used. 30 by default. */
  readonly reuseWindow?: number
}

/** A provider. It starts with the first request. */
export interface Provider {
  /**
   * Responds to a request. `address` is the caller's network address, if known. Rejects only if a fault drops the
   * connection or the caller disconnects.
   */
  readonly handler: (request: Request, address?: string) => Promise<Response>
  /**
   * Starts the provider now and returns the result of seeding. Rejects if the store cannot be opened or the seed is
   * invalid.
   */
  readonly start: () => Promise<Seeder.Seeded>
  /** Removes all data and starts again from the seed. */
  readonly reset: () => Promise<void>
  /**
   * Returns the last 1000 messages that would have been sent, oldest first. The store contains them, with their codes.
   */
  readonly outbox: () => Promise<ReadonlyArray<Outbox.Mail>>
  /** Returns the indexes of a collection and their states. Rejects if the collection does not exist. */
  readonly indexes: (collectionId: string) => Promise<ReadonlyArray<StoredIndex>>
  /**
   * Adds an index to a collection and returns its state, which is `BUILDING` at first for a large collection. Rejects
   * if the collection does not exist or the index is invalid.
   */
  readonly createIndex: (collectionId: string, index: Index) => Promise<StoredIndex>
  /** Drops a declared index by its name. Rejects if there is no such index. */
  readonly dropIndex: (collectionId: string, name: string) => Promise<StoredIndex>
  /** Stops the provider and closes the store. */
  readonly dispose: () => Promise<void>
}

/**
 * Creates a provider (auth.md §7, data.md §7). It runs in browsers and on servers.
 *
 * **Example** (Requesting visitor tokens)
 *
 * ```ts
 * import * as Provider from "@portico/provider/Provider"
 *
 * const provider = Provider.make({ seed: { clients: [{ clientId: "shop", origins: [], redirectUris: [] }] } })
 * const response = await provider.handler(
 *   new Request("http://localhost:4000/oauth2/token", {
 *     method: "POST",
 *     body: JSON.stringify({ clientId: "shop", grantType: "anonymous" })
 *   })
 * )
 * response.status // => 200
 * ```
 */
export const make = (options: Options = {}): Provider => {
  let storeState: StoreHealthShape["state"] = () => "opening"
  const runtime = ManagedRuntime.make(layerOf(options, (state) => (storeState = state)))
  const health = () => {
    // A health check before the first request also starts the provider.
    void runtime.runPromiseExit(Effect.void).then((exit) => {
      if (Exit.isFailure(exit)) storeState = () => "lost"
    })
    return storeState()
  }
  // A change reads, modifies and writes the definition of a collection. Concurrent changes would overwrite each other.
  const defining = Semaphore.makeUnsafe(1)

  return {
    handler: async (request, address) => {
      const check = Health.respond(request, health)
      if (check !== undefined) return Envelopes.stamp(check, crypto.randomUUID(), nowOf(options.clock))
      const exit = await runtime.runPromiseExit(Effect.result(Handler.handle(request, address)))
      if (Exit.isFailure(exit)) return notStarted(nowOf(options.clock))
      if (exit.value._tag === "Failure") throw exit.value.failure
      return exit.value.success
    },
    start: () => runtime.runPromise(Seeder.Seeder.use((sower) => Effect.succeed(sower.sown))),
    reset: () => runtime.runPromise(reset),
    outbox: () => runtime.runPromise(Outbox.Outbox.use((outbox) => outbox.mails)),
    indexes: (collectionId) => runtime.runPromise(CollectionIndexes.list(collectionId)),
    createIndex: (collectionId, index) =>
      runtime.runPromise(defining.withPermit(CollectionIndexes.create(collectionId, index))),
    dropIndex: (collectionId, name) =>
      runtime.runPromise(defining.withPermit(CollectionIndexes.drop(collectionId, name))),
    dispose: () => runtime.dispose()
  }
}

/** Passes the state of the store to `onState`, and reports the loss of the store to `onStoreLost`. */
const healthLayer = (
  onStoreLost: Options["onStoreLost"],
  onState: (state: StoreHealthShape["state"]) => void
): Layer.Layer<never> =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const { lost, state } = yield* StoreHealth
      onState(state)
      const report = Effect.flatMap(lost, (failure) =>
        onStoreLost === undefined
          ? Effect.logFatal("The connection to the store is lost.", failure)
          : Effect.sync(() => onStoreLost(failure))
      )
      yield* Effect.forkScoped(report)
    })
  )

const layerOf = (
  {
    clock,
    faults = [],
    fetch,
    hooks = {},
    hookTimeout = HookDesk.defaultTimeout,
    log,
    onStoreLost,
    open = false,
    origin,
    outbox,
    passwordIterations,
    reuseWindow,
    seed = {},
    store
  }: Options,
  onState: (state: StoreHealthShape["state"]) => void
) => {
  const policy = Layer.succeed(ProviderSettings, {
    open,
    origin,
    outbox,
    reuseWindow: reuseWindow === undefined ? defaultReuseWindow : reuseWindow * 1000
  })
  const iterations = passwordIterations ?? (store === undefined ? memoryIterations : defaultIterations)
  const ground = Layer.mergeAll(
    (store ?? MemoryStore.make()).layer,
    Secrets.layer,
    passwordsLayer(iterations),
    policy,
    Bodies.layer,
    Faults.layer(faults)
  )
  return RedirectSessions.layer.pipe(
    Layer.provideMerge([TokenGrants.layer, Members.layer]),
    Layer.provideMerge([FactorVerification.layer, Enrollment.layer]),
    Layer.provideMerge(LoginStatus.layer),
    Layer.provideMerge(Factors.layer),
    Layer.provideMerge(FactorMessages.layer),
    Layer.provideMerge(Mails.layer),
    Layer.provideMerge(Tickets.layer),
    Layer.provideMerge([
      FairShare.layer,
      SubmitOnce.layer,
      Outbox.layer,
      Seeder.layer(seed),
      healthLayer(onStoreLost, onState)
    ]),
    Layer.provideMerge(ground),
    Layer.provideMerge(
      Layer.mergeAll(
        clock === undefined
          ? Layer.empty
          : Layer.succeed(Clock.Clock, typeof clock === "function" ? clockOf(clock) : clock),
        fetch === undefined ? Layer.empty : Layer.succeed(Captchas.Vendors, fetch),
        Layer.succeed(HookDesk.Hooks, { hooks, timeout: hookTimeout }),
        log === undefined ? Layer.empty : Layer.succeed(RequestLog, log)
      )
    )
  )
}

const memoryIterations = 1000

// The response if the store could not be opened.
const notStarted = (now: number): Response => {
  const requestId = crypto.randomUUID()
  return Envelopes.stamp(Cors.allow(Envelopes.systemError(requestId, 503)), requestId, now)
}

const reset = Effect.gen(function* () {
  yield* Seeder.Seeder.use((sower) => sower.again)
  yield* TokenGrants.TokenGrants.use((desk) => desk.forget)
  yield* Faults.FaultInjection.use((faults) => faults.reset)
})

const nowOf = (clock: Options["clock"] = Date.now): number =>
  typeof clock === "function" ? clock() : clock.currentTimeMillisUnsafe()

// Replaces only the current time. Durations stay real, so that time limits keep working.
const clockOf = (now: () => number): Clock.Clock => {
  const real = Clock.Clock.defaultValue()
  const nanos = () => BigInt(Math.round(now() * 1e6))
  return {
    currentTimeMillisUnsafe: now,
    currentTimeMillis: Effect.sync(now),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: () => real.monotonicTimeNanosUnsafe(),
    monotonicTimeNanos: real.monotonicTimeNanos,
    sleep: (duration) => real.sleep(duration)
  }
}
