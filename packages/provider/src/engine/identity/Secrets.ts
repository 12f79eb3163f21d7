/**
 * Unguessable random values, and the digests under which they are stored.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Digest from "effect/crypto/Digest"
import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

/** The operations of the `Secrets` service. */
export interface SecretsShape {
  /** Generates a secret of 256 bits: 43 base64url characters. */
  readonly make: Effect.Effect<Redacted.Redacted>
  /** Generates a name of 128 bits that is not secret: 22 base64url characters. */
  readonly name: Effect.Effect<string>
  /** Generates decimal digits for a user to enter. */
  readonly digits: (length: number) => Effect.Effect<Redacted.Redacted>
  /** Computes the SHA-256 digest of a secret as base64url. Stores contain only this digest. */
  readonly digest: (secret: Redacted.Redacted) => Effect.Effect<string>
  /**
   * Computes the HMAC-SHA-256 of a secret under a key, as base64url. It is deterministic, and unguessable without the
   * key.
   */
  readonly derive: (key: Redacted.Redacted, secret: Redacted.Redacted) => Effect.Effect<Redacted.Redacted>
}

const make = Effect.gen(function* () {
  const random = yield* SecureRandom.SecureRandom
  const digest = yield* Digest.Digest
  const mac = yield* Mac.Mac
  // The provider derives all secrets under one key. Importing it takes longer than using it.
  const imported = new WeakMap<Redacted.Redacted, Effect.Success<ReturnType<typeof importKey>>>()

  return Secrets.of({
    make: Effect.map(random.randomBytes(32), (bytes) => Redacted.make(Base64Url.encode(bytes))),
    name: Effect.map(random.randomBytes(16), Base64Url.encode),
    digits: (length) =>
      Effect.map(random.intBetween(0, 10 ** length, { halfOpen: true }), (number) =>
        Redacted.make(String(number).padStart(length, "0"))
      ),
    digest: (secret) => Effect.map(digest.digest(Digest.sha256, bytesOf(secret)), Base64Url.encode),
    derive: (key, secret) =>
      Effect.suspend(() => {
        const known = imported.get(key)
        if (known !== undefined) return Effect.succeed(known)
        return Effect.tap(importKey(key), (signing) => Effect.sync(() => imported.set(key, signing)))
      }).pipe(
        Effect.flatMap((signing) => mac.sign(signing, bytesOf(secret))),
        Effect.map((bytes) => Redacted.make(Base64Url.encode(bytes))),
        Effect.orDie
      )
  })
})

/**
 * Generates and digests secrets.
 *
 * @since 0.1.0
 */
export class Secrets extends Context.Service<Secrets, SecretsShape>()("@portico/provider/engine/identity/Secrets") {}

/** Provides `Secrets` with WebCrypto, in browsers and on servers. */
export const layer: Layer.Layer<Secrets> = Layer.effect(Secrets, make).pipe(
  Layer.provide([
    Digest.layerWebCrypto,
    Mac.layerWebCrypto.pipe(Layer.provide(SecureRandom.layerWebCrypto)),
    SecureRandom.layerWebCrypto
  ])
)

/**
 * Whether two strings are equal. The comparison takes constant time, so that its duration does not reveal the position
 * of the first difference.
 */
export const isSame = (left: string, right: string): boolean =>
  Mac.timingSafeEqual(bytesOf(Redacted.make(left)), bytesOf(Redacted.make(right)))

const importKey = (key: Redacted.Redacted) => Mac.key(Mac.hmacSha256, bytesOf(key))

const bytesOf = (secret: Redacted.Redacted): Uint8Array => new TextEncoder().encode(Redacted.value(secret))
