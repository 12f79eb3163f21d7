import { assert, it } from "@effect/vitest"
import { accessTokenLifetime } from "@portico/contract/Limits"
import * as AccessTokens from "../../../../packages/provider/src/engine/identity/AccessTokens.ts"
import * as Secrets from "../../../../packages/provider/src/engine/identity/Secrets.ts"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { TestClock } from "effect/testing"

const key = Redacted.make("k".repeat(43))
const caller: AccessTokens.Caller = { subject: "m", role: "member", clientId: "shop", session: "s" }

it.effect("reads the caller from a token until it has expired", () =>
  Effect.gen(function* () {
    const { issue, read } = AccessTokens.make(key)
    const token = yield* issue(caller)

    assert.deepStrictEqual(yield* read(token), Option.some(caller))
    yield* TestClock.adjust(`${accessTokenLifetime} seconds`)
    assert.deepStrictEqual(yield* read(token), Option.some(caller))
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(yield* read(token), Option.none())
    assert.deepStrictEqual(yield* AccessTokens.make(key).read(token), Option.none())
  }).pipe(Effect.provide(Secrets.layer))
)

it.effect("reads an editor's token as an editor", () =>
  Effect.gen(function* () {
    const { issue, read } = AccessTokens.make(key)
    const editor = { ...caller, editor: true } as const

    assert.deepStrictEqual(yield* read(yield* issue(editor)), Option.some(editor))
  }).pipe(Effect.provide(Secrets.layer))
)

it.effect("reads a token after a restart with the same key, and not with another key", () =>
  Effect.gen(function* () {
    const token = yield* AccessTokens.make(key).issue(caller)

    assert.deepStrictEqual(yield* AccessTokens.make(key).read(token), Option.some(caller))
    assert.deepStrictEqual(yield* AccessTokens.make(Redacted.make("x".repeat(43))).read(token), Option.none())
  }).pipe(Effect.provide(Secrets.layer))
)

it.effect("reads a token a second time without computing its signature", () =>
  Effect.gen(function* () {
    const { issue, read } = AccessTokens.make(key)
    const token = yield* issue(caller)
    yield* read(token)

    // A read that computes no signature completes synchronously.
    const runSync = Effect.runSyncWith(yield* Effect.context<Secrets.Secrets>())
    assert.deepStrictEqual(runSync(read(token)), Option.some(caller))
  }).pipe(Effect.provide(Secrets.layer))
)

it.effect("reads more tokens than the cache has room for", () =>
  Effect.gen(function* () {
    const { issue, read } = AccessTokens.make(key, 2)
    const callers = ["a", "b", "c", "d"].map((subject) => ({ ...caller, subject }))
    const tokens = yield* Effect.forEach(callers, issue)

    for (const round of [1, 2]) {
      const found = yield* Effect.forEach(tokens, read)

      assert.deepStrictEqual(found, callers.map(Option.some), `round ${round}`)
    }
  }).pipe(Effect.provide(Secrets.layer))
)

it.effect("issues two different tokens within one second", () =>
  Effect.gen(function* () {
    const { issue } = AccessTokens.make(key)

    assert.notStrictEqual(Redacted.value(yield* issue(caller)), Redacted.value(yield* issue(caller)))
  }).pipe(Effect.provide(Secrets.layer))
)
