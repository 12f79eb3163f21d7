/**
 * The keys that sign access tokens, and the rules of their rotation. A key is published before it signs and for as long
 * as its tokens are valid, so that no verifier meets a token whose key it cannot know.
 *
 * @since 0.1.0
 */
import { accessTokenAlgorithm } from "@portico/contract/auth/Token"
import { accessTokenLifetime } from "@portico/contract/Limits"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"

const PublicKey = Schema.Struct({
  kty: Schema.Literal("EC"),
  crv: Schema.Literal("P-256"),
  x: Schema.String,
  y: Schema.String
})

/** A key pair as it is stored. Times are in milliseconds since the epoch. */
export const SigningKey = Schema.Struct({
  id: Schema.String,
  /** The id of the key that it succeeds. A key has one successor, so that processes agree on it. */
  previous: Schema.String,
  createdAt: Schema.Finite,
  /** The time from which it signs tokens, until that of its successor. */
  activeFrom: Schema.Finite,
  publicKey: PublicKey,
  /** The private part of the JSON Web Key: `d`. */
  privateKey: Schema.RedactedFromValue(Schema.String)
})
export interface SigningKey extends Schema.Schema.Type<typeof SigningKey> {}

/** A public key as it is published (RFC 7517 §4). */
export interface PublishedKey {
  readonly kid: string
  readonly use: "sig"
  readonly alg: typeof accessTokenAlgorithm
  readonly kty: "EC"
  readonly crv: "P-256"
  readonly x: string
  readonly y: string
}

const minute = 60_000

/**
 * The time for which responses with the public keys may be cached, in milliseconds. Verifiers cache the keys for a while
 * in addition.
 */
export const publicationLifetime = 5 * minute

/**
 * The time from the publication of a key until it signs tokens, in milliseconds: longer than caches of responses and
 * verifiers store the keys together. A verifier commonly stores them for ten minutes.
 */
export const activationDelay = 20 * minute

/** The difference between the clocks of processes and verifiers that is tolerated, in milliseconds. */
export const clockTolerance = 5 * minute

/** The default time between two rotations, in days. */
export const defaultRotationDays = 30

/** Generates a key pair. */
export const generate = Effect.fnUntraced(function* (
  timing: Pick<SigningKey, "id" | "previous" | "createdAt" | "activeFrom">
): Effect.fn.Return<SigningKey> {
  const jwk = yield* Effect.promise(async () => {
    const pair = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])
    return crypto.subtle.exportKey("jwk", pair.privateKey)
  })
  const { d = "", x = "", y = "" } = jwk
  return { ...timing, publicKey: { kty: "EC", crv: "P-256", x, y }, privateKey: Redacted.make(d) }
})

/** Imports the public half of a key. */
export const verifyingKeyOf = ({ publicKey }: SigningKey): Effect.Effect<CryptoKey> =>
  Effect.promise(() => crypto.subtle.importKey("jwk", publicKey, algorithm, false, ["verify"]))

/** Imports the private half of a key. It cannot be exported again. */
export const signingKeyOf = ({ privateKey, publicKey }: SigningKey): Effect.Effect<CryptoKey> =>
  Effect.promise(() =>
    crypto.subtle.importKey("jwk", { ...publicKey, d: Redacted.value(privateKey) }, algorithm, false, ["sign"])
  )

/** Returns the public half of a key as it is published. */
export const publish = ({ id, publicKey }: SigningKey): PublishedKey => ({
  kid: id,
  use: "sig",
  alg: accessTokenAlgorithm,
  ...publicKey
})

/** Returns keys in the order of the times from which they sign. Every process has the same order. */
export const inOrder = (keys: ReadonlyArray<SigningKey>): ReadonlyArray<SigningKey> =>
  keys.toSorted((left, right) => left.activeFrom - right.activeFrom || (left.id < right.id ? -1 : 1))

/**
 * Returns the key that signs at a time: the last one that is active, otherwise the first one, because the clock of
 * another process may be ahead.
 */
export const signingAt = (sorted: ReadonlyArray<SigningKey>, now: number): SigningKey | undefined =>
  sorted.findLast(({ activeFrom }) => activeFrom <= now) ?? sorted[0]

/** Returns the keys whose tokens have all expired. */
export const endedAt = (sorted: ReadonlyArray<SigningKey>, now: number): ReadonlyArray<SigningKey> =>
  sorted.filter((_, index) => {
    const successor = sorted[index + 1]
    return successor !== undefined && successor.activeFrom + accessTokenLifetime * 1000 + clockTolerance < now
  })

/**
 * Whether a successor of the last key must be published now, so that it is active after `interval` milliseconds. An
 * interval of 0 never requires one.
 */
export const isDue = (sorted: ReadonlyArray<SigningKey>, now: number, interval: number): boolean => {
  const last = sorted.at(-1)
  return last !== undefined && interval > 0 && last.activeFrom + interval - activationDelay <= now
}

const algorithm = { name: "ECDSA", namedCurve: "P-256" } as const
