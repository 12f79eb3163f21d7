import { assert, describe, it } from "@effect/vitest"
import * as PresenceCache from "../../packages/provider/src/http/identity/PresenceCache.ts"
import { ada } from "../provider/http/pages/SignIn.ts"
import { browse, codeIn, signingIn } from "../provider/http/pages/Visitor.ts"
import { codeOf, open, redirectUri, seed } from "../provider/Shop.ts"

type Shop = ReturnType<typeof open>

const start = 1_700_000_000_000

const notes = {
  id: "notes",
  permissions: { read: "ANYONE", insert: "SITE_MEMBER", update: "SITE_MEMBER", remove: "SITE_MEMBER" }
} as const

const world = { ...seed, collections: [notes] }

const write = (shop: Shop, token: string) =>
  shop.post("/v2/items", { dataCollectionId: "notes", dataItem: { data: { text: "still here" } } }, token)

const read = (shop: Shop, token: string) =>
  shop.post("/v2/items/query", { dataCollectionId: "notes", query: {} }, token)

describe("the access token of an ended session", () => {
  it.each(["revoked", "deleted", "logged out", "password changed"] as const)("is refused: %s", async (end) => {
    const shop = open({ seed: world })
    const [here, there] = [await shop.member(), await shop.member()]
    assert.strictEqual((await write(shop, there.access_token)).status, 200)

    const proof = await shop.prove(here.access_token)
    if (end === "revoked") await shop.post("/v1/account/revoke-session", { proof }, here.access_token)
    if (end === "deleted") await shop.post("/v1/account/delete", { proof }, here.access_token)
    if (end === "password changed") {
      await shop.post("/v2/change-password", { newPassword: "a new password" }, here.access_token)
    }
    if (end === "logged out") await shop.send("/v1/logout", { headers: { authorization: there.access_token } })

    for (const answered of [await write(shop, there.access_token), await read(shop, there.access_token)]) {
      assert.strictEqual(answered.status, 401)
    }
    const survives = end === "revoked" || end === "logged out" || end === "password changed"
    assert.strictEqual((await write(shop, here.access_token)).status, survives ? 200 : 401)
  })

  it("is refused by another process of the same store after 15 seconds at most", async () => {
    const shop = open({ seed: world })
    const { access_token } = await shop.member()
    assert.strictEqual((await write(shop, access_token)).status, 200)
    const [session] = await shop.kept((store) => store.sessionsOf(ownerOf(access_token), start, 10))

    await shop.kept((store) => store.endSession(session?.id ?? "", start))

    shop.pass(PresenceCache.lifetime)
    assert.strictEqual((await write(shop, access_token)).status, 401)
  })

  it("still requests the page that ends the browser's session", async () => {
    const shop = open({ seed: world })
    const { access_token } = await shop.member()
    const logout = () =>
      shop.post("/v1/redirect-session", { logout: { clientId: "shop" }, callbacks: {} }, access_token)

    assert.strictEqual((await logout()).status, 200)
    assert.strictEqual((await logout()).status, 200)
  })
})

describe("a session that has ended", () => {
  it("left no authorization code that opens another session", async () => {
    const shop = open({ seed: world })
    const owner = (await shop.member()).access_token
    const { browser } = await signingIn(shop)
    await shop.exchange({ code: codeIn(await browser.submit(ada)), redirectUri })
    await signingIn(shop, browser)
    const code = codeIn(await browser.submit({ action: "continue" }))
    assert.isNotNull(code)

    const { sessions } = (await shop.post("/v1/account/sessions", {}, owner)).body
    const { sessionId } = sessions.find(({ current }) => !current) ?? {}
    const proof = await shop.prove(owner)
    assert.strictEqual((await shop.post("/v1/account/revoke-session", { proof, sessionId }, owner)).status, 200)

    assert.strictEqual(codeOf(await shop.exchange({ code, redirectUri })), "invalid_grant")
    assert.lengthOf((await shop.post("/v1/account/sessions", {}, owner)).body.sessions, 1)
  })

  it("is no account page that still shows the member", async () => {
    const shop = open({ seed: world })
    const { access_token } = await shop.member()
    const { body } = await shop.post("/v1/redirect-session", { memberAccountPage: {} }, access_token)
    const { fullUrl } = body.redirectSession
    assert.include((await browse(shop).visit(fullUrl)).text, ada.email)

    await shop.send("/v1/logout", { headers: { authorization: access_token } })

    const page = await browse(shop).visit(fullUrl)
    assert.strictEqual(page.title, "Sign in")
    assert.notInclude(page.text, ada.email)
  })
})

const ownerOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub
