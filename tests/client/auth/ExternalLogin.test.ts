import { ExternalLogin } from "@portico/client/auth/ExternalLogin"
import { Tokens } from "@portico/client/session/Tokens"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { now, plain, settled, storeOf, unseal } from "../session/session.ts"
import { granted, json, network, replies } from "../transport/network.ts"
import { run, visitor } from "./account.ts"

const second = Redacted.make("API_KEY")
const requestTokens = ExternalLogin.use((login) => Effect.map(login.requestTokens("m1", second), unseal))
const body = { grant_type: "authorized_client", scope: "offline_access", member_id: "m1" }
const memberTokens = plain("NEW", now + 14_400, "NEXT", "member")

describe("ExternalLogin.requestTokens", () => {
  it.effect("sends the current token together with the second token and stores nothing", () =>
    Effect.gen(function* () {
      const store = storeOf(visitor)
      const net = replies(granted("NEW", "NEXT"))

      assert.deepStrictEqual(yield* run(net, requestTokens, { store }), memberTokens)

      assert.deepInclude(net.sent[0], { origin: "https://api.example", path: "/oauth2/token", body })
      assert.strictEqual(net.sent[0]?.headers["authorization"], "ACCESS,API_KEY")
      assert.deepStrictEqual(store.saved, [])
    })
  )

  it.effect("obtains a visitor token first if there is no valid token", () =>
    Effect.gen(function* () {
      const net = replies(granted("VISITOR", "VISITOR-REFRESH"), granted("NEW", "NEXT"))

      assert.deepStrictEqual(yield* run(net, requestTokens, { store: storeOf() }), memberTokens)

      assert.deepStrictEqual(net.sent[0]?.body, { clientId: "CLIENT", grantType: "anonymous" })
      assert.strictEqual(net.sent[1]?.headers["authorization"], "VISITOR,API_KEY")
    })
  )

  it.effect("fails with the status text and the request id if the request is refused", () =>
    Effect.gen(function* () {
      const net = replies(json({ error: "forbidden" }, 403, { "x-request-id": "REQ-7" }))

      const failure = yield* run(net, Effect.flip(requestTokens))

      assert.strictEqual(failure.message, "Failed to fetch tokens from OAuth API: Forbidden. request id: REQ-7.")
      assert.deepInclude(failure.cause, { _tag: "ApplicationError", status: 403, code: "FORBIDDEN" })
    })
  )

  it.effect("fails if no valid token can be obtained", () =>
    Effect.gen(function* () {
      const net = network(() => "offline")

      const failure = yield* run(net, Effect.flip(settled(requestTokens)), { store: storeOf() })

      assert.strictEqual(failure._tag, "TokenUnavailable")
      assert.notDeepInclude(
        net.sent.map((sent) => sent.body),
        body
      )
    })
  )
})

describe("ExternalLogin.run", () => {
  const enter = ExternalLogin.use((login) => login.run("m1", second))

  it.effect("stores the tokens", () =>
    Effect.gen(function* () {
      const store = storeOf(visitor)

      yield* run(replies(granted("NEW", "NEXT")), enter, { store })

      assert.deepStrictEqual(store.kept(), memberTokens)
    })
  )

  it.effect("fails with SessionEnded if the session is cleared during the request", () =>
    Effect.gen(function* () {
      const store = storeOf(visitor)
      let clear: Effect.Effect<unknown> = Effect.void
      const net = network(() =>
        Effect.as(
          Effect.suspend(() => clear),
          granted("NEW", "NEXT")
        )
      )

      const failure = yield* run(
        net,
        Effect.gen(function* () {
          clear = (yield* Tokens).clear
          return yield* Effect.flip(enter)
        }),
        { store }
      )

      assert.strictEqual(failure._tag, "SessionEnded")
      assert.isUndefined(store.kept())
    })
  )
})
