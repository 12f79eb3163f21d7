import { assert, describe, it } from "@effect/vitest"
import * as Secrets from "../../../../packages/provider/src/engine/identity/Secrets.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

const secrets = Secrets.Secrets.use((service) => Effect.succeed(service))

it.layer(Secrets.layer)("Secrets", (it) => {
  it.effect("creates long, unique secrets from URL-safe characters", () =>
    Effect.gen(function* () {
      const { make, name } = yield* secrets
      const made = yield* Effect.replicateEffect(make, 100)

      assert.strictEqual(new Set(made.map(Redacted.value)).size, 100)
      for (const secret of made) assert.match(Redacted.value(secret), /^[\w-]{43}$/)
      assert.match(yield* name, /^[\w-]{22}$/)
    })
  )

  it.effect("creates codes with the requested number of digits", () =>
    Effect.gen(function* () {
      const { digits } = yield* secrets
      const made = yield* Effect.replicateEffect(digits(6), 200)

      for (const code of made) assert.match(Redacted.value(code), /^\d{6}$/)
      assert.isAbove(new Set(made.map(Redacted.value)).size, 190)
    })
  )

  it.effect("computes digests and derives secrets with a key", () =>
    Effect.gen(function* () {
      const { derive, digest } = yield* secrets
      const abc = Redacted.make("abc")

      assert.strictEqual(yield* digest(abc), "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0")
      const one = Redacted.value(yield* derive(Redacted.make("key"), abc))
      assert.strictEqual(Redacted.value(yield* derive(Redacted.make("key"), abc)), one)
      assert.notStrictEqual(Redacted.value(yield* derive(Redacted.make("other"), abc)), one)
    })
  )
})

describe("isSame", () => {
  it.each([
    ["", "", true],
    ["abc", "abc", true],
    ["abc", "abd", false],
    ["abc", "ab", false],
    ["abc", "", false],
    ["é", "e\u0301", false]
  ])("compares %j and %j", (left, right, same) => {
    assert.strictEqual(Secrets.isSame(left, right), same)
  })
})
