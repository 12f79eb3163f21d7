import * as Fields from "../../../../packages/provider/src/engine/value/Fields.ts"
import { assert, it } from "@effect/vitest"

it.each([
  [undefined, ["_id", "title", "author", "tags"]],
  [[], ["_id", "title", "author", "tags"]],
  [["title"], ["_id", "title"]],
  [
    ["tags", "missing", "title.x"],
    ["_id", "tags"]
  ]
])("returns for the fields %j the keys %j", (fields, expected) => {
  const data = { _id: "a", title: "Emma", author: { first: "Jane", last: "Austen" }, tags: ["x"] }

  assert.deepStrictEqual(Object.keys(Fields.project(fields)(data)), expected)
})

it("returns parts of objects, and the whole object if both are requested", () => {
  const data = { _id: "a", author: { first: "Jane", last: "Austen" }, __proto__: null }

  assert.deepStrictEqual(Fields.project(["author.last"])(data), { _id: "a", author: { last: "Austen" } })
  assert.deepStrictEqual(Fields.project(["author.last", "author"])(data), { _id: "a", author: data.author })
})

it("omits objects without any requested part, at each depth", () => {
  const data = { _id: "a", shelf: { room: { row: 1, seat: 2 }, place: {} }, author: { first: "Jane" }, tags: ["x"] }

  assert.deepStrictEqual(Fields.project(["author.last", "shelf.room.row", "shelf.place.x", "tags.0"])(data), {
    _id: "a",
    shelf: { room: { row: 1 } }
  })
  assert.deepStrictEqual(Fields.project(["shelf.room.row", "shelf.room"])(data), {
    _id: "a",
    shelf: { room: data.shelf.room }
  })
})
