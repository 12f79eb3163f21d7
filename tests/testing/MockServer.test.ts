import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { Tokens } from "@portico/client/session/Tokens"
import * as Endpoint from "@portico/contract/Endpoint"
import { endpoints } from "@portico/contract/Endpoints"
import * as Mock from "@portico/testing/Mock"
import * as MockServer from "@portico/testing/MockServer"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { afterAll, beforeAll } from "vitest"

const origin = "http://provider.test"

const rows = [endpoints.auth, endpoints.data, endpoints.account].flatMap((half) =>
  Object.entries<Endpoint.Endpoint>(half)
)

const prefixes = Object.entries({
  plain: Endpoint.plainPrefixes,
  hosted: Endpoint.hostedPrefixes,
  "own host": Endpoint.ownHostPrefixes
})

const doors = rows.flatMap(([key, row]) =>
  prefixes.map(([name, prefix]) => [`${key}, ${name} paths`, row, prefix[row.service] + row.path] as const)
)

const signIn = Effect.gen(function* () {
  const { email, password } = accounts.bob
  const state = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
  if (state._tag === "SUCCESS") yield* SilentLogin.use((silent) => silent.run(state.sessionToken))
  return yield* Tokens.use((tokens) => tokens.role)
})

const register = (email: string) =>
  Members.use((members) => members.register({ email, password: Redacted.make("long-enough-1") }))

describe("a mocked network", () => {
  let listening: MockServer.Listening
  beforeAll(() => {
    listening = MockServer.listen({ origin })
  })
  afterAll(() => listening.close())

  it.each(doors)("responds to %s", async (_, row, path) => {
    const init = row.method === "POST" ? { method: "POST", body: "{}" } : {}

    const response = await fetch(origin + path.replace(/\{\w+\}/g, "x"), init)

    assert.isString(response.headers.get("x-wix-request-id"))
    assert.notInclude([404, 405], response.status)
  })

  it("passes through requests to other hosts", async () => {
    const elsewhere = await fetch("data:text/plain,elsewhere")

    assert.strictEqual(await elsewhere.text(), "elsewhere")
  })

  it("fails requests to unknown paths of the provider", async () => {
    const outcome = await fetch(`${origin}/v2/itmes`).then(
      () => "answered",
      () => "failed"
    )

    assert.strictEqual(outcome, "failed")
  })

  it.live("signs a member in through the hosted page", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* signIn, "member")
    }).pipe(Effect.provide(Mock.layerMock()))
  )

  it.live("separates the worlds of two clients", () =>
    Effect.gen(function* () {
      const one = Mock.layerMock()
      const other = Mock.layerMock()

      const results = [
        yield* Effect.result(Effect.provide(register("grace@example.com"), one)),
        yield* Effect.result(Effect.provide(register("grace@example.com"), one)),
        yield* Effect.result(Effect.provide(register("grace@example.com"), other))
      ]

      assert.deepStrictEqual(
        results.map(({ _tag }) => _tag),
        ["Success", "Failure", "Success"]
      )
    })
  )

  it.live("shares a world between clients with different scenarios", () =>
    Effect.gen(function* () {
      const good = Mock.layerMock({ world: "shared" })
      const limited = Mock.layerMock({ world: "shared", scenario: "rateLimited" })

      yield* Effect.provide(register("grace@example.com"), good)
      const refused = yield* Effect.flip(Effect.provide(register("alan@example.com"), limited))
      const taken = yield* Effect.flip(Effect.provide(register("grace@example.com"), good))

      assert.strictEqual(refused._tag, "RateLimited")
      assert.strictEqual(taken._tag, "RegistrationRefused")
    })
  )

  it.live("returns the emails of a world until it is reset", () =>
    Effect.gen(function* () {
      const client = Mock.layerMock({ world: "mails", scenario: "emailVerification" })
      yield* Effect.provide(register("grace@example.com"), client)

      const [mail] = yield* Effect.promise(() => listening.worlds.outbox("mails"))
      yield* Effect.promise(() => listening.worlds.reset("mails"))

      assert.strictEqual(mail?.email, "grace@example.com")
      assert.match(mail?.code ?? "", /^\d{6}$/)
      assert.deepStrictEqual(yield* Effect.promise(() => listening.worlds.outbox("mails")), [])
      assert.strictEqual(
        (yield* Effect.provide(register("grace@example.com"), client))._tag,
        "EMAIL_VERIFICATION_REQUIRED"
      )
    })
  )
})
