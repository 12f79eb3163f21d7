import { assert, describe, it } from "@effect/vitest"
import { codeOf, open } from "../provider/Shop.ts"

const outOfWindow = 31_000

describe("a stolen refresh token", () => {
  it("ends the session if the thief uses it before the owner", async () => {
    const shop = open({ reuseWindow: 0 })
    const { access_token, refresh_token } = await shop.member()
    const thief = (await shop.refresh(refresh_token)).body

    const owner = await shop.refresh(refresh_token)

    assert.strictEqual(codeOf(owner), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(thief.refresh_token)), "invalid_grant")
    for (const token of [access_token, thief.access_token]) {
      const change = await shop.post("/v2/change-password", { newPassword: "the thief's own" }, token)
      assert.strictEqual(change.status, 401)
    }
  })

  it("ends the session if the owner uses it before the thief", async () => {
    const shop = open({ reuseWindow: 0 })
    const { refresh_token } = await shop.member()
    const owner = (await shop.refresh(refresh_token)).body

    assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(owner.refresh_token)), "invalid_grant")
  })

  it("returns the same successor within the window for lost responses", async () => {
    const shop = open()
    const { refresh_token } = await shop.member()
    const owner = (await shop.refresh(refresh_token)).body.refresh_token

    const thief = (await shop.refresh(refresh_token)).body.refresh_token

    assert.strictEqual(thief, owner)
    await shop.refresh(owner)
    assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(owner)), "invalid_grant")
  })

  it("ends the session after that window, even if its successor was not used", async () => {
    const shop = open()
    const { refresh_token } = await shop.member()
    const owner = (await shop.refresh(refresh_token)).body.refresh_token
    shop.pass(outOfWindow)

    assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(owner)), "invalid_grant")
  })

  it("is detected after any number of later refreshes", async () => {
    const shop = open()
    const { refresh_token: first } = await shop.member()
    let current = first
    for (let turn = 0; turn < 5; turn++) current = (await shop.refresh(current)).body.refresh_token

    assert.strictEqual(codeOf(await shop.refresh(first)), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(current)), "invalid_grant")
  })

  it("returns the owner's successor to fifty concurrent requests", async () => {
    const shop = open()
    const { refresh_token } = await shop.member()

    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.refresh(refresh_token)))

    assert.lengthOf(new Set(answers.map(({ body }) => body.refresh_token)), 1)
  })

  it("ends the session of a visitor too", async () => {
    const shop = open({ reuseWindow: 0 })
    const { body } = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })
    const next = (await shop.refresh(body.refresh_token)).body.refresh_token

    assert.strictEqual(codeOf(await shop.refresh(body.refresh_token)), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(next)), "invalid_grant")
  })

  it("does not end the sessions of other browsers", async () => {
    const shop = open({ reuseWindow: 0 })
    const phone = await shop.member()
    const laptop = await shop.member()
    await shop.refresh(phone.refresh_token)
    await shop.refresh(phone.refresh_token)

    assert.strictEqual((await shop.refresh(laptop.refresh_token)).status, 200)
  })
})

describe("a forged refresh token", () => {
  it.each([
    ["with the id of the session and another secret", (token: string) => `${token.slice(0, 22)}${"A".repeat(43)}`],
    ["with only the id", (token: string) => token.slice(0, 22)],
    ["without any characters", () => ""]
  ])("%s is refused", async (_, forge) => {
    const shop = open()
    const { refresh_token } = await shop.member()

    assert.strictEqual((await shop.refresh(forge(refresh_token))).status, 400)
  })

  it("with the secret of another session is refused", async () => {
    const shop = open()
    const ada = await shop.member()
    const { body } = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })

    const spliced = await shop.refresh(ada.refresh_token.slice(0, 22) + body.refresh_token.slice(22))

    assert.strictEqual(codeOf(spliced), "invalid_grant")
  })

  it("is not an access token, and an access token is not a refresh token", async () => {
    const shop = open()
    const { access_token, refresh_token } = await shop.member()

    assert.strictEqual((await shop.post("/v2/change-password", { newPassword: "another" }, refresh_token)).status, 401)
    assert.strictEqual((await shop.refresh(access_token)).status, 400)
  })
})
