/**
 * The options of a provider, and the layer of its services.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { defaultIterations, layer as passwordsLayer } from "./engine/identity/Passwords.ts"
import * as Secrets from "./engine/identity/Secrets.ts"
import type { HookData, HookFactory, Hooks } from "./engine/collection/Hooks.ts"
import type { Seed } from "./engine/seed/Seed.ts"
import { defaultReuseWindow } from "./engine/identity/RefreshTokenRotation.ts"
import { defaultRotationDays } from "./engine/identity/SigningKey.ts"
import * as Bodies from "./http/request/Bodies.ts"
import * as HookDesk from "./http/data/Hooks.ts"
import * as FairShare from "./http/request/FairShare.ts"
import * as Faults from "./http/request/Faults.ts"
import * as Captchas from "./http/identity/Captchas.ts"
import * as Enrollment from "./http/identity/Enrollment.ts"
import * as FactorVerification from "./http/identity/FactorVerification.ts"
import * as FactorMessages from "./http/identity/FactorMessages.ts"
import * as Factors from "./http/identity/Factors.ts"
import * as Mails from "./http/identity/Mails.ts"
import * as Members from "./http/identity/Members.ts"
import * as RedirectSessions from "./http/identity/RedirectSessions.ts"
import * as LoginStatus from "./http/identity/LoginStatus.ts"
import * as SigningKeys from "./http/identity/SigningKeys.ts"
import * as Tickets from "./http/identity/Tickets.ts"
import * as TokenGrants from "./http/identity/TokenGrants.ts"
import * as Outbox from "./http/request/Outbox.ts"
import * as Traces from "./http/request/Traces.ts"
import * as SubmitOnce from "./http/pages/SubmitOnce.ts"
import { ProviderSettings } from "./http/request/ProviderSettings.ts"
import { type Entry, RequestLog } from "./http/request/RequestLog.ts"
import * as Seeder from "./http/Seeder.ts"
import * as MemoryStore from "./MemoryStore.ts"
import type { Store } from "./store/Store.ts"
import { type Health, StoreHealth } from "./store/StoreHealth.ts"
import type { StoreNotOpened } from "./store/StoreUnavailable.ts"

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
  /**
   * Functions that process the items that enter or leave a collection, by collection id. If they need the data of the
   * provider, pass a function that receives it and returns them.
   */
  readonly hooks?: Hooks | HookFactory
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
  /**
   * Days after which a new key signs access tokens. 30 by default; with 0, only `rotateKeys` creates new keys. Sessions and
   * access tokens stay valid.
   */
  readonly keyRotation?: number
  /**
   * A layer that sets the tracer, such as `OtlpTracer.layer` of Effect with its requirements. It receives the spans of requests,
   * down to their SQL statements, without values of requests. A request with the header `traceparent` continues the trace of its caller, and the caller
   * decides whether it is sampled.
   */
  readonly tracing?: Layer.Layer<never>
}

/**
 * Provides all services of a provider. `data` is for its hooks, and `onState` receives the function that returns the
 * state of its store.
 */
export const layerOf = (
  {
    clock,
    faults = [],
    fetch,
    hooks = {},
    hookTimeout = HookDesk.defaultTimeout,
    keyRotation = defaultRotationDays,
    log,
    onStoreLost,
    open = false,
    origin,
    outbox,
    passwordIterations,
    reuseWindow,
    seed = {},
    store,
    tracing
  }: Options,
  data: HookData,
  onState: (state: Health["state"]) => void
) => {
  const settings = Layer.succeed(ProviderSettings, {
    open,
    origin,
    outbox,
    reuseWindow: reuseWindow === undefined ? defaultReuseWindow : reuseWindow * 1000,
    keyRotation: keyRotation * 24 * 60 * 60 * 1000
  })
  const iterations = passwordIterations ?? (store === undefined ? memoryIterations : defaultIterations)
  const base = Layer.mergeAll(
    (store ?? MemoryStore.make()).layer,
    Secrets.layer,
    passwordsLayer(iterations),
    settings,
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
    Layer.provideMerge([Tickets.layer, SigningKeys.layer]),
    Layer.provideMerge([
      FairShare.layer,
      SubmitOnce.layer,
      Outbox.layer,
      Seeder.layer(seed),
      healthLayer(onStoreLost, onState)
    ]),
    Layer.provideMerge(base),
    Layer.provideMerge(
      Layer.mergeAll(
        clock === undefined
          ? Layer.empty
          : Layer.succeed(Clock.Clock, typeof clock === "function" ? clockOf(clock) : clock),
        fetch === undefined ? Layer.empty : Layer.succeed(Captchas.Vendors, fetch),
        Layer.succeed(HookDesk.Hooks, {
          hooks: typeof hooks === "function" ? hooks(data) : hooks,
          timeout: hookTimeout
        }),
        log === undefined ? Layer.empty : Layer.succeed(RequestLog, log),
        tracing === undefined ? Layer.empty : Traces.layer(tracing)
      )
    )
  )
}

/** Passes the state of the store to `onState`, and reports the loss of the store to `onStoreLost`. */
const healthLayer = (
  onStoreLost: Options["onStoreLost"],
  onState: (state: Health["state"]) => void
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

const memoryIterations = 1000

/** Returns the current time of a provider, in epoch milliseconds. */
export const nowOf = (clock: Options["clock"] = Date.now): number =>
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
