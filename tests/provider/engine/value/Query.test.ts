import * as Query from "../../../../packages/provider/src/engine/value/Query.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"

describe("a page", () => {
  it.each([
    [undefined, { limit: 50, offset: 0 }],
    [{}, { limit: 50, offset: 0 }],
    [
      { limit: 1000, offset: 7 },
      { limit: 1000, offset: 7 }
    ]
  ])("for %j is %j", (paging, expected) => {
    assert.deepStrictEqual(Result.getOrThrow(Query.range(paging)), expected)
  })

  it.each([
    [{ limit: 0 }, "WDE0033"],
    [{ limit: -1 }, "WDE0033"],
    [{ limit: 1.5 }, "WDE0035"],
    [{ limit: 1001 }, "WDE0036"],
    [{ offset: -1 }, "WDE0037"],
    [{ offset: 0.5 }, "WDE0035"],
    [{ offset: 1e300 }, "WDE0035"]
  ])("for %j is rejected with %s", (paging, code) => {
    assert.strictEqual(Result.getOrThrow(Result.flip(Query.range(paging))).code, code)
  })
})

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

  assert.deepStrictEqual(Object.keys(Query.project(fields)(data)), expected)
})

it("returns parts of objects, and the whole object if both are requested", () => {
  const data = { _id: "a", author: { first: "Jane", last: "Austen" }, __proto__: null }

  assert.deepStrictEqual(Query.project(["author.last"])(data), { _id: "a", author: { last: "Austen" } })
  assert.deepStrictEqual(Query.project(["author.last", "author"])(data), { _id: "a", author: data.author })
})

it("omits objects without any requested part, at each depth", () => {
  const data = { _id: "a", shelf: { room: { row: 1, seat: 2 }, place: {} }, author: { first: "Jane" }, tags: ["x"] }

  assert.deepStrictEqual(Query.project(["author.last", "shelf.room.row", "shelf.place.x", "tags.0"])(data), {
    _id: "a",
    shelf: { room: { row: 1 } }
  })
  assert.deepStrictEqual(Query.project(["shelf.room.row", "shelf.room"])(data), {
    _id: "a",
    shelf: { room: data.shelf.room }
  })
})
