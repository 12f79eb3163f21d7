import { assert, describe, it, vi } from "@effect/vitest"
import { PermissionRole } from "@portico/contract/data/Enums"
import { codeOf, open as openShop, seed } from "../../Shop.ts"
import { open, withBooks } from "./Books.ts"

const draft = { dataItem: { data: { text: "new" } } }

describe("a collection that everyone reads and members write", () => {
  it("is readable by visitors", async () => {
    assert.strictEqual((await (await open()).get("reviews", "r1")).status, 200)
  })

  it("is not writable by visitors", async () => {
    const shop = await open()

    const refused = [
      await shop.insert("reviews", draft),
      await shop.bulkInsert("reviews", { dataItems: [{ data: {} }] }),
      await shop.update("reviews", { dataItem: { id: "r1", data: {} } }),
      await shop.remove("reviews", { dataItemId: "r1" })
    ]

    assert.deepStrictEqual(
      refused.map((answered) => [answered.status, codeOf(answered)]),
      Array.from({ length: 4 }, () => [403, "WDE0027"])
    )
  })

  it("is writable by members, who own their items", async () => {
    const shop = await open()
    const { identity } = (await shop.login()).body

    const { data } = await shop.insert("reviews", draft, "ada")

    assert.strictEqual(data.dataItem.data["_ownerId"], identity.id)
  })

  it("lets only owners change their items, and they remain the owners", async () => {
    const shop = await open()
    const changed = { dataItem: { id: "r2", data: { text: "Better.", _ownerId: "someone" } } }

    const another = await shop.update("reviews", changed, "ada")
    const removed = await shop.remove("reviews", { dataItemId: "r2" }, "ada")
    const own = await shop.update("reviews", changed, "max")

    assert.deepStrictEqual([another.status, codeOf(another)], [403, "WDE0027"])
    assert.strictEqual(removed.status, 403)
    assert.strictEqual(own.status, 200)
    assert.notStrictEqual(own.data.dataItem.data["_ownerId"], "someone")
    assert.strictEqual((await shop.remove("reviews", { dataItemId: "r2" }, "max")).status, 200)
  })
})

describe("a collection whose items are readable by their owners only", () => {
  it("returns each member's own items in every kind of read", async () => {
    const shop = await open()

    const list = await shop.query("orders", { query: {}, returnTotalCount: true }, "ada")
    const count = await shop.count("orders", { filter: { $or: [{}, { total: 2 }] } }, "ada")
    const distinct = await shop.distinct("orders", { fieldName: "total" }, "max")

    assert.deepStrictEqual(
      list.data.dataItems.map(({ id }) => id),
      ["o1"]
    )
    assert.strictEqual(list.data.pagingMetadata["total"], 1)
    assert.strictEqual(count.data.totalCount, 1)
    assert.deepStrictEqual(distinct.data.distinctValues, [2])
  })

  it("responds with WDE0073 for another member's item", async () => {
    const another = await (await open()).get("orders", "o2", "ada")

    assert.deepStrictEqual([another.status, codeOf(another)], [404, "WDE0073"])
  })

  it("rejects visitors", async () => {
    const shop = await open()

    assert.strictEqual(codeOf(await shop.query("orders", { query: {} })), "WDE0027")
    assert.strictEqual(codeOf(await shop.count("orders", {})), "WDE0027")
    assert.strictEqual(codeOf(await shop.distinct("orders", { fieldName: "total" })), "WDE0027")
    assert.strictEqual(codeOf(await shop.get("orders", "o1")), "WDE0027")
  })

  it("rejects changes by owners if only higher roles can update", async () => {
    const shop = await open()

    assert.strictEqual(codeOf(await shop.update("orders", { dataItem: { id: "o1", data: {} } }, "ada")), "WDE0027")
    assert.strictEqual(codeOf(await shop.remove("orders", { dataItemId: "o1" }, "ada")), "WDE0027")
  })
})

describe("a collection that does not exist", () => {
  it("is rejected with WDE0025", async () => {
    const refused = await (await open()).query("nothing", { query: {} })

    assert.deepStrictEqual([refused.status, codeOf(refused)], [404, "WDE0025"])
  })

  it("is created in open mode, with all permissions for everyone", async () => {
    const shop = await open({ open: true })

    assert.strictEqual((await shop.query("nothing", { query: {} })).data.dataItems.length, 0)
    assert.strictEqual((await shop.insert("nothing", draft)).status, 200)
    assert.strictEqual((await shop.update("orders", { dataItem: { id: "o1", data: {} } })).status, 200)
    assert.strictEqual((await shop.remove("reviews", { dataItemId: "r1" })).status, 200)
  })

  it("is reported once in open mode", async () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {})
    const shop = await open({ open: true })

    await shop.query("book", { query: {} })
    await shop.query("book", { query: {} })
    await shop.query("books", { query: {} })

    const told = log.mock.calls.map((args) => args.join(" ")).filter((line) => line.includes("WARN"))
    log.mockRestore()
    assert.strictEqual(told.length, 1)
    assert.include(told[0], 'The collection "book" did not exist, so it was created without items.')
  })

  it.each(["", "\u0000", "\ud800", "x".repeat(1000)])("cannot have the name %j", async (name) => {
    assert.strictEqual((await (await open({ open: true })).query(name, { query: {} })).status, 400)
  })

  it.each(["__proto__", "constructor", `"; drop table members; --`, "../../etc", "a b/c"])(
    "can have the name %j",
    async (name) => {
      const shop = await open({ open: true })

      await shop.insert(name, { dataItem: { data: { _id: "1", text: name } } })

      assert.strictEqual((await shop.get(name, "1")).data.dataItem.data["text"], name)
    }
  )
})

describe("each permission level", () => {
  const secret = "s".repeat(40)
  const owners = { ANONYMOUS_VISITOR: "nobody", MEMBER: "Ada@shop.test", WIX_USER: "edith@shop.test", APP: "nobody" }
  const kinds = ["ANONYMOUS_VISITOR", "MEMBER", "WIX_USER", "APP"] as const
  // Own item, another's item, new item.
  const all = { read: [200, 200], insert: [200], update: [200, 200], remove: [200, 200] }
  const own = { read: [200, 404], insert: [200], update: [200, 404], remove: [200, 404] }
  const nothing = { read: [403, 403], insert: [403], update: [403, 403], remove: [403, 403] }
  const expected = {
    ANYONE: [all, all, all, all],
    SITE_MEMBER: [nothing, all, all, all],
    SITE_MEMBER_AUTHOR: [nothing, own, all, all],
    CMS_EDITOR: [nothing, nothing, all, all],
    PRIVILEGED: [nothing, nothing, nothing, all]
  }

  const openAll = async () => {
    const collections = PermissionRole.members.flatMap((level) =>
      kinds.map((kind) => ({
        id: `${level} ${kind}`,
        permissions: { read: level, insert: level, update: level, remove: level },
        items: [
          { _id: "own", _ownerId: owners[kind] },
          { _id: "other", _ownerId: "another" }
        ]
      }))
    )
    const [client, ...others] = seed.clients ?? []
    const editor = { email: "edith@shop.test", password: "correct horse", editor: true }
    const shop = openShop({
      seed: {
        clients: [...(client === undefined ? [] : [{ ...client, secret }]), ...others],
        members: [...(seed.members ?? []), editor],
        collections
      }
    })
    const tokens = {
      ANONYMOUS_VISITOR: await shop.visitor(),
      MEMBER: (await shop.member()).access_token,
      WIX_USER: (await shop.member(editor.email)).access_token,
      APP: secret
    }
    return { shop, tokens }
  }

  it("allows each caller exactly the operations of data.md §6", async () => {
    const { shop, tokens } = await openAll()

    for (const level of PermissionRole.members) {
      for (const [index, kind] of kinds.entries()) {
        const post = async (path: string, payload: object) => {
          const dataCollectionId = `${level} ${kind}`
          return (await shop.post(path, { dataCollectionId, ...payload }, tokens[kind])).status
        }
        const read = async (id: string) => {
          const query = new URLSearchParams({ dataCollectionId: `${level} ${kind}`, dataItemId: id }).toString()
          return (await shop.send(`/v2/items/${id}?${query}`, { headers: { authorization: tokens[kind] } })).status
        }
        const update = (id: string) => post("/v2/items/update", { dataItem: { id, data: {} } })
        const remove = (dataItemId: string) => post("/v2/items/remove", { dataItemId })

        const found = {
          read: [await read("own"), await read("other")],
          insert: [await post("/v2/items", { dataItem: { data: {} } })],
          update: [await update("own"), await update("other")],
          remove: [await remove("own"), await remove("other")]
        }

        assert.deepStrictEqual(found, expected[level][index], `${level} ${kind}`)
      }
    }
  })
})

describe("the sandbox of a collection", () => {
  const inSandbox = { environment: "SANDBOX" }
  const preferred = { environment: "SANDBOX_PREFERRED" }
  const titles = async (shop: Awaited<ReturnType<typeof open>>, environment: object) =>
    (await shop.distinct("books", { fieldName: "title", ...environment })).data.distinctValues

  it("has its own items under the collection's name", async () => {
    const shop = await open()

    const { data } = await shop.save("books", { dataItem: { id: "b1", data: { title: "Tried" } }, ...inSandbox })

    assert.strictEqual(data.action, "INSERTED")
    assert.strictEqual(data.dataItem.dataCollectionId, "books")
    assert.deepStrictEqual(await titles(shop, inSandbox), ["Tried"])
    assert.deepStrictEqual(await titles(shop, { environment: "LIVE" }), ["Emma", "Middlemarch", "Persuasion"])
    assert.strictEqual((await shop.get("books", "b1")).data.dataItem.data["title"], "Emma")
  })

  it("is empty at first and has nothing to change", async () => {
    const shop = await open()
    const patch = { dataItemId: "b1", fieldModifications: [], ...inSandbox }

    assert.strictEqual((await shop.count("books", inSandbox)).data.totalCount, 0)
    assert.strictEqual(
      codeOf(await shop.update("books", { dataItem: { id: "b1", data: {} }, ...inSandbox })),
      "WDE0073"
    )
    assert.strictEqual(codeOf(await shop.patch("books", patch)), "WDE0073")
    assert.strictEqual(codeOf(await shop.remove("books", { dataItemId: "b1", ...inSandbox })), "WDE0073")
    assert.strictEqual((await shop.truncate("books", inSandbox)).status, 200)
    assert.strictEqual((await shop.count("books", {})).data.totalCount, 3)
    assert.strictEqual((await shop.count("books", preferred)).data.totalCount, 3)
  })

  it("is preferred for reads and writes if it exists", async () => {
    const shop = await open()

    await shop.save("books", { dataItem: { id: "live", data: { title: "Live" } }, ...preferred })
    await shop.insert("books", { dataItem: { id: "n", data: { title: "Tried" } }, ...inSandbox })
    await shop.save("books", { dataItem: { id: "m", data: { title: "Tried too" } }, ...preferred })

    assert.deepStrictEqual(await titles(shop, preferred), ["Tried", "Tried too"])
    assert.strictEqual((await shop.count("books", {})).data.totalCount, 4)
  })

  it("is not created by callers who cannot insert, and its internal name is not accepted", async () => {
    const shop = await open()

    assert.strictEqual((await shop.insert("reviews", { ...draft, ...inSandbox })).status, 403)
    assert.strictEqual((await shop.count("reviews", preferred)).data.totalCount, 2)
    await shop.insert("books", { ...draft, ...inSandbox })
    for (const name of ["\ufdd0books", "\ufdd0"]) {
      assert.strictEqual((await shop.count(name, {})).status, 404)
      assert.strictEqual((await (await open({ open: true })).insert(name, draft)).status, 404)
    }
  })

  it("is seeded, and restored by a reset", async () => {
    const [books, ...others] = withBooks.collections ?? []
    const sandbox = [{ _id: "s", title: "Seeded" }]
    const shop = await open({
      seed: { ...withBooks, collections: [...(books === undefined ? [] : [{ ...books, sandbox }]), ...others] }
    })
    assert.deepStrictEqual(await titles(shop, preferred), ["Seeded"])
    await shop.insert("books", { dataItem: { data: { title: "Tried" } }, ...inSandbox })
    await shop.insert("reviews", { ...draft, ...inSandbox }, "ada")

    await shop.reset()

    const { access_token } = await shop.member()
    const count = await shop.post("/v2/items/count", { dataCollectionId: "books", ...inSandbox }, access_token)
    const reviews = await shop.post("/v2/items/count", { dataCollectionId: "reviews", ...preferred }, access_token)
    assert.deepStrictEqual([count.text, reviews.text], ['{"totalCount":1}', '{"totalCount":2}'])
  })

  it("rejects an unknown environment", async () => {
    assert.strictEqual((await (await open()).count("books", { environment: "PRODUCTION" })).status, 400)
  })
})
