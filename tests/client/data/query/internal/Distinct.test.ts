import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { json, replies } from "../../../transport/network.ts"
import { over, payloadOf } from "../../over.ts"

const values = (distinctValues: ReadonlyArray<unknown>, pagingMetadata: object) =>
  json({ distinctValues, pagingMetadata })

const books = Query.from("books").pipe(
  Query.filter(Filter.eq("genre", "novel")),
  Query.descending("title"),
  Query.fields("title"),
  Query.limit(2)
)

const readOptions = { consistentRead: true, language: "en" }

describe("Queries.distinct", () => {
  it.effect("returns values, requests the total once and pages by offset", () =>
    Effect.gen(function* () {
      const at = { $date: "2026-02-03T00:00:00.000Z" }
      const net = replies(values([at, "a"], { total: 3, hasNext: true }), values([1], {}))
      const pages = yield* Queries.use((queries) =>
        Effect.gen(function* () {
          const first = yield* queries.distinct(
            Query.from("books").pipe(
              Query.filter(Filter.eq("genre", "novel")),
              Query.ascending("author"),
              Query.descending("title"),
              Query.limit(2),
              Query.returnTotalCount()
            ),
            "title",
            readOptions
          )
          return [first, yield* queries.next(first)] as const
        })
      ).pipe(Effect.provide(over(net).layer))

      const request = {
        dataCollectionId: "books",
        fieldName: "title",
        filter: { genre: "novel" },
        order: "DESC",
        ...readOptions
      }
      assert.strictEqual(net.sent[0]?.method, "GET")
      assert.deepStrictEqual<unknown>(net.sent.map(payloadOf), [
        { ...request, paging: { limit: 2, offset: 0 }, returnTotalCount: true },
        { ...request, paging: { limit: 2, offset: 2 } }
      ])
      assert.deepStrictEqual(
        pages.map(({ hasNext, hasPrev, items, total }) => [items, hasNext, hasPrev, total._tag]),
        [
          [[new Date("2026-02-03"), "a"], true, false, "Some"],
          [[1], false, true, "Some"]
        ]
      )
    })
  )

  it.effect("pages by cursor with only the collection and the read options", () =>
    Effect.gen(function* () {
      const net = replies(values(["a"], { hasNext: true, cursors: { next: "n" } }), values(["b"], {}))
      yield* Queries.use((queries) => Effect.flatMap(queries.distinct(books, "title", readOptions), queries.next)).pipe(
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual<unknown>(payloadOf(net.sent[1]), {
        dataCollectionId: "books",
        cursorPaging: { limit: 2, cursor: "n" },
        ...readOptions
      })
    })
  )

  it.effect("fails after the last page and before the first one", () =>
    Effect.gen(function* () {
      const codes = yield* Queries.use((queries) =>
        Effect.gen(function* () {
          const page = yield* queries.distinct(books, "title")
          return [yield* Effect.flip(queries.next(page)), yield* Effect.flip(queries.prev(page))]
        })
      ).pipe(Effect.provide(over(replies(values([], {}))).layer))

      assert.deepStrictEqual(
        codes.map(({ _tag }) => _tag),
        ["WDE0165", "WDE0159"]
      )
    })
  )

  it.effect("fails if a value does not match the schema of the field", () =>
    Effect.gen(function* () {
      const Books = Collection.make(
        "books",
        Schema.Struct({
          tags: Schema.optionalKey(Schema.Array(Schema.String)),
          year: Schema.NullOr(Schema.FiniteFromString)
        })
      )
      const net = replies(values(["a"], {}), values([1], {}), values(["1815"], {}))
      const { layer } = over(net)
      const tags = yield* Queries.use((queries) => queries.distinct(Query.from(Books), "tags")).pipe(
        Effect.provide(layer)
      )
      const error = yield* Queries.use((queries) => queries.distinct(Query.from(Books), "tags")).pipe(
        Effect.flip,
        Effect.provide(layer)
      )
      const years = yield* Queries.use((queries) => queries.distinct(Query.from(Books), "year")).pipe(
        Effect.provide(layer)
      )

      assert.deepStrictEqual([tags.items, years.items], [["a"], ["1815"]])
      assert.strictEqual(error._tag, "WDE0055")
    })
  )

  it.effect("fails if the field name is empty", () =>
    Effect.gen(function* () {
      const error = yield* Queries.use((queries) => queries.distinct(books, "")).pipe(
        Effect.flip,
        Effect.provide(over(replies()).layer)
      )

      assert.strictEqual(error._tag, "WDE0094")
    })
  )
})
