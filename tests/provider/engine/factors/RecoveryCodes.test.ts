import { assert, describe, it } from "@effect/vitest"
import * as RecoveryCodes from "../../../../packages/provider/src/engine/factors/RecoveryCodes.ts"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

const normalize = (code: string) => {
  const normal = RecoveryCodes.normalize(Redacted.make(code))
  return normal && Redacted.value(normal)
}

describe("RecoveryCodes", () => {
  it.effect("creates ten different codes in readable groups", () =>
    Effect.gen(function* () {
      const codes = (yield* RecoveryCodes.make).map(Redacted.value)

      assert.lengthOf(codes, 10)
      assert.strictEqual(new Set(codes).size, 10)
      for (const code of codes) assert.match(code, /^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
    }).pipe(Effect.provide(SecureRandom.layerWebCrypto))
  )

  it("normalizes spaces, case and similar characters", () => {
    assert.strictEqual(normalize("abcd-0123-efgh-1111"), "abcd0123efgh1111")
    assert.strictEqual(normalize(" ABCD o123 EFGH lIl1 "), "abcd0123efgh1111")
  })

  it.each(["", "123456", "abcd-0123-efgh-111", "abcd-0123-efgh-11112", "abcd-0123-efgh-111u", "abcd_0123_efgh_111"])(
    "does not accept %j",
    (text) => {
      assert.isUndefined(normalize(text))
    }
  )
})
