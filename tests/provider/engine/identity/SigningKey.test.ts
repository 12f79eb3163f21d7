import { assert, describe, it } from "@effect/vitest"
import { accessTokenLifetime } from "@portico/contract/Limits"
import * as SigningKey from "../../../../packages/provider/src/engine/identity/SigningKey.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { inspect } from "node:util"

const key = (id: string, activeFrom: number): SigningKey.SigningKey => ({
  id,
  previous: "",
  createdAt: 0,
  activeFrom,
  publicKey: { kty: "EC", crv: "P-256", x: "x", y: "y" },
  privateKey: Redacted.make("d")
})
const ids = (keys: ReadonlyArray<SigningKey.SigningKey>) => keys.map(({ id }) => id)

describe("a generated key", () => {
  it.effect("signs what its public half verifies, and can be exported by neither half", () =>
    Effect.gen(function* () {
      const generated = yield* SigningKey.generate({ id: "k", previous: "", createdAt: 1, activeFrom: 2 })
      const [signing, verifying] = [
        yield* SigningKey.signingKeyOf(generated),
        yield* SigningKey.verifyingKeyOf(generated)
      ]
      const algorithm = { name: "ECDSA", hash: "SHA-256" }
      const data = new Uint8Array([1, 2, 3])
      const signature = yield* Effect.promise(() => crypto.subtle.sign(algorithm, signing, data))

      assert.isTrue(yield* Effect.promise(() => crypto.subtle.verify(algorithm, verifying, signature, data)))
      assert.isFalse(signing.extractable)
      assert.deepStrictEqual(signing.usages, ["sign"])
      assert.deepStrictEqual(verifying.usages, ["verify"])
    })
  )

  it.effect("shows its private half neither when it is published nor when it is printed", () =>
    Effect.gen(function* () {
      const generated = yield* SigningKey.generate({ id: "k", previous: "", createdAt: 1, activeFrom: 2 })
      const secret = Redacted.value(generated.privateKey)

      assert.match(secret, /^[\w-]{43}$/)
      assert.sameMembers(Object.keys(SigningKey.publish(generated)), ["kid", "use", "alg", "kty", "crv", "x", "y"])
      for (const text of [inspect(generated, { depth: 9 }), JSON.stringify(generated)]) {
        assert.notInclude(text, secret)
      }
    })
  )
})

describe("the key that signs", () => {
  const sorted = SigningKey.inOrder([key("b", 200), key("c", 300), key("a", 100)])

  it("is the last one that is active", () => {
    assert.deepStrictEqual(
      [100, 199, 200, 299, 300, 999].map((now) => SigningKey.signingAt(sorted, now)?.id),
      ["a", "a", "b", "b", "c", "c"]
    )
  })

  it("is the first one if the clock is behind that of the process that created it", () => {
    assert.strictEqual(SigningKey.signingAt(sorted, 0)?.id, "a")
  })

  it("is the same for all processes if two keys are active from the same time", () => {
    const twins = [key("z", 100), key("y", 100)]

    assert.strictEqual(SigningKey.signingAt(SigningKey.inOrder(twins), 100)?.id, "z")
    assert.strictEqual(SigningKey.signingAt(SigningKey.inOrder(twins.toReversed()), 100)?.id, "z")
  })
})

describe("a key that no longer signs", () => {
  it("is published until its last token has expired, with the tolerance of clocks", () => {
    const sorted = [key("a", 0), key("b", 1000)]
    const end = 1000 + accessTokenLifetime * 1000 + SigningKey.clockTolerance

    assert.deepStrictEqual(ids(SigningKey.endedAt(sorted, end)), [])
    assert.deepStrictEqual(ids(SigningKey.endedAt(sorted, end + 1)), ["a"])
    assert.deepStrictEqual(ids(SigningKey.endedAt([key("a", 0)], Number.MAX_SAFE_INTEGER)), [])
  })
})

describe("a rotation", () => {
  const interval = 86_400_000

  it("is due early enough that the next key is known before it signs", () => {
    const due = 5 + interval - SigningKey.activationDelay

    assert.isFalse(SigningKey.isDue([key("a", 5)], due - 1, interval))
    assert.isTrue(SigningKey.isDue([key("a", 5)], due, interval))
    assert.isFalse(SigningKey.isDue([key("a", 5), key("b", 5 + interval)], due, interval))
  })

  it("is never due without an interval", () => {
    assert.isFalse(SigningKey.isDue([key("a", 0)], Number.MAX_SAFE_INTEGER, 0))
  })
})
