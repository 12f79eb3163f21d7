import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import * as Collection from "@portico/client/data/Collection"
import { Items } from "@portico/client/data/Items"
import * as Query from "@portico/client/data/Query"
import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import * as Mock from "@portico/testing/Mock"
import * as MockServer from "@portico/testing/MockServer"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { Queries } from "@portico/client/data/Queries"
import { countOf, type ListedItem } from "../../../../packages/react/src/data/listing/Listing.ts"
import * as Paging from "../../../../packages/react/src/data/paging/Paging.ts"
import {
  atCursor,
  atOffset,
  omitting,
  readAt,
  readOf,
  withoutCursor
} from "../../../../packages/react/src/data/listing/Place.ts"

let listening: MockServer.Listening
beforeAll(() => {
  listening = MockServer.listen()
})
afterAll(() => listening.close())

const books = Query.from("books").pipe(Query.ascending("title"), Query.returnTotalCount())

const asEditor = Effect.gen(function* () {
  const { email, password } = accounts.edith
  const state = yield* Members.use((members) => members.login({ email, password: Redacted.make(password) }))
  assert.strictEqual(state._tag, "SUCCESS")
  if (state._tag === "SUCCESS") yield* SilentLogin.use((silent) => silent.run(state.sessionToken))
})

const readPage = (state: Paging.PagerState) =>
  Effect.map(
    Queries.use((queries) => readAt(queries, atCursor(books, state.size, state.cursor))),
    readOf
  )

describe("a pager by cursor over the provider", () => {
  it.live("repeats and misses no item while others insert and remove some", () =>
    Effect.gen(function* () {
      yield* asEditor
      const seen: Array<ListedItem> = []
      let state = Paging.start("cursor", 5)
      let pages = 0
      for (;;) {
        const read = yield* readPage(state)
        state = Paging.observed(state, read)
        seen.push(...read.items)
        // The insert comes before the current position, where offsets would repeat an item. One item that was seen is
        // removed.
        yield* Items.use((items) => items.insert("books", { _id: `aaa-${pages}`, title: `AAA ${pages}` }))
        if (pages === 1) yield* Items.use((items) => items.remove("books", seen[0]!.id)).pipe(Effect.ignore)
        pages += 1
        if (!Paging.pagingOf(state).hasNext) break
        state = Paging.next(state)
      }
      const ids = seen.map(({ id }) => id)

      assert.strictEqual(pages, 5)
      assert.strictEqual(new Set(ids).size, ids.length)
      assert.strictEqual(ids.length, 24)
      assert.strictEqual(Paging.pagingOf(state).total, 24)
      assert.isTrue(Paging.pagingOf(state).hasPrevious)
    }).pipe(Effect.provide(Mock.layerMock()))
  )

  it.live("returns to its first page step by step", () =>
    Effect.gen(function* () {
      const first = Paging.observed(Paging.start("cursor", 10), yield* readPage(Paging.start("cursor", 10)))
      const second = Paging.next(first)
      const there = Paging.observed(second, yield* readPage(second))
      const back = Paging.previous(there)
      const again = yield* readPage(back)

      assert.isFalse(Paging.pagingOf(Paging.observed(back, again)).hasPrevious)
      assert.deepStrictEqual(
        again.items.map(({ id }) => id),
        (yield* readPage(first)).items.map(({ id }) => id)
      )
    }).pipe(Effect.provide(Mock.layerMock()))
  )
})

describe("readAt", () => {
  // Returns the arguments of the call.
  const queries = {
    run: ({ problems, skip }: Query.Any) => Effect.succeed(["run", skip, problems.length]),
    fetch: (collection: unknown, cursor: string, options: object) =>
      Effect.succeed(["fetch", collection, cursor, options])
  }
  const asked = (query: Query.Any): unknown => Effect.runSync(readAt(queries as never, query))

  it("adds the offset of the page to that of the query", () => {
    assert.deepStrictEqual(asked(atOffset(books.pipe(Query.skip(2)), 10, 20)), ["run", 22, 0])
    assert.deepStrictEqual(asked(atOffset(books.pipe(Query.skip(2)), 10, 0)), ["run", 2, 0])
  })

  it("fetches from the cursor with the same fields and references", () => {
    const query = books.pipe(Query.fields("title"), Query.include("author", { limit: 3 }))
    const { fields, include } = query
    const lenient = query.pipe(Query.omitInvalid())
    const options = { fields, include, limit: 5 }

    assert.deepStrictEqual(
      [query, lenient].map((query) => asked(atCursor(query, 5, "mark"))),
      [
        ["fetch", "books", "mark", { ...options, omitInvalid: undefined }],
        ["fetch", "books", "mark", { ...options, omitInvalid: true }]
      ]
    )
    assert.deepStrictEqual(asked(withoutCursor(atCursor(query, 5, "mark"))), ["run", 0, 0])
  })

  it("runs an invalid query without a cursor, so that the client reports the problem", () => {
    assert.deepStrictEqual(asked(atCursor(books, -1, "mark")), ["run", 0, 1])
  })
})

describe("readOf", () => {
  const Titled = Collection.make("books", Schema.Struct({ title: Schema.String.check(Schema.isPattern(/^[^DE]/)) }))
  const titled = Query.from(Titled).pipe(Query.ascending("title"), Query.omitInvalid())

  it.live("contains the invalid items of a page, by offset and by cursor", () =>
    Effect.gen(function* () {
      const read = (query: Query.Any) =>
        Effect.map(
          Queries.use((queries) => readAt(queries, query)),
          readOf
        )
      const first = yield* read(atCursor(titled, 3, undefined))
      const reads = [
        first,
        yield* read(atCursor(titled, 3, first.marks?.nextCursor)),
        yield* read(atOffset(titled, 3, 3)),
        yield* read(atOffset(Query.from("books").pipe(Query.ascending("title")), 3, 3))
      ]

      const [, byCursor, byOffset, valid] = reads
      assert.deepStrictEqual(byCursor?.items, byOffset?.items)
      assert.deepStrictEqual(
        [byCursor, byOffset].map((read) => read?.invalid?.map(({ id, paths }) => [id, paths])),
        Array.from({ length: 2 }, () =>
          valid?.items.filter(({ data }) => /^[DE]/.test(String(data["title"]))).map(({ id }) => [id, ["title"]])
        )
      )
      assert.isNotEmpty(byCursor?.invalid)
      assert.deepStrictEqual(reads.map(countOf), [3, 3, 3, 3])
      assert.isFalse("invalid" in (valid ?? {}))
    }).pipe(Effect.provide(Mock.layerMock()))
  )
})

describe("the query of a component", () => {
  it("leaves out invalid items, unless the page decides", () => {
    const books = Query.from("books")

    const queries = [books, books.pipe(Query.omitInvalid()), books.pipe(Query.omitInvalid(false))]

    assert.deepStrictEqual(
      queries.map((query) => omitting(query).omitInvalid),
      [true, true, false]
    )
  })
})
