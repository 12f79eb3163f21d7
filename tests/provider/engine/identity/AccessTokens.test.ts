import { assert, describe, it } from "@effect/vitest"
import { accessTokenLifetime } from "@portico/contract/Limits"
import * as AccessTokens from "../../../../packages/provider/src/engine/identity/AccessTokens.ts"
import * as Secrets from "../../../../packages/provider/src/engine/identity/Secrets.ts"
import * as SigningKey from "../../../../packages/provider/src/engine/identity/SigningKey.ts"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { TestClock } from "effect/testing"
import { decodeJwt } from "jose/jwt/decode"
import { decodeProtectedHeader } from "jose/decode/protected_header"

const issuer = "https://id.shop.test"
const caller: AccessTokens.Caller = { subject: "m", role: "member", clientId: "shop", session: "s" }

/** The keys of a provider, with the ids of those that it has published. */
const keysOf = Effect.fnUntraced(function* (...ids: ReadonlyArray<string>) {
  const pairs = new Map<string, { readonly signing: CryptoKey; readonly verifying: CryptoKey }>()
  for (const id of ids) {
    const key = yield* SigningKey.generate({ id, previous: "", createdAt: 0, activeFrom: 0 })
    pairs.set(id, {
      signing: yield* SigningKey.signingKeyOf(key),
      verifying: yield* SigningKey.verifyingKeyOf(key)
    })
  }
  const [id = ""] = ids
  const keys: AccessTokens.Keys<never> = {
    signing: Effect.sync(() => ({ id, key: pairs.get(id)?.signing ?? assert.fail("There is no key.") })),
    verifying: (id) => Effect.sync(() => Option.fromUndefinedOr(pairs.get(id)?.verifying))
  }
  return { keys, drop: (id: string) => pairs.delete(id) }
})

describe("an access token", () => {
  it.effect("identifies its caller until it has expired", () =>
    Effect.gen(function* () {
      const { keys } = yield* keysOf("k")
      const { issue, read } = AccessTokens.make(keys)
      const token = yield* issue(caller, issuer)

      assert.deepStrictEqual(yield* read(token), Option.some(caller))
      yield* TestClock.adjust(`${accessTokenLifetime} seconds`)
      assert.deepStrictEqual(yield* read(token), Option.some(caller))
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* read(token), Option.none())
      assert.deepStrictEqual(yield* AccessTokens.make(keys).read(token), Option.none())
    }).pipe(Effect.provide(Secrets.layer))
  )

  it.effect("of an editor identifies an editor", () =>
    Effect.gen(function* () {
      const { keys } = yield* keysOf("k")
      const editor = { ...caller, editor: true } as const
      const token = yield* AccessTokens.make(keys).issue(editor, issuer)

      assert.deepStrictEqual(yield* AccessTokens.make(keys).read(token), Option.some(editor))
    }).pipe(Effect.provide(Secrets.layer))
  )

  it.effect("has the header and the claims of RFC 9068", () =>
    Effect.gen(function* () {
      const { keys } = yield* keysOf("k")
      yield* TestClock.adjust("90 seconds")
      const token = Redacted.value(yield* AccessTokens.make(keys).issue(caller, issuer))

      assert.deepStrictEqual(decodeProtectedHeader(token), { alg: "ES256", typ: "at+jwt", kid: "k" })
      const { jti, ...claims } = decodeJwt(token)
      assert.match(jti ?? "", /^[\w-]{22}$/)
      assert.deepStrictEqual(claims, {
        iss: issuer,
        aud: "shop",
        client_id: "shop",
        sub: "m",
        role: "member",
        sid: "s",
        iat: 90,
        exp: 90 + accessTokenLifetime
      })
    }).pipe(Effect.provide(Secrets.layer))
  )

  it.effect("is accepted after a restart with the same keys, and not with other keys of the same id", () =>
    Effect.gen(function* () {
      const { keys } = yield* keysOf("k")
      const token = yield* AccessTokens.make(keys).issue(caller, issuer)

      assert.deepStrictEqual(yield* AccessTokens.make(keys).read(token), Option.some(caller))
      assert.deepStrictEqual(yield* AccessTokens.make((yield* keysOf("k")).keys).read(token), Option.none())
      assert.deepStrictEqual(yield* AccessTokens.make((yield* keysOf("other")).keys).read(token), Option.none())
    }).pipe(Effect.provide(Secrets.layer))
  )

  it.effect("is accepted without computing its signature if it was issued or read before", () =>
    Effect.gen(function* () {
      const { keys } = yield* keysOf("k")
      const issuing = AccessTokens.make(keys)
      const reading = AccessTokens.make(keys)
      const token = yield* issuing.issue(caller, issuer)
      yield* reading.read(token)

      // A read that computes no signature completes synchronously.
      const runSync = Effect.runSyncWith(yield* Effect.context<Secrets.Secrets>())
      assert.deepStrictEqual(runSync(issuing.read(token)), Option.some(caller))
      assert.deepStrictEqual(runSync(reading.read(token)), Option.some(caller))
    }).pipe(Effect.provide(Secrets.layer))
  )

  it.effect("is refused as soon as its key is revoked, even if it is cached", () =>
    Effect.gen(function* () {
      const { drop, keys } = yield* keysOf("k")
      const { issue, read } = AccessTokens.make(keys)
      const token = yield* issue(caller, issuer)
      assert.isTrue(Option.isSome(yield* read(token)))

      drop("k")

      assert.deepStrictEqual(yield* read(token), Option.none())
    }).pipe(Effect.provide(Secrets.layer))
  )

  it.effect("is accepted if the cache has no room for it", () =>
    Effect.gen(function* () {
      const { keys } = yield* keysOf("k")
      const { issue, read } = AccessTokens.make(keys, 2)
      const callers = ["a", "b", "c", "d"].map((subject) => ({ ...caller, subject }))
      const tokens = yield* Effect.forEach(callers, (one) => issue(one, issuer))

      for (const round of [1, 2]) {
        const found = yield* Effect.forEach(tokens, read)

        assert.deepStrictEqual(found, callers.map(Option.some), `round ${round}`)
      }
    }).pipe(Effect.provide(Secrets.layer))
  )

  it.effect("differs from another one of the same second", () =>
    Effect.gen(function* () {
      const { issue } = AccessTokens.make((yield* keysOf("k")).keys)

      assert.notStrictEqual(Redacted.value(yield* issue(caller, issuer)), Redacted.value(yield* issue(caller, issuer)))
    }).pipe(Effect.provide(Secrets.layer))
  )
})
