import { assert, describe, it } from "@effect/vitest"
import { codeOf, home, open, origin } from "../../Shop.ts"

describe("changing the password", () => {
  const change = (shop: ReturnType<typeof open>, token: string, newPassword = "a new password") =>
    shop.post("/v2/change-password", { newPassword }, token)

  it("refuses a common password, and the old one stays", async () => {
    const shop = open()
    const { access_token } = await shop.member()

    const { body, status } = await change(shop, access_token, "iloveyou")

    assert.strictEqual(status, 400)
    assert.strictEqual(body.message, 'INVALID_ARGUMENT: "newPassword" must not be one of the most common passwords')
    assert.strictEqual((await shop.login()).body.state, "SUCCESS")
  })

  it("replaces the old password with the new one", async () => {
    const shop = open()
    const { access_token } = await shop.member()

    const { status, text } = await change(shop, access_token)

    assert.strictEqual(status, 200)
    assert.strictEqual(text, "{}")
    assert.strictEqual((await shop.login("ada@shop.test", "a new password")).body.state, "SUCCESS")
    assert.strictEqual(codeOf(await shop.login()), "-19976")
    assert.deepInclude((await shop.outbox()).at(-1), { kind: "passwordChanged", email: "ada@shop.test" })
  })

  it("ends the member's other sessions and no one else's", async () => {
    const shop = open()
    const [here, there] = [await shop.member(), await shop.member()]
    const visitor = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })
    const code = await shop.code()

    await change(shop, here.access_token)

    assert.strictEqual((await shop.refresh(here.refresh_token)).status, 200)
    assert.strictEqual(codeOf(await shop.refresh(there.refresh_token)), "invalid_grant")
    assert.strictEqual(codeOf(await shop.exchange({ code })), "invalid_grant")
    assert.strictEqual((await shop.refresh(visitor.body.refresh_token)).status, 200)
  })

  it("is rejected for visitors", async () => {
    const shop = open()

    const refused = await change(shop, await shop.visitor())

    assert.strictEqual(refused.status, 401)
    assert.strictEqual(codeOf(refused), "UNAUTHENTICATED")
  })

  it("is rejected after the session has ended, even with a valid token", async () => {
    const shop = open()
    const { access_token } = await shop.member()
    await shop.send("/v1/logout", { headers: { authorization: access_token } })

    assert.strictEqual((await change(shop, access_token)).status, 401)
    assert.strictEqual((await shop.login()).body.state, "SUCCESS")
  })

  it("names the field of an invalid password", async () => {
    const shop = open()
    const { access_token } = await shop.member()

    const { body } = await change(shop, access_token, "abc")

    assert.strictEqual(body.message, 'INVALID_ARGUMENT: "newPassword" must be at least 4 characters long')
    assert.strictEqual((await shop.login()).body.state, "SUCCESS")
  })
})

describe("a logout", () => {
  const logout = (shop: ReturnType<typeof open>, token: string, query: Record<string, string> = {}) =>
    shop.send(`/v1/logout?${new URLSearchParams(query).toString()}`, { headers: { authorization: token } })

  it("ends the session and returns the redirect as JSON", async () => {
    const shop = open()
    const { access_token, refresh_token } = await shop.member()

    const { status, text } = await logout(shop, access_token, {
      postLogoutRedirectUri: `${origin}/bye`,
      clientId: "shop"
    })

    assert.strictEqual(status, 200)
    assert.deepStrictEqual(JSON.parse(text), {
      statusCode: 302,
      body: "",
      headers: [{ key: "Location", value: `${origin}/bye` }]
    })
    assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
  })

  it("works without a return address", async () => {
    const shop = open()

    assert.strictEqual((await logout(shop, (await shop.member()).access_token)).body.statusCode, 200)
  })

  it("succeeds again for an ended session and does not end a visitor's session", async () => {
    const shop = open()
    const { access_token } = await shop.member()
    const visitor = (await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })).body

    await logout(shop, access_token)
    await logout(shop, visitor.access_token)

    assert.strictEqual((await logout(shop, access_token)).status, 200)
    assert.strictEqual((await shop.refresh(visitor.refresh_token)).status, 200)
  })

  it.each([
    "http://evil.test/",
    "//evil.test",
    "javascript:alert(1)",
    "http://shop.test@evil.test",
    "http://shop.test\\@evil.test",
    "http://shop.test\r\nset-cookie: a=b",
    "http://shop.test.evil.test/"
  ])("rejects the return address %j and ends nothing", async (postLogoutRedirectUri) => {
    const shop = open()
    const { access_token, refresh_token } = await shop.member()

    const refused = await logout(shop, access_token, { postLogoutRedirectUri })

    assert.strictEqual(refused.status, 400)
    assert.strictEqual(refused.body.details.validationError?.fieldViolations[0]?.field, "postLogoutRedirectUri")
    assert.strictEqual((await shop.refresh(refresh_token)).status, 200)
  })

  it("is accepted as POST for long addresses", async () => {
    const shop = open()
    const address = `${origin}/`.padEnd(5000, "x")

    const { body, status } = await shop.post("/v1/logout", { postLogoutRedirectUri: address }, await shop.visitor())

    assert.strictEqual(status, 200)
    assert.strictEqual(body.headers[0]?.value, address)
  })

  it("may return to the provider itself", async () => {
    const shop = open()

    assert.strictEqual((await logout(shop, await shop.visitor(), { postLogoutRedirectUri: `${home}/x` })).status, 200)
  })
})
