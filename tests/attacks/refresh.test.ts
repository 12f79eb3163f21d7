import { assert, describe, it } from "@effect/vitest"
import { codeOf, open } from "../provider/Shop.ts"

const outOfWindow = 31_000

describe("a refresh token that was stolen", () => {
  it("ends the session where the thief was first and the owner comes second", async () => {
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

  it("ends the session where the owner was first and the thief comes second", async () => {
    const shop = open({ reuseWindow: 0 })
    const { refresh_token } = await shop.member()
    const owner = (await shop.refresh(refresh_token)).body

    assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(owner.refresh_token)), "invalid_grant")
  })

  it("leads to no second line of tokens within the window for lost answers", async () => {
    const shop = open()
    const { refresh_token } = await shop.member()
    const owner = (await shop.refresh(refresh_token)).body.refresh_token

    const thief = (await shop.refresh(refresh_token)).body.refresh_token

    assert.strictEqual(thief, owner)
    await shop.refresh(owner)
    assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(owner)), "invalid_grant")
  })

  it("is a theft after that window, also where nobody used its successor", async () => {
    const shop = open()
    const { refresh_token } = await shop.member()
    const owner = (await shop.refresh(refresh_token)).body.refresh_token
    shop.pass(outOfWindow)

    assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(owner)), "invalid_grant")
  })

  it("is noticed however many tokens ago it was the right one", async () => {
    const shop = open()
    const { refresh_token: first } = await shop.member()
    let current = first
    for (let turn = 0; turn < 5; turn++) current = (await shop.refresh(current)).body.refresh_token

    assert.strictEqual(codeOf(await shop.refresh(first)), "invalid_grant")
    assert.strictEqual(codeOf(await shop.refresh(current)), "invalid_grant")
  })

  it("gives fifty thieves at once the one token that the owner gets", async () => {
    const shop = open()
    const { refresh_token } = await shop.member()

    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.refresh(refresh_token)))

    assert.lengthOf(new Set(answers.map(({ body }) => body.refresh_token)), 1)
  })

  it("ends the visitor's session as well as the member's", async () => {
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

describe("a refresh token that was made up", () => {
  it.each([
    ["with the id of the session and another secret", (token: string) => `${token.slice(0, 22)}${"A".repeat(43)}`],
    ["of the id alone", (token: string) => token.slice(0, 22)],
    ["that is empty", () => ""]
  ])("%s is refused", async (_, forge) => {
    const shop = open()
    const { refresh_token } = await shop.member()

    assert.strictEqual((await shop.refresh(forge(refresh_token))).status, 400)
  })

  it("of another session's secret is refused", async () => {
    const shop = open()
    const ada = await shop.member()
    const { body } = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })

    const spliced = await shop.refresh(ada.refresh_token.slice(0, 22) + body.refresh_token.slice(22))

    assert.strictEqual(codeOf(spliced), "invalid_grant")
  })

  it("is no access token, and an access token no refresh token", async () => {
    const shop = open()
    const { access_token, refresh_token } = await shop.member()

    assert.strictEqual((await shop.post("/v2/change-password", { newPassword: "another" }, refresh_token)).status, 401)
    assert.strictEqual((await shop.refresh(access_token)).status, 400)
  })
})
