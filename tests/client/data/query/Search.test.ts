import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { json, network, replies } from "../../transport/network.ts"
import { over, payloadOf } from "../over.ts"

const answer = (count: number, pagingMetadata: object = {}) =>
  json({
    dataItems: Array.from({ length: count }, (_, index) => ({ id: `i${index}`, data: { _id: `i${index}` } })),
    pagingMetadata
  })

const red = SearchQuery.from("books").pipe(SearchQuery.expression("red"))

describe("Search.run", () => {
  it.effect("sends its payload with all options", () =>
    Effect.gen(function* () {
      const net = replies(answer(0))
      const search = red.pipe(
        SearchQuery.mode("OR"),
        SearchQuery.fuzzy(),
        SearchQuery.filter(Filter.gt("year", 1990)),
        SearchQuery.ascending("title"),
        SearchQuery.fields("title"),
        SearchQuery.include("author", { limit: 2 }),
        SearchQuery.limit(5),
        SearchQuery.skip(10)
      )

      yield* Search.use((service) => service.run(search, { language: "en", showDrafts: true })).pipe(
        Effect.provide(over(net).layer)
      )

      assert.strictEqual(net.sent[0]?.path, "/v2/items/search")
      assert.deepStrictEqual(net.sent.map(payloadOf), [
        {
          dataCollectionId: "books",
          publishPluginOptions: { includeDraftItems: true },
          language: "en",
          search: {
            search: { expression: "red", mode: "OR", fuzzy: true },
            filter: { year: { $gt: 1990 } },
            sort: [{ fieldName: "title", order: "ASC" }],
            fields: ["title"],
            paging: { limit: 5, offset: 10 }
          },
          referencedItemOptions: [{ fieldName: "author", limit: 2 }]
        }
      ])
    })
  )

  it.effect("decodes typed items, or only their selected fields", () =>
    Effect.gen(function* () {
      const Books = Collection.make("books", Schema.Struct({ title: Schema.String, year: Schema.FiniteFromString }))
      const net = network(() =>
        json({ dataItems: [{ id: "b1", data: { _id: "b1", year: "1815" } }], pagingMetadata: {} })
      )
      const { layer } = over(net)
      const search = SearchQuery.from(Books)

      const page = yield* Search.use((service) => service.run(search.pipe(SearchQuery.fields("year")))).pipe(
        Effect.provide(layer)
      )
      const error = yield* Search.use((service) => service.run(search)).pipe(Effect.flip, Effect.provide(layer))

      assert.deepStrictEqual<unknown>(page.items, [{ id: "b1", data: { _id: "b1", year: 1815 } }])
      assert.strictEqual(error._tag, "WDE0055")
    })
  )

  it.effect("fails with every problem and sends nothing", () =>
    Effect.gen(function* () {
      const net = network(() => answer(0))
      const services = over(net)

      const error = yield* Search.use((service) =>
        service.run(SearchQuery.from("").pipe(SearchQuery.limit(0), SearchQuery.expression(5 as never)))
      ).pipe(Effect.flip, Effect.provide(services.layer))

      assert.deepStrictEqual("problems" in error && error.problems?.map(({ code }) => code), [
        "WDE0033",
        "WDE0044",
        "WDE0001"
      ])
      assert.deepStrictEqual([net.sent, services.asked.tokens], [[], 0])
    })
  )
})

describe("a page of a search", () => {
  it.effect("has incomplete results if the provider reports it", () =>
    Effect.gen(function* () {
      const incomplete = json({ dataItems: [], pagingMetadata: {}, incompleteResults: true })
      const net = replies(answer(0), incomplete)

      const reported = yield* Search.use((service) => Effect.all([service.run(red), service.run(red)])).pipe(
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(
        reported.map(({ incompleteResults }) => incompleteResults),
        [false, true]
      )
    })
  )
})

describe("Search.next and prev", () => {
  it.effect("repeat the search, by offset and by cursor", () =>
    Effect.gen(function* () {
      const net = replies(
        answer(2, { hasNext: true }),
        answer(2, { hasNext: true, cursors: { next: "N", prev: "P" } }),
        answer(1),
        answer(2)
      )
      const search = red.pipe(SearchQuery.filter(Filter.eq("a", 1)), SearchQuery.limit(2))

      yield* Effect.gen(function* () {
        const service = yield* Search
        const second = yield* service.next(yield* service.run(search))
        yield* service.next(second)
        yield* service.prev(second)
      }).pipe(Effect.provide(over(net).layer))

      const parts = { search: { expression: "red" }, filter: { a: 1 }, sort: [], fields: [] }
      assert.deepStrictEqual(
        net.sent.map((sent) => (payloadOf(sent) as { readonly search: object }).search),
        [
          { ...parts, paging: { limit: 2, offset: 0 } },
          { ...parts, paging: { limit: 2, offset: 2 } },
          { ...parts, cursorPaging: { limit: 2, cursor: "N" } },
          { ...parts, cursorPaging: { limit: 2, cursor: "P" } }
        ]
      )
    })
  )

  it.effect("fail without sending a request if there is no such page", () =>
    Effect.gen(function* () {
      const net = replies(answer(1, { cursors: { next: "N" } }))

      const tags = yield* Effect.gen(function* () {
        const service = yield* Search
        const page = yield* service.run(red)
        return [yield* Effect.flip(service.next(page)), yield* Effect.flip(service.prev(page))]
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(
        tags.map(({ _tag }) => _tag),
        ["WDE0165", "WDE0159"]
      )
      assert.strictEqual(net.sent.length, 1)
    })
  )
})
