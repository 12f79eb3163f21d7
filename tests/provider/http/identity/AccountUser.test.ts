import { accountChangeCodes } from "@portico/contract/LoginFailure"
import { assert, describe, it } from "@effect/vitest"
import { codeOf, open, seed } from "../../Shop.ts"
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

  it("removes its items, or fields of them, in collections that declare it", async () => {
    const mine = (own: object) => ({ _ownerId: "ada@shop.test", note: "Ada's", total: 3, ...own })
    const orders = Array.from({ length: 1001 }, (_, index) => mine({ _id: `order-${String(index).padStart(4, "0")}` }))
    const shop = open({
      seed: {
        ...seed,
        collections: [
          {
            id: "orders",
            items: [...orders, { _id: "other", note: "Bob's", _ownerId: "bob@shop.test" }],
            sandbox: [mine({ _id: "draft" })],
            whenOwnerDeleted: { clear: ["note", "_ownerId"] }
          },
          { id: "reviews", items: [mine({ _id: "review" }), { _id: "other" }], whenOwnerDeleted: "remove" },
          { id: "posts", items: [mine({ _id: "post" })] }
        ]
      }
    })
    const { access_token } = await shop.member()
    const visitor = await shop.visitor()
    await shop.post("/v1/account/delete", { proof: await shop.prove(access_token) }, access_token)

    const read = async (dataCollectionId: string, environment = "LIVE") => {
      const query = { dataCollectionId, query: { paging: { limit: 1000 } }, options: { environment } }
      const { text } = await shop.post("/v2/items/query", query, visitor)
      return text
    }

    const cleared = await read("orders")
    assert.notInclude(cleared, "Ada's")
    assert.include(cleared, '"total":3')
    assert.include(cleared, "_ownerId")
    assert.notInclude(await read("orders", "SANDBOX"), "Ada's")
    assert.notInclude(await read("reviews"), '"review"')
    assert.include(await read("reviews"), '"other"')
    assert.include(await read("posts"), "Ada's")
    const last = await shop.post(
      "/v2/items/query",
      { dataCollectionId: "orders", query: { filter: { note: { $exists: true } } } },
      visitor
    )
    assert.include(last.text, "Bob's")
    assert.notInclude(last.text, "Ada's")
  })

  it("requires a proof", async () => {
    const shop = open()
    const { access_token } = await shop.member()

    const refused = await shop.post("/v1/account/delete", { proof: "invented" }, access_token)

    assert.strictEqual(codeOf(refused), accountChangeCodes.reverificationRequired)
    assert.strictEqual((await shop.login()).body.state, "SUCCESS")
  })
})
