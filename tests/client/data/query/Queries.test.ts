import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { json, type Network, network, replies } from "../../transport/network.ts"
import { over, payloadOf } from "../over.ts"

interface Payload {
  readonly returnTotalCount?: boolean
  readonly query: Readonly<Record<string, unknown>>
}

const payloads = (net: Network) => net.sent.map(payloadOf) as ReadonlyArray<Payload>

const answer = (count: number, pagingMetadata: object) =>
  json({
    dataItems: Array.from({ length: count }, (_, index) => ({ id: `i${index}`, data: { _id: `i${index}` } })),
    pagingMetadata
  })

const books = Query.from("books")

describe("Queries.run", () => {
  it.effect("returns a page of items", () =>
    Effect.gen(function* () {
      const net = replies(answer(2, { total: 9, hasNext: true }))

      const page = yield* Queries.use((queries) =>
        queries.run(books.pipe(Query.limit(2), Query.skip(4), Query.returnTotalCount()))
      ).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(page.items, [
        { id: "i0", data: { _id: "i0" } },
        { id: "i1", data: { _id: "i1" } }
      ])
      assert.deepStrictEqual(
        [page.total, page.limit, page.offset, page.index, page.hasNext, page.hasPrev],
        [Option.some(9), 2, 4, 2, true, true]
      )
    })
  )

  it.effect("decodes included items by the schema of their collection", () =>
    Effect.gen(function* () {
      const Authors = Collection.make("authors", Schema.Struct({ born: Schema.FiniteFromString }))
      const Referring = Collection.make("books", Schema.Struct({ title: Schema.String, author: Schema.String }), {
        references: { author: Authors, awards: "awards" }
      })
      const data = { title: "Emma", author: { _id: "a1", born: "1775" } }
      const net = replies(json({ dataItems: [{ id: "b1", data }], pagingMetadata: {} }))
      const query = Query.from(Referring).pipe(Query.include("author"), Query.include("awards", { limit: 2 }))

      const page = yield* Queries.use((queries) => queries.run(query)).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual<unknown>(payloads(net)[0], {
        dataCollectionId: "books",
        query: { fields: [], filter: {}, sort: [] },
        referencedItemOptions: [{ fieldName: "author" }, { fieldName: "awards", limit: 2 }]
      })
      assert.deepStrictEqual<unknown>(page.items, [
        { id: "b1", data: { title: "Emma", author: { _id: "a1", born: 1775 }, awards: [] } }
      ])
    })
  )

  it.effect("sends a GET with its options in the payload", () =>
    Effect.gen(function* () {
      const net = replies(answer(0, {}))

      const page = yield* Queries.use((queries) => queries.run(books, { consistentRead: true, language: "en" })).pipe(
        Effect.provide(over(net).layer)
      )

      assert.strictEqual(net.sent[0]?.method, "GET")
      assert.deepStrictEqual<unknown>(payloads(net)[0], {
        dataCollectionId: "books",
        query: { fields: [], filter: {}, sort: [] },
        referencedItemOptions: [],
        consistentRead: true,
        language: "en"
      })
      assert.deepStrictEqual(
        [page.items, page.total, page.limit, page.hasNext, page.hasPrev],
        [[], Option.none(), 50, false, false]
      )
    })
  )

  it.effect("returns an empty page with a previous page if the offset is beyond the end", () =>
    Effect.gen(function* () {
      const page = yield* Queries.use((queries) => queries.run(books.pipe(Query.skip(100)))).pipe(
        Effect.provide(over(replies(answer(0, { total: 3, hasNext: false }))).layer)
      )

      assert.isTrue(page.hasPrev)
    })
  )

  it.effect("decodes typed items, or only their selected fields", () =>
    Effect.gen(function* () {
      const Books = Collection.make("books", Schema.Struct({ title: Schema.String, year: Schema.FiniteFromString }))
      const item = (data: object) =>
        json({ dataItems: [{ id: "b1", data: { _id: "b1", ...data } }], pagingMetadata: {} })
      const net = replies(item({ title: "Emma", year: "1815" }), item({ year: "1815" }), item({ title: "Emma" }))
      const { layer } = over(net)
      const query = Query.from(Books)

      const all = yield* Queries.use((queries) => queries.run(query)).pipe(Effect.provide(layer))
      const years = yield* Queries.use((queries) => queries.run(query.pipe(Query.fields("year")))).pipe(
        Effect.provide(layer)
      )
      const error = yield* Queries.use((queries) => queries.run(query)).pipe(Effect.flip, Effect.provide(layer))

      assert.deepStrictEqual(all.items[0]?.data, { _id: "b1", title: "Emma", year: 1815 })
      assert.deepStrictEqual<unknown>(years.items[0]?.data, { _id: "b1", year: 1815 })
      assert.strictEqual(error._tag, "WDE0055")
    })
  )

  it.effect("fails with every problem of the query and sends nothing", () =>
    Effect.gen(function* () {
      const net = network(() => answer(0, {}))
      const services = over(net)
      const query = books.pipe(Query.limit(0), Query.filter(Filter.call(Filter.empty, "in", ["a"])))

      const error = yield* Queries.use((queries) => queries.run(query)).pipe(
        Effect.flip,
        Effect.provide(services.layer)
      )

      assert.deepStrictEqual("problems" in error && error.problems?.map(({ code }) => code), ["WDE0033", "WDE0042"])
      assert.deepStrictEqual([net.sent, services.asked.tokens], [[], 0])
    })
  )

  it.effect("fails if the response has no paging metadata", () =>
    Effect.gen(function* () {
      const error = yield* Queries.use((queries) => queries.run(books)).pipe(
        Effect.flip,
        Effect.provide(over(replies(json({ dataItems: [] }))).layer)
      )

      assert.strictEqual(error._tag, "WDE0055")
    })
  )
})

describe("Queries.next and prev", () => {
  it.effect("report on every page whether the total is complete", () =>
    Effect.gen(function* () {
      const net = replies(
        answer(2, { total: 5, tooManyToCount: true, hasNext: true }),
        answer(2, { hasNext: true, tooManyToCount: false })
      )
      const query = books.pipe(Query.limit(2), Query.returnTotalCount())

      const second = yield* Effect.gen(function* () {
        const queries = yield* Queries
        return yield* queries.next(yield* queries.run(query))
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual([Option.getOrNull(second.total), second.tooManyToCount], [5, true])
    })
  )

  it.effect("page by offset and request the total only once", () =>
    Effect.gen(function* () {
      const net = replies(
        answer(2, { total: 5, hasNext: true }),
        answer(2, { hasNext: true }),
        answer(1, { hasNext: false }),
        answer(2, { hasNext: true })
      )
      const query = books.pipe(
        Query.filter(Filter.eq("a", 1)),
        Query.ascending("b"),
        Query.limit(2),
        Query.returnTotalCount()
      )

      const pages = yield* Effect.gen(function* () {
        const queries = yield* Queries
        const first = yield* queries.run(query)
        const second = yield* queries.next(first)
        const third = yield* queries.next(second)
        return [first, second, third, yield* queries.prev(third)]
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(
        payloads(net).map(({ query, returnTotalCount }) => [query["paging"], query["filter"], returnTotalCount]),
        [
          [{ limit: 2, offset: 0 }, { a: 1 }, true],
          [{ limit: 2, offset: 2 }, { a: 1 }, undefined],
          [{ limit: 2, offset: 4 }, { a: 1 }, undefined],
          [{ limit: 2, offset: 2 }, { a: 1 }, undefined]
        ]
      )
      assert.deepStrictEqual(
        pages.map(({ hasPrev, index, total }) => [index, Option.getOrNull(total), hasPrev]),
        [
          [0, 5, false],
          [1, 5, true],
          [2, 5, true],
          [1, 5, true]
        ]
      )
    })
  )

  it.effect("continue after the received items and return to the earlier offsets if there is no limit", () =>
    Effect.gen(function* () {
      const net = replies(
        answer(3, { hasNext: true }),
        answer(2, { hasNext: true }),
        answer(1, {}),
        answer(2, {}),
        answer(3, {})
      )

      yield* Effect.gen(function* () {
        const queries = yield* Queries
        const third = yield* queries.run(books).pipe(Effect.flatMap(queries.next), Effect.flatMap(queries.next))
        yield* queries.prev(third).pipe(Effect.flatMap(queries.prev))
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(
        payloads(net).map(({ query }) => query["paging"]),
        [undefined, { offset: 3 }, { offset: 5 }, { offset: 3 }, undefined]
      )
    })
  )

  it.effect("do not page before the first item", () =>
    Effect.gen(function* () {
      const net = replies(answer(4, {}), answer(4, {}))

      const page = yield* Effect.gen(function* () {
        const queries = yield* Queries
        return yield* queries.prev(yield* queries.run(books.pipe(Query.limit(4), Query.skip(3))))
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(payloads(net)[1]?.query["paging"], { limit: 4, offset: 0 })
      assert.deepStrictEqual([page.index, page.hasPrev], [0, false])
    })
  )

  it.effect("send the provider's cursors without filter and sort", () =>
    Effect.gen(function* () {
      const net = replies(
        answer(2, { hasNext: true, cursors: { next: "N1" } }),
        answer(2, { cursors: { prev: "P0" } }),
        answer(2, {})
      )
      const query = books.pipe(Query.filter(Filter.eq("a", 1)), Query.ascending("b"), Query.limit(2))

      yield* Effect.gen(function* () {
        const queries = yield* Queries
        yield* queries.prev(yield* queries.next(yield* queries.run(query)))
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(
        payloads(net).map(({ query }) => query),
        [
          { fields: [], filter: { a: 1 }, sort: [{ fieldName: "b", order: "ASC" }], paging: { limit: 2, offset: 0 } },
          { fields: [], cursorPaging: { limit: 2, cursor: "N1" } },
          { fields: [], cursorPaging: { limit: 2, cursor: "P0" } }
        ]
      )
    })
  )

  it.effect("fail without sending a request if there is no such page", () =>
    Effect.gen(function* () {
      const net = replies(answer(2, { total: 100, cursors: { next: "N1", prev: null } }))

      const [next, prev] = yield* Effect.gen(function* () {
        const queries = yield* Queries
        const page = yield* queries.run(books.pipe(Query.limit(2)))
        return yield* Effect.all([Effect.flip(queries.next(page)), Effect.flip(queries.prev(page))])
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual([next._tag, prev._tag], ["WDE0165", "WDE0159"])
      assert.strictEqual(net.sent.length, 1)
    })
  )
})

describe("Queries.count", () => {
  it.effect("sends only the filter", () =>
    Effect.gen(function* () {
      const net = replies(json({ totalCount: 7 }))
      const query = books.pipe(Query.filter(Filter.eq("a", 1)), Query.limit(2), Query.ascending("b"))

      const count = yield* Queries.use((queries) => queries.count(query)).pipe(Effect.provide(over(net).layer))

      assert.strictEqual(count, 7)
      assert.deepStrictEqual<unknown>(payloads(net)[0], { dataCollectionId: "books", filter: { a: 1 } })
    })
  )
})
