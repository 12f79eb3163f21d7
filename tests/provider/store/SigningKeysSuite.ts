import { assert, it } from "@effect/vitest"
import type { SigningKey } from "../../../packages/provider/src/engine/identity/SigningKey.ts"
import { IdentityStore } from "../../../packages/provider/src/store/IdentityStore.ts"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { name as unique } from "./samples.ts"

const key = (previous: string): SigningKey => ({
  id: unique(),
  previous,
  createdAt: 1_700_000_000_123,
  activeFrom: 1_700_000_900_123,
  publicKey: { kty: "EC", crv: "P-256", x: "x", y: "y" },
  privateKey: Redacted.make("the private half")
})

/** Checks the keys of access tokens in an identity store. */
export const suite = (name: string, layer: Layer.Layer<IdentityStore, unknown>) => {
  it.layer(layer, { timeout: "30 seconds" })(`signing keys in ${name}`, (it) => {
    const stored = Effect.gen(function* () {
      const keys = yield* (yield* IdentityStore).signingKeys
      return keys.map(({ id }) => id).toSorted()
    })

    it.effect("are stored with their private halves", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const [first, second] = [key(""), key("first")]

        assert.isTrue(yield* store.addSigningKey(first))
        assert.isTrue(yield* store.addSigningKey(second))

        const keys = yield* store.signingKeys
        assert.deepStrictEqual(
          keys.toSorted((left, right) => left.previous.localeCompare(right.previous)),
          [first, second]
        )
        assert.deepStrictEqual(
          keys.map(({ privateKey }) => Redacted.value(privateKey)),
          ["the private half", "the private half"]
        )
      })
    )

    it.effect("have one successor each, even if several processes add one at once", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const rivals = Array.from({ length: 8 }, () => key("the same predecessor"))

        const added = yield* Effect.forEach(rivals, store.addSigningKey, { concurrency: "unbounded" })

        assert.strictEqual(added.filter(Boolean).length, 1)
        assert.include(yield* stored, rivals[added.indexOf(true)]?.id ?? "")
        assert.strictEqual((yield* stored).filter((id) => rivals.some((rival) => rival.id === id)).length, 1)
      })
    )

    it.effect("are replaced at once, and dropped by their ids", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const replacing = key("none")
        yield* store.replaceSigningKeys(replacing)
        assert.deepStrictEqual(yield* stored, [replacing.id])
        const [next, last] = [key(replacing.id), key("next")]
        yield* Effect.forEach([next, last], store.addSigningKey)

        yield* store.dropSigningKeys([])
        yield* store.dropSigningKeys([replacing.id, last.id, "unknown"])

        assert.deepStrictEqual(yield* stored, [next.id])
      })
    )

    it.effect("are removed with everything else, and not because other records have expired", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        yield* store.replaceSigningKeys(key("none"))

        yield* store.purge(Number.MAX_SAFE_INTEGER)
        assert.lengthOf(yield* stored, 1)
        yield* store.clear
        assert.lengthOf(yield* stored, 0)
      })
    )
  })
}
