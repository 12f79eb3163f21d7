import * as Collection from "@portico/client/data/Collection"
import * as Pages from "@portico/client/data/Pages"
import * as Query from "@portico/client/data/Query"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import { json, type Network, network, refused, type Reply } from "../../transport/network.ts"
import { over, payloadOf } from "../over.ts"

interface Asked {
  readonly query: {
    readonly filter?: unknown
    readonly fields?: unknown
    readonly paging?: { readonly limit: number; readonly offset: number }
    readonly cursorPaging?: { readonly limit: number; readonly cursor?: string }
  }
  readonly returnTotalCount?: boolean
}

const books = Query.from("books")

const itemsOf = (from: number, to: number) =>
  Array.from({ length: Math.max(to - from, 0) }, (_, index) => ({
    id: `b${from + index}`,
    dataCollectionId: "books",
    data: { _id: `b${from + index}` }
  }))

/** Creates a provider of `count` items that pages by cursor or only by offset. */
const provider = (
  count: number,
  kind: "cursor" | "offset" = "cursor",
  instead: (asked: Asked, index: number) => Reply | undefined = () => undefined
): Network =>
  network((sent, index) => {
    if (sent.path.endsWith("/count")) return json({ totalCount: count })
    const asked = payloadOf(sent) as Asked
    const other = instead(asked, index)
    if (other !== undefined) return other
    const { cursorPaging, paging } = asked.query
    const start = Number(cursorPaging?.cursor ?? paging?.offset ?? 0)
    const end = Math.min(start + (cursorPaging?.limit ?? paging?.limit ?? 50), count)
    const hasNext = end < count
    return json({
      dataItems: itemsOf(start, end),
      pagingMetadata: {
        hasNext,
        ...(asked.returnTotalCount === true ? { total: count } : {}),
        ...(kind === "cursor" && hasNext ? { cursors: { next: String(end) } } : {})
      }
    })
  })

const asked = (net: Network) =>
  net.sent.map((sent) => {
    const { cursorPaging, paging } = (payloadOf(sent) as Asked).query ?? {}
    return cursorPaging === undefined ? paging : { ...cursorPaging }
  })

const idsOf = (net: Network, options: Pages.Options = {}, query: Query.Query<"books", any> = books) =>
  Pages.stream(query, options).pipe(
    Stream.map(({ id }) => id),
    Stream.runCollect,
    Effect.provide(over(net).layer)
  )

const ids = (from: number, to: number) => itemsOf(from, to).map(({ id }) => id)

describe("Pages.stream", () => {
  it.effect("pages by cursor, a thousand items at a time", () =>
    Effect.gen(function* () {
      const net = provider(2500)

      assert.deepStrictEqual(yield* idsOf(net), ids(0, 2500))
      assert.deepStrictEqual(asked(net), [
        { limit: 1000 },
        { limit: 1000, cursor: "1000" },
        { limit: 1000, cursor: "2000" }
      ])
      assert.deepStrictEqual(
        net.sent.map((sent) => (payloadOf(sent) as Asked).returnTotalCount),
        [true, undefined, undefined]
      )
    })
  )

  it.effect("pages by offset if there are no cursors, counting the items received", () =>
    Effect.gen(function* () {
      const net = provider(7, "offset", ({ query: { cursorPaging, paging } }) => {
        // Returns two items at most.
        const start = paging?.offset ?? 0
        return cursorPaging?.cursor === undefined
          ? json({
              dataItems: itemsOf(start, Math.min(start + 2, 7)),
              pagingMetadata: { total: 7, hasNext: start + 2 < 7 }
            })
          : undefined
      })

      assert.deepStrictEqual(yield* idsOf(net, { pageSize: 5 }), ids(0, 7))
      assert.deepStrictEqual(asked(net), [
        { limit: 5 },
        { limit: 5, offset: 2 },
        { limit: 5, offset: 4 },
        { limit: 5, offset: 6 }
      ])
    })
  )

  it.effect("starts after the skipped items and uses the limit of its query as page size", () =>
    Effect.gen(function* () {
      const net = provider(10)

      assert.deepStrictEqual(yield* idsOf(net, {}, books.pipe(Query.skip(3), Query.limit(4))), ids(3, 10))
      assert.deepStrictEqual(asked(net), [
        { limit: 4, offset: 3 },
        { limit: 4, cursor: "7" }
      ])
    })
  )

  it.effect("fetches only the next page while a page is consumed", () =>
    Effect.gen(function* () {
      const net = provider(5)
      const counts: Array<number> = []
      yield* Pages.stream(books, { pageSize: 1 }).pipe(
        Stream.runForEach(() =>
          Effect.yieldNow.pipe(
            Effect.repeat({ times: 20 }),
            Effect.map(() => counts.push(net.sent.length))
          )
        ),
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual(counts, [2, 3, 4, 5, 5])
    })
  )

  it.effect("interrupts the pending request when it is interrupted", () =>
    Effect.gen(function* () {
      const isAsked = yield* Deferred.make<void>()
      let isEnded = false
      const hanging = Deferred.succeed(isAsked, undefined).pipe(
        Effect.andThen(Effect.never),
        Effect.onInterrupt(() => Effect.sync(() => (isEnded = true)))
      )
      const net = provider(5, "cursor", (_, index) => (index === 1 ? hanging : undefined))

      const fiber = yield* Effect.forkChild(idsOf(net, { pageSize: 2 }))
      yield* Deferred.await(isAsked)
      yield* Fiber.interrupt(fiber)

      assert.isTrue(isEnded)
    })
  )

  it.effect("fails with a resume position that survives JSON and continues from it", () =>
    Effect.gen(function* () {
      for (const kind of ["cursor", "offset"] as const) {
        let fails = true
        const net = provider(9, kind, (_, index) => (fails && index === 2 ? refused(403, "FORBIDDEN") : undefined))
        const query = books.pipe(Query.fields("title"))
        const came: Array<string> = []

        const error = yield* Pages.stream(query, { pageSize: 3 }).pipe(
          Stream.runForEach(({ id }) => Effect.sync(() => came.push(id))),
          Effect.flip,
          Effect.provide(over(net).layer)
        )
        fails = false
        const { resume } = JSON.parse(JSON.stringify({ resume: error.resume })) as Pages.Options
        const rest = yield* idsOf(net, { pageSize: 3, ...(resume === undefined ? {} : { resume }) }, query)

        assert.strictEqual(error._tag, "PageFailed")
        assert.deepStrictEqual([...came, ...rest], ids(0, 9))
        assert.deepStrictEqual((payloadOf(net.sent.at(-1)) as Asked).query.fields, ["title"])
      }
    })
  )

  it.effect.each([
    [
      "the provider reports no next page",
      () => json({ dataItems: itemsOf(0, 2), pagingMetadata: { total: 5 } }),
      "ended"
    ],
    [
      "the provider counts no further",
      () => json({ dataItems: itemsOf(0, 2), pagingMetadata: { total: 2, tooManyToCount: true } }),
      "ended"
    ],
    ["a page is empty", () => json({ dataItems: [], pagingMetadata: { hasNext: true } }), "empty"],
    [
      "a cursor repeats",
      () => json({ dataItems: itemsOf(0, 2), pagingMetadata: { hasNext: true, cursors: { next: "a" } } }),
      "repeated"
    ],
    ["a page repeats", () => json({ dataItems: itemsOf(0, 2), pagingMetadata: { hasNext: true } }), "repeated"]
  ] as const)("fails with Truncated if %s before the end", ([_name, answer, reason]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(idsOf(provider(5, "cursor", answer), { pageSize: 2 }))

      assert.deepInclude(error, { _tag: "Truncated", reason })
    })
  )

  it.effect("counts again before it ends, if the total of the first page was limited", () =>
    Effect.gen(function* () {
      const limited = (count: number, end: number) =>
        provider(count, "cursor", ({ query, returnTotalCount }) => {
          const start = Number(query.cursorPaging?.cursor ?? 0)
          return json({
            dataItems: itemsOf(start, start + 2),
            pagingMetadata: {
              hasNext: start + 2 < end,
              ...(start + 2 < end ? { cursors: { next: String(start + 2) } } : {}),
              ...(returnTotalCount === true ? { total: 3, tooManyToCount: true } : {})
            }
          })
        })

      const error = yield* Effect.flip(idsOf(limited(6, 4), { pageSize: 2 }))

      assert.deepInclude(error, { _tag: "Truncated", reason: "ended" })
      assert.deepInclude(error.resume, { seen: 4, total: 3, tooManyToCount: true })
      assert.include(error.message, "returned 4 items of more than 3:")
      assert.deepStrictEqual(yield* idsOf(limited(6, 6), { pageSize: 2 }), ids(0, 6))
    })
  )

  it.effect("emits the received items before it fails and resumes after them", () =>
    Effect.gen(function* () {
      let isCapped = true
      const net = provider(5, "cursor", () =>
        isCapped ? json({ dataItems: itemsOf(0, 2), pagingMetadata: { total: 5 } }) : undefined
      )
      const came: Array<string> = []

      const error = yield* Pages.stream(books, { pageSize: 2 }).pipe(
        Stream.runForEach(({ id }) => Effect.sync(() => came.push(id))),
        Effect.flip,
        Effect.provide(over(net).layer)
      )
      isCapped = false
      const rest = yield* idsOf(net, { pageSize: 2, resume: error.resume })

      assert.strictEqual(error._tag, "Truncated")
      assert.deepStrictEqual([came, rest], [ids(0, 2), ids(2, 5)])
    })
  )

  it.effect("skips no page if a pull is interrupted and repeated", () =>
    Effect.gen(function* () {
      const door = yield* Deferred.make<Response>()
      const net = provider(4, "cursor", (_, index) => (index === 0 ? Deferred.await(door) : undefined))
      const came: Array<string> = []

      yield* Effect.gen(function* () {
        const pull = yield* Stream.toPull(Pages.stream(books, { pageSize: 2, counts: false }))
        const first = yield* Effect.forkChild(pull)
        yield* Effect.yieldNow
        yield* Fiber.interrupt(first)
        const answer = { dataItems: itemsOf(0, 2), pagingMetadata: { hasNext: true, cursors: { next: "2" } } }
        yield* Deferred.succeed(door, json(answer))
        for (let page = 0; page < 2; page++) came.push(...(yield* pull).map(({ id }) => id))
      }).pipe(Effect.scoped, Effect.provide(over(net).layer))

      assert.deepStrictEqual(came, ids(0, 4))
    })
  )

  it.effect("succeeds if an item was removed in the meantime", () =>
    Effect.gen(function* () {
      const net = provider(4, "cursor", (_, index) =>
        index === 0
          ? json({ dataItems: itemsOf(0, 2), pagingMetadata: { total: 5, hasNext: true, cursors: { next: "2" } } })
          : undefined
      )

      assert.deepStrictEqual(yield* idsOf(net, { pageSize: 2 }), ids(0, 4))
    })
  )

  it.effect("does not emit an item twice if it moves to the next page", () =>
    Effect.gen(function* () {
      const net = provider(6, "offset", ({ query: { paging } }) =>
        paging?.offset === 2 ? json({ dataItems: [...itemsOf(1, 3)], pagingMetadata: { hasNext: true } }) : undefined
      )

      assert.deepStrictEqual(yield* idsOf(net, { pageSize: 2, counts: false }), ["b0", "b1", "b2", "b4", "b5"])
    })
  )

  it.effect("requests no total with counts false", () =>
    Effect.gen(function* () {
      const net = provider(2)

      yield* idsOf(net, { counts: false })

      assert.isUndefined((payloadOf(net.sent[0]) as Asked).returnTotalCount)
    })
  )

  it.effect("fails without sending a request if the resume position is invalid", () =>
    Effect.gen(function* () {
      const net = provider(2)

      const error = yield* Effect.flip(idsOf(net, { resume: { offset: -1, seen: 0, cursor: "" } }))

      assert.strictEqual(error._tag === "PageFailed" ? error.cause._tag : "", "WDE0037")
      assert.deepStrictEqual(net.sent, [])
    })
  )
})

describe("Pages of items that do not match their schema", () => {
  // The items b3, b4 and b5 are invalid.
  const Books = Collection.make("books", Schema.Struct({ _id: Schema.String.check(Schema.isPattern(/[^345]$/)) }))
  const lenient = Query.from(Books).pipe(Query.omitInvalid())

  const pagesOf = (net: Network, options: Pages.Options = {}, query: Query.Query<typeof Books, never> = lenient) =>
    Pages.pages(query, options).pipe(
      Stream.map(({ invalid, items, next }) => ({
        items: items.map(({ id }) => id),
        invalid: invalid.map(({ id }) => id),
        next
      })),
      Stream.runCollect,
      Effect.provide(over(net).layer)
    )

  it.effect("fails by default", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(pagesOf(provider(7), {}, Query.from(Books)))

      assert.strictEqual(error._tag === "PageFailed" ? error.cause._tag : "", "WDE0055")
    })
  )

  it.effect("leaves them out of the stream and of its pages, by cursor and by offset", () =>
    Effect.gen(function* () {
      for (const kind of ["cursor", "offset"] as const) {
        const net = provider(7, kind)
        const items = yield* Pages.stream(lenient, { pageSize: 2 }).pipe(
          Stream.map(({ id }) => id),
          Stream.runCollect,
          Effect.provide(over(net).layer)
        )
        const pages = yield* pagesOf(provider(7, kind), { pageSize: 2 })

        assert.deepStrictEqual(items, ["b0", "b1", "b2", "b6"])
        assert.deepStrictEqual(
          pages.map(({ invalid, items }) => [items, invalid]),
          [
            [["b0", "b1"], []],
            [["b2"], ["b3"]],
            [[], ["b4", "b5"]],
            [["b6"], []]
          ]
        )
        assert.deepStrictEqual(
          asked(net),
          kind === "cursor"
            ? [{ limit: 2 }, { limit: 2, cursor: "2" }, { limit: 2, cursor: "4" }, { limit: 2, cursor: "6" }]
            : [{ limit: 2 }, { limit: 2, offset: 2 }, { limit: 2, offset: 4 }, { limit: 2, offset: 6 }]
        )
      }
    })
  )

  it.effect("counts them as received, so that resuming after any page continues with the next item", () =>
    Effect.gen(function* () {
      for (const kind of ["cursor", "offset"] as const) {
        const net = provider(7, kind)
        const pages = yield* pagesOf(net, { pageSize: 2 })
        const rests = yield* Effect.forEach(pages, ({ next }) =>
          next === undefined ? Effect.succeed([]) : pagesOf(net, { pageSize: 2, resume: next })
        )

        assert.deepStrictEqual(
          pages.map(({ next }) => next?.seen),
          [2, 4, 6, undefined]
        )
        assert.deepStrictEqual(
          rests.map((pages) => pages.flatMap(({ items }) => items)),
          [["b2", "b6"], ["b6"], ["b6"], []]
        )
      }
    })
  )

  it.effect("reports an item that moves to the next page once", () =>
    Effect.gen(function* () {
      const net = provider(6, "offset", ({ query: { paging } }) =>
        paging?.offset === 4 ? json({ dataItems: itemsOf(3, 5), pagingMetadata: { hasNext: true } }) : undefined
      )

      const pages = yield* pagesOf(net, { pageSize: 2, counts: false })

      assert.deepStrictEqual(
        pages.map(({ invalid }) => invalid),
        [[], ["b3"], ["b4"]]
      )
    })
  )

  it.effect("fails with Truncated if the provider repeats a page of such items, or returns fewer than it counted", () =>
    Effect.gen(function* () {
      const repeated = provider(9, "offset", () =>
        json({ dataItems: itemsOf(3, 5), pagingMetadata: { hasNext: true } })
      )
      const short = provider(9, "offset", () => json({ dataItems: itemsOf(3, 5), pagingMetadata: { total: 9 } }))

      const errors = yield* Effect.forEach([repeated, short], (net) => Effect.flip(pagesOf(net, { pageSize: 2 })))

      assert.deepStrictEqual(
        errors.map((error) => (error._tag === "Truncated" ? [error.reason, error.resume.seen] : [])),
        [
          ["repeated", 2],
          ["ended", 2]
        ]
      )
    })
  )
})
