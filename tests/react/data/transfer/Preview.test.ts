import * as Collection from "@portico/client/data/Collection"
import type { HeaderFault } from "@portico/client/data/Import"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { isSame, markOf, notTextIn } from "../../../../packages/react/src/data/transfer/ImportFile.ts"
import { columnsOf, previewOf, type Reading } from "../../../../packages/react/src/data/transfer/Preview.ts"

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
    ["a UTF-16 file", utf16],
    ["a Latin-1 file", new Uint8Array([0x74, 0x0a, 0xfc, 0x62, 0x65, 0x72])]
  ])("rejects %s, which is not UTF-8", ([, content]) =>
    Effect.gen(function* () {
      assert.isTrue(notTextIn(yield* Effect.flip(look(content))))
    })
  )

  it.effect.each<readonly [string, string, HeaderFault | undefined, number]>([
    ["an empty file", "", undefined, 0],
    ["only a header", "title,price\n", undefined, 0],
    ["two columns with the same name", "title,title\nEmma,Ulysses\n", { kind: "fieldTwice", name: "title" }, 0],
    ["a column __proto__, which the schema does not have", "title,__proto__\nEmma,x\n", undefined, 1],
    ["semicolons, as spreadsheets write them", "\uFEFFtitle;price\r\nEmma;5\r\n", undefined, 1],
    ["line breaks within quotes", 'title,price\r\n"Emma\r\nor ""love""",5\r\nUlysses,6\r\n', undefined, 2]
  ])("reports what can be imported of %s", ([, text, fault, checked]) =>
    Effect.gen(function* () {
      const preview = yield* look(text)

      assert.deepInclude(preview, { fault, checked, mistaken: 0 })
    })
  )

  it.effect("accepts a column __proto__ that is left out", () =>
    Effect.gen(function* () {
      const mapping = JSON.parse('{"__proto__":null}') as Reading["mapping"]
      const preview = yield* look("title,__proto__\nEmma,x\n", "stock.csv", { mapping })

      assert.deepInclude(preview, { fault: undefined, checked: 1, mistaken: 0 })
    })
  )

  it.effect("shows the first six rows, and checks a thousand", () =>
    Effect.gen(function* () {
      const text = Array.from({ length: 1100 }, (_, row) => `Emma ${row},${row === 999 ? "much" : row}`).join("\n")
      const { checked, mistaken, rows } = yield* look(`title,price\n${text}`)

      assert.deepStrictEqual([rows.length, rows[5]?.cells[0], checked, mistaken], [6, "Emma 5", 1000, 1])
    })
  )

  it.effect("maps columns to the fields that they name, and each field once", () =>
    Effect.gen(function* () {
      const mappingOf = (header: string) => Effect.map(look(`${header}\nEmma,5,7\n`), ({ mapping }) => mapping)

      assert.deepStrictEqual(yield* mappingOf("Ti_t.le,PRICE,more"), { "Ti_t.le": "title", PRICE: "price", more: null })
      assert.deepStrictEqual(yield* mappingOf("Price in euros,Title,"), {
        "Price in euros": "price",
        Title: "title",
        "": null
      })
      assert.deepStrictEqual(yield* mappingOf("TITLE,title,Title"), { TITLE: null, Title: null })
      assert.deepStrictEqual(yield* mappingOf("Price,price in euros,x"), {
        Price: "price",
        "price in euros": null,
        x: null
      })
    })
  )

  it.effect("maps a column ID to the id of the item, unless a field has this name", () =>
    Effect.gen(function* () {
      const Numbered = Collection.make("numbered", Schema.Struct({ id: Schema.String, title: Schema.String }))
      const file = new File(["ID,Title\n7,Emma\n"], "stock.csv")

      assert.deepStrictEqual((yield* look("ID,title\n7,Emma\n")).mapping, { ID: "_id" })
      assert.deepStrictEqual((yield* look("ID,_id,title\n7,8,Emma\n")).mapping, { ID: null })
      assert.deepStrictEqual((yield* previewOf(Numbered, file, {})).mapping, { ID: "id", Title: "title" })
    })
  )

  it.effect("leaves out the properties of JSON Lines that are no fields, also after the first rows", () =>
    Effect.gen(function* () {
      const lines = Array.from({ length: 20 }, (_, row) => (row === 19 ? '{"TITLE":"x","junk":1}' : '{"title":"x"}'))
      const preview = yield* look(lines.join("\n"), "stock.jsonl")

      assert.deepInclude(preview, { columns: ["title"], mapping: { TITLE: null, junk: null }, mistaken: 1 })
      const columns = columnsOf(Stock, "JSONL", preview.mapping)
      assert.isFunction(columns)
      if (typeof columns !== "function") return
      assert.deepStrictEqual(["title", "TITLE", "junk", "later", "_id"].map(columns), [
        "title",
        null,
        null,
        null,
        "_id"
      ])
      const bare = columnsOf("stock", "JSONL", {})
      assert.strictEqual(typeof bare === "function" ? bare("anything") : undefined, "anything")
    })
  )

  it.effect("shows the properties of JSON Lines as columns, and skips empty lines", () =>
    Effect.gen(function* () {
      const text = '\uFEFF{"title":"Emma"}\n\n[1]\n{"Title":"Ulysses","price":5,"tags":["a"]}\n'
      const { columns, format, mapping, rows } = yield* look(text, "stock.txt", { mapping: { Title: "title" } })

      assert.deepStrictEqual(
        [format, columns, mapping],
        ["JSONL", ["title", "Title", "price", "tags"], { Title: "title" }]
      )
      assert.deepStrictEqual(
        rows.map(({ cells, line }) => [line, ...cells]),
        [
          [1, "Emma", "", "", ""],
          [3, "[1]"],
          [4, "", "Ulysses", "5", '["a"]']
        ]
      )
      assert.deepStrictEqual(
        rows.map(({ fault }) => fault === undefined),
        [true, false, true]
      )
    })
  )

  it.effect("reports a truncated JSON line by its number", () =>
    Effect.gen(function* () {
      const { mistaken, rows } = yield* look('{"title":"Emma"}\n{"title":"Uly', "stock.jsonl")

      assert.strictEqual(mistaken, 1)
      assert.deepInclude(rows[1], { line: 2, fault: rows[1]?.fault })
      assert.deepInclude(rows[1]?.fault, { reason: "Expected a JSON object.", rowFault: { kind: "notObject" } })
    })
  )

  it.effect("reads a cell of a megabyte, and reports only the start of an invalid one", () =>
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

describe("the mark of a file", () => {
  const of = (content: string, lastModified = 1) => markOf(new File([content], "stock.csv", { lastModified }))
  const large = (middle: string) => `${"a".repeat(1_500_000)}${middle}${"b".repeat(1_500_000)}`

  it.effect("depends on its start and end, and for large files on the time of the last change", () =>
    Effect.gen(function* () {
      assert.isTrue(isSame(yield* of("a,b\n1,2"), yield* of("a,b\n1,2", 2)))
      assert.isFalse(isSame(yield* of("a,b\n1,2"), yield* of("a,b\n1,3")))
      assert.isTrue(isSame(yield* of(large("1")), yield* of(large("1"))))
      assert.isFalse(isSame(yield* of(large("1")), yield* of(large("2"), 2)))
      assert.isFalse(isSame(yield* of(`${large("1")}b`), yield* of(`${large("1")}c`)))
      const bare = { name: "stock.csv", size: 7, changed: 1, hash: "" }
      assert.isTrue(isSame(bare, { ...bare }))
      // Without a hash, the times must be equal.
      assert.isFalse(isSame(bare, { ...bare, changed: 2 }))
    })
  )
})
