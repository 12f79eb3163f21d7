import * as Cells from "../../../../../packages/client/src/data/transfer/internal/Cells.ts"
import * as Collection from "@portico/client/data/Collection"
import { assert, describe, it } from "@effect/vitest"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String,
    price: Schema.Finite,
    note: Schema.NullOr(Schema.Finite),
    grade: Schema.Literals(["-", "+1", 3]),
    code: Schema.Union([Schema.String, Schema.Finite, Schema.Boolean]),
    addedAt: Schema.Date,
    tags: Schema.optionalKey(Schema.Array(Schema.Unknown)),
    size: Schema.Struct({ width: Schema.Finite, depth: Schema.optionalKey(Schema.Finite) }),
    box: Schema.optionalKey(Schema.Struct({ row: Schema.Finite })),
    maker: Schema.optionalKey(Schema.Struct({ town: Schema.optionalKey(Schema.String) })),
    words: Schema.Record(Schema.String, Schema.String),
    rest: Schema.Struct({})
  })
)

const read = (name: string, cell: string, collection: Collection.Argument = Books): unknown => {
  const found = Cells.column(collection, name).read(cell)
  return Result.isSuccess(found) ? Option.getOrUndefined(found.success) : `wrong: ${found.failure}`
}

describe("Cells", () => {
  it("declares a column for each field and for each part of a required object", () => {
    assert.deepStrictEqual(Cells.declared(Books), [
      "_id",
      "title",
      "price",
      "note",
      "grade",
      "code",
      "addedAt",
      "tags",
      "size.width",
      "size.depth",
      "box.row",
      // An optional object that may be empty cannot be distinguished from a missing one.
      "maker",
      "words",
      "rest"
    ])
    assert.deepStrictEqual(Cells.objectsOf(Books), [["size"]])
    assert.deepStrictEqual([Cells.declared("books"), Cells.objectsOf("books")], [[], []])
  })

  it("reads cells by the types of their fields, the narrowest first", () => {
    assert.deepStrictEqual(
      ["TRUE ", "3", "3a"].map((cell) => read("code", cell)),
      [true, 3, "3a"]
    )
    assert.deepStrictEqual(
      ["1e400", "", "x", " 2.5 "].map((cell) => read("price", cell)),
      ["wrong: Expected a number.", "wrong: The value is missing.", "wrong: Expected a number.", 2.5]
    )
    assert.deepStrictEqual(
      ["'-", "-", "'+1", "3", "4"].map((cell) => read("grade", cell)),
      ["-", "-", "+1", 3, 'wrong: Expected "-" or "+1" or "3".']
    )
    const time = "2026-01-02T03:04:05.678Z"
    assert.deepStrictEqual(read("tags", `[{"$date":"${time}"}]`), [new Date(time)])
  })

  it("does not read numbers or month names as dates", () => {
    assert.deepStrictEqual(read("_createdDate", " 2026-01-02 "), new Date("2026-01-02"))
    assert.deepStrictEqual(read("_updatedDate", "2026-01-02", "books"), new Date("2026-01-02"))
    assert.deepStrictEqual(
      ["7", "May 2026", "2026-13-45"].map((cell) => read("_updatedDate", cell)),
      Array.from({ length: 3 }, () => "wrong: Expected a date.")
    )
  })

  it("reads an empty cell as undefined, null or the empty string, as the schema allows", () => {
    assert.deepStrictEqual(
      ["note", "title", "tags", "size.depth", "box.row"].map((name) => read(name, "")),
      [null, "", undefined, undefined, undefined]
    )
    assert.strictEqual(read("size.width", ""), "wrong: The value is missing.")
  })

  it("removes only the apostrophe that guards a formula", () => {
    assert.deepStrictEqual(
      ["'=1+1", "'tis", "''=1"].map((cell) => read("title", cell)),
      ["=1+1", "'tis", "'=1"]
    )
    for (const text of ["=1+1", "'=1", "'tis", "＝1", "a"]) {
      assert.strictEqual(read("title", Cells.write(text, true)), text)
      assert.strictEqual(Cells.write(text, false), text)
    }
  })

  it("writes objects with sorted keys, the id first", () => {
    assert.strictEqual(Cells.write({ b: 1, A: [{ d: 1, c: 2 }], _id: 3 }, true), '{"_id":3,"A":[{"c":2,"d":1}],"b":1}')
    assert.deepStrictEqual([Cells.write(null, true), Cells.write(new Date(0), true)], ["", "1970-01-01T00:00:00.000Z"])
  })
})
