import { TokenStoreFailed } from "@portico/client/session/TokenStore"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import * as TestConsole from "effect/testing/TestConsole"
import { granted, network, refused, replies } from "../transport/network.ts"
import {
  access,
  endpoint,
  expiredMember,
  grants,
  member,
  now,
  plain,
  refresh,
  role,
  run,
  type Store,
  storeOf
} from "./session.ts"

describe("another tab", () => {
  const other = plain("OTHER", now + 3600, "OTHER-REFRESH", "member")

  it.effect.each([
    [other, "OTHER", "member"],
    [undefined, "VISITOR", "visitor"]
  ] as const)("that signs in or out does so here", ([stored, token, who]) =>
    Effect.gen(function* () {
      const store = storeOf(member)

      const seen = yield* run(
        endpoint(() => "offline"),
        store,
        Effect.gen(function* () {
          yield* Effect.sync(() => store.elsewhere(stored))
          return [yield* access, yield* role]
        })
      )

      assert.deepStrictEqual(seen, [token, who])
    })
  )

  it.effect("that refreshed first spares this one the grant", () =>
    Effect.gen(function* () {
      const net = replies()
      const store = storeOf(expiredMember)

      const token = yield* run(
        net,
        store,
        Effect.andThen(
          Effect.sync(() => store.elsewhere(other, false)),
          access
        )
      )

      assert.strictEqual(token, "OTHER")
      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect("that used the refresh token first does not end the session here", () =>
    Effect.gen(function* () {
      const store = storeOf(expiredMember)
      const net = network(() => {
        store.elsewhere(other, false)
        return refused(400, "invalid_grant")
      })

      const seen = yield* run(net, store, Effect.all([access, role]))

      assert.deepStrictEqual(seen, ["OTHER", "member"])
      assert.lengthOf(net.sent, 1)
    })
  )
})

describe("a store that fails", () => {
  const failing = (store: Store) => {
    store.failing.value = (operation) => new TokenStoreFailed({ operation, reason: "QuotaExceededError" })
  }

  it.effect("to load is reported, and the session begins without tokens", () =>
    Effect.gen(function* () {
      const store = storeOf(member)
      failing(store)

      const token = yield* run(replies(granted("A", "R")), store, access)

      assert.strictEqual(token, "A")
      assert.include((yield* TestConsole.logLines).join(), "The token store failed to load: QuotaExceededError.")
    })
  )

  it.effect(
    "to save is survived: the rotated token lasts as long as the page, and the older one is not taken back",
    () =>
      Effect.gen(function* () {
        const net = network((_, index) => granted(`NEW-${index}`, `NEXT-${index}`, 60))
        const store = storeOf(expiredMember)

        const tokens = yield* run(
          net,
          store,
          Effect.gen(function* () {
            failing(store)
            const first = yield* access
            store.failing.value = undefined
            yield* TestClock.adjust("61 seconds")
            return [first, yield* access]
          })
        )

        assert.deepStrictEqual(tokens, ["NEW-0", "NEW-1"])
        assert.deepStrictEqual(grants(net), [refresh("MEMBER-REFRESH"), refresh("NEXT-0")])
        assert.strictEqual(store.kept()?.refreshToken.value, "NEXT-1")
      })
  )
})
