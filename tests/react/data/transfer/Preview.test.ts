import * as Collection from "@portico/client/data/Collection"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { isSame, markOf, notTextIn } from "../../../../packages/react/src/data/transfer/ImportFile.ts"
import { previewOf, type Reading } from "../../../../packages/react/src/data/transfer/Preview.ts"

const Stock = Collection.make(
  "stock",
  Schema.Struct({
    title: Schema.String,
    price: Schema.optionalKey(Schema.Finite.annotate({ title: "Price in euros" }))
  })
)

const look = (content: BlobPart, name = "stock.csv", reading: Reading = {}) =>
  previewOf(Stock, new File([content], name), reading)

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52])
const utf16 = new Uint8Array(Buffer.from("title;price\n", "utf16le"))

describe("the preview of a file", () => {
  it.effect.each<readonly [string, BlobPart]>([
    ["a picture", png],
    ["a text of two bytes a letter", utf16],
    ["letters of an old code", new Uint8Array([0x74, 0x0a, 0xfc, 0x62, 0x65, 0x72])]
  ])("says that %s is no text in UTF-8", ([, content]) =>
    Effect.gen(function* () {
      assert.isTrue(notTextIn(yield* Effect.flip(look(content))))
    })
  )

  it.effect.each<readonly [string, string, string | undefined, number]>([
    ["nothing at all", "", undefined, 0],
    ["a header only", "title,price\n", undefined, 0],
    ["two columns of a name", "title,title\nEmma,Ulysses\n", "Two columns go to title.", 0],
    ["a column __proto__", "title,__proto__\nEmma,x\n", "A column cannot be named __proto__.", 0],
    ["semicolons, as table programs write them", "\uFEFFtitle;price\r\nEmma;5\r\n", undefined, 1],
    ["lines within quotes", 'title,price\r\n"Emma\r\nor ""love""",5\r\nUlysses,6\r\n', undefined, 2]
  ])("of %s tells what can be imported", ([, text, fault, checked]) =>
    Effect.gen(function* () {
      const preview = yield* look(text)

      assert.deepInclude(preview, { fault, checked, mistaken: 0 })
    })
  )

  it.effect("lets a column __proto__ be left out", () =>
    Effect.gen(function* () {
      const mapping = JSON.parse('{"__proto__":null}') as Reading["mapping"]
      const preview = yield* look("title,__proto__\nEmma,x\n", "stock.csv", { mapping })

      assert.deepInclude(preview, { fault: undefined, checked: 1, mistaken: 0 })
    })
  )

  it.effect("shows its first six rows, and checks a thousand", () =>
    Effect.gen(function* () {
      const text = Array.from({ length: 1100 }, (_, row) => `Emma ${row},${row === 999 ? "much" : row}`).join("\n")
      const { checked, mistaken, rows } = yield* look(`title,price\n${text}`)

      assert.deepStrictEqual([rows.length, rows[5]?.cells[0], checked, mistaken], [6, "Emma 5", 1000, 1])
    })
  )

  it.effect("has columns go to the fields that they name, each field to one of them", () =>
    Effect.gen(function* () {
      const mappingOf = (header: string) => Effect.map(look(`${header}\nEmma,5,7\n`), ({ mapping }) => mapping)

      assert.deepStrictEqual(yield* mappingOf("Ti_t.le,PRICE,more"), { "Ti_t.le": "title", PRICE: "price" })
      assert.deepStrictEqual(yield* mappingOf("Price in euros,Title,"), {
        "Price in euros": "price",
        Title: "title",
        "": null
      })
      assert.deepStrictEqual(yield* mappingOf("TITLE,title,Title"), {})
      assert.deepStrictEqual(yield* mappingOf("Price,price in euros,x"), { Price: "price" })
    })
  )

  it.effect("of lines of JSON has the columns that its objects have, and passes over what is empty", () =>
    Effect.gen(function* () {
      const text = '\uFEFF{"title":"Emma"}\n\n[1]\n{"title":"Ulysses","price":5,"tags":["a"]}\n'
      const { columns, format, mapping, rows } = yield* look(text, "stock.txt", { mapping: { title: "price" } })

      assert.deepStrictEqual([format, columns, mapping], ["JSONL", ["title", "price", "tags"], { title: "price" }])
      assert.deepStrictEqual(
        rows.map(({ cells, line }) => [line, ...cells]),
        [
          [1, "Emma", "", ""],
          [3, "[1]"],
          [4, "Ulysses", "5", '["a"]']
        ]
      )
      // Columns go to fields in a table only.
      assert.deepStrictEqual(
        rows.map(({ fault }) => fault === undefined),
        [true, false, true]
      )
    })
  )

  it.effect("tells a line of JSON that is cut off by its number", () =>
    Effect.gen(function* () {
      const { mistaken, rows } = yield* look('{"title":"Emma"}\n{"title":"Uly', "stock.jsonl")

      assert.strictEqual(mistaken, 1)
      assert.deepInclude(rows[1], { line: 2, fault: rows[1]?.fault })
      assert.strictEqual(rows[1]?.fault?.reason, "Expected an object as JSON.")
    })
  )

  it.effect("reads a cell of a megabyte, and tells no more than the beginning of one that is wrong", () =>
    Effect.gen(function* () {
      const long = "x".repeat(1_000_000)
      const { checked, mistaken, rows } = yield* look(`title,price\n"${long}",5\nEmma,${long}\n`)

      assert.deepStrictEqual([checked, mistaken, rows.length], [2, 1, 2])
      assert.deepInclude(rows[1]?.fault ?? {}, {
        field: "price",
        reason: "Expected a number.",
        value: `${"x".repeat(60)}…`
      })
    })
  )
})

describe("a file that was changed since", () => {
  const of = (content: string, lastModified = 1) => markOf(new File([content], "stock.csv", { lastModified }))
  const large = (middle: string) => `${"a".repeat(1_500_000)}${middle}${"b".repeat(1_500_000)}`

  it.effect("is known by its ends, and a large one by the time of its change, too", () =>
    Effect.gen(function* () {
      assert.isTrue(isSame(yield* of("a,b\n1,2"), yield* of("a,b\n1,2", 2)))
      assert.isFalse(isSame(yield* of("a,b\n1,2"), yield* of("a,b\n1,3")))
      assert.isTrue(isSame(yield* of(large("1")), yield* of(large("1"))))
      assert.isFalse(isSame(yield* of(large("1")), yield* of(large("2"), 2)))
      assert.isFalse(isSame(yield* of(`${large("1")}b`), yield* of(`${large("1")}c`)))
      const bare = { name: "stock.csv", size: 7, changed: 1, hash: "" }
      assert.isTrue(isSame(bare, { ...bare }))
      // Where nothing can be computed, the time is all that tells.
      assert.isFalse(isSame(bare, { ...bare, changed: 2 }))
    })
  )
})
