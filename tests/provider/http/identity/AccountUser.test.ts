import { accountChangeCodes } from "@portico/contract/auth/Account"
import { assert, describe, it } from "@effect/vitest"
import { codeOf, open } from "../../Shop.ts"
import * as Option from "effect/Option"

const register = async (shop: ReturnType<typeof open>) =>
  shop.post("/v2/register", { loginId: { email: "ada@shop.test" }, password: "debugging" }, await shop.visitor())

describe("the user", () => {
  it("has the id, the email address and the name of the member", async () => {
    const shop = open()
    const { access_token } = await shop.member()

    const { user } = (await shop.post("/v1/account/user", {}, access_token)).body

    assert.deepInclude(user, { email: "ada@shop.test", name: "Ada" })
    assert.hasAllKeys(user, ["id", "email", "emailVerified", "name"])
  })

  it("is refused for visitors", async () => {
    const shop = open()

    assert.strictEqual((await shop.post("/v1/account/user", {}, await shop.visitor())).status, 401)
  })
})

describe("a deleted account", () => {
  it("has no sessions, no login and no data, and its address can be registered again", async () => {
    const shop = open()
    const [here, there] = [await shop.member(), await shop.member()]
    const { id } = (await shop.post("/v1/account/user", {}, here.access_token)).body.user

    const { status } = await shop.post(
      "/v1/account/delete",
      { proof: await shop.prove(here.access_token) },
      here.access_token
    )

    assert.strictEqual(status, 200)
    for (const { refresh_token } of [here, there]) {
      assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
    }
    assert.strictEqual((await shop.post("/v1/account/user", {}, here.access_token)).status, 401)
    assert.notStrictEqual((await shop.login()).status, 200)
    const stored = JSON.stringify(await shop.kept((store) => store.member(id)))
    assert.notInclude(stored, "Ada")
    assert.notInclude(stored, "ada@shop.test")
    assert.deepInclude((await shop.outbox()).at(-1), { kind: "accountDeleted", email: "ada@shop.test" })
    assert.strictEqual((await register(shop)).body.state, "SUCCESS")
  })

  it("keeps no email address that anyone could register", async () => {
    const shop = open()
    const { access_token } = await shop.member()
    const { id } = (await shop.post("/v1/account/user", {}, access_token)).body.user
    await shop.post("/v1/account/delete", { proof: await shop.prove(access_token) }, access_token)

    const stored = await shop.kept((store) => store.member(id))
    const email = Option.getOrThrow(stored).email
    const registered = await shop.post(
      "/v2/register",
      { loginId: { email }, password: "debugging" },
      await shop.visitor()
    )

    assert.notStrictEqual(registered.status, 200)
  })

  it("requires a proof", async () => {
    const shop = open()
    const { access_token } = await shop.member()

    const refused = await shop.post("/v1/account/delete", { proof: "invented" }, access_token)

    assert.strictEqual(codeOf(refused), accountChangeCodes.reverificationRequired)
    assert.strictEqual((await shop.login()).body.state, "SUCCESS")
  })
})
