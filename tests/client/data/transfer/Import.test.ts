import * as Collection from "@portico/client/data/Collection"
import * as Export from "@portico/client/data/Export"
import * as Import from "@portico/client/data/Import"
import * as Jobs from "@portico/client/data/Jobs"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { over } from "../over.ts"
import { refused } from "../../transport/network.ts"
import { type Instead, shelf } from "../shelf.ts"

const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String,
    year: Schema.NullOr(Schema.Int),
    sold: Schema.optionalKey(Schema.Boolean),
    addedAt: Schema.optionalKey(Schema.Date),
    tags: Schema.optionalKey(Schema.Array(Schema.String)),
    size: Schema.Struct({ pages: Schema.optionalKey(Schema.Finite), note: Schema.optionalKey(Schema.String) })
  })
)

const overwrite = { format: "CSV", mode: "OVERWRITE" } as const

/** Imports a file into a shelf and returns all states and the result. */
const importing = (
  source: Import.Source,
  options: Partial<Import.Options> & { readonly collection?: Collection.Argument; readonly instead?: Instead } = {},
  { net, stored } = shelf(options.instead)
) =>
  Effect.gen(function* () {
    const { collection = Books, instead: _, ...rest } = options
    const states: Array<Import.State> = []
    const ended = yield* Import.run(collection, source, { ...overwrite, ...rest }).pipe(
      Stream.runForEach((state) => Effect.sync(() => states.push(state))),
      Effect.result,
      Effect.provide(over(net).layer)
    )
    const errors = states.flatMap((state) => state.errors)
    const last = states.at(-1)
    return { ended, errors, last, net, states, stored }
  })

const rowsOf = (count: number) =>
  ["_id,title,year", ...Array.from({ length: count }, (_, index) => `b${index},Book ${index},1815`)].join("\n")

describe("Import.run", () => {
  it.effect("decodes cells by the types of their fields", () =>
    Effect.gen(function* () {
      const { last, stored } = yield* importing(
        "\uFEFF_id,title,year,sold,addedAt,tags,size.pages,note\r\n" +
          'b1,"Emma, or\r\n""love""",1815,true,2026-02-03,"[""a"",""b""]",12,free\r\n' +
          "b2,,,,,,,\r\n"
      )

      assert.deepStrictEqual(stored.get("b1"), {
        _id: "b1",
        title: 'Emma, or\r\n"love"',
        year: 1815,
        sold: true,
        addedAt: { $date: "2026-02-03T00:00:00.000Z" },
        tags: ["a", "b"],
        size: { pages: 12 },
        note: "free"
      })
      assert.deepStrictEqual(stored.get("b2"), { _id: "b2", title: "", year: null, size: {} })
      assert.deepInclude(last, { status: "COMPLETED", rows: 2, inserted: 2 })
      assert.strictEqual(last?.bytes, last?.totalBytes)
    })
  )

  it.effect("imports cells as strings if there is no schema", () =>
    Effect.gen(function* () {
      const { stored } = yield* importing("_id;price;at\nb1;1.5;2026-02-03\n", { collection: "books" })

      assert.deepStrictEqual(stored.get("b1"), { _id: "b1", price: "1.5", at: "2026-02-03" })
    })
  )

  it.effect("reports the line, field and value of invalid rows and continues", () =>
    Effect.gen(function* () {
      const { errors, last, stored } = yield* importing(
        'year,_id,title\n1815,b1,"two\nlines"\nlate,b2,x\n1815,b3,refused\n1,b4,x,more\n,b5,y\n1.5,b6,z\n'
      )

      assert.deepStrictEqual(
        errors
          .toSorted((left, right) => left.line - right.line)
          .map(({ line, id, field, value, code }) => [line, id, field, value, code]),
        [
          [4, "b2", "year", "late", undefined],
          [5, "b3", undefined, undefined, "WDE0080"],
          [6, "b4", undefined, undefined, undefined],
          [8, "b6", "year", "1.5", undefined]
        ]
      )
      assert.sameMembers([...stored.keys()], ["b1", "b5"])
      assert.deepInclude(last, { status: "PARTIALLY_SUCCESSFUL", rows: 6, inserted: 2, failed: 4 })
    })
  )

  it.effect("emits only statuses that the state machine allows", () =>
    Effect.gen(function* () {
      for (const source of [rowsOf(3), "_id,_id\n", "_id,year\nb1,late\n", rowsOf(2500)]) {
        const { states } = yield* importing(source)
        const changes = states.map(({ status }) => status).filter((status, place, all) => status !== all[place - 1])

        assert.strictEqual(changes[0], "UNINITIALIZED")
        for (const [place, status] of changes.slice(1).entries()) {
          const before = Jobs.make(Jobs.movement, changes[place] ?? "FAILED")
          assert.isTrue(Result.isSuccess(Jobs.advanceTo(before, status)), `${changes[place]} > ${status}`)
        }
        assert.isTrue(Jobs.isTerminal(Jobs.make(Jobs.movement, changes.at(-1) ?? "UNINITIALIZED")))
      }
    })
  )

  it.effect("reads a file in chunks of any size", () =>
    Effect.gen(function* () {
      const text = '\uFEFF_id,title,year\r\nb1,"a ""q""\r\n",1815\r\nb2,ümläut €,\r\n'
      const bytes = new TextEncoder().encode(text)
      const { stored: whole } = yield* importing(new Blob([bytes]))
      for (const size of [1, 2, 3, 7]) {
        const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.slice(index * size, (index + 1) * size)
        )
        const { stored } = yield* importing(Stream.fromIterable(pieces))
        assert.deepStrictEqual([...stored], [...whole])
      }
      assert.deepStrictEqual(whole.get("b2"), { _id: "b2", title: "ümläut €", year: null, size: {} })
    })
  )

  it.effect("skips existing items, replaces them or truncates the collection first", () =>
    Effect.gen(function* () {
      const of = (mode: Import.Options["mode"]) =>
        Effect.gen(function* () {
          const place = shelf()
          place.stored.set("b0", { _id: "b0", title: "Old" })
          place.stored.set("other", { _id: "other", title: "Other" })
          const { last } = yield* importing(rowsOf(2), { mode }, place)
          const titles = [...place.stored.values()].map(({ title }) => title)
          titles.sort((left, right) => (String(left) < String(right) ? -1 : 1))
          return [titles, last?.inserted, last?.updated, last?.skipped]
        })

      assert.deepStrictEqual(yield* of("OVERWRITE"), [["Book 0", "Book 1", "Other"], 1, 1, 0])
      assert.deepStrictEqual(yield* of("SKIP_EXISTING"), [["Book 1", "Old", "Other"], 1, 0, 1])
      assert.deepStrictEqual(yield* of("TRUNCATE_BEFORE"), [["Book 0", "Book 1"], 2, 0, 0])
    })
  )

  it.effect.each<readonly [string, string | Uint8Array]>([
    ["a header with a repeated column", "_id,title,title\nb1,a,b\n"],
    ["an invalid first row", "_id,title,year\nb1,x,late\nb2,y,1\n"],
    ["a file without rows", "_id,title,year\n"],
    ["bytes that are not UTF-8", new Uint8Array([0x5f, 0xff, 0xfe])]
  ])("does not truncate the collection for %s", ([what, source]) =>
    Effect.gen(function* () {
      const place = shelf()
      place.stored.set("old", { _id: "old" })

      const { ended, last } = yield* importing(source, { mode: "TRUNCATE_BEFORE" }, place)

      assert.isTrue(place.stored.has("old"))
      assert.isTrue(Result.isFailure(ended))
      assert.strictEqual(last?.status, "FAILED")
      // Every invalid line is reported.
      assert.deepStrictEqual(
        last?.errors.map(({ line }) => line),
        what === "an invalid first row" ? [2] : []
      )
    })
  )

  it.effect("resumes from its checkpoint without repeating rows or errors", () =>
    Effect.gen(function* () {
      const place = shelf((path, index) =>
        path.endsWith("/insert") && index > 2 ? refused(403, "FORBIDDEN") : undefined
      )
      const source = `${rowsOf(5000)}\nbad,bad,bad`
      const options = { mode: "SKIP_EXISTING", concurrency: 1 } as const

      const stopped = yield* importing(source, options, place)
      assert.isTrue(Result.isFailure(stopped.ended))
      const error = Result.isFailure(stopped.ended) ? stopped.ended.failure : undefined
      const resume = JSON.parse(JSON.stringify(error?.checkpoint)) as Import.Checkpoint
      const rest = shelf()
      const resumed = yield* importing(source, { ...options, resume }, rest)

      assert.strictEqual(place.stored.size + rest.stored.size, 5000)
      assert.deepInclude(resumed.last, { status: "PARTIALLY_SUCCESSFUL", rows: 5001, inserted: 5000, failed: 1 })
      assert.strictEqual([...stopped.errors, ...resumed.errors].length, 1)
    })
  )

  it.effect("maps columns to fields and omits columns", () =>
    Effect.gen(function* () {
      const { stored } = yield* importing("Key|Name|Internal\nb1|Emma|x\n", {
        columns: { Key: "_id", Name: "title", Internal: null },
        collection: "books"
      })

      assert.deepStrictEqual(stored.get("b1"), { _id: "b1", title: "Emma" })
    })
  )

  it.effect("maps the properties of JSON Lines to fields and omits properties", () =>
    Effect.gen(function* () {
      const lines = '{"Key":"b1","Name":"Emma","note":"x","secret":1}\n{"Key":"b2","Name":"Old","title":"Ulysses"}\n'
      const byTable = yield* importing(lines, {
        columns: { Key: "_id", Name: "title", secret: null },
        collection: "books",
        format: "JSONL"
      })
      const byFunction = yield* importing(lines, {
        columns: (name) => ({ Key: "_id", title: "title" })[name] ?? null,
        collection: "books",
        format: "JSONL"
      })

      assert.deepStrictEqual(byTable.stored.get("b1"), { _id: "b1", title: "Emma", note: "x" })
      assert.deepStrictEqual(byTable.stored.get("b2"), { _id: "b2", title: "Ulysses" })
      assert.deepStrictEqual(byFunction.stored.get("b1"), { _id: "b1" })
    })
  )

  it.effect("reports the kind of error of a row and of a header", () =>
    Effect.gen(function* () {
      const rows = yield* importing('_id,title\nb1,a,b\nb2,"x\n', { collection: "books" })
      const lines = yield* importing("[1]", { collection: "books", format: "JSONL" })
      const header = yield* importing("a,b\n1,2\n", { collection: "books", columns: { a: "title", b: "title" } })

      assert.deepStrictEqual(
        [...rows.errors, ...lines.errors].map(({ rowFault }) => rowFault),
        [{ kind: "cells", cells: 3, columns: 2 }, { kind: "quotes" }, { kind: "notObject" }]
      )
      const cause = Result.isFailure(header.ended) ? header.ended.failure.cause : undefined
      assert.isTrue(cause instanceof Import.HeaderInvalid)
      assert.deepInclude(cause, { fault: { kind: "fieldTwice", name: "title" } })
    })
  )

  it.effect("reads JSON Lines", () =>
    Effect.gen(function* () {
      const { errors, stored } = yield* importing(
        '{"_id":"b1","title":"Emma","year":1815,"size":{},"addedAt":{"$date":"2026-02-03T09:00:00.000Z"}}\n\nno\n[1]\n{"_id":"b2"}',
        { format: "JSONL" }
      )

      assert.deepStrictEqual(stored.get("b1")?.["addedAt"], { $date: "2026-02-03T09:00:00.000Z" })
      assert.deepStrictEqual(
        errors.map(({ id, line }) => [line, id]),
        [
          [3, undefined],
          [4, undefined],
          [5, "b2"]
        ]
      )
    })
  )
})

describe("Export.run", () => {
  const exporting = (
    place: ReturnType<typeof shelf>,
    options: Export.Options,
    collection: Collection.Argument = Books
  ) =>
    Export.run(Query.from(collection), options).pipe(
      Stream.runFold(
        () => "",
        (text, piece) => text + piece
      ),
      Effect.provide(over(place.net).layer)
    )

  it.effect("writes declared and nested fields and guards formulas", () =>
    Effect.gen(function* () {
      const place = shelf()
      place.stored.set("b1", { _id: "b1", title: "=1+1", year: -5, size: { pages: 12 }, tags: ["a"] })

      assert.strictEqual(
        yield* exporting(place, { format: "CSV" }),
        '_id,title,year,sold,addedAt,tags,size.pages,size.note\r\nb1,\'=1+1,-5,,,"[""a""]",12,\r\n'
      )
      assert.include(yield* exporting(place, { format: "CSV", guardsFormulas: false }), "b1,=1+1,-5")
    })
  )

  it.effect("writes a header if there are no items", () =>
    Effect.gen(function* () {
      assert.strictEqual(
        yield* exporting(shelf(), { format: "CSV" }),
        "_id,title,year,sold,addedAt,tags,size.pages,size.note\r\n"
      )
    })
  )

  it.effect("writes a column for every field of any page", () =>
    Effect.gen(function* () {
      const place = shelf()
      place.stored.set("b1", { _id: "b1", title: "x" })
      place.stored.set("b2", { _id: "b2", later: "y" })

      const file = yield* exporting(place, { format: "CSV", pageSize: 1 }, "books")

      assert.strictEqual(file, "_id,later,title\r\nb1,,x\r\nb2,y,\r\n")
    })
  )

  it.effect("guards column names, and an import removes the guard", () =>
    Effect.gen(function* () {
      const place = shelf()
      place.stored.set("b1", { _id: "b1", "=1+1": "\uFF1D2", "@x": "-3" })
      const copy = shelf()

      const file = yield* exporting(place, { format: "CSV" }, "books")
      yield* importing(file, { collection: "books" }, copy)

      assert.strictEqual(file, "_id,'=1+1,'@x\r\nb1,'\uFF1D2,'-3\r\n")
      assert.deepStrictEqual(copy.stored, place.stored)
    })
  )

  it.effect.prop(
    "writes the same bytes after its file was imported",
    [Schema.Array(Books.schema), Schema.Literals(["CSV", "JSONL"])],
    ([books, format]) =>
      Effect.gen(function* () {
        const place = shelf()
        const encode = Schema.encodeSync(Schema.fromJsonString(Schema.Unknown))
        const valid = books.filter(({ addedAt }) => addedAt === undefined || isUsual(addedAt))
        for (const [index, { addedAt, ...book }] of valid.entries()) {
          const date = addedAt === undefined ? {} : { addedAt: { $date: addedAt.toISOString() } }
          place.stored.set(`b${index}`, JSON.parse(encode({ _id: `b${index}`, ...book, ...date })))
        }
        const first = yield* exporting(place, { format })
        const copy = shelf()
        const { errors } = yield* importing(first, { format }, copy)
        const second = yield* exporting(copy, { format })

        assert.deepStrictEqual(errors, [])
        assert.strictEqual(second, first)
      }),
    { arbitrary: { runs: 30 } }
  )
})

// A CSV file contains ISO 8601 dates whose year has four or more digits.
const isUsual = (date: Date) => !Number.isNaN(date.getTime()) && date.getTime() > -60_000_000_000_000
