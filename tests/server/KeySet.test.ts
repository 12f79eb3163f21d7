import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { TestClock } from "effect/testing"
import { open, pair, sign } from "./Issuer.ts"

describe("the keys of a verifier", () => {
  it.effect("are requested once by many tokens at the same time, and not before the first one", () =>
    Effect.gen(function* () {
      const { key, outcome, served } = yield* open()
      const token = yield* sign(key)
      assert.lengthOf(served.urls, 0)

      const all = yield* Effect.forEach(Array.from({ length: 20 }), () => outcome(token), { concurrency: "unbounded" })

      assert.deepStrictEqual(new Set(all), new Set(["member"]))
      assert.deepStrictEqual(served.urls, ["https://id.shop.test/.well-known/jwks.json"])
    })
  )

  it.effect("are requested again after five minutes, so that a revoked key is refused", () =>
    Effect.gen(function* () {
      const { key, outcome, served } = yield* open()
      const token = yield* sign(key, { exp: 3600 })
      assert.strictEqual(yield* outcome(token), "member")
      served.publish((yield* pair("k2")).published)
      yield* TestClock.adjust("299 seconds")
      assert.strictEqual(yield* outcome(token), "member")
      yield* TestClock.adjust("1 second")

      assert.strictEqual(yield* outcome(token), "InvalidSignature UnknownKey")
      assert.lengthOf(served.urls, 2)
    })
  )

  it.effect("are requested again for an unknown key, at most once in 30 seconds", () =>
    Effect.gen(function* () {
      const { key, outcome, served } = yield* open()
      const next = yield* pair("k2")
      const token = yield* sign(next, { exp: 3600 })
      assert.strictEqual(yield* outcome(token), "InvalidSignature UnknownKey")
      served.publish(key.published, next.published)
      for (let index = 0; index < 10; index++) {
        assert.strictEqual(yield* outcome(yield* sign(next, {}, { kid: `x${index}` })), "InvalidSignature UnknownKey")
      }
      assert.lengthOf(served.urls, 1)
      yield* TestClock.adjust("30 seconds")

      const all = yield* Effect.forEach(Array.from({ length: 10 }), () => outcome(token), { concurrency: "unbounded" })

      assert.deepStrictEqual(new Set(all), new Set(["member"]))
      assert.lengthOf(served.urls, 2)
      assert.strictEqual(yield* outcome(yield* sign(key)), "member")
    })
  )

  it.effect.each([
    ["the provider cannot be reached", () => new Error("offline")],
    ["the provider does not publish them", () => new Response("no endpoint", { status: 404 })],
    ["the response is a redirect", () => Response.redirect("https://evil.test/keys.json")],
    ["the response is no JSON", () => new Response("<html>")],
    ["the response is no key set", () => Response.json({ error: "none" })],
    ["the response is an error", () => Response.json({ keys: [] }, { status: 500 })]
  ] as const)("are unavailable if %s, which is no refusal of the token", ([, answer]) =>
    Effect.gen(function* () {
      const { key, outcome, served } = yield* open()
      served.answer(answer)
      const token = yield* sign(key, { exp: 3600 })

      assert.strictEqual(yield* outcome(token), "KeysUnavailable")
      assert.strictEqual(yield* outcome(token), "KeysUnavailable")
      assert.lengthOf(served.urls, 1)
      served.publish(key.published)
      yield* TestClock.adjust("5 seconds")
      assert.strictEqual(yield* outcome(token), "member")
    })
  )

  it.effect("are unavailable if there is no response within five seconds", () =>
    Effect.gen(function* () {
      const { key, outcome, served } = yield* open()
      served.answer(() => new Promise<Response>(() => {}))

      const waiting = yield* Effect.forkChild(outcome(yield* sign(key)), { startImmediately: true })
      yield* TestClock.adjust("5 seconds")

      assert.strictEqual(yield* Fiber.join(waiting), "KeysUnavailable")
    })
  )

  it.effect("are used for an hour while the provider cannot be reached", () =>
    Effect.gen(function* () {
      const { key, outcome, served } = yield* open()
      const token = yield* sign(key, { exp: 7200 })
      const unknown = yield* sign(yield* pair("k2"), { exp: 7200 })
      assert.strictEqual(yield* outcome(token), "member")
      served.answer(() => new Error("offline"))
      yield* TestClock.adjust("59 minutes")

      assert.strictEqual(yield* outcome(token), "member")
      assert.strictEqual(yield* outcome(unknown), "KeysUnavailable")
      yield* TestClock.adjust("1 minute")
      assert.strictEqual(yield* outcome(token), "KeysUnavailable")
    })
  )

  it.effect("arrive even if the caller that requested them is interrupted", () =>
    Effect.gen(function* () {
      const { key, outcome, served } = yield* open()
      const token = yield* sign(key)
      const { promise, resolve } = Promise.withResolvers<Response>()
      served.answer(() => promise)
      const first = yield* Effect.forkChild(outcome(token), { startImmediately: true })
      const second = yield* Effect.forkChild(outcome(token), { startImmediately: true })
      yield* Fiber.interrupt(first)
      resolve(Response.json({ keys: [key.published] }))

      assert.strictEqual(yield* Fiber.join(second), "member")
      assert.lengthOf(served.urls, 1)
    })
  )

  it.effect("ignore keys of other kinds and uses", () =>
    Effect.gen(function* () {
      const { key, outcome, served } = yield* open()
      const { published } = key
      served.publish(
        { kty: "oct", kid: "k1", k: "secret" },
        { ...published, kid: "k1", use: "enc" },
        { ...published, kid: "k1", alg: "ES384" },
        { kty: "RSA", kid: "k1", n: "modulus", e: "exponent" },
        published
      )

      assert.strictEqual(yield* outcome(yield* sign(key)), "member")
    })
  )

  it.effect("are unavailable if the published key is broken or private", () =>
    Effect.gen(function* () {
      const { key, outcome, served } = yield* open()
      served.publish({ ...key.published, x: "AAAA" })

      assert.strictEqual(yield* outcome(yield* sign(key)), "KeysUnavailable")
    })
  )
})
