import * as Provider from "@portico/provider/Provider"
import { assert, describe, it } from "@effect/vitest"

const open = () =>
  Provider.make({
    seed: { collections: [{ id: "books", indexes: [{ fields: [{ fieldName: "year" }] }], items: [{ title: "Emma" }] }] }
  })

const statusesOf = (indexes: ReadonlyArray<Provider.StoredIndex>) => indexes.map(({ name, status }) => [name, status])

describe("the indexes of a collection", () => {
  it("are listed with their status", async () => {
    const provider = open()

    assert.deepStrictEqual(statusesOf(await provider.indexes("books")), [
      ["_id UNIQUE", "ACTIVE"],
      ["_createdDate DESC", "ACTIVE"],
      ["year", "ACTIVE"]
    ])
  })

  it("can be created and dropped", async () => {
    const provider = open()
    const index = { fields: [{ fieldName: "title" }], unique: true }

    const made = await provider.createIndex("books", index)
    const again = await provider.createIndex("books", index)
    const dropped = await provider.dropIndex("books", made.name)

    assert.deepStrictEqual(statusesOf([made, again, dropped]), [
      ["title UNIQUE", "ACTIVE"],
      ["title UNIQUE", "ACTIVE"],
      ["title UNIQUE", "DROPPED"]
    ])
  })

  it("are all created if several are requested concurrently", async () => {
    const provider = open()
    const names = ["a", "b", "c", "d"]

    await Promise.all(names.map((fieldName) => provider.createIndex("books", { fields: [{ fieldName }] })))

    const found = (await provider.indexes("books")).map(({ name }) => name)
    assert.includeMembers(found, names)
  })

  it.each([
    ["an index without fields", () => open().createIndex("books", { fields: [] })],
    ["a repeated field", () => open().createIndex("books", { fields: [{ fieldName: "a" }, { fieldName: "a" }] })],
    ["an unknown collection", () => open().indexes("films")],
    ["the removal of an unknown index", () => open().dropIndex("books", "title")],
    ["the removal of a system index", () => open().dropIndex("books", "_id UNIQUE")]
  ])("reject %s", async (_, run) => {
    const refused = await run().then(
      () => undefined,
      (error: unknown) => error
    )

    assert.propertyVal(refused, "_tag", "IndexRefused")
  })
})
