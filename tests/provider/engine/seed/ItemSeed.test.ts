import * as Collection from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as ItemSeed from "../../../../packages/provider/src/engine/seed/ItemSeed.ts"
import { assert, it } from "@effect/vitest"
import * as Result from "effect/Result"

const surroundings = { now: "2020-01-01T00:00:00.000Z", memberIds: new Map([["anna@shop.test", "m1"]]) }

it("adds ids in order, dates and owners", () => {
  const items = [
    { title: "Emma", _createdDate: { $date: "2019-01-01" }, _ownerId: "anna@shop.test" },
    ...Array.from({ length: 9 }, () => ({})),
    { _id: "own", _createdDate: new Date(0), _updatedDate: new Date(1), _ownerId: "someone" }
  ]

  const [contents] = Result.getOrThrow(ItemSeed.read([{ id: "books", items }], surroundings))

  const documents = contents?.documents ?? []
  assert.deepStrictEqual(documents[0]?.data, {
    _id: "books-01",
    title: "Emma",
    _createdDate: { $date: "2019-01-01T00:00:00.000Z" },
    _updatedDate: { $date: "2019-01-01T00:00:00.000Z" },
    _ownerId: "m1"
  })
  assert.deepStrictEqual(documents[9]?.data, {
    _id: "books-10",
    _createdDate: { $date: surroundings.now },
    _updatedDate: { $date: surroundings.now }
  })
  assert.deepStrictEqual(documents[10]?.data, {
    _id: "own",
    _createdDate: { $date: "1970-01-01T00:00:00.000Z" },
    _updatedDate: { $date: "1970-01-01T00:00:00.001Z" },
    _ownerId: "someone"
  })
})

it("renews the default dates of items that were read before", () => {
  const now = "2021-01-01T00:00:00.000Z"
  const dates = [undefined, null, "2019-01-01", { $date: "2019-01-01" }, { $date: surroundings.now }, new Date(0), {}]
  const items = dates.flatMap((_createdDate) =>
    dates.map((_updatedDate) => ({ title: "Emma", _createdDate, _updatedDate, _ownerId: "anna@shop.test" }))
  )
  const authors = { id: "authors", items: [{ _id: "a1" }, {}] }
  const fields = { authors: { type: "MULTI_REFERENCE", referencedCollectionId: "authors" } } as const
  const books = { id: "books", fields, items: [...items, { authors: ["a1"] }], plugins: [{ type: "PUBLISH" }] as const }
  const collections = [books, { ...authors, sandbox: [{}] }]
  const before = Result.getOrThrow(ItemSeed.read(collections, surroundings))

  const renewed = ItemSeed.renew(before, collections, now)

  const again = Result.getOrThrow(ItemSeed.read(collections, { ...surroundings, now }))
  assert.strictEqual(JSON.stringify(renewed), JSON.stringify(again))
})

it("defaults to public reads and writes by owners", () => {
  const [contents] = Result.getOrThrow(
    ItemSeed.read([{ id: "books", permissions: { remove: "PRIVILEGED" } }], surroundings)
  )

  assert.deepStrictEqual(contents?.collection, {
    id: "books",
    permissions: { read: "ANYONE", insert: "SITE_MEMBER", update: "SITE_MEMBER_AUTHOR", remove: "PRIVILEGED" },
    fields: {},
    indexes: []
  })
})

it("names the item that cannot be stored", () => {
  const misplaced = Result.getOrThrow(
    Result.flip(ItemSeed.read([{ id: "books", items: [{}, { title: "\0" }] }], surroundings))
  )

  assert.deepInclude(misplaced, { collection: "books", index: 1 })
  assert.include(misplaced.refusal.message, "title")
})

it("stores multi-references separately from the items", () => {
  const fields = { authors: { type: "MULTI_REFERENCE", referencedCollectionId: "authors" } } as const
  const books = (...authors: ReadonlyArray<unknown>) => ({ id: "books", fields, items: [{ _id: "b1", authors }] })
  const authors = { id: "authors", items: [{ _id: "a1" }, {}] }

  const [contents] = Result.getOrThrow(ItemSeed.read([books("authors-2", { _id: "a1" }), authors], surroundings))
  const misplaced = Result.getOrThrow(Result.flip(ItemSeed.read([books("a1", "nobody"), authors], surroundings)))

  assert.notProperty(contents?.documents[0]?.data, "authors")
  assert.deepStrictEqual(
    contents?.references,
    ["authors-2", "a1"].map((referenced) => ({ field: "authors", referring: "b1", referenced }))
  )
  assert.deepInclude(misplaced, { collection: "books", index: 0 })
  assert.include(misplaced.refusal.message, "nobody")
})

it("stores sandbox items in a separate collection that references other sandboxes", () => {
  const fields = { authors: { type: "MULTI_REFERENCE", referencedCollectionId: "authors" } } as const
  const books = { id: "books", fields, items: [{ _id: "b1" }], sandbox: [{ _id: "s1", authors: ["tried"] }] }
  const authors = { id: "authors", items: [{ _id: "a1" }], sandbox: [{ _id: "tried" }] }

  const contents = Result.getOrThrow(ItemSeed.read([books, authors], surroundings))
  const misplaced = Result.flip(ItemSeed.read([books, { ...authors, sandbox: [] }], surroundings))

  assert.deepStrictEqual(
    contents.map(({ collection, documents }) => [Collection.nameOf(collection), documents.map(({ id }) => id)]),
    [
      ["books", ["b1"]],
      ["books", ["s1"]],
      ["authors", ["a1"]],
      ["authors", ["tried"]]
    ]
  )
  assert.deepStrictEqual(contents[1]?.references, [{ field: "authors", referring: "s1", referenced: "tried" }])
  assert.isTrue(Collection.isSandboxId(contents[1]?.collection.id ?? ""))
  assert.deepInclude(Result.getOrThrow(misplaced), { collection: "books", index: 0 })
})

it("sets the status of items in a collection with drafts and rejects an invalid one", () => {
  const plugins = [{ type: "PUBLISH", defaultStatus: "DRAFT" }] as const
  const articles = (status: unknown) => ({ id: "articles", plugins, items: [{}, { _publishStatus: status }] })
  const read = (status: unknown) => ItemSeed.read([articles(status)], surroundings)

  const [contents] = Result.getOrThrow(read("PUBLISHED"))

  assert.deepStrictEqual(
    contents?.documents.map(({ data }) => data["_publishStatus"]),
    ["DRAFT", "PUBLISHED"]
  )
  assert.deepInclude(Result.getOrThrow(Result.flip(read("HIDDEN"))), { collection: "articles", index: 1 })
})
