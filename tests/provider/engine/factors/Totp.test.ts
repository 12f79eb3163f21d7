import { assert, describe, it } from "@effect/vitest"
import * as Base32 from "../../../../packages/provider/src/engine/factors/Base32.ts"
import * as Totp from "../../../../packages/provider/src/engine/factors/Totp.ts"
import * as Mac from "effect/crypto/Mac"
import * as SecureRandom from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"

const key = new TextEncoder().encode("12345678901234567890")

const secret = Redacted.make(Base32.encode(key))

const layer = Mac.layerWebCrypto.pipe(Layer.provide(SecureRandom.layerWebCrypto))

const judge = (code: string, now: number, lastStep?: number) =>
  Totp.verify({ secret, ...(lastStep === undefined ? {} : { lastStep }) }, Redacted.make(code), now)

const codes = "755224 287082 359152 969429 338314 254676 287922 162583 399871 520489".split(" ")

it.layer(layer)("TOTP codes", (it) => {
  it.effect.each(codes.map((code, counter) => ({ code, counter })))(
    "match RFC 4226, appendix D, for the counter $counter",
    ({ code, counter }) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* Totp.hotp(key, counter), code)
      })
  )

  it.effect.each([
    { seconds: 59, code: "94287082" },
    { seconds: 1_111_111_109, code: "07081804" },
    { seconds: 1_111_111_111, code: "14050471" },
    { seconds: 1_234_567_890, code: "89005924" },
    { seconds: 2_000_000_000, code: "69279037" },
    { seconds: 20_000_000_000, code: "65353130" }
  ])("match RFC 6238, appendix B, at $seconds s", ({ code, seconds }) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* Totp.hotp(key, Totp.stepAt(seconds * 1000), 8), code)
      assert.deepStrictEqual(yield* judge(code.slice(2), seconds * 1000), Option.some(Totp.stepAt(seconds * 1000)))
    })
  )

  it.effect("are accepted one step early or late, and no further", () =>
    Effect.gen(function* () {
      const at = (step: number) => judge("338314", step * 30_000)

      assert.deepStrictEqual(yield* at(2), Option.none())
      assert.deepStrictEqual(yield* at(3), Option.some(4))
      assert.deepStrictEqual(yield* at(4), Option.some(4))
      assert.deepStrictEqual(yield* at(5), Option.some(4))
      assert.deepStrictEqual(yield* at(6), Option.none())
    })
  )

  it.effect("are accepted once, and not after a later step was used", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* judge("338314", 4 * 30_000, 4), Option.none())
      assert.deepStrictEqual(yield* judge("969429", 4 * 30_000, 4), Option.none())
      assert.deepStrictEqual(yield* judge("254676", 4 * 30_000, 4), Option.some(5))
    })
  )

  it.effect("are accepted with a space and rejected in every other form", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* judge("338 314", 4 * 30_000), Option.some(4))
      for (const code of ["", "33831", "3383140", "338315", "٣٣٨٣١٤"]) {
        assert.deepStrictEqual(yield* judge(code, 4 * 30_000), Option.none())
      }
    })
  )
})

describe("the otpauth URL of a secret", () => {
  it("has the form that authenticator apps read", () => {
    assert.strictEqual(
      Totp.addressOf("Book & Co", "ada+x@shop.test", Redacted.make("MZXW6YTBOI")),
      "otpauth://totp/Book%20%26%20Co:ada%2Bx%40shop.test" +
        "?secret=MZXW6YTBOI&issuer=Book%20%26%20Co&algorithm=SHA1&digits=6&period=30"
    )
  })
})
