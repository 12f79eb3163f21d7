import * as Collection from "@portico/client/data/Collection"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { References } from "@portico/client/data/References"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import { json, type Network, network, replies } from "../../../transport/network.ts"
import { over, payloadOf } from "../../over.ts"

const Authors = Collection.make("authors", Schema.Struct({ born: Schema.FiniteFromString }))

const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.String,
    edition: Schema.optionalKey(Schema.Struct({ year: Schema.FiniteFromString, tags: Schema.Array(Schema.String) })),
    author: Schema.optionalKey(Schema.String)
  }),
  { references: { author: Authors, critics: Authors } }
)

interface Stored extends Readonly<Record<string, unknown>> {
  readonly _id: string
}

const emma = { _id: "emma", title: "Emma" }
const broken = { _id: "broken", title: 5, edition: { year: "unknown", tags: ["s3cret", 7] } }

const pageOf = (items: ReadonlyArray<Stored>, pagingMetadata: object = {}) =>
  json({ dataItems: items.map((data) => ({ id: data._id, data })), pagingMetadata })

const lenient = Query.from(Books).pipe(Query.omitInvalid())

const run = <Q extends Query.Any>(net: Network, query: Q) =>
  Queries.use((queries) => queries.run(query)).pipe(Effect.provide(over(net).layer))

describe("a page with an item that does not match the schema", () => {
  it.effect("fails by default", () =>
    Effect.gen(function* () {
      const strict = [Query.from(Books), lenient.pipe(Query.omitInvalid(false))]

      const errors = yield* Effect.forEach(strict, (query) => Effect.flip(run(replies(pageOf([emma, broken])), query)))

      assert.deepStrictEqual(
        errors.map(({ _tag }) => _tag),
        ["WDE0055", "WDE0055"]
      )
    })
  )

  it.effect("leaves it out with its error and the paths of its values", () =>
    Effect.gen(function* () {
      const page = yield* run(replies(pageOf([broken, emma])), lenient)

      assert.deepStrictEqual(page.items, [{ id: "emma", data: emma }])
      assert.deepStrictEqual(
        page.invalid.map(({ error, field, id, paths }) => [id, field, paths, error._tag]),
        [["broken", undefined, ["title", "edition.year", "edition.tags.1"], "WDE0055"]]
      )
      assert.include(page.invalid[0]?.error.message, "item broken of books does not match the schema")
    })
  )

  it.effect("has no invalid items if all of them match", () =>
    Effect.gen(function* () {
      const pages = yield* Effect.forEach([lenient, Query.from(Books), Query.from("books")], (query) =>
        run(replies(pageOf([emma])), query)
      )

      assert.deepStrictEqual(
        pages.map(({ invalid }) => invalid),
        [[], [], []]
      )
    })
  )

  it.effect("sends the same request as without the option", () =>
    Effect.gen(function* () {
      const [strict, omitting] = [replies(pageOf([emma])), replies(pageOf([emma]))]
      yield* run(strict, Query.from(Books))
      yield* run(omitting, lenient)

      assert.deepStrictEqual(payloadOf(omitting.sent[0]), payloadOf(strict.sent[0]))
    })
  )

  it.effect("decodes only the selected fields", () =>
    Effect.gen(function* () {
      const page = yield* run(
        replies(pageOf([{ ...broken, title: "Emma" }, broken])),
        lenient.pipe(Query.fields("title"))
      )

      assert.deepStrictEqual(
        [page.items.map(({ data }) => data.title), page.invalid.map(({ paths }) => paths)],
        [["Emma"], [["title"]]]
      )
    })
  )

  it.effect("counts it as an item of its page", () =>
    Effect.gen(function* () {
      const net = network((_, index) =>
        index === 0 ? pageOf([broken, emma], { hasNext: true, total: 3 }) : pageOf([broken], { hasNext: true })
      )
      const [first, second, third] = yield* Effect.gen(function* () {
        const queries = yield* Queries
        const first = yield* queries.run(lenient)
        const second = yield* queries.next(first)
        return [first, second, yield* queries.prev(second)] as const
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(
        net.sent.map((sent) => (payloadOf(sent) as { readonly query: { readonly paging?: unknown } }).query.paging),
        [undefined, { offset: 2 }, undefined]
      )
      assert.deepStrictEqual(
        [first, second, third].map(({ hasNext, hasPrev, invalid, items, offset, total }) => ({
          page: [items.length, invalid.length, offset, hasPrev, hasNext],
          total: Option.getOrUndefined(total)
        })),
        [
          { page: [1, 1, 0, false, true], total: 3 },
          { page: [0, 1, 2, true, true], total: 3 },
          { page: [0, 1, 0, false, true], total: 3 }
        ]
      )
    })
  )

  it.effect("is left out by a page that is read by its cursor, and by the next one", () =>
    Effect.gen(function* () {
      const net = network(() => pageOf([broken, emma], { hasNext: true, cursors: { next: "n" } }))
      const pages = yield* Effect.gen(function* () {
        const queries = yield* Queries
        const page = yield* queries.fetch(Books, "c", { omitInvalid: true })
        return [page, yield* queries.next(page)]
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(
        pages.map(({ invalid, items }) => [items.length, invalid.length]),
        [
          [1, 1],
          [1, 1]
        ]
      )
      assert.notInclude(JSON.stringify(net.sent.map(payloadOf)), "omit")
    })
  )

  it.effect("is left out by a search and by the next page of a search", () =>
    Effect.gen(function* () {
      const net = network(() => pageOf([broken, emma], { hasNext: true }))
      const search = SearchQuery.from(Books).pipe(SearchQuery.omitInvalid())
      const [first, second, error] = yield* Effect.gen(function* () {
        const service = yield* Search
        const first = yield* service.run(search)
        const strict = search.pipe(SearchQuery.omitInvalid(false))
        return [first, yield* service.next(first), yield* Effect.flip(service.run(strict))] as const
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(
        [first, second].map(({ invalid, items, offset }) => [items.length, invalid.length, offset]),
        [
          [1, 1, 0],
          [1, 1, 2]
        ]
      )
      assert.strictEqual(error._tag, "WDE0055")
    })
  )

  it.effect("is left out by pages of referenced items", () =>
    Effect.gen(function* () {
      const net = network(() =>
        json({
          results: [
            { dataItem: { id: "austen", data: { _id: "austen", born: "1775" } } },
            { dataItem: { id: "bad", data: { _id: "bad", born: {} } } },
            {}
          ],
          pagingMetadata: { hasNext: true }
        })
      )
      const pages = yield* Effect.gen(function* () {
        const references = yield* References
        const page = yield* references.query(Books, "critics", "emma", { omitInvalid: true, limit: 3 })
        return [page, yield* references.next(page)]
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(
        pages.map(({ invalid, items, offset }) => [items.map(({ id }) => id), invalid.map(({ id }) => id), offset]),
        [
          [["austen"], ["bad"], 0],
          [["austen"], ["bad"], 3]
        ]
      )
      assert.notInclude(JSON.stringify(net.sent.map(payloadOf)), "omit")
    })
  )
})

describe("an included item that does not match the schema of its collection", () => {
  const austen = { _id: "austen", born: "1775" }
  const bad = { _id: "bad", born: { century: 18 } }
  const including = lenient.pipe(Query.include("author"), Query.include("critics"))

  it.effect("is replaced by its id, and an array leaves it out", () =>
    Effect.gen(function* () {
      const page = yield* run(
        replies(
          pageOf([
            { ...emma, author: bad, critics: [austen, bad] },
            { ...emma, _id: "persuasion", author: bad, critics: [bad] }
          ])
        ),
        including
      )

      assert.deepStrictEqual<unknown>(
        page.items.map(({ data }) => [data._id, data.author, data.critics]),
        [
          ["emma", "bad", [{ _id: "austen", born: 1775 }]],
          ["persuasion", "bad", []]
        ]
      )
      assert.deepStrictEqual(
        page.invalid.map(({ error, field, id, paths }) => [id, field, paths, error.message.includes("bad of authors")]),
        [
          ["bad", "author", ["born"], true],
          ["bad", "critics", ["born"], true]
        ]
      )
    })
  )

  it.effect("does not count as an item of the page", () =>
    Effect.gen(function* () {
      const net = network(() => pageOf([{ ...emma, author: bad }], { hasNext: true }))
      yield* Queries.use((queries) => Effect.flatMap(queries.run(including), queries.next)).pipe(
        Effect.provide(over(net).layer)
      )

      assert.deepInclude(payloadOf(net.sent[1]), { query: { fields: [], filter: {}, sort: [], paging: { offset: 1 } } })
    })
  )

  it.effect("is not reported for an item that is left out itself", () =>
    Effect.gen(function* () {
      // A critic without an id cannot be left out.
      const lost = { ...emma, author: bad, critics: [{ born: 1 }] }
      const pages = yield* Effect.forEach([{ ...broken, author: bad }, lost], (item) =>
        run(replies(pageOf([item, { ...emma, _id: "persuasion" }])), including)
      )

      assert.deepStrictEqual(
        pages.map(({ invalid }) => invalid.map(({ id }) => id)),
        [["broken"], ["emma"]]
      )
    })
  )

  it.effect("makes the page fail by default", () =>
    Effect.gen(function* () {
      const strict = including.pipe(Query.omitInvalid(false))
      const error = yield* Effect.flip(run(replies(pageOf([{ ...emma, author: bad }])), strict))

      assert.strictEqual(error._tag, "WDE0055")
    })
  )
})
