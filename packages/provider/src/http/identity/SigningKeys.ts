/**
 * The keys of access tokens, which all processes of a store share.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Semaphore from "effect/Semaphore"
import type { Keys } from "../../engine/identity/AccessTokens.ts"
import * as SigningKey from "../../engine/identity/SigningKey.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import { ProviderSettings } from "../request/ProviderSettings.ts"

/** The operations of `SigningKeys`. */
export interface SigningKeysShape extends Keys<StoreUnavailable> {
  /** Returns the public keys, including the next one and those whose tokens have not expired. */
  readonly published: Effect.Effect<ReadonlyArray<SigningKey.PublishedKey>, StoreUnavailable>
  /**
   * Publishes a new key, which signs tokens after `activationDelay`, and returns it. If the next key is already
   * published, returns that one.
   */
  readonly rotate: Effect.Effect<SigningKey.SigningKey, StoreUnavailable>
  /**
   * Replaces all keys at once by a new one, and returns it. All access tokens are refused, so clients refresh them. Use it
   * after a private key was exposed.
   */
  readonly revoke: Effect.Effect<SigningKey.SigningKey, StoreUnavailable>
  /** Clears the cached keys, so that the next use reads them from the store again. */
  readonly forget: Effect.Effect<void>
}

const make = Effect.gen(function* () {
  const store = yield* IdentityStore
  const secrets = yield* Secrets
  const { keyRotation } = yield* ProviderSettings
  // Requests that find outdated keys at the same time read them once.
  const reading = Semaphore.makeUnsafe(1)
  let cached: Cached | undefined

  const generate = Effect.fnUntraced(function* (createdAt: number, activeFrom: number, previous?: string) {
    const id = yield* secrets.name
    return yield* SigningKey.generate({ id, previous: previous ?? id, createdAt, activeFrom })
  })

  /** Adds the successor of the last key. Another process may have added it in the meantime. */
  const succeed = Effect.fnUntraced(function* (sorted: ReadonlyArray<SigningKey.SigningKey>, now: number) {
    const last = sorted.at(-1)
    if (last === undefined) yield* store.addSigningKey(yield* generate(now, now, none))
    else yield* store.addSigningKey(yield* generate(now, now + SigningKey.activationDelay, last.id))
    return SigningKey.inOrder(yield* store.signingKeys)
  })

  const load = Effect.fnUntraced(function* (now: number) {
    const stored = SigningKey.inOrder(yield* store.signingKeys)
    const isDue = stored.length === 0 || SigningKey.isDue(stored, now, keyRotation)
    const sorted = isDue ? yield* succeed(stored, now) : stored
    const ended = SigningKey.endedAt(sorted, now)
    if (ended.length > 0) yield* store.dropSigningKeys(ended.map(({ id }) => id))
    return yield* use(
      sorted.filter((key) => !ended.includes(key)),
      now
    )
  })

  const use = Effect.fnUntraced(function* (sorted: ReadonlyArray<SigningKey.SigningKey>, now: number) {
    const before = cached?.imported
    const imported = new Map<string, Imported>()
    for (const key of sorted) {
      const known = before?.get(key.id) ?? {
        signing: yield* SigningKey.signingKeyOf(key),
        verifying: Option.some(yield* SigningKey.verifyingKeyOf(key))
      }
      imported.set(key.id, known)
    }
    cached = { sorted, imported, readAt: now }
    return cached
  })

  /** Returns the keys. Reads them if they were read `age` milliseconds ago. */
  const within = (age: number): Effect.Effect<Cached, StoreUnavailable> =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const isCurrent = (found: Cached | undefined): found is Cached =>
        found !== undefined && Math.abs(now - found.readAt) < age
      if (isCurrent(cached)) return Effect.succeed(cached)
      return reading.withPermit(
        Effect.suspend(() => (isCurrent(cached) ? Effect.succeed(cached) : load(now))).pipe(
          // Tokens are still issued and read while the store cannot be reached for a moment.
          Effect.catch((failure) => {
            if (cached === undefined) return Effect.fail(failure)
            cached = { ...cached, readAt: now }
            return Effect.succeed(cached)
          })
        )
      )
    })

  const current = within(lifetime)

  const change = (next: (now: number) => Effect.Effect<SigningKey.SigningKey, StoreUnavailable>) =>
    reading.withPermit(
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const key = yield* next(now)
        yield* use(SigningKey.inOrder(yield* store.signingKeys), now)
        return key
      })
    )

  return SigningKeys.of({
    signing: Effect.gen(function* () {
      const { imported, sorted } = yield* current
      const key = SigningKey.signingAt(sorted, yield* Clock.currentTimeMillis)
      const found = key === undefined ? undefined : imported.get(key.id)
      if (key === undefined || found === undefined) return yield* Effect.die(new Error("There is no signing key."))
      return { id: key.id, key: found.signing }
    }),
    verifying: Effect.fnUntraced(function* (id) {
      const known = (yield* current).imported.get(id)
      if (known !== undefined) return known.verifying
      // Another process may have added the key. Attackers can invent ids, so they cause at most one read per second.
      const { imported } = yield* within(unknownKeyInterval)
      return imported.get(id)?.verifying ?? Option.none()
    }),
    published: Effect.map(current, ({ sorted }) => sorted.map(SigningKey.publish)),
    rotate: change(
      Effect.fn("SigningKeys.rotate")(function* (now) {
        const stored = SigningKey.inOrder(yield* store.signingKeys)
        const pending = stored.findLast(({ activeFrom }) => activeFrom > now)
        if (pending !== undefined) return pending
        const sorted = yield* succeed(stored, now)
        return sorted.at(-1) ?? (yield* Effect.die(new Error("The store lost a signing key.")))
      })
    ),
    revoke: change(
      Effect.fn("SigningKeys.revoke")(function* (now) {
        const key = yield* generate(now, now)
        yield* store.replaceSigningKeys(key)
        return key
      })
    ),
    forget: Effect.sync(() => {
      cached = undefined
    })
  })
})

/**
 * Signs and verifies access tokens with rotating keys.
 *
 * @since 0.1.0
 */
export class SigningKeys extends Context.Service<SigningKeys, SigningKeysShape>()(
  "@portico/provider/http/identity/SigningKeys"
) {}

/** `SigningKeys` over the store. */
export const layer: Layer.Layer<SigningKeys, never, IdentityStore | ProviderSettings | Secrets> = Layer.effect(
  SigningKeys,
  make
)

interface Cached {
  readonly sorted: ReadonlyArray<SigningKey.SigningKey>
  readonly imported: ReadonlyMap<string, Imported>
  /** In milliseconds since the epoch. */
  readonly readAt: number
}

interface Imported {
  readonly signing: CryptoKey
  readonly verifying: Option.Option<CryptoKey>
}

/** The `previous` of the first key. */
const none = ""

/**
 * The time for which keys are used without reading them again, in milliseconds. Another process accepts tokens of a
 * revoked key for this time at most, as it does for an ended session.
 */
const lifetime = 15_000

const unknownKeyInterval = 1000
