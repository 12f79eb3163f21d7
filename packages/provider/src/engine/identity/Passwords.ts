/**
 * Password hashing: PBKDF2 with SHA-256 and a salt per member. The stored string contains the iteration count, so that
 * the count can be increased later.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Context from "effect/Context"
import * as Kdf from "effect/crypto/Kdf"
import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Semaphore from "effect/Semaphore"
import * as Digest from "effect/crypto/Digest"
import * as Refusal from "../value/Refusal.ts"

/** The default iteration count of PBKDF2 with SHA-256, as OWASP recommends. */
export const defaultIterations = 600_000

/** The length of a password, in characters. The maximum limits the work that one request can cause. */
export const passwordLength = { minimum: 4, maximum: 1024 } as const

/** The result of a password check. */
export interface Verdict {
  readonly right: boolean
  /** Whether the password is right, but its stored form has fewer iterations than new hashes have. */
  readonly outdated: boolean
}

/** The operations of `Passwords`. Both fail with 503 and `Retry-After` if too many others are in progress. */
export interface PasswordsShape {
  /** Hashes a password to its stored form. */
  readonly hash: (password: Redacted.Redacted) => Effect.Effect<string, Refusal.ApplicationError>
  /**
   * Compares a password with a stored form. Without a stored form, it takes as long and the password is never right.
   */
  readonly verify: (
    password: Redacted.Redacted,
    stored: Option.Option<string>
  ) => Effect.Effect<Verdict, Refusal.ApplicationError>
}

/** Creates `Passwords`. `iterations` is the PBKDF2 iteration count of new hashes. */
export const make = Effect.fnUntraced(function* (iterations: number) {
  const kdf = yield* Kdf.Kdf
  const random = yield* SecureRandom.SecureRandom

  const derive = (password: Redacted.Redacted, salt: Uint8Array, count: number) =>
    kdf
      .derive(Kdf.pbkdf2({ hash: Digest.sha256, iterations: count }), bytesOf(password), { salt, length: 32 })
      .pipe(Effect.orDie)

  const turns = Semaphore.makeUnsafe(parallelism())
  let waiting = 0

  /**
   * Runs work when a permit is available. Each hash occupies a processor for a long time, which other requests need.
   */
  const inTurn = <A>(work: Effect.Effect<A>): Effect.Effect<A, Refusal.ApplicationError> =>
    Effect.flatMap(turns.withPermitsIfAvailable(1)(work), (done) =>
      Option.isSome(done) ? Effect.succeed(done.value) : queued(work)
    )

  const queued = <A>(work: Effect.Effect<A>): Effect.Effect<A, Refusal.ApplicationError> =>
    Effect.suspend(() => {
      if (waiting >= maximumWaiting) return Effect.fail(busy)
      let isWaiting = true
      waiting++
      const leave = () => {
        if (isWaiting) waiting--
        isWaiting = false
      }
      const started = Effect.suspend(() => {
        leave()
        return work
      })
      const late = Effect.delay(
        Effect.suspend(() => (isWaiting ? Effect.fail(busy) : Effect.never)),
        Limits.maximumQueueMilliseconds
      )
      return Effect.ensuring(Effect.raceFirst(turns.withPermit(started), late), Effect.sync(leave))
    })

  const nobody: Stored = { iterations, salt: new Uint8Array(16), hash: new Uint8Array(32) }

  return Passwords.of({
    hash: Effect.fn("Passwords.hash")(function* (password) {
      const salt = yield* random.randomBytes(16)
      const hash = yield* inTurn(derive(password, salt, iterations))
      return `$pbkdf2-sha256$i=${iterations}$${Base64Url.encode(salt)}$${Base64Url.encode(hash)}`
    }),
    verify: Effect.fn("Passwords.verify")(function* (password, stored) {
      const known = Option.flatMap(stored, parse)
      const against = Option.getOrElse(known, () => nobody)
      // No stored password is longer, and hashing a longer one would be expensive.
      const isShort = Redacted.value(password).length <= passwordLength.maximum
      const derived = derive(isShort ? password : empty, against.salt, against.iterations)
      // A stored hash with fewer iterations takes less time, which would reveal that the member exists.
      const rest =
        against.iterations < iterations
          ? Effect.asVoid(derive(empty, against.salt, iterations - against.iterations))
          : Effect.void
      const hash = yield* inTurn(Effect.tap(derived, rest))
      const right = Mac.timingSafeEqual(hash, against.hash) && isShort && Option.isSome(known)
      return { right, outdated: right && against.iterations < iterations }
    })
  })
})

/**
 * Hashes and verifies passwords.
 *
 * @since 0.1.0
 */
export class Passwords extends Context.Service<Passwords, PasswordsShape>()(
  "@portico/provider/engine/identity/Passwords"
) {}

/** Provides `Passwords` with WebCrypto. `iterations` is the PBKDF2 iteration count of new hashes. */
export const layer = (iterations: number = defaultIterations): Layer.Layer<Passwords> =>
  Layer.effect(Passwords, make(iterations)).pipe(Layer.provide([Kdf.layerWebCrypto, SecureRandom.layerWebCrypto]))

/** Returns half of the processor count, because the others serve requests that need no password. */
const parallelism = (): number => Math.max(1, Math.floor((globalThis.navigator?.hardwareConcurrency ?? 2) / 2))

const maximumWaiting = 64

const busy = Refusal.overloaded("The server is checking too many passwords. Try again later.")

const empty = Redacted.make("")

interface Stored {
  readonly iterations: number
  readonly salt: Uint8Array
  readonly hash: Uint8Array
}

const parse = (text: string): Option.Option<Stored> => {
  const [, scheme, parameters, salt, hash] = text.split("$")
  const iterations = Number(/^i=(\d+)$/.exec(parameters ?? "")?.[1])
  if (scheme !== "pbkdf2-sha256" || !Number.isSafeInteger(iterations)) return Option.none()
  const bytes = Result.all([Base64Url.decode(salt ?? ""), Base64Url.decode(hash ?? "")])
  return Option.map(Result.getSuccess(bytes), ([salt, hash]) => ({ iterations, salt, hash }))
}

// Keyboards and systems encode the same characters in different Unicode forms.
const bytesOf = (password: Redacted.Redacted): Uint8Array =>
  new TextEncoder().encode(Redacted.value(password).normalize("NFKC"))
