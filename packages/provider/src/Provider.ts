/**
 * The provider as a function from requests to responses: what the command serves, and what tests and stories put in the
 * place of a network.
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
import type { KeptIndex } from "./engine/collection/Indexes.ts"
import { defaultIterations, layer as passwordsLayer } from "./engine/identity/Passwords.ts"
import * as Secrets from "./engine/identity/Secrets.ts"
import type { Hooks } from "./engine/collection/Hooks.ts"
import type { Seed } from "./engine/seed/Seed.ts"
import { defaultReuseWindow } from "./engine/identity/Session.ts"
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
import * as Enrolment from "./http/identity/Enrolment.ts"
import * as FactorDesk from "./http/identity/FactorDesk.ts"
import * as FactorMessages from "./http/identity/FactorMessages.ts"
import * as Factors from "./http/identity/Factors.ts"
import * as Mails from "./http/identity/Mails.ts"
import * as Members from "./http/identity/Members.ts"
import * as RedirectSessions from "./http/identity/RedirectSessions.ts"
import * as LoginStatus from "./http/identity/LoginStatus.ts"
import * as Tickets from "./http/identity/Tickets.ts"
import * as TokenDesk from "./http/identity/TokenDesk.ts"
import * as Outbox from "./http/request/Outbox.ts"
import * as Once from "./http/pages/Once.ts"
import { Policy } from "./http/request/Policy.ts"
import { type Entry, RequestLog } from "./http/request/RequestLog.ts"
import * as Seeder from "./http/Seeder.ts"
import * as MemoryStore from "./MemoryStore.ts"
import type { Store } from "./store/Store.ts"
import { type Health as StoreHealthShape, StoreHealth } from "./store/StoreHealth.ts"
import type { StoreNotOpened } from "./store/StoreUnavailable.ts"

export type { CollectionHooks, Hook, HookContext, HookItem, HookQuery, Hooks } from "./engine/collection/Hooks.ts"
export type { Index } from "./engine/collection/Collection.ts"
export type { KeptIndex } from "./engine/collection/Indexes.ts"
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

/** What a provider may be told. Nothing is required. */
export interface Options {
  /** Clients, members and collections to start with. What exists in the store already is kept. */
  readonly seed?: Seed
  /**
   * The time, in epoch milliseconds; durations stay real. Or a clock, which moves durations as well. The machine's where
   * none is given.
   */
  readonly clock?: (() => number) | Clock.Clock
  /** Where members and items are kept. In memory where none is given. */
  readonly store?: Store
  /**
   * Called once when the store ended and could not be opened again. Every request gets 503 from then on, so a server
   * should end its process. By default the failure is logged.
   */
  readonly onStoreLost?: (failure: StoreNotOpened) => void
  /** Reaches the vendors of captchas, when a token has to be checked. `fetch` where nothing is given. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Functions that see what goes into a collection and what comes out of it, by the collection's id. */
  readonly hooks?: Hooks
  /** Milliseconds that one hook may take before its call fails. 10 000 where none are given. */
  readonly hookTimeout?: number
  /** Faults that requests meet, or a function that names those of each request. */
  readonly faults?: Faults.Faults
  /** Takes a line for every request. It holds nothing of what the request carried. */
  readonly log?: (entry: Entry) => void
  /** A playground: every client id, and collections that come into being on first use. */
  readonly open?: boolean
  /**
   * Origin under which browsers reach the provider. That of each request where none is given; mails then lead to it only
   * under loopback hosts, because whoever calls chooses the host.
   */
  readonly origin?: string
  /**
   * Whether `/portico/outbox` shows the messages that would have been sent to whoever asks. Where nothing is given it
   * does on this machine, under loopback hosts and to loopback addresses: the page of a provider that others can reach
   * would let them be any member.
   */
  readonly outbox?: boolean
  /**
   * Rounds of PBKDF2 for new password hashes: 600 000 where none are given, 1000 where members are kept in memory, from
   * where nobody can steal them without the passwords themselves.
   */
  readonly passwordIterations?: number
  /** Seconds within which a refresh token may be shown again if its successor was not used. 30 where none are given. */
  readonly reuseWindow?: number
}

/** A provider. It starts at the first request. */
export interface Provider {
  /**
   * Answers a request, from a network address where whoever serves it knows one. Rejects only where a fault drops the
   * connection.
   */
  readonly handler: (request: Request, address?: string) => Promise<Response>
  /** Starts now and tells what became of the seed. Rejects where the store cannot be opened or the seed be used. */
  readonly start: () => Promise<Seeder.Seeded>
  /** Forgets everything and starts again from the seed. */
  readonly reset: () => Promise<void>
  /** The last 1000 messages that would have been sent, oldest first. The store keeps them, with the codes in them. */
  readonly outbox: () => Promise<ReadonlyArray<Outbox.Mail>>
  /** The indexes of a collection and where each stands. Rejects where the collection does not exist. */
  readonly indexes: (collectionId: string) => Promise<ReadonlyArray<KeptIndex>>
  /**
   * Adds an index to a collection, and answers where it stands: of a large collection it is BUILDING first. Rejects where
   * the collection does not exist or the index cannot be.
   */
  readonly createIndex: (collectionId: string, index: Index) => Promise<KeptIndex>
  /** Drops an index that was declared, by its name. Rejects where there is none. */
  readonly dropIndex: (collectionId: string, name: string) => Promise<KeptIndex>
  /** Closes the store. */
  readonly dispose: () => Promise<void>
}

/**
 * Makes a provider (auth.md §7, data.md §7). It runs in browsers and on servers.
 *
 * **Example** (Asking for visitor tokens)
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
    // A check before the first request starts the provider.
    void runtime.runPromiseExit(Effect.void).then((exit) => {
      if (Exit.isFailure(exit)) storeState = () => "lost"
    })
    return storeState()
  }
  // A definition is read, changed and written.
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

/** Follows the state of the store: `opening` until the provider has started, `lost` if it cannot. */
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
          ? Effect.logFatal("The store is lost.", failure)
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
  const policy = Layer.succeed(Policy, {
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
    Layer.provideMerge([TokenDesk.layer, Members.layer]),
    Layer.provideMerge([FactorDesk.layer, Enrolment.layer]),
    Layer.provideMerge(LoginStatus.layer),
    Layer.provideMerge(Factors.layer),
    Layer.provideMerge(FactorMessages.layer),
    Layer.provideMerge(Mails.layer),
    Layer.provideMerge(Tickets.layer),
    Layer.provideMerge([
      FairShare.layer,
      Once.layer,
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

// The store did not open: there is nothing to answer from.
const notStarted = (now: number): Response => {
  const requestId = crypto.randomUUID()
  return Envelopes.stamp(Cors.allow(Envelopes.systemError(requestId, 503)), requestId, now)
}

const reset = Effect.gen(function* () {
  yield* Seeder.Seeder.use((sower) => sower.again)
  yield* TokenDesk.TokenDesk.use((desk) => desk.forget)
  yield* Faults.FaultDesk.use((faults) => faults.reset)
})

const nowOf = (clock: Options["clock"] = Date.now): number =>
  typeof clock === "function" ? clock() : clock.currentTimeMillisUnsafe()

// Only what time it is can be moved: durations stay real.
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
