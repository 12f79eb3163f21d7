/**
 * The public keys of a provider, cached.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Data from "effect/Data"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import { JWKSNoMatchingKey } from "jose/errors"
import { createLocalJWKSet } from "jose/jwks/local"

/**
 * The error of keys that could not be loaded: the provider could not be reached, or does not publish keys. The token may be
 * valid, so the request can be sent again later.
 */
export class KeysUnavailable extends Data.TaggedError("KeysUnavailable")<{
  readonly url: string
  readonly cause: unknown
}> {
  override get message(): string {
    const { cause, url } = this
    return (
      `The keys at ${url} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)} ` +
      `Check the network, the settings host and jwksUrl, and whether the provider publishes its keys.`
    )
  }
}

/** The part of a token's header that selects a key. */
export interface KeyHeader {
  readonly alg: string
  readonly kid: string
}

/** The public keys of a provider. */
export interface KeySet {
  /** Returns the key of a header. `None` if the provider does not publish it. */
  readonly find: (header: KeyHeader) => Effect.Effect<Option.Option<CryptoKey>, KeysUnavailable>
}

/** Creates the keys of an address. Requests nothing yet. */
export const make = (url: URL, fetch?: typeof globalThis.fetch): KeySet => {
  let loaded: Loaded | undefined
  let failed: { readonly at: number; readonly error: KeysUnavailable } | undefined
  let pending: Deferred.Deferred<Loaded, KeysUnavailable> | undefined

  const unavailable = (cause: unknown) => new KeysUnavailable({ url: url.href, cause })

  const request = Effect.tryPromise({
    // A redirect could return the keys of another site.
    try: (signal) =>
      (fetch ?? globalThis.fetch)(url, { headers: { accept: "application/json" }, redirect: "manual", signal }),
    catch: unavailable
  }).pipe(
    Effect.filterOrFail(
      ({ status }) => status === 200,
      ({ status }) => unavailable(new Error(`The response has the status ${status}.`))
    ),
    Effect.flatMap((response) => Effect.tryPromise({ try: () => response.json(), catch: unavailable })),
    Effect.flatMap((json) => Effect.try({ try: () => createLocalJWKSet(json), catch: unavailable })),
    Effect.timeoutOrElse({
      duration: timeout,
      orElse: () => Effect.fail(unavailable(new Error(`There was no response within ${timeout / 1000} seconds.`)))
    })
  )

  const load = Effect.gen(function* () {
    const keys = yield* request
    loaded = { keys, at: yield* Clock.currentTimeMillis }
    failed = undefined
    return loaded
  }).pipe(
    Effect.tapError((error) =>
      Effect.map(Clock.currentTimeMillis, (at) => {
        failed = { at, error }
      })
    )
  )

  /** Loads the keys once for all callers, even if the caller that started is interrupted. */
  const reload = Effect.suspend(() => {
    // A worker on Cloudflare must not wait for the request of another caller, which ends with that caller.
    if (isCloudflare()) return load
    if (pending !== undefined) return Deferred.await(pending)
    const deferred = Deferred.makeUnsafe<Loaded, KeysUnavailable>()
    pending = deferred
    return load.pipe(
      Effect.onExit((exit: Exit.Exit<Loaded, KeysUnavailable>) => {
        pending = undefined
        return Deferred.done(deferred, exit)
      }),
      Effect.forkDetach,
      Effect.andThen(Deferred.await(deferred))
    )
  })

  /** Returns the keys. Loads them if they were loaded `age` milliseconds ago, but not soon after a failure. */
  const within = Effect.fnUntraced(function* (age: number) {
    const now = yield* Clock.currentTimeMillis
    if (loaded !== undefined && now - loaded.at < age) return loaded
    return failed !== undefined && now - failed.at < retryInterval ? yield* failed.error : yield* reload
  })

  /** Returns the keys that may be used. Old ones are used while new ones cannot be loaded. */
  const current = within(maximumAge).pipe(
    Effect.catch((error) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        loaded !== undefined && now - loaded.at < maximumStaleness ? Effect.succeed(loaded) : Effect.fail(error)
      )
    )
  )

  const select = ({ keys }: Loaded, { alg, kid }: KeyHeader) =>
    Effect.tryPromise({ try: () => keys({ alg, kid }), catch: unavailable }).pipe(
      Effect.asSome,
      Effect.catchIf(
        ({ cause }) => cause instanceof JWKSNoMatchingKey,
        () => Effect.succeedNone
      )
    )

  return {
    find: Effect.fnUntraced(function* (header) {
      const known = yield* select(yield* current, header)
      if (Option.isSome(known)) return known
      return yield* select(yield* within(unknownKeyInterval), header)
    })
  }
}

interface Loaded {
  readonly keys: ReturnType<typeof createLocalJWKSet>
  /** In milliseconds since the epoch. */
  readonly at: number
}

const isCloudflare = (): boolean => globalThis.navigator?.userAgent === "Cloudflare-Workers"

/** The time after which keys are loaded again, in milliseconds. */
const maximumAge = 5 * 60_000

/** The time for which keys are used while the provider cannot be reached, in milliseconds. */
const maximumStaleness = 60 * 60_000

/** The time between two requests that tokens with unknown keys cause, in milliseconds. */
const unknownKeyInterval = 30_000

/** The time between two requests if they fail, in milliseconds. */
const retryInterval = 5000

/** The time within which a response must arrive, in milliseconds. */
const timeout = 5000
