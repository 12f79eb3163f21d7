import { assert, describe, it } from "@effect/vitest"
import * as FactorSeed from "../../../../packages/provider/src/engine/seed/FactorSeed.ts"
import * as Secrets from "../../../../packages/provider/src/engine/identity/Secrets.ts"
import type { SeedFactor } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

const read = (factor: SeedFactor, phone?: string) =>
  FactorSeed.read(factor, { email: "ada@shop.test", phone, now: 7 }, 0).pipe(Effect.provide(Secrets.layer))

describe("a factor of a seed", () => {
  it.effect("is enabled unless the seed sets another status", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* read({ type: "PUSH" }), {
        _tag: "PUSH",
        id: "push-1",
        status: "ENABLED",
        createdAt: 7
      })
      assert.strictEqual((yield* read({ type: "PUSH", status: "REQUIRE_REENROLL" })).status, "REQUIRE_REENROLL")
    })
  )

  it.effect("defaults to the member's phone number and email address", () =>
    Effect.gen(function* () {
      assert.deepInclude(yield* read({ type: "SMS" }, "+41"), { phone: "+41" })
      assert.deepInclude(yield* read({ type: "CALL", phone: "+42" }, "+41"), { phone: "+42" })
      assert.deepInclude(yield* read({ type: "EMAIL" }), { email: "ada@shop.test" })
      assert.deepInclude(yield* read({ type: "EMAIL", email: "a@b.test" }), { email: "a@b.test" })
    })
  )

  it.effect("is read with a normalized secret for an app and with digests for recovery codes", () =>
    Effect.gen(function* () {
      const totp = yield* read({ type: "TOTP", secret: "gezd gnbv gy3t qojq gezd gnbv gy3t qojq" })
      assert.isTrue(totp._tag === "TOTP" && Redacted.value(totp.secret) === "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ")

      const codes = yield* read({ type: "RECOVERY_CODE", codes: ["abcd-0123-efgh-1111"] })
      assert.notInclude(JSON.stringify(codes), "abcd")
    })
  )

  it.effect("has the id of the passkey's credential", () =>
    Effect.gen(function* () {
      const passkey = { credentialId: "c", publicKey: "p", rpId: "shop.test" }

      assert.deepInclude(yield* read({ type: "WEBAUTHN", passkey }), {
        id: "c",
        publicKey: "p",
        rpId: "shop.test",
        counter: 0
      })
    })
  )

  it.effect.each<SeedFactor>([
    { type: "TOTP" },
    { type: "TOTP", secret: "MZXW6" },
    { type: "TOTP", secret: "not base32!" },
    { type: "SMS" },
    { type: "CALL" },
    { type: "WEBAUTHN" },
    { type: "RECOVERY_CODE" },
    { type: "RECOVERY_CODE", codes: [] },
    { type: "RECOVERY_CODE", codes: ["abcd-0123-efgh-1111", "123456"] }
  ])("fails with a message if a $type factor is incomplete", (factor) =>
    Effect.gen(function* () {
      assert.match(yield* Effect.flip(read(factor)), /^needs /)
    })
  )
})
