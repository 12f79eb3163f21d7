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

it.effect("a token stands for whom it was issued to, until its second has passed", () =>
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

it.effect("a token of an editor stands for an editor", () =>
  Effect.gen(function* () {
    const { issue, read } = AccessTokens.make(key)
    const editor = { ...caller, editor: true } as const

    assert.deepStrictEqual(yield* read(yield* issue(editor)), Option.some(editor))
  }).pipe(Effect.provide(Secrets.layer))
)

it.effect("a token survives a new start with the same key, and none with another one", () =>
  Effect.gen(function* () {
    const token = yield* AccessTokens.make(key).issue(caller)

    assert.deepStrictEqual(yield* AccessTokens.make(key).read(token), Option.some(caller))
    assert.deepStrictEqual(yield* AccessTokens.make(Redacted.make("x".repeat(43))).read(token), Option.none())
  }).pipe(Effect.provide(Secrets.layer))
)

it.effect("a token that was read once is read again without its signature being computed", () =>
  Effect.gen(function* () {
    const { issue, read } = AccessTokens.make(key)
    const token = yield* issue(caller)
    yield* read(token)

    // What needs no signature needs no other turn of the event loop either.
    const runSync = Effect.runSyncWith(yield* Effect.context<Secrets.Secrets>())
    assert.deepStrictEqual(runSync(read(token)), Option.some(caller))
  }).pipe(Effect.provide(Secrets.layer))
)

it.effect("tokens stay readable when more of them were read than are remembered", () =>
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

it.effect("two tokens of one second differ", () =>
  Effect.gen(function* () {
    const { issue } = AccessTokens.make(key)

    assert.notStrictEqual(Redacted.value(yield* issue(caller)), Redacted.value(yield* issue(caller)))
  }).pipe(Effect.provide(Secrets.layer))
)
