import { assert, describe, it } from "@effect/vitest"
import type { CollectionHooks, HookContext } from "@portico/provider/Provider"
import { codeOf } from "../../Shop.ts"
import { fared, open } from "./Books.ts"

const hooked = (books: CollectionHooks, hookTimeout?: number) =>
  open({ hooks: { books }, ...(hookTimeout === undefined ? {} : { hookTimeout }) })

const titled = (id: string, title: string) => ({ dataItem: { id, data: { title } } })
const labelOf = (item: Record<string, unknown>) => [item["title"], item["year"]].join(" ")
const set = (fieldPath: string, value: unknown) => ({ action: "SET_FIELD", fieldPath, setFieldOptions: { value } })

describe('a "before" hook', () => {
  it("of an insert changes the new item and receives dates as Date objects", async () => {
    const seen: Array<unknown> = []
    const shop = await hooked({
      beforeInsert: (item) => {
        seen.push(item["at"])
        return { ...item, slug: String(item["title"]).toLowerCase(), at: new Date(1) }
      }
    })
    const data = { title: "Emma", at: { $date: "1970-01-01T00:00:00.000Z" } }

    const inserted = await shop.insert("books", { dataItem: { data } })

    assert.deepStrictEqual(seen, [new Date(0)])
    const stored = (await shop.get("books", inserted.data.dataItem.id)).data.dataItem.data
    assert.deepStrictEqual([stored["slug"], stored["at"]], ["emma", { $date: "1970-01-01T00:00:00.001Z" }])
  })

  it.each(["bulkInsert", "bulkSave", "bulkUpdate"] as const)("of %s receives dates as Date objects", async (call) => {
    const seen: Array<unknown> = []
    const see = (item: Record<string, unknown>) => {
      seen.push(item["at"], item["list"])
      return item
    }
    const shop = await hooked({ beforeInsert: see, beforeUpdate: see })
    const date = { $date: "1970-01-01T00:00:00.000Z" }
    const id = call === "bulkInsert" ? "new" : "b1"

    const written = await shop[call]("books", { dataItems: [{ id, data: { title: "Emma", at: date, list: [date] } }] })

    assert.strictEqual(written.data.bulkActionMetadata.totalFailures, 0)
    assert.deepStrictEqual(seen, [new Date(0), [new Date(0)]])
    const stored = (await shop.get("books", id)).data.dataItem.data
    assert.deepStrictEqual([stored["at"], stored["list"]], [date, [date]])
  })

  it("of an update may change the item in place", async () => {
    const shop = await hooked({
      beforeUpdate: async (item) => {
        item["checked"] = true
        delete item["_id"]
        return item
      }
    })

    const { data } = await shop.update("books", titled("b1", "x"))

    assert.deepInclude(data.dataItem.data, { _id: "b1", title: "x", checked: true })
  })

  it("of a patch receives the patched item, and its result is stored", async () => {
    const shop = await hooked({ beforeUpdate: (item) => ({ ...item, label: labelOf(item) }) })
    const fieldModifications = [set("title", "Emma!")]

    const single = await shop.patch("books", { patch: { dataItemId: "b1", fieldModifications } })
    const twice = await shop.bulkPatch("books", {
      patches: [
        { dataItemId: "b2", fieldModifications },
        { dataItemId: "b2", fieldModifications: [set("year", 1)] }
      ]
    })

    assert.strictEqual(single.data.dataItem.data["label"], "Emma! 1815")
    assert.deepStrictEqual(fared(twice), ["PATCH", "PATCH"])
    assert.strictEqual((await shop.get("books", "b2")).data.dataItem.data["label"], "Emma! 1")
  })

  it("of a patch runs again if the item changed concurrently", async () => {
    let meanwhile: (() => Promise<unknown>) | undefined
    const shop = await hooked({
      beforeUpdate: async (item) => {
        const change = meanwhile
        meanwhile = undefined
        await change?.()
        return { ...item, label: labelOf(item) }
      }
    })
    meanwhile = () =>
      shop.patch("books", { dataItemId: "b1", fieldModifications: [set("year", 1)], suppressHooks: true })

    const { data } = await shop.patch("books", { dataItemId: "b1", fieldModifications: [set("title", "Emma!")] })

    assert.deepInclude(data.dataItem.data, { title: "Emma!", year: 1, label: "Emma! 1" })
  })

  it("of a save is the insert or update hook, depending on the item", async () => {
    const calls: Array<string> = []
    const note =
      (name: string) =>
      (item: Record<string, unknown>, { operation }: HookContext) => {
        calls.push(`${name} ${String(item["_id"])} ${operation}`)
        return undefined
      }
    const shop = await hooked({
      beforeInsert: note("beforeInsert"),
      afterInsert: note("afterInsert"),
      beforeUpdate: note("beforeUpdate"),
      afterUpdate: note("afterUpdate")
    })

    await shop.bulkSave("books", { dataItems: [titled("b1", "x").dataItem, titled("n", "x").dataItem] })

    assert.sameMembers(calls, [
      "beforeUpdate b1 save",
      "beforeInsert n save",
      "afterUpdate b1 save",
      "afterInsert n save"
    ])
  })

  it("of a get or a removal can replace the id", async () => {
    const shop = await hooked({
      beforeGet: (id) => (id === "first" ? "b1" : undefined),
      beforeRemove: async () => "b3"
    })

    assert.strictEqual((await shop.get("books", "first")).data.dataItem.id, "b1")
    assert.strictEqual((await shop.get("books", "b2")).data.dataItem.id, "b2")
    assert.strictEqual((await shop.remove("books", { dataItemId: "b2" })).data.dataItem.id, "b3")
    assert.strictEqual((await shop.get("books", "b2")).status, 200)
  })

  it.each([
    ["an invalid date", { title: new Date(Number.NaN) }, "INVALID_ARGUMENT"],
    ["a NUL", { title: "\0" }, "INVALID_ARGUMENT"],
    ["a different id", { _id: "b2" }, "INVALID_ARGUMENT"],
    ["an id that is not a string", { _id: 5 }, "WDE0007"],
    ["an item that is too large", { title: "x".repeat(600_000) }, "WDE0109"]
  ])("returns a value that is validated like the caller's: %s", async (_, answer, code) => {
    const shop = await hooked({ beforeInsert: () => answer, beforeUpdate: () => answer })
    const dataItems = [titled("b1", "x").dataItem]
    const patches = [{ dataItemId: "b1", fieldModifications: [] }]

    assert.deepStrictEqual(fared(await shop.bulkInsert("books", { dataItems })), [code])
    assert.deepStrictEqual(fared(await shop.bulkUpdate("books", { dataItems })), [code])
    assert.deepStrictEqual(fared(await shop.bulkPatch("books", { patches })), [code])
    assert.strictEqual((await shop.get("books", "b1")).data.dataItem.data["title"], "Emma")
  })

  it.each([undefined, null, 5, "text", [], new Date(0)])("has no effect if it returns %s", async (answer) => {
    const shop = await hooked({ beforeInsert: () => answer as unknown as undefined })

    assert.strictEqual((await shop.insert("books", titled("n", "as sent"))).data.dataItem.data["title"], "as sent")
  })
})

describe('an "after" hook', () => {
  it("changes the response but not the stored item", async () => {
    const secretive = (item: Record<string, unknown>) => {
      delete item["year"]
      return { ...item, read: true }
    }
    const shop = await hooked({
      afterGet: secretive,
      afterUpdate: secretive,
      afterRemove: secretive,
      afterInsert: secretive
    })
    const read = { suppressHooks: true }
    const fieldModifications = [set("year", 5)]

    for (const { data } of [
      await shop.get("books", "b1"),
      await shop.update("books", { dataItem: { id: "b1", data: { year: 5 } } }),
      await shop.patch("books", { dataItemId: "b1", fieldModifications }),
      await shop.insert("books", { dataItem: { id: "n", data: { year: 5 } } }),
      await shop.remove("books", { dataItemId: "n" })
    ]) {
      assert.isTrue(data.dataItem.data["read"])
      assert.notProperty(data.dataItem.data, "year")
    }
    const [stored] = (await shop.query("books", { query: { filter: { _id: "b1" } }, ...read })).data.dataItems
    assert.deepInclude(stored?.data, { year: 5 })
    assert.notProperty(stored?.data, "read")
  })

  it("fails the request after the write was done", async () => {
    const shop = await hooked({
      afterInsert: () => {
        throw new Error("The mail was not sent.")
      }
    })

    const refused = await shop.insert("books", titled("n", "x"))

    assert.strictEqual(codeOf(refused), "WDE0078")
    assert.strictEqual((await shop.get("books", "n")).status, 200)
  })

  it("fails with WDE0078 if it returns an invalid value", async () => {
    const shop = await hooked({ afterGet: () => ({ at: new Date(Number.NaN) }) })

    assert.strictEqual(codeOf(await shop.get("books", "b1")), "WDE0078")
  })
})

describe("hooks of queries and counts", () => {
  it("change the query and its result", async () => {
    const shop = await hooked({
      beforeQuery: (query) => ({ ...query, filter: { year: { $gt: 1816 } } }),
      afterQuery: (item) => ({ ...item, title: String(item["title"]).toUpperCase() }),
      beforeCount: (filter) => ({ $and: [filter, { year: 1871 }] }),
      afterCount: (count) => count * 100
    })

    const { data } = await shop.query("books", { query: { sort: [{ fieldName: "year" }] } })

    assert.deepStrictEqual(
      data.dataItems.map((item) => item.data["title"]),
      ["PERSUASION", "MIDDLEMARCH"]
    )
    assert.strictEqual((await shop.count("books", {})).data.totalCount, 100)
  })

  it("fail with WDE0078 if they return an invalid query or count", async () => {
    const shop = await hooked({
      beforeQuery: () => ({ sort: [{ order: "SIDEWAYS" }] }) as unknown as undefined,
      afterCount: () => Number.NaN
    })

    assert.strictEqual(codeOf(await shop.query("books", { query: {} })), "WDE0078")
    assert.strictEqual(codeOf(await shop.count("books", {})), "WDE0078")
  })
})

describe("an error from a hook", () => {
  const thrown = async (error: unknown) => {
    const shop = await hooked({
      beforeInsert: async () => {
        throw error
      }
    })
    const { body, status } = await shop.insert("books", titled("n", "x"))
    assert.strictEqual((await shop.get("books", "n")).status, 404)
    return [status, body.details.applicationError?.code, body.details.applicationError?.data]
  }

  it("is reported as WDE0078 with its name, message and code", async () => {
    const error = Object.assign(new RangeError("Sold out."), { code: "SOLD", secret: "s3cret" })

    assert.deepStrictEqual(await thrown(error), [
      400,
      "WDE0078",
      { jsErrorValue: { name: "RangeError", message: "Sold out.", code: "SOLD" } }
    ])
    assert.deepStrictEqual(await thrown(new Error("x")), [
      400,
      "WDE0078",
      { jsErrorValue: { name: "Error", message: "x" } }
    ])
  })

  it.each([
    [
      { my: "object", at: new Date(0) },
      { my: "object", at: { $date: "1970-01-01T00:00:00.000Z" } }
    ],
    ["a text", "a text"],
    [0, 0],
    [undefined, null],
    [() => 1, "() => 1"]
  ])("is reported unchanged if it is not an Error: %s", async (value, expected) => {
    assert.deepStrictEqual(await thrown(value), [400, "WDE0078", { value: expected }])
  })

  it("fails only its item in a bulk request", async () => {
    const refuse = (name: string) => (item: Record<string, unknown>) => {
      if (item["title"] === name) throw new Error(`No ${name}.`)
      return undefined
    }
    const shop = await hooked({
      beforeInsert: refuse("bad"),
      beforeUpdate: refuse("bad"),
      beforeRemove: (id) => {
        if (id === "b2") throw new Error("Not that one.")
        return id
      }
    })
    const dataItems = [titled("n1", "bad").dataItem, titled("n2", "good").dataItem]

    const inserted = await shop.bulkInsert("books", { dataItems })

    assert.deepStrictEqual(fared(inserted), ["WDE0078", "INSERT"])
    assert.deepStrictEqual(inserted.data.results[0]?.itemMetadata.error, {
      code: "WDE0078",
      description: "The site's code rejected the request: No bad.",
      data: { jsErrorValue: { name: "Error", message: "No bad." } }
    })
    assert.deepStrictEqual(fared(await shop.bulkSave("books", { dataItems })), ["WDE0078", "UPDATE"])
    assert.deepStrictEqual(fared(await shop.bulkRemove("books", { dataItemIds: ["b1", "b2"] })), ["DELETE", "WDE0078"])
  })

  it("is a HookTimeout if the hook does not settle in time", async () => {
    const shop = await hooked({ beforeGet: () => new Promise(() => {}) }, 20)

    const refused = await shop.get("books", "b1")

    assert.deepStrictEqual(refused.body.details.applicationError?.data, {
      jsErrorValue: { name: "HookTimeout", message: "beforeGet took longer than 20 ms." }
    })
  })
})

describe("hooks", () => {
  it("do not run for other collections or if the caller suppresses them", async () => {
    const shop = await hooked({
      beforeInsert: () => {
        throw new Error("never")
      }
    })

    assert.strictEqual((await shop.insert("books", { ...titled("n", "x"), suppressHooks: true })).status, 200)
    assert.strictEqual((await shop.insert("reviews", titled("n", "x"), "ada")).status, 200)
    for (const name of ["toString", "__proto__", "constructor"]) {
      assert.strictEqual((await (await open({ open: true, hooks: {} })).insert(name, titled("n", "x"))).status, 200)
    }
  })

  it("do not run if the caller lacks permission", async () => {
    let runs = 0
    const shop = await open({
      hooks: {
        reviews: {
          beforeInsert: () => {
            runs++
            return undefined
          }
        }
      }
    })

    assert.strictEqual((await shop.insert("reviews", titled("n", "x"))).status, 403)
    assert.strictEqual(runs, 0)
  })

  it("receive the caller's role and id, and no secret", async () => {
    const contexts: Array<HookContext> = []
    const shop = await hooked({
      beforeGet: (_, context) => {
        contexts.push(context)
        return undefined
      }
    })
    const { id = "" } = (await shop.login()).body.identity

    await shop.get("books", "b1", "ada")
    await shop.get("books", "b1")

    const common = { collectionId: "books", environment: "LIVE", operation: "get" } as const
    assert.deepStrictEqual(contexts, [
      { ...common, caller: { kind: "MEMBER", memberId: id ?? "", elevated: false } },
      { ...common, caller: { kind: "ANONYMOUS_VISITOR", elevated: false } }
    ])
  })
})
