import * as Filter from "@portico/client/data/Filter"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { References } from "@portico/client/data/References"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { json, network, replies } from "../../../transport/network.ts"
import { over, payloadOf } from "../../over.ts"

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
  it.effect("requests its first page by cursor too", () =>
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

  it.effect("rejects a skip", () =>
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

  it.effect("continues from a stored cursor with Queries.fetch", () =>
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

  it.effect("reports every problem of Queries.fetch and sends nothing", () =>
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

describe("an empty page", () => {
  it.effect("has no next page even if the provider reports one", () =>
    Effect.gen(function* () {
      const net = network(() => json({ dataItems: [], pagingMetadata: { hasNext: true, cursors: { next: "N" } } }))

      const { error, page } = yield* Queries.use((queries) =>
        Effect.gen(function* () {
          const page = yield* queries.run(Query.from("books"))
          return { page, error: yield* Effect.flip(queries.next(page)) }
        })
      ).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual([page.hasNext, page.reportsNext, error._tag], [false, true, "WDE0165"])
      assert.strictEqual(net.sent.length, 1)
    })
  )

  it.effect("has a next page if its references are unresolved", () =>
    Effect.gen(function* () {
      const net = network(() =>
        json({ results: [{ unresolvedReference: { id: "gone" } }], pagingMetadata: { hasNext: true } })
      )

      const page = yield* References.use((references) => references.query("books", "authors", "omens")).pipe(
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual([page.items, page.hasNext], [[], true])
    })
  )
})

describe("the GET of a query", () => {
  it.effect.each([
    [2048, "GET"],
    [2049, "POST"]
  ] as const)("is sent with %i characters of path and query as a %s", ([length, method]) =>
    Effect.gen(function* () {
      const run = (title: string) =>
        Effect.gen(function* () {
          const net = network(() => answer({}))
          const host = `https://${"a".repeat(60)}.example`
          yield* Queries.use((queries) =>
            queries.run(Query.from("books").pipe(Query.filter(Filter.eq("title", title))))
          ).pipe(Effect.provide(over(net, { host, edgeHost: host, paths: { data: "/_api/data" } }).layer))
          return net.sent[0]
        })
      const lengthOf = (payload: unknown) =>
        `/_api/data/v2/items/query?.r=${Buffer.from(JSON.stringify(payload)).toString("base64url")}`.length

      let title = ""
      let sent = yield* run(title)
      const payload = payloadOf(sent) as { readonly query: object }
      while (lengthOf({ ...payload, query: { ...payload.query, filter: { title } } }) < length) title += "x"
      sent = yield* run(title)

      assert.strictEqual(lengthOf(payloadOf(sent)), length)
      assert.deepStrictEqual([sent?.method, sent?.path], [method, "/_api/data/v2/items/query"])
    })
  )
})

describe("a query in random order", () => {
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
  ] as const)("rejects the seed %s", ([seed, code]) =>
    Effect.gen(function* () {
      const error = yield* Queries.use((queries) => queries.run(books.pipe(Query.random(seed)))).pipe(
        Effect.flip,
        Effect.provide(over(replies()).layer)
      )

      assert.strictEqual(error._tag, code)
    })
  )
})
