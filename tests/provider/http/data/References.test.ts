import { assert, describe, it } from "@effect/vitest"
import { maximumItemsPerRequest } from "@portico/contract/Limits"
import { codeOf } from "../../Shop.ts"
import { openLibrary } from "./Library.ts"

const isReferenced = (referringItemId: string, referencedItemId: string, referringItemFieldName = "authors") => ({
  referringItemFieldName,
  referringItemId,
  referencedItemId
})

describe("references", () => {
  it("are appended to existing ones, each once", async () => {
    const shop = await openLibrary()

    const answered = await shop.insertReferences("books", shop.refer(["b2 jane", "b2 terry", "b2 neil", "b2 jane"]))

    assert.deepStrictEqual(await shop.referenced("b2"), ["terry", "jane", "neil"])
    assert.deepStrictEqual(answered.data.bulkActionMetadata, {
      totalSuccesses: 4,
      totalFailures: 0,
      undetailedFailures: 0
    })
    assert.deepStrictEqual(answered.data.results[1], {
      action: "INSERT",
      itemMetadata: { id: "b2", originalIndex: 1, success: true }
    })
  })

  it("resolve to live items until a sandbox exists, and then start empty", async () => {
    const shop = await openLibrary()
    const preferred = { environment: "SANDBOX_PREFERRED" }
    await shop.insert("books", { dataItem: { id: "s", data: { publisher: "p1" } }, environment: "SANDBOX" })
    await shop.insertReferences("books", { ...shop.refer(["s terry"]), ...preferred })
    const one = { referringItemFieldName: "publisher", ...preferred }

    assert.deepStrictEqual(await shop.referenced("s", preferred), ["terry"])
    assert.deepStrictEqual(await shop.referenced("s", one), ["p1"])
    assert.deepStrictEqual(await shop.referenced("s", { environment: "SANDBOX" }), ["(terry)"])

    for (const name of ["authors", "publishers"]) {
      await shop.insert(name, { dataItem: { id: "tried", data: {} }, environment: "SANDBOX" })
    }

    assert.deepStrictEqual(await shop.referenced("s", preferred), [])
    assert.deepStrictEqual(await shop.referenced("s", one), ["(p1)"])
    await shop.insertReferences("books", { ...shop.refer(["s tried"]), ...preferred })
    assert.deepStrictEqual(await shop.referenced("s", { environment: "SANDBOX" }), ["tried"])
  })

  it("are reported by is-referenced", async () => {
    const shop = await openLibrary()
    const ask = async (...pair: Parameters<typeof isReferenced>) =>
      (await shop.isReferenced("books", isReferenced(...pair))).data.isReferenced

    assert.isTrue(await ask("b1", "neil"))
    assert.isFalse(await ask("b2", "neil"))
    assert.isFalse(await ask("nothing", "neil"))
    assert.isFalse(await ask("b1", "\u0000"))
    assert.isTrue(await ask("b1", "p1", "publisher"))
    assert.isFalse(await ask("b1", "p2", "publisher"))
  })

  it("are removed, whether they exist or not", async () => {
    const shop = await openLibrary()

    const answered = await shop.removeReferences("books", shop.refer(["b1 terry", "b1 jane", "b1 "]))

    assert.strictEqual(answered.data.results[0]?.action, "DELETE")
    assert.deepStrictEqual(await shop.referenced("b1"), ["neil"])
  })

  it("are replaced as a whole", async () => {
    const shop = await openLibrary()
    const replace = (newReferencedItemIds: ReadonlyArray<string>) =>
      shop.replaceReferences("books", {
        referringItemFieldName: "authors",
        referringItemId: "b1",
        newReferencedItemIds
      })

    await replace(["jane", "terry", "jane"])
    const replaced = await shop.referenced("b1")
    await replace([])

    assert.deepStrictEqual([replaced, await shop.referenced("b1")], [["jane", "terry"], []])
  })

  it.each([
    ["b1 nobody", `Item "nobody" does not exist in authors.`],
    ["b9 terry", `Item "b9" does not exist in books.`],
    ["b1 \u0000", `does not exist in authors.`]
  ])("are rejected without any change if an item does not exist: %s", async (pair, description) => {
    const shop = await openLibrary()
    const [referringItemId = "", referenced = ""] = pair.split(" ")
    const replacement = {
      referringItemFieldName: "authors",
      referringItemId,
      newReferencedItemIds: ["jane", referenced]
    }

    const inserted = await shop.insertReferences("books", shop.refer(["b1 jane", pair]))
    const replaced = await shop.replaceReferences("books", replacement)

    for (const refused of [inserted, replaced]) {
      assert.deepStrictEqual([refused.status, codeOf(refused)], [404, "WDE0073"])
      assert.include(refused.body.message, description)
    }
    assert.deepStrictEqual(await shop.referenced("b1"), ["terry", "neil"])
  })

  it("are removed together with their items", async () => {
    const shop = await openLibrary()

    await shop.remove("authors", { dataItemId: "terry" })
    await shop.insert("authors", { dataItem: { data: { _id: "terry" } } })
    await shop.bulkRemove("books", { dataItemIds: ["b2"] })
    await shop.insert("books", { dataItem: { data: { _id: "b2" } } })
    const afterRemoval = [await shop.referenced("b1"), await shop.referenced("b2")]
    await shop.truncate("authors", {})

    assert.deepStrictEqual([...afterRemoval, await shop.referenced("b1")], [["neil"], [], []])
  })

  it("can be changed only by callers who can update the referring item", async () => {
    const shop = await openLibrary()
    const insert = shop.refer(["d1 terry"])
    const replace = { referringItemFieldName: "authors", referringItemId: "d1", newReferencedItemIds: [] }

    const refused = [
      await shop.insertReferences("diaries", insert),
      await shop.insertReferences("diaries", insert, "max"),
      await shop.removeReferences("diaries", insert, "max"),
      await shop.replaceReferences("diaries", replace, "max")
    ]
    const own = await shop.insertReferences("diaries", insert, "ada")

    assert.deepStrictEqual(
      refused.map(codeOf),
      Array.from({ length: 4 }, () => "WDE0027")
    )
    assert.strictEqual(own.status, 200)
  })

  it("can be added only to items that the caller can read", async () => {
    const shop = await openLibrary()

    const hidden = await shop.insertReferences("books", shop.refer(["b1 s1"], "secrets"))
    const another = await shop.insertReferences("books", shop.refer(["b2 n2"], "notes"), "ada")
    const own = await shop.insertReferences("books", shop.refer(["b2 n1"], "notes"), "ada")

    assert.deepStrictEqual([codeOf(hidden), codeOf(another), own.status], ["WDE0027", "WDE0073", 200])
  })

  it.each(["title", "missing", "__proto__"])("are rejected for the field %s", async (field) => {
    const shop = await openLibrary()
    const item = { referringItemFieldName: field, referringItemId: "b1" }

    const refused = [
      await shop.insertReferences("books", shop.refer(["b1 terry"], field)),
      await shop.removeReferences("books", shop.refer(["b1 terry"], field)),
      await shop.replaceReferences("books", { ...item, newReferencedItemIds: [] }),
      await shop.isReferenced("books", { ...item, referencedItemId: "terry" }),
      await shop.queryReferenced("books", item)
    ]

    assert.deepStrictEqual(
      refused.map((answered) => [answered.status, codeOf(answered)]),
      Array.from({ length: 5 }, () => [400, "WDE0020"])
    )
  })

  it("require a field name", async () => {
    const shop = await openLibrary()

    assert.strictEqual(codeOf(await shop.isReferenced("books", isReferenced("b1", "terry", ""))), "WDE0094")
    assert.strictEqual(codeOf(await shop.queryReferenced("books", {})), "WDE0094")
  })

  it("are limited to a thousand per request", async () => {
    const shop = await openLibrary()
    const many = Array.from({ length: maximumItemsPerRequest + 1 }, (_, index) => `b1 a${index}`)

    assert.strictEqual(codeOf(await shop.insertReferences("books", shop.refer(many))), "WDE0006")
    assert.strictEqual(codeOf(await shop.removeReferences("books", shop.refer(many))), "WDE0006")
  })

  it("are ignored in items that are written", async () => {
    const shop = await openLibrary()
    const data = { _id: "b1", title: "Good Omens", authors: ["jane"], publisher: { _id: "p1", name: "Gollancz" } }

    const updated = await shop.update("books", { dataItem: { data } })
    const patch = { dataItemId: "b1", fieldModifications: [set("authors", ["jane"]), set("publisher", { _id: "p2" })] }
    const patched = await shop.patch("books", { patch })

    assert.deepInclude(updated.data.dataItem.data, { title: "Good Omens", publisher: "p1" })
    assert.notProperty(updated.data.dataItem.data, "authors")
    assert.notProperty(patched.data.dataItem.data, "authors")
    assert.strictEqual(patched.data.dataItem.data["publisher"], "p2")
    assert.deepStrictEqual(await shop.referenced("b1"), ["terry", "neil"])
  })
})

const set = (fieldPath: string, value: unknown) => ({ fieldPath, action: "SET_FIELD", setFieldOptions: { value } })

describe("a single-reference field", () => {
  const publisherOf = async (shop: Awaited<ReturnType<typeof openLibrary>>, id: string) =>
    (await shop.get("books", id)).data.dataItem.data["publisher"]

  it("is set by an insert and by a replacement", async () => {
    const shop = await openLibrary()
    await shop.insert("publishers", { dataItem: { data: { _id: "p2" } } })
    const replacement = { referringItemFieldName: "publisher", referringItemId: "b2", newReferencedItemIds: ["p2"] }
    shop.pass(1000)

    await shop.insertReferences("books", shop.refer(["b1 p2"], "publisher"))
    await shop.replaceReferences("books", replacement)

    assert.deepStrictEqual([await publisherOf(shop, "b1"), await publisherOf(shop, "b2")], ["p2", "p2"])
    const { data } = (await shop.get("books", "b1")).data.dataItem
    assert.deepStrictEqual(data["_updatedDate"], { $date: "2023-11-14T22:13:21.000Z" })
  })

  it("is cleared only by the removal of its current value", async () => {
    const shop = await openLibrary()

    await shop.removeReferences("books", shop.refer(["b1 other", "b2 p1"], "publisher"))

    assert.deepStrictEqual([await publisherOf(shop, "b1"), await publisherOf(shop, "b2")], ["p1", undefined])
  })

  it("is cleared by an empty replacement", async () => {
    const shop = await openLibrary()
    const nothing = { referringItemFieldName: "publisher", referringItemId: "b1", newReferencedItemIds: [] }

    await shop.replaceReferences("books", nothing)

    assert.isUndefined(await publisherOf(shop, "b1"))
  })

  it("rejects several references and missing items", async () => {
    const shop = await openLibrary()
    await shop.insert("publishers", { dataItem: { data: { _id: "p2" } } })
    const insert = (...pairs: ReadonlyArray<string>) => shop.insertReferences("books", shop.refer(pairs, "publisher"))

    assert.strictEqual((await insert("b1 p1", "b1 p2")).status, 400)
    assert.strictEqual(codeOf(await insert("b1 nobody")), "WDE0073")
    assert.strictEqual(codeOf(await insert("b9 p1")), "WDE0073")
    assert.strictEqual(await publisherOf(shop, "b1"), "p1")
  })
})

describe("open mode", () => {
  it("creates a field with its first references and finds the collection of their items", async () => {
    const shop = await openLibrary({ open: true })
    await shop.insert("archive", { dataItem: { data: { _id: "x" } } })
    for (const _id of ["x", "y"]) await shop.insert("authors", { dataItem: { data: { _id } } })

    const before = await shop.queryReferenced("books", { referringItemId: "b1", referringItemFieldName: "by" })
    const told = await shop.isReferenced("books", isReferenced("b1", "x", "by"))
    const missing = await shop.insertReferences("books", shop.refer(["b1 z"], "by"))
    await shop.insertReferences("books", shop.refer(["b1 y", "b1 x"], "by"))

    assert.deepStrictEqual([before.data.results.length, told.data.isReferenced, codeOf(missing)], [0, false, "WDE0073"])
    assert.deepStrictEqual(await shop.referenced("b1", { referringItemFieldName: "by" }), ["y", "x"])
  })

  it("limits a field name to 256 characters", async () => {
    const shop = await openLibrary({ open: true })
    const [longest, tooLong] = ["愛".repeat(256), "愛".repeat(257)]
    await shop.insert("authors", { dataItem: { data: { _id: longest } } })

    const references = (field: string) => shop.refer([`b1 ${longest}`], field)
    const refused = await shop.insertReferences("books", references(tooLong))
    assert.deepStrictEqual(
      [refused.status, (await shop.insertReferences("books", references(longest))).status],
      [400, 200]
    )
  })
})
