import { assert, describe, it } from "@effect/vitest"
import * as Endpoint from "@portico/contract/Endpoint"
import { endpoints } from "@portico/contract/Endpoints"
import { vi } from "vitest"
import { open, seed } from "../../Shop.ts"

type Row = Endpoint.Endpoint

const prefixes = [Endpoint.plainPrefixes, Endpoint.hostedPrefixes, Endpoint.ownHostPrefixes]

const doors = Object.entries<Row>(endpoints.auth).flatMap(([name, { aliases = [], method, path, service }]) =>
  [path, ...aliases].flatMap((own) =>
    [...new Set(prefixes.map((prefix) => prefix[service] + own))].map((door) => [name, method, door] as const)
  )
)

it.each(doors)("serves %s at %s %s", async (_, method, door) => {
  const shop = open()
  const path = door.replace("{factorType}", "TOTP").replace("{apiVersion}", "alpha")
  const init = {
    method,
    headers: { authorization: await shop.visitor() },
    ...(method === "POST" ? { body: "{}" } : {})
  }

  const { status } = await shop.send(path, init)

  assert.include([200, 400, 401, 403], status)
})

const register = async (shop: ReturnType<typeof open>, more: object = {}) =>
  shop.post(
    "/v2/register",
    { loginId: { email: "grace@shop.test" }, password: "debugging", ...more },
    await shop.visitor()
  )

describe("hostile input", () => {
  it.each([
    ["__proto__", '{"loginId":{"email":"grace@shop.test"},"password":"debugging","__proto__":{"elevated":true}}'],
    [
      "constructor",
      '{"loginId":{"email":"grace@shop.test"},"password":"debugging","constructor":{"prototype":{"elevated":true}}}'
    ],
    [
      "a profile",
      '{"loginId":{"email":"grace@shop.test"},"password":"debugging","profile":{"__proto__":{"elevated":true}}}'
    ]
  ])("with %s pollutes no prototype", async (_, body) => {
    const shop = open()
    const authorization = await shop.visitor()

    const answered = await shop.send("/v2/register", { method: "POST", headers: { authorization }, body })

    assert.strictEqual(answered.body.state, "SUCCESS")
    assert.isUndefined(Object.getOwnPropertyDescriptor(Object.prototype, "elevated"))
    assert.notInclude(JSON.stringify(answered.body.identity), "elevated")
  })

  it("in unknown profile fields is returned as it was sent", async () => {
    const profile = { loyalty: { points: 7 }, addresses: [{ tag: "HOME", address: { city: "Paris", floor: 3 } }] }

    const { body } = await register(open(), { profile })

    assert.deepInclude<object>(body.identity?.identityProfile ?? {}, profile)
  })

  it("of seventeen megabytes is rejected with 413", async () => {
    const shop = open()
    const authorization = await shop.visitor()
    const body = JSON.stringify({ loginId: { email: "x".repeat(17 * 1024 * 1024) }, password: "x" })

    const refused = await shop.send("/v2/login", { method: "POST", headers: { authorization }, body })

    assert.strictEqual(refused.status, 413)
  })

  it("in an email address adds no header", async () => {
    const shop = open({ seed: { ...seed, registration: "emailVerification" } })

    for (const email of ["grace@shop.test\r\nbcc: eve@evil.test", "grace@shop.test,eve@evil.test", "a@b\u0000"]) {
      assert.strictEqual((await register(shop, { loginId: { email } })).status, 400)
    }
    assert.deepStrictEqual(await shop.outbox(), [])
  })
})

it("writes no secret to the request log or the failure log", async () => {
  const logged = vi.spyOn(console, "log").mockImplementation(() => {})
  const entries: Array<unknown> = []
  const shop = open({ log: (entry) => entries.push(entry), seed: { ...seed, registration: "emailVerification" } })
  const { access_token, refresh_token } = await shop.member()
  const { stateToken } = (await register(shop, { password: "hunter2-hunter2" })).body
  await shop.post("/v1/send-email", { email: "ada@shop.test" }, access_token)
  const mails = await shop.outbox()
  const code = mails[0]?.code ?? ""
  const recoveryToken = mails[1]?.code ?? ""
  await shop.post("/v1/auth/verify", { code, stateToken }, access_token)
  await shop.post("/v2/change-password", { newPassword: "hunter3-hunter3" }, access_token)
  await shop.send(`/v1/logout?clientId=${refresh_token}`, { headers: { authorization: access_token } })
  await shop.post("/v1/recover", { recoveryToken, password: "hunter4-hunter4" }, access_token)
  await shop.post("/graphql/alpha", { query: "{ me { id } }" }, access_token)

  const told = JSON.stringify([entries, logged.mock.calls])

  assert.isAbove(entries.length, 10)
  for (const secret of [access_token, refresh_token, stateToken, code, recoveryToken, "hunter", "ada@shop.test"]) {
    assert.isNotEmpty(secret)
    assert.notInclude(told, secret)
  }
  logged.mockRestore()
})
