import { assert, describe, it } from "@effect/vitest"
import * as Secrets from "../../../../packages/provider/src/engine/identity/Secrets.ts"
import * as RefreshTokenRotation from "../../../../packages/provider/src/engine/identity/RefreshTokenRotation.ts"
import type { Session } from "../../../../packages/provider/src/engine/identity/Session.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"

const session: Session = {
  id: "s",
  subject: "m",
  role: "member",
  clientId: "shop",
  current: "current",
  previous: "previous",
  rotatedAt: 1000,
  createdAt: 0,
  expiresAt: 10_000
}

describe("check", () => {
  it.each([
    ["the current token", "current", 1000, 30, "rotate"],
    ["the previous token within the reuse window", "previous", 1029, 30, "repeat"],
    ["the previous token after the reuse window", "previous", 1030, 30, "reused"],
    ["the previous token without a reuse window", "previous", 1000, 0, "reused"],
    ["an older token", "older", 1000, 30, "reused"],
    ["the current token at its expiry", "current", 10_000, 30, "expired"],
    ["an older token after its expiry", "older", 10_000, 30, "expired"]
  ] as const)("returns the verdict for %s", (_, digest, now, window, expected) => {
    assert.strictEqual(RefreshTokenRotation.check(session, digest, now, window), expected)
  })

  it('returns "ended" for an ended session', () => {
    assert.strictEqual(RefreshTokenRotation.check({ ...session, endedAt: 1 }, "current", 1000, 30), "ended")
  })

  it("does not repeat a token before the first rotation", () => {
    const { previous: _, rotatedAt: __, ...fresh } = session

    assert.strictEqual(RefreshTokenRotation.check(fresh, "previous", 1000, 30), "reused")
  })
})

describe("refresh tokens", () => {
  it.effect("contain their session's id and 256 random bits", () =>
    Effect.gen(function* () {
      const id = yield* Secrets.Secrets.use((secrets) => secrets.name)

      const [first, second] = [yield* RefreshTokenRotation.firstToken(id), yield* RefreshTokenRotation.firstToken(id)]

      assert.strictEqual(RefreshTokenRotation.sessionOf(first), id)
      assert.strictEqual(Redacted.value(first).length, 22 + 43)
      assert.notStrictEqual(Redacted.value(first), Redacted.value(second))
    }).pipe(Effect.provide(Secrets.layer))
  )

  it.effect("have one successor, which depends on the key", () =>
    Effect.gen(function* () {
      const [key, other] = [Redacted.make("key"), Redacted.make("other")]
      const token = yield* RefreshTokenRotation.firstToken("a".repeat(22))

      const next = Redacted.value(yield* RefreshTokenRotation.successor(key, token))

      assert.strictEqual(Redacted.value(yield* RefreshTokenRotation.successor(key, token)), next)
      assert.notStrictEqual(Redacted.value(yield* RefreshTokenRotation.successor(other, token)), next)
      assert.strictEqual(RefreshTokenRotation.sessionOf(Redacted.make(next)), "a".repeat(22))
      assert.strictEqual(next.length, 22 + 43)
    }).pipe(Effect.provide(Secrets.layer))
  )
})
