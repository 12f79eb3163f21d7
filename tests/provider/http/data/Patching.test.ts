import { assert, describe, it } from "@effect/vitest"
import { codeOf } from "../../Shop.ts"
import { fared, open, withBooks } from "./Books.ts"

const set = (fieldPath: string, value: unknown) => ({ action: "SET_FIELD", fieldPath, setFieldOptions: { value } })
const patchOf = (dataItemId: string, ...fieldModifications: ReadonlyArray<unknown>) => ({
  patch: { dataItemId, fieldModifications }
})

describe("a patch", () => {
  it("is applied once if another one of the same bulk request fails", async () => {
    const hooks = { stock: { beforeUpdate: (item: Record<string, unknown>) => item } }
    const add = (value: number) => ({ action: "INCREMENT_FIELD", fieldPath: "n", incrementFieldOptions: { value } })
    const items = ["a", "b", "c"].map((code, index) => ({ _id: code, code, n: index }))
    const indexes = [{ fields: [{ fieldName: "code" }], unique: true }]
    const collections = [{ id: "stock", permissions: { update: "ANYONE" } as const, indexes, items }]
    for (const hooked of [{}, { hooks }]) {
      const shop = await open({ seed: { ...withBooks, collections }, ...hooked })

      const answered = await shop.bulkPatch("stock", {
        patches: [
          { dataItemId: "a", fieldModifications: [add(10)] },
          { dataItemId: "b", fieldModifications: [add(10), set("code", "a")] },
          { dataItemId: "c", fieldModifications: [add(10)] }
        ]
      })

      assert.deepStrictEqual(fared(answered), ["PATCH", "WDE0123", "PATCH"])
      const { data } = await shop.distinct("stock", { fieldName: "n" })
      assert.deepStrictEqual(data.distinctValues, [1, 10, 12])
    }
  })

  it("changes its fields and leaves other fields, creation date and owner unchanged", async () => {
    const shop = await open()
    const before = (await shop.get("reviews", "r1")).data.dataItem.data
    shop.pass(1000)
    const at = { $date: "1815-12-23T00:00:00.000Z" }

    const { data } = await shop.patch("reviews", patchOf("r1", set("at", at), set("stars.given", 5)), "ada")

    assert.deepStrictEqual(data.dataItem.data, {
      ...before,
      at,
      stars: { given: 5 },
      _updatedDate: { $date: "2023-11-14T22:13:21.000Z" }
    })
    assert.deepStrictEqual((await shop.get("reviews", "r1")).data.dataItem, data.dataItem)
  })

  it("is accepted without the patch wrapper", async () => {
    const shop = await open()

    const flat = await shop.patch("books", { dataItemId: "b1", fieldModifications: [set("title", "flat")] })

    assert.strictEqual(flat.data.dataItem.data["title"], "flat")
  })

  it("is applied only if the condition matches", async () => {
    const shop = await open()
    const patch = (year: number) =>
      shop.patch("books", { ...patchOf("b1", set("title", "Changed")), condition: { filter: { year } } })

    const unmet = await patch(1999)
    const met = await patch(1815)

    assert.deepStrictEqual([unmet.status, codeOf(unmet)], [412, "PRECONDITION_FAILED"])
    assert.strictEqual(met.data.dataItem.data["title"], "Changed")
  })

  it("fails with WDE0073 if the item does not exist", async () => {
    const shop = await open()

    for (const id of ["nothing", "", "\u0000", "__proto__"]) {
      const refused = await shop.patch("books", patchOf(id, set("a", 1)))
      assert.deepStrictEqual([refused.status, codeOf(refused)], [404, "WDE0073"])
    }
  })

  it("does not change the system fields", async () => {
    const shop = await open()
    const fields = ["_id", "_ownerId", "_createdDate", "_updatedDate"]

    const { data } = await shop.patch("books", patchOf("b1", ...fields.map((field) => set(field, "mine"))))

    assert.notInclude(JSON.stringify(data.dataItem), "mine")
    assert.strictEqual(data.dataItem.id, "b1")
  })

  it.each([
    ["makes the item too large", set("text", "x".repeat(500_000)), 413],
    ["nests the item too deeply", set(`${"a.".repeat(49)}a`, [[]]), 400],
    ["sets a field inside a string", set("title.main", 1), 400],
    ["sets a value that cannot be stored", set("title", "a\u0000b"), 400]
  ])("changes nothing if it %s", async (_, modification, status) => {
    const shop = await open()

    const refused = await shop.patch("books", patchOf("b1", set("year", 0), modification))

    assert.strictEqual(refused.status, status)
    assert.strictEqual((await shop.get("books", "b1")).data.dataItem.data["year"], 1815)
  })

  it("stores special names as data", async () => {
    const shop = await open()
    const names = ["a'b", 'a"b', "$a", "constructor", "__proto__", "'; drop table items; --"]

    const { data, status } = await shop.patch(
      "books",
      patchOf("b1", ...names.map((name) => set(name, { polluted: name })))
    )

    assert.strictEqual(status, 200)
    for (const name of names) {
      assert.isTrue(Object.hasOwn(data.dataItem.data, name))
      assert.include((await shop.get("books", "b1")).text, `${JSON.stringify(name)}:{"polluted":`)
    }
    assert.isUndefined(({} as Record<string, unknown>)["polluted"])
  })

  it("does not lose changes of concurrent callers", async () => {
    const shop = await open()
    const increment = { action: "INCREMENT_FIELD", fieldPath: "year", incrementFieldOptions: { value: 1 } }
    const ids = ["b1", "b2", "b3"]

    await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const order = index % 2 === 0 ? ids : ids.toReversed()
        const patches = order.map((dataItemId) => ({ dataItemId, fieldModifications: [increment] }))
        return shop.bulkPatch("books", { patches })
      })
    )

    assert.strictEqual((await shop.get("books", "b1")).data.dataItem.data["year"], 1835)
    assert.strictEqual((await shop.get("books", "b3")).data.dataItem.data["year"], 1891)
  })
})
