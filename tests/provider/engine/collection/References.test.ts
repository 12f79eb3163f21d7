import type { Collection } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as References from "../../../../packages/provider/src/engine/collection/References.ts"
import { assert, it } from "@effect/vitest"

const fields: Collection["fields"] = {
  title: { type: "TEXT", referencedCollectionId: "books" },
  author: { type: "REFERENCE", referencedCollectionId: "authors" },
  reviews: { type: "MULTI_REFERENCE", referencedCollectionId: "reviews" },
  nowhere: { type: "REFERENCE" }
}

it("finds the fields that store references and their target collections", () => {
  assert.deepStrictEqual(References.fieldsOf(fields), [
    { name: "author", holds: "one", target: "authors" },
    { name: "reviews", holds: "many", target: "reviews" }
  ])
  for (const name of ["title", "nowhere", "missing", "__proto__", "constructor"]) {
    assert.isUndefined(References.fieldOf(fields, name))
  }
})

it("stores the id of an included item and omits multi-references", () => {
  const own = { title: "Emma", author: { _id: "jane", name: "Jane" }, reviews: ["r1"], nowhere: { _id: "x" } }

  const stored = References.stored(own, fields)

  assert.deepStrictEqual(stored, { title: "Emma", author: "jane", nowhere: { _id: "x" } })
  assert.deepStrictEqual(Object.keys(stored), ["title", "author", "nowhere"])
})

it.each([[{ title: "Emma", author: "jane" }], [{ author: null }], [{ author: 5 }], [{}]])(
  "stores %j unchanged",
  (own) => {
    assert.strictEqual(References.stored(own, fields), own)
  }
)

it("stores an object without an id unchanged", () => {
  assert.deepStrictEqual(References.stored({ author: { name: "Jane" } }, fields), { author: { name: "Jane" } })
})

it.each([
  ["a", ["a"]],
  [{ _id: "a" }, ["a"]],
  [
    ["a", { _id: "b" }, "", 5, null, {}],
    ["a", "b"]
  ],
  [undefined, []],
  [null, []]
])("reads the ids in %j", (value, ids) => {
  assert.deepStrictEqual(References.idsIn(value), ids)
})
