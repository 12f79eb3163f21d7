import * as ItemSeed from "@portico/provider/engine/ItemSeed"
import { assert, it } from "@effect/vitest"
import * as Result from "effect/Result"

const surroundings = { now: "2020-01-01T00:00:00.000Z", memberIds: new Map([["anna@shop.test", "m1"]]) }

it("gives items ids in their order, dates and owners", () => {
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

it("lets everyone read and members write their own, unless told otherwise", () => {
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

it("says which item cannot be stored", () => {
  const misplaced = Result.getOrThrow(
    Result.flip(ItemSeed.read([{ id: "books", items: [{}, { title: "\0" }] }], surroundings))
  )

  assert.deepInclude(misplaced, { collection: "books", index: 1 })
  assert.include(misplaced.refusal.message, "title")
})
