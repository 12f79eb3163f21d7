/**
 * The provider as a function from requests to responses. The command serves it over HTTP. Tests and stories call it
 * instead of a network.
 *
 * @since 0.1.0
 */
import type { TokenResponse } from "@portico/contract/auth/Token"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Result from "effect/Result"
import * as Semaphore from "effect/Semaphore"
import type { Index } from "./engine/collection/Collection.ts"
import type { StoredIndex } from "./engine/collection/Indexes.ts"
import type { Seed } from "./engine/seed/Seed.ts"
import * as SeedSchema from "./engine/seed/SeedSchema.ts"
import * as Cors from "./http/request/Cors.ts"
import * as CollectionIndexes from "./http/data/CollectionIndexes.ts"
import * as Envelopes from "./http/request/Envelopes.ts"
import * as ExternalLogins from "./http/identity/ExternalLogins.ts"
import * as Faults from "./http/request/Faults.ts"
import * as Handler from "./http/Handler.ts"
import * as HookData from "./http/HookData.ts"
import * as Health from "./http/request/Health.ts"
import { SeedRefused } from "./http/identity/IdentitySeed.ts"
import * as SigningKeys from "./http/identity/SigningKeys.ts"
import * as TokenGrants from "./http/identity/TokenGrants.ts"
import * as Outbox from "./http/request/Outbox.ts"
import * as Seeder from "./http/Seeder.ts"
import { layerOf, nowOf, type Options } from "./ProviderLayer.ts"
import type { Health as StoreHealthShape } from "./store/StoreHealth.ts"

export type {
  CollectionHooks,
  Hook,
  HookContext,
  HookData,
  HookFactory,
  HookItem,
  HookQuery,
  Hooks
} from "./engine/collection/Hooks.ts"
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
export type { Options } from "./ProviderLayer.ts"
export type { Store } from "./store/Store.ts"

/** A key of access tokens. */
export interface RotatedKey {
  /** The id of the key: `kid` of its tokens. */
  readonly id: string
  /** The time from which it signs tokens, in milliseconds since the epoch. */
  readonly activeFrom: number
}

/** The session that `openSession` opens. */
export interface NewSession {
  /** The email address of the member. */
  readonly email: string
  /** The client that the tokens are issued to. */
  readonly clientId: string
  /** The origin of the provider, as its client knows it. */
  readonly origin: string
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
  /**
   * Publishes the next key of access tokens, and returns it. It signs tokens after 20 minutes, when all verifiers know it.
   * The public keys before it are published until their last tokens have expired, so sessions and tokens stay valid.
   *
   * After a private key was exposed, use `revoke: true`: a new key replaces all keys at once, and all access tokens are
   * refused. Sessions stay valid, because clients refresh refused tokens. Other processes of the store accept the old
   * tokens for at most 15 seconds, and servers that verify tokens for as long as they cache the keys.
   */
  readonly rotateKeys: (options?: { readonly revoke?: boolean }) => Promise<RotatedKey>
  /**
   * Opens a session for a member without their password or a second factor, and returns its tokens. It is for tests: call it
   * only for members that the process has authenticated itself. Rejects if the member does not exist or is blocked, or if the
   * client does not exist.
   */
  readonly openSession: (session: NewSession) => Promise<TokenResponse>
  /** Stops the provider and closes the store. */
  readonly dispose: () => Promise<void>
}

/**
 * Parses a seed from a JSON value, such as an imported file. Throws an error with one sentence if the value is not a seed.
 *
 * **Example** (A seed from a string)
 *
 * ```ts
 * import * as Provider from "@portico/provider/Provider"
 *
 * const seed = Provider.parseSeed(JSON.parse('{ "collections": [{ "id": "books" }] }'))
 * ```
 */
export const parseSeed = (json: unknown): Seed =>
  Result.getOrThrowWith(SeedSchema.parse(json), (description) => new SeedRefused({ description }))

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
  const data = HookData.make((effect) => runtime.runPromise(effect))
  const runtime = ManagedRuntime.make(layerOf(options, data, (state) => (storeState = state)))
  const health = () => {
    // A health check before the first request also starts the provider.
    void runtime.runPromiseExit(Effect.void).then((exit) => {
      if (Exit.isFailure(exit)) storeState = () => "lost"
    })
    return storeState()
  }
  let isReported = false
  // If `start` is not called, only the log contains the reason.
  const report = (cause: Cause.Cause<unknown>) => {
    if (isReported || Cause.hasInterruptsOnly(cause)) return
    isReported = true
    Effect.runFork(Effect.logError("The provider cannot start.", cause))
  }
  // A change reads, modifies and writes the definition of a collection. Concurrent changes would overwrite each other.
  const defining = Semaphore.makeUnsafe(1)

  return {
    handler: async (request, address) => {
      const check = Health.respond(request, health)
      if (check !== undefined) return Envelopes.stamp(check, crypto.randomUUID(), nowOf(options.clock))
      const exit = await runtime.runPromiseExit(Effect.result(Handler.handle(request, address)))
      if (Exit.isFailure(exit)) {
        report(exit.cause)
        return notStarted(nowOf(options.clock))
      }
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
    rotateKeys: async ({ revoke = false } = {}) => {
      const changing = SigningKeys.SigningKeys.use((keys) => (revoke ? keys.revoke : keys.rotate))
      const { activeFrom, id } = await runtime.runPromise(changing)
      return { id, activeFrom }
    },
    openSession: ({ clientId, email, origin }) =>
      runtime.runPromise(ExternalLogins.openSession(email, clientId, origin)),
    dispose: () => runtime.dispose()
  }
}

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
