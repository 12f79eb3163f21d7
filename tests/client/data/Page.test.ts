import * as Filter from "@portico/client/data/Filter"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { json, network, replies } from "../transport/network.ts"
import { over, payloadOf } from "./over.ts"

const answer = (pagingMetadata: object) =>
  json({
    dataItems: [{ id: "b1", dataCollectionId: "books", data: { _id: "b1", at: { $date: "2026-02-03" } } }],
    pagingMetadata
  })

const books = Query.from("books").pipe(
  Query.filter(Filter.eq("genre", "novel")),
  Query.descending("title"),
  Query.fields("title"),
  Query.limit(2)
)

const readOptions = { consistentRead: true, language: "en" }

describe("a query by cursor", () => {
  it.effect("asks for its first page by cursor as well", () =>
    Effect.gen(function* () {
      const net = replies(
        answer({ hasNext: true, cursors: { next: "n" } }),
        answer({ cursors: { prev: "p" } }),
        answer({})
      )
      yield* Queries.use((queries) =>
        queries.run(Query.byCursor(books), readOptions).pipe(Effect.flatMap(queries.next), Effect.flatMap(queries.prev))
      ).pipe(Effect.provide(over(net).layer))

      const rest = { dataCollectionId: "books", referencedItemOptions: [], ...readOptions }
      const filtered = { filter: { genre: "novel" }, sort: [{ fieldName: "title", order: "DESC" }] }
      assert.deepStrictEqual<unknown>(net.sent.map(payloadOf), [
        { ...rest, query: { fields: ["title"], ...filtered, cursorPaging: { limit: 2 } } },
        { ...rest, query: { fields: ["title"], cursorPaging: { limit: 2, cursor: "n" } } },
        { ...rest, query: { fields: ["title"], cursorPaging: { limit: 2, cursor: "p" } } }
      ])
    })
  )

  it.effect("takes no skip", () =>
    Effect.gen(function* () {
      const net = network(() => answer({}))

      const error = yield* Queries.use((queries) => queries.run(books.pipe(Query.skip(3), Query.byCursor))).pipe(
        Effect.flip,
        Effect.provide(over(net).layer)
      )

      assert.deepInclude(error, { _tag: "WDE0080", path: ["skip"] })
      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect("reads the page of a cursor that was kept", () =>
    Effect.gen(function* () {
      const net = replies(answer({ hasNext: true, cursors: { next: "m" } }), answer({}))
      const options = { ...readOptions, limit: 5, fields: ["title"], include: [{ fieldName: "author", limit: 3 }] }
      const page = yield* Queries.use((queries) =>
        Effect.tap(queries.fetch("books", "n", options), (page) => queries.next(page))
      ).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(page.items, [{ id: "b1", data: { _id: "b1", at: new Date("2026-02-03") } }])
      assert.deepStrictEqual<unknown>(
        net.sent.map(payloadOf),
        ["n", "m"].map((cursor) => ({
          dataCollectionId: "books",
          query: { fields: ["title"], cursorPaging: { limit: 5, cursor } },
          referencedItemOptions: [{ fieldName: "author", limit: 3 }],
          ...readOptions
        }))
      )
    })
  )

  it.effect("tells every problem of a fetch and sends nothing", () =>
    Effect.gen(function* () {
      const net = network(() => answer({}))

      const error = yield* Queries.use((queries) => queries.fetch("", "", { limit: 0, fields: [""] })).pipe(
        Effect.flip,
        Effect.provide(over(net).layer)
      )

      assert.sameMembers("problems" in error ? (error.problems ?? []).map(({ code }) => code) : [], [
        "WDE0033",
        "WDE0094",
        "WDE0001",
        "WDE0094"
      ])
      assert.deepStrictEqual(net.sent, [])
    })
  )
})

describe("a query in an order of chance", () => {
  it.effect("sends its seed", () =>
    Effect.gen(function* () {
      const net = replies(answer({}))
      yield* Queries.use((queries) => queries.run(books.pipe(Query.random(7)))).pipe(Effect.provide(over(net).layer))

      assert.deepInclude(payloadOf(net.sent[0]), { sortMode: "RANDOM", randomOptions: { seed: 7 } })
    })
  )

  it.effect.each([
    [1.5, "WDE0035"],
    ["7" as unknown as number, "WDE0032"]
  ] as const)("needs an integer, not %s", ([seed, code]) =>
    Effect.gen(function* () {
      const error = yield* Queries.use((queries) => queries.run(books.pipe(Query.random(seed)))).pipe(
        Effect.flip,
        Effect.provide(over(replies()).layer)
      )

      assert.strictEqual(error._tag, code)
    })
  )
})
