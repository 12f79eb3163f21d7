import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Tokens } from "@portico/client/session/Tokens"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"

const signIn = Effect.gen(function* () {
  const { email, password } = accounts.ada
  const state = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
  assert.strictEqual(state._tag, "SUCCESS")
  if (state._tag === "SUCCESS") yield* SilentLogin.use((silent) => silent.run(state.sessionToken))
})

describe("layerTest", () => {
  it.effect("signs a member in through the provider's silent page", () =>
    Effect.gen(function* () {
      yield* signIn

      assert.strictEqual(yield* Tokens.use((tokens) => tokens.role), "member")
      const requests = yield* Testing.World.use((world) => world.requests)
      assert.deepStrictEqual(
        requests.map(({ method, path, status }) => `${method} ${path} ${status}`),
        [
          "POST /oauth2/token 200",
          "POST /v2/login 200",
          "POST /v1/redirect-session 200",
          "GET /portico/session/{id} 200",
          "POST /oauth2/token 200"
        ]
      )
    }).pipe(Effect.provide(Testing.layerTest()))
  )

  it.effect("lets client and provider live in the test's time", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.UTC(2030, 0, 1))
      const before = yield* Tokens.use((tokens) => tokens.access)

      yield* TestClock.adjust("5 hours")

      const after = yield* Tokens.use((tokens) => tokens.access)
      assert.notStrictEqual(Redacted.value(after), Redacted.value(before))
      const response = yield* Testing.World.use(({ handler }) =>
        Effect.promise(() => handler(new Request("http://provider.test/nowhere")))
      )
      assert.strictEqual(response.headers.get("date"), "Tue, 01 Jan 2030 05:00:00 GMT")
    }).pipe(Effect.provide(Testing.layerTest()))
  )
})
