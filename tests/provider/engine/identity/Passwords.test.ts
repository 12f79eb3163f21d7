import { assert, describe, it } from "@effect/vitest"
import * as Passwords from "../../../../packages/provider/src/engine/identity/Passwords.ts"
import * as Kdf from "effect/crypto/Kdf"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"

const password = Redacted.make("correct horse")

/** Returns `Passwords` that counts the rounds it computes. */
const counting = (iterations: number) => {
  const rounds: Array<number> = []
  const kdf = Layer.effect(
    Kdf.Kdf,
    Effect.map(Kdf.Kdf, ({ derive }) => ({
      derive: (algorithm: Kdf.Algorithm, secret: Uint8Array, options: Parameters<typeof derive>[2]) => {
        if (algorithm._tag === "Pbkdf2") rounds.push(algorithm.iterations)
        return derive(algorithm, secret, options)
      }
    }))
  ).pipe(Layer.provide(Kdf.layerWebCrypto))
  const layer = Layer.effect(Passwords.Passwords, Passwords.make(iterations)).pipe(
    Layer.provide([kdf, SecureRandom.layerWebCrypto])
  )
  return { rounds, layer }
}

const passwords = Passwords.Passwords.use((service) => Effect.succeed(service))

describe("a stored password", () => {
  it.effect("matches the same password only", () =>
    Effect.gen(function* () {
      const { hash, verify } = yield* passwords
      const stored = Option.some(yield* hash(password))

      assert.deepStrictEqual(yield* verify(password, stored), { right: true, outdated: false })
      assert.isFalse((yield* verify(Redacted.make("correct horse "), stored)).right)
      assert.isFalse((yield* verify(Redacted.make(""), stored)).right)
    }).pipe(Effect.provide(Passwords.layer(10)))
  )

  it.effect("differs each time and does not contain the password", () =>
    Effect.gen(function* () {
      const { hash } = yield* passwords

      const [first, second] = [yield* hash(password), yield* hash(password)]

      assert.notStrictEqual(first, second)
      assert.match(first, /^\$pbkdf2-sha256\$i=10\$[\w-]{22}\$[\w-]{43}$/)
      assert.notInclude(first, "correct")
    }).pipe(Effect.provide(Passwords.layer(10)))
  )

  it.effect("is outdated if the configured number of rounds has risen, and not if it has fallen", () =>
    Effect.gen(function* () {
      const hashWith = (iterations: number) =>
        passwords.pipe(
          Effect.flatMap(({ hash }) => hash(password)),
          Effect.provide(Passwords.layer(iterations))
        )
      const { verify } = yield* passwords

      assert.deepStrictEqual(yield* verify(password, Option.some(yield* hashWith(5))), { right: true, outdated: true })
      assert.deepStrictEqual(yield* verify(password, Option.some(yield* hashWith(20))), {
        right: true,
        outdated: false
      })
    }).pipe(Effect.provide(Passwords.layer(10)))
  )

  it.effect("is hashed with the number of rounds that OWASP recommends", () =>
    Effect.gen(function* () {
      const { hash } = yield* passwords

      assert.match(yield* hash(password), /\$i=600000\$/)
    }).pipe(Effect.provide(Passwords.layer()))
  )

  it.effect.each([
    "",
    "x",
    "$pbkdf2-sha256$i=10$$",
    "$argon2id$i=10$AAAA$AAAA",
    "$pbkdf2-sha256$i=x$AAAA$AAAA",
    "$pbkdf2-sha256$i=10$%%$%%"
  ])("matches nothing if it cannot be parsed: %j", (text) =>
    Effect.gen(function* () {
      const { verify } = yield* passwords

      assert.isFalse((yield* verify(password, Option.some(text))).right)
    }).pipe(Effect.provide(Passwords.layer(10)))
  )
})

describe("an unknown member", () => {
  it.effect("costs as many rounds as a known member", () => {
    const { layer, rounds } = counting(10)
    return Effect.gen(function* () {
      const { hash, verify } = yield* passwords
      const stored = yield* hash(password)
      rounds.length = 0

      yield* verify(password, Option.some(stored))
      const known = rounds.splice(0)
      const { right } = yield* verify(password, Option.none())

      assert.isFalse(right)
      assert.deepStrictEqual(rounds, known)
      assert.deepStrictEqual(known, [10])
    }).pipe(Effect.provide(layer))
  })

  it.effect("costs as many rounds as a member whose password was stored with fewer", () => {
    const { layer, rounds } = counting(10)
    return Effect.gen(function* () {
      const old = yield* passwords.pipe(
        Effect.flatMap(({ hash }) => hash(password)),
        Effect.provide(Passwords.layer(4))
      )
      const { verify } = yield* passwords

      yield* verify(password, Option.some(old))

      assert.deepStrictEqual(rounds, [4, 6])
    }).pipe(Effect.provide(layer))
  })
})

describe("hashing", () => {
  it.effect("skips a password above the maximum length and matches it to nothing", () =>
    Effect.gen(function* () {
      const { hash, verify } = yield* passwords
      const long = Redacted.make("x".repeat(Passwords.passwordLength.maximum + 1))

      assert.isFalse((yield* verify(long, Option.some(yield* hash(long)))).right)
      assert.isFalse((yield* verify(long, Option.some(yield* hash(Redacted.make(""))))).right)
      const longest = Redacted.make("x".repeat(Passwords.passwordLength.maximum))
      assert.isTrue((yield* verify(longest, Option.some(yield* hash(longest)))).right)
    }).pipe(Effect.provide(Passwords.layer(10)))
  )

  it.effect("fails with 503 if too many requests are waiting", () =>
    Effect.gen(function* () {
      const { hash } = yield* passwords
      const all = Array.from({ length: 200 }, () => Effect.flip(hash(password)).pipe(Effect.option))
      const refused = (yield* Effect.all(all, { concurrency: "unbounded" })).flatMap(Option.toArray)

      assert.isNotEmpty(refused)
      assert.deepStrictEqual(
        [...new Set(refused.map(({ retryAfter, status }) => `${status} ${retryAfter}`))],
        ["503 1"]
      )
    }).pipe(Effect.provide(Passwords.layer(10)))
  )
})
