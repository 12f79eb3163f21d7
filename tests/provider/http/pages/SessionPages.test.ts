import { assert, describe, it } from "@effect/vitest"
import { codeOf, messageOf, open, origin, redirectUri } from "../../Shop.ts"
import { ada, ask, cookieOf, pairOf } from "./SignIn.ts"

describe("the logout page", () => {
  const logout = async (shop: ReturnType<typeof open>, token: string, postFlowUrl?: string) => {
    const callbacks = postFlowUrl === undefined ? {} : { postFlowUrl }
    const { body } = await shop.post("/v1/redirect-session", { logout: { clientId: "shop" }, callbacks }, token)
    return body.redirectSession.fullUrl
  }

  it("deletes the cookie, ends the browser's session and redirects back", async () => {
    const shop = open()
    const cookie = pairOf(cookieOf((await (await ask(shop)).submit(ada)).headers, "portico"))
    const address = await logout(shop, await shop.visitor(), `${origin}/bye`)

    const page = await shop.send(address, { headers: { cookie } })

    assert.strictEqual(page.status, 303)
    assert.strictEqual(page.headers.get("location"), `${origin}/bye`)
    assert.match(cookieOf(page.headers, "portico"), /^portico=; Path=\/; Max-Age=0;/)
    const { body } = await shop.session({}, "none")
    const silent = await shop.send(body.redirectSession.fullUrl, { headers: { cookie } })
    assert.strictEqual(messageOf(silent.text).error, "login_required")
  })

  it("shows that the user is signed out if there is no return address", async () => {
    const shop = open()

    const page = await shop.send(await logout(shop, await shop.visitor()))

    assert.strictEqual(page.status, 200)
    assert.include(page.text, "You are signed out")
  })

  it("is not required to end the browser session that the tokens came from", async () => {
    const shop = open()
    const done = await (await ask(shop)).submit(ada)
    const cookie = pairOf(cookieOf(done.headers, "portico"))
    const answer = new URLSearchParams(new URL(done.headers.get("location") ?? "").hash.slice(1))
    const { body } = await shop.exchange({ code: answer.get("code"), redirectUri })

    await logout(shop, body.access_token)

    const silent = await shop.session({}, "none")
    const page = await shop.send(silent.body.redirectSession.fullUrl, { headers: { cookie } })
    assert.strictEqual(messageOf(page.text).error, "login_required")
    assert.strictEqual(codeOf(await shop.refresh(body.refresh_token)), "invalid_grant")
  })
})

it("allows the requesting page to frame a pre-warmed page", async () => {
  const shop = open()
  const { body } = await shop.post("/v1/redirect-session", { login: {} }, await shop.visitor(), { origin })

  const page = await shop.send(body.redirectSession.fullUrl)

  assert.strictEqual(page.status, 200)
  assert.include(page.headers.get("content-security-policy") ?? "", `frame-ancestors ${origin}`)
})

it.each(["DELETE", "PUT", "HEAD", "OPTIONS"])("rejects %s without using up the page", async (method) => {
  const shop = open()
  const { body } = await shop.session({}, "none")

  const refused = await shop.send(body.redirectSession.fullUrl, { method })

  assert.strictEqual(refused.status, 405)
  assert.strictEqual((await shop.send(body.redirectSession.fullUrl)).status, 200)
})
