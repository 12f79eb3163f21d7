import * as Provider from "@portico/provider/Provider"
import { assert, describe, it } from "@effect/vitest"

const open = () =>
  Provider.make({
    seed: { collections: [{ id: "books", indexes: [{ fields: [{ fieldName: "year" }] }], items: [{ title: "Emma" }] }] }
  })

const statusesOf = (indexes: ReadonlyArray<Provider.KeptIndex>) => indexes.map(({ name, status }) => [name, status])

describe("the indexes of a collection", () => {
  it("are listed, with where each stands", async () => {
    const provider = open()

    assert.deepStrictEqual(statusesOf(await provider.indexes("books")), [
      ["_id UNIQUE", "ACTIVE"],
      ["_createdDate DESC", "ACTIVE"],
      ["year", "ACTIVE"]
    ])
  })

  it("can be made and dropped", async () => {
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

  it("are all made, where several are asked for at once", async () => {
    const provider = open()
    const names = ["a", "b", "c", "d"]

    await Promise.all(names.map((fieldName) => provider.createIndex("books", { fields: [{ fieldName }] })))

    const found = (await provider.indexes("books")).map(({ name }) => name)
    assert.includeMembers(found, names)
  })

  it.each([
    ["an index without fields", () => open().createIndex("books", { fields: [] })],
    ["a field twice", () => open().createIndex("books", { fields: [{ fieldName: "a" }, { fieldName: "a" }] })],
    ["a collection that is not there", () => open().indexes("films")],
    ["to drop what is not there", () => open().dropIndex("books", "title")],
    ["to drop an index of the system", () => open().dropIndex("books", "_id UNIQUE")]
  ])("refuse %s", async (_, run) => {
    const refused = await run().then(
      () => undefined,
      (error: unknown) => error
    )

    assert.propertyVal(refused, "_tag", "IndexRefused")
  })
})
