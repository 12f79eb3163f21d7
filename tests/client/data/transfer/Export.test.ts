import * as Export from "@portico/client/data/Export"
import * as Query from "@portico/client/data/Query"
import * as Collection from "@portico/client/data/Collection"
import * as Testing from "@portico/testing/Testing"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { json, type Network, network, refused } from "../../transport/network.ts"
import { over, payloadOf } from "../over.ts"

const Titles = Collection.make("books", Schema.Struct({ title: Schema.String }))

const failing = (options: Export.Options) =>
  Export.run(Query.from(Titles), options).pipe(Stream.runDrain, Effect.flip, Effect.provide(Testing.layerTest()))

describe("Export.run with invalid options", () => {
  it.effect("fails if the format is unknown", () =>
    Effect.gen(function* () {
      const error = yield* failing({ format: "XLS" } as unknown as Export.Options)

      assert.deepStrictEqual(
        [error._tag, error.message],
        ["WDE0018", 'The option format must be CSV or JSONL. Received: "XLS".']
      )
    })
  )

  it.effect("fails with a hint if a field would be lost", () =>
    Effect.gen(function* () {
      const error = yield* failing({ format: "CSV" })

      assert.strictEqual(error._tag, "ExportFailed")
      assert.include(error.message, "List the field in the option columns, or declare it in the schema.")
    })
  )
})

/** Creates a provider of two pages with one item each that rejects the request of one page. */
const pages = (failsAt: () => number | undefined): Network =>
  network((sent) => {
    const { query } = payloadOf(sent) as { readonly query: { readonly cursorPaging: { readonly cursor?: string } } }
    const place = query.cursorPaging.cursor === undefined ? 0 : 1
    if (failsAt() === place) return refused(403, "FORBIDDEN")
    const data = place === 0 ? { _id: "b0", author: "Austen", title: "Emma" } : { _id: "b1", title: "Ulysses" }
    return json({
      dataItems: [{ id: data._id, dataCollectionId: "books", data }],
      pagingMetadata: place === 0 ? { hasNext: true, cursors: { next: "1" } } : {}
    })
  })

/** Runs an export that fails once and resumes, and returns the file and the last result. */
const inParts = (place: number, options: Partial<Export.Options> = {}) =>
  Effect.gen(function* () {
    let failsAt: number | undefined = place
    let file = ""
    const write = (resume?: Export.Options["resume"]) =>
      Export.run(Query.from("books"), { format: "CSV", ...options, resume }).pipe(
        Stream.runForEach((piece) => Effect.sync(() => void (file += piece)))
      )
    const last = yield* Effect.gen(function* () {
      const error = yield* Effect.flip(write())
      failsAt = undefined
      return yield* Effect.result(write("resume" in error ? error.resume : undefined))
    }).pipe(Effect.provide(over(pages(() => failsAt)).layer))
    return { file, last }
  })

describe("Export.run with a resume position", () => {
  it.effect("writes the header if none was written before", () =>
    Effect.gen(function* () {
      const { file } = yield* inParts(0, { columns: ["_id", "title"] })

      assert.strictEqual(file, "_id,title\r\nb0,Emma\r\nb1,Ulysses\r\n")
    })
  )

  it.effect("uses the columns of the existing file", () =>
    Effect.gen(function* () {
      const { file } = yield* inParts(1, { columns: ["_id", "author", "title"] })

      assert.strictEqual(file, "_id,author,title\r\nb0,Austen,Emma\r\nb1,,Ulysses\r\n")
    })
  )

  it.effect("fails if the columns of the existing file are missing", () =>
    Effect.gen(function* () {
      const error = yield* failingOf({ format: "CSV", resume: { cursor: "1", offset: 1, seen: 1 } })

      assert.strictEqual(
        error.message,
        "The option columns must be the columns of the file so far. Received: undefined."
      )
    })
  )

  it.effect("starts at the beginning if nothing was written before the failure", () =>
    Effect.gen(function* () {
      const { file } = yield* inParts(1)

      assert.strictEqual(file, "_id,author,title\r\nb0,Austen,Emma\r\nb1,,Ulysses\r\n")
    })
  )

  it.effect("emits its columns page by page, including the given ones", () =>
    Effect.gen(function* () {
      const columns = (resume?: Export.Options["resume"]) =>
        Export.columns(Query.from("books"), { columns: ["year"], resume }).pipe(
          Stream.runCollect,
          Effect.provide(over(pages(() => undefined)).layer)
        )

      assert.deepStrictEqual(yield* columns(), [
        ["_id", "author", "title", "year"],
        ["_id", "author", "title", "year"]
      ])
      assert.deepStrictEqual(yield* columns({ cursor: "1", offset: 1, seen: 1 }), [["_id", "title", "year"]])
    })
  )
})

const failingOf = (options: Export.Options) =>
  Export.run(Query.from("books"), options).pipe(
    Stream.runDrain,
    Effect.flip,
    Effect.provide(over(pages(() => undefined)).layer)
  )

describe("the file of an export", () => {
  const Books = Collection.make(
    "books",
    Schema.Struct({
      title: Schema.optionalKey(Schema.String),
      size: Schema.optionalKey(Schema.Struct({ width: Schema.Number, height: Schema.Number })),
      addedAt: Schema.optionalKey(Schema.Date)
    })
  )

  /** Returns the exported file of these items. */
  const fileOf = (
    query: Query.Any,
    options: Partial<Export.Options> & Pick<Export.Options, "format">,
    ...items: ReadonlyArray<{ readonly _id: string; readonly [field: string]: unknown }>
  ) =>
    Export.run(query, options).pipe(
      Stream.runFold(
        () => "",
        (file, piece) => file + piece
      ),
      Effect.provide(
        over(
          network(() =>
            json({
              dataItems: items.map((data) => ({ id: data._id, dataCollectionId: "books", data })),
              pagingMetadata: {}
            })
          )
        ).layer
      )
    )
  const emma = { _id: "b0", _ownerId: "ada", title: "Emma", size: { width: 1, height: 2 } }

  it.effect("has a column for each part of an object, and a header even without items", () =>
    Effect.gen(function* () {
      assert.strictEqual(
        yield* fileOf(Query.from(Books), { format: "CSV" }, emma),
        "_id,title,size.width,size.height,addedAt\r\nb0,Emma,1,2,\r\n"
      )
      assert.strictEqual(yield* fileOf(Query.from("books"), { format: "CSV", columns: ["_id"] }), "_id\r\n")
    })
  )

  it.effect("does not depend on the order of the items' keys", () =>
    Effect.gen(function* () {
      const { _id, size, title } = emma
      const turned = { title, size: { height: size.height, width: size.width }, _id }
      const one = yield* fileOf(Query.from("books"), { format: "JSONL" }, { _id, size, title })

      assert.strictEqual(one, '{"_id":"b0","size":{"height":2,"width":1},"title":"Emma"}\n')
      assert.strictEqual(yield* fileOf(Query.from("books"), { format: "JSONL" }, turned), one)
    })
  )

  it.effect("has system fields with the option systemFields", () =>
    Effect.gen(function* () {
      const item = { _id: "b0", _ownerId: "ada", title: "Emma" }
      const system = { format: "JSONL", systemFields: true } as const
      assert.strictEqual(
        yield* fileOf(Query.from("books"), system, item),
        '{"_id":"b0","_ownerId":"ada","title":"Emma"}\n'
      )
      assert.strictEqual(yield* fileOf(Query.from("books"), { format: "JSONL" }, item), '{"_id":"b0","title":"Emma"}\n')
      // Without a schema the columns are the fields of the items.
      assert.strictEqual(
        yield* fileOf(Query.from("books"), { format: "CSV", systemFields: true }, item),
        "_id,_ownerId,title\r\nb0,ada,Emma\r\n"
      )
    })
  )

  it.effect("has only the id and the selected fields", () =>
    Effect.gen(function* () {
      const titles = Query.from(Books).pipe(Query.fields("title"))
      assert.strictEqual(
        yield* fileOf(titles, { format: "CSV" }, { _id: "b0", title: "Emma" }),
        "_id,title\r\nb0,Emma\r\n"
      )
    })
  )

  it.effect("starts at the offset of the query if its columns could not be read", () =>
    Effect.gen(function* () {
      const error = yield* Export.run(Query.from("books").pipe(Query.skip(7)), { format: "CSV" }).pipe(
        Stream.runDrain,
        Effect.flip,
        Effect.provide(over(network(() => refused(403, "FORBIDDEN"))).layer)
      )

      assert.deepStrictEqual("resume" in error ? error.resume : undefined, { offset: 7, seen: 0 })
    })
  )
})

describe("Export.run of items that do not match their schema", () => {
  it.effect("fails even if the query leaves out invalid items, because the file would lack them", () =>
    Effect.gen(function* () {
      const net = network(() => json({ dataItems: [{ id: "b0", data: { _id: "b0" } }], pagingMetadata: {} }))
      const query = Query.from(Titles).pipe(Query.omitInvalid())

      const errors = yield* Effect.all([
        Effect.flip(Stream.runDrain(Export.run(query, { format: "JSONL" }))),
        Effect.flip(Stream.runDrain(Export.columns(query)))
      ]).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(
        errors.map((error) => (error._tag === "PageFailed" ? error.cause._tag : error._tag)),
        ["WDE0055", "WDE0055"]
      )
    })
  )
})
