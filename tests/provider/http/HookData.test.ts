import { assert, describe, it } from "@effect/vitest"
import type { HookData, HookItem } from "@portico/provider/Provider"
import { codeOf } from "../Shop.ts"
import { fared, open } from "./data/Books.ts"

/** Opens a shop and returns the data that its hooks receive. */
const begin = async () => {
  const given: Array<HookData> = []
  const shop = await open({
    hooks: (data) => {
      given.push(data)
      return { books: { beforeUpdate: () => Promise.reject(new Error("A call of a hook ran a hook.")) } }
    }
  })
  const [data] = given
  if (data === undefined) throw new Error("The function was not called.")
  return { data, shop }
}

describe("the data of hooks", () => {
  it("is read and written with all permissions, without hooks, and with dates as Date objects", async () => {
    const { data, shop } = await begin()
    const at = new Date(5)

    const inserted = await data.insert("orders", { _id: "own", at, nested: { at } })
    const found = await data.query("orders", { filter: { at } })
    const patched = await data.patch("books", "b1", [
      { fieldPath: "stock", action: "INCREMENT_FIELD", incrementFieldOptions: { value: 1 } }
    ])
    const removed = await data.remove("orders", "own")

    assert.deepInclude(inserted, { _id: "own", at, nested: { at } })
    assert.deepStrictEqual(found, [inserted])
    assert.deepStrictEqual(removed, inserted)
    assert.strictEqual(patched?.["stock"], 1)
    assert.deepStrictEqual((await data.get("books", "b1"))?.["stock"], 1)
    assert.strictEqual((await shop.get("books", "b1")).data.dataItem.data["stock"], 1)
  })

  it("is undefined if there is no item, or if it does not match the filter", async () => {
    const { data } = await begin()
    const rename = { fieldPath: "title", action: "SET_FIELD", setFieldOptions: { value: "x" } } as const

    assert.isUndefined(await data.get("books", "nothing"))
    assert.isUndefined(await data.patch("books", "nothing", [rename]))
    assert.isUndefined(await data.patch("books", "b1", [rename], { title: "another" }))
    assert.isUndefined(await data.remove("books", "b1", { title: "another" }))
    assert.notStrictEqual((await data.get("books", "b1"))?.["title"], "x")
  })

  it("rejects a call that is invalid, with its code", async () => {
    const { data } = await begin()
    await data.insert("orders", { _id: "own" })
    const codeIn = (call: Promise<unknown>) => call.then(String, (error: { readonly code?: string }) => error.code)

    assert.strictEqual(await codeIn(data.insert("orders", { _id: "own" })), "WDE0074")
    assert.strictEqual(await codeIn(data.get("nothing", "own")), "WDE0025")
  })

  it("has the members", async () => {
    const { data, shop } = await begin()
    const { id = "" } = (await shop.login()).body.identity

    assert.strictEqual((await data.member(String(id)))?.email?.address, "ada@shop.test")
    assert.isUndefined(await data.member("nobody"))
  })
})

describe("afterFailedInsert", () => {
  const recording = async (beforeInsert?: (item: HookItem) => HookItem) => {
    const failed: Array<unknown> = []
    const shop = await open({
      hooks: {
        books: {
          ...(beforeInsert === undefined ? {} : { beforeInsert }),
          afterFailedInsert: (item) => {
            failed.push([item["_id"], item["mark"]])
            throw new Error("The error of this hook is only logged.")
          }
        }
      }
    })
    return { failed, shop }
  }
  const book = (id: string) => ({ id, data: { title: id } })
  const marked = (item: HookItem): HookItem => ({ ...item, mark: 1 })

  it("receives the item of beforeInsert if its id exists, and the call fails as without it", async () => {
    const { failed, shop } = await recording(marked)

    const refused = await shop.insert("books", { dataItem: book("b1") })
    await shop.insert("books", { dataItem: book("new") })

    assert.strictEqual(codeOf(refused), "WDE0074")
    assert.deepStrictEqual(failed, [["b1", 1]])
  })

  it("runs for each item of a bulk call that was not added", async () => {
    const { failed, shop } = await recording(marked)

    const inserted = await shop.bulkInsert("books", { dataItems: [book("n1"), book("b1"), book("b2")] })

    assert.deepStrictEqual(fared(inserted), ["INSERT", "WDE0074", "WDE0074"])
    assert.deepStrictEqual(failed, [
      ["b1", 1],
      ["b2", 1]
    ])
  })

  it("does not run if beforeInsert itself throws, nor for an update", async () => {
    const { failed, shop } = await recording(() => {
      throw new Error("No.")
    })

    await shop.insert("books", { dataItem: book("n1") })
    await shop.update("books", { dataItem: book("nothing") })

    assert.deepStrictEqual(failed, [])
  })

  it("runs for the new items of a save that were not added", async () => {
    const { failed, shop } = await recording(marked)

    await shop.save("books", { dataItem: { id: "n1", data: { title: "x".repeat(600_000) } } })

    assert.deepStrictEqual(failed, [["n1", 1]])
  })
})
