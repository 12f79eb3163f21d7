import * as Aggregate from "@portico/client/data/Aggregate"
import { Aggregates, type PipelineOptions } from "@portico/client/data/Aggregates"
import * as Filter from "@portico/client/data/Filter"
import * as Pipeline from "@portico/client/data/Pipeline"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { json, network, replies } from "../../transport/network.ts"
import { over, payloadOf } from "../over.ts"

const answer = (results: ReadonlyArray<object>, pagingMetadata: object = {}) => json({ results, pagingMetadata })

const perColor = Aggregate.from("books").pipe(Aggregate.group("color"), Aggregate.count())

const dated = { $date: "2024-05-01T00:00:00.000Z" }

describe("Aggregates.run", () => {
  it.effect("sends its payload", () =>
    Effect.gen(function* () {
      const net = replies(answer([]))
      const aggregate = perColor.pipe(
        Aggregate.filter(Filter.gt("at", new Date("2024-05-01"))),
        Aggregate.having(Filter.gt("count", 2)),
        Aggregate.descending("count"),
        Aggregate.limit(5),
        Aggregate.skip(10),
        Aggregate.returnTotalCount()
      )

      yield* Aggregates.use((aggregates) =>
        aggregates.run(aggregate, { consistentRead: true, suppressHooks: true, environment: "SANDBOX" })
      ).pipe(Effect.provide(over(net).layer))

      assert.strictEqual(net.sent[0]?.path, "/v2/items/aggregate")
      assert.deepStrictEqual(net.sent.map(payloadOf), [
        {
          dataCollectionId: "books",
          environment: "SANDBOX",
          suppressHooks: true,
          consistentRead: true,
          paging: { limit: 5, offset: 10 },
          initialFilter: { at: { $gt: dated } },
          aggregation: { groupingFields: ["color"], operations: [{ resultFieldName: "count", itemCount: {} }] },
          finalFilter: { count: { $gt: 2 } },
          sort: [{ fieldName: "count", order: "DESC" }],
          returnTotalCount: true
        }
      ])
    })
  )

  it.effect("returns the value of a single grouping field as _id and those of several as an object", () =>
    Effect.gen(function* () {
      const both = { _id: { color: "red", size: 1 }, latest: dated }
      const net = replies(answer([{ _id: { color: { name: "red" } } }, { _id: { color: null } }, both, { count: 3 }]))

      const page = yield* Aggregates.use((aggregates) => aggregates.run(perColor)).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual<unknown>(page.items, [
        { _id: { name: "red" } },
        { _id: null },
        { ...both, latest: new Date("2024-05-01") },
        { count: 3 }
      ])
    })
  )

  it.effect("fails with every problem and sends nothing", () =>
    Effect.gen(function* () {
      const net = network(() => answer([]))
      const services = over(net)
      const wrong = perColor.pipe(Aggregate.limit(0), Aggregate.group("size"))

      const error = yield* Aggregates.use((aggregates) => aggregates.run(wrong)).pipe(
        Effect.flip,
        Effect.provide(services.layer)
      )

      assert.deepStrictEqual("problems" in error && error.problems?.map(({ code }) => code), ["WDE0033", "WDE0013"])
      assert.deepStrictEqual([net.sent, services.asked.tokens], [[], 0])
    })
  )
})

describe("Aggregates.next and prev", () => {
  it.effect("page by offset and request the total only once", () =>
    Effect.gen(function* () {
      const net = replies(answer([{}], { total: 3, hasNext: true }), answer([{}], { hasNext: true }), answer([{}]))
      const aggregate = perColor.pipe(Aggregate.limit(1), Aggregate.returnTotalCount())

      const last = yield* Effect.gen(function* () {
        const aggregates = yield* Aggregates
        const second = yield* aggregates.next(yield* aggregates.run(aggregate))
        return yield* aggregates.prev(second)
      }).pipe(Effect.provide(over(net).layer))

      const [first, ...others] = net.sent.map(payloadOf) as ReadonlyArray<Readonly<Record<string, unknown>>>
      const { returnTotalCount, ...repeated } = first ?? {}
      assert.strictEqual(returnTotalCount, true)
      assert.deepStrictEqual(others, [
        { ...repeated, paging: { limit: 1, offset: 1 } },
        { ...repeated, paging: { limit: 1, offset: 0 } }
      ])
      assert.deepStrictEqual([last.index, last.hasPrev, last.total], [0, false, Option.some(3)])
    })
  )

  it.effect("send only the collection, the cursor and the options when they page by cursor", () =>
    Effect.gen(function* () {
      const net = replies(
        answer([{}], { hasNext: true, cursors: { next: "N" } }),
        answer([{}], { cursors: { prev: "P" } }),
        answer([{}])
      )
      const aggregate = perColor.pipe(Aggregate.limit(1), Aggregate.byCursor)

      yield* Effect.gen(function* () {
        const aggregates = yield* Aggregates
        yield* aggregates.prev(yield* aggregates.next(yield* aggregates.run(aggregate, { language: "en" })))
      }).pipe(Effect.provide(over(net).layer))

      const payloads = net.sent.map(payloadOf) as ReadonlyArray<Readonly<Record<string, unknown>>>
      assert.deepStrictEqual(payloads[0]?.["cursorPaging"], { limit: 1 })
      assert.deepStrictEqual<unknown>(
        payloads.slice(1),
        ["N", "P"].map((cursor) => ({ dataCollectionId: "books", cursorPaging: { limit: 1, cursor }, language: "en" }))
      )
    })
  )

  it.effect("fail without sending a request if there is no such page", () =>
    Effect.gen(function* () {
      const net = replies(answer([{}], { total: 9 }))

      const tags = yield* Effect.gen(function* () {
        const aggregates = yield* Aggregates
        const page = yield* aggregates.run(perColor)
        return [yield* Effect.flip(aggregates.next(page)), yield* Effect.flip(aggregates.prev(page))]
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(
        tags.map(({ _tag }) => _tag),
        ["WDE0165", "WDE0159"]
      )
      assert.strictEqual(net.sent.length, 1)
    })
  )
})

describe("Aggregates.runPipeline", () => {
  const pipeline = Pipeline.from("books").pipe(Pipeline.limit(5))
  const stages = [{ limit: 5 }]

  it.effect("returns the rows and the page's metadata", () =>
    Effect.gen(function* () {
      const net = replies(answer([{ _id: { color: "red" }, at: dated }], { count: 1, hasNext: false }))

      const page = yield* Aggregates.use((aggregates) => aggregates.runPipeline(pipeline, { language: "en" })).pipe(
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual<unknown>(page.items, [{ _id: { color: "red" }, at: new Date("2024-05-01") }])
      assert.deepStrictEqual(page.metadata, { count: 1, hasNext: false })
      assert.deepStrictEqual(net.sent.map(payloadOf), [
        { dataCollectionId: "books", pipeline: { stages }, language: "en" }
      ])
    })
  )

  it.effect("pages by offset or by cursor", () =>
    Effect.gen(function* () {
      const more = { hasNext: true, cursors: { next: "N" } }
      const net = replies(answer([{}], { hasNext: true }), answer([{}], more), answer([{}], more), answer([{}]))

      yield* Effect.gen(function* () {
        const aggregates = yield* Aggregates
        const options = { paging: { limit: 2, offset: 4 }, returnTotalCount: true }
        yield* aggregates.next(yield* aggregates.runPipeline(pipeline, options))
        yield* aggregates.next(yield* aggregates.runPipeline(pipeline, { cursorPaging: { limit: 3, cursor: "C" } }))
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(net.sent.map(payloadOf), [
        { dataCollectionId: "books", pipeline: { stages, paging: { limit: 2, offset: 4 } }, returnTotalCount: true },
        { dataCollectionId: "books", pipeline: { stages, paging: { limit: 2, offset: 6 } } },
        { dataCollectionId: "books", pipeline: { stages, cursorPaging: { limit: 3, cursor: "C" } } },
        { dataCollectionId: "books", pipeline: { stages, cursorPaging: { limit: 3, cursor: "N" } } }
      ])
    })
  )

  it.effect("sends a cursor in `paging` as cursor paging", () =>
    Effect.gen(function* () {
      const net = replies(answer([{}], { hasNext: true, cursors: { next: "N" } }), answer([{}]), answer([{}]))

      yield* Effect.gen(function* () {
        const aggregates = yield* Aggregates
        const page = yield* aggregates.runPipeline(pipeline, { paging: { limit: 3, cursor: "C" } })
        yield* aggregates.next(page)
        yield* aggregates.runPipeline(pipeline, { paging: { cursor: "C" } })
      }).pipe(Effect.provide(over(net).layer))

      assert.deepStrictEqual(net.sent.map(payloadOf), [
        { dataCollectionId: "books", pipeline: { stages, cursorPaging: { limit: 3, cursor: "C" } } },
        { dataCollectionId: "books", pipeline: { stages, cursorPaging: { limit: 3, cursor: "N" } } },
        { dataCollectionId: "books", pipeline: { stages, cursorPaging: { cursor: "C" } } }
      ])
    })
  )

  it.effect.each<[PipelineOptions, Array<string>]>([
    [{ paging: { limit: 0 } }, ["WDE0033"]],
    [{ paging: { offset: -1 } }, ["WDE0037"]],
    [{ paging: { offset: 0.5 } }, ["WDE0035"]],
    [{ paging: { offset: "1" as never } }, ["WDE0032"]],
    [{ cursorPaging: { cursor: "" } }, ["WDE0094"]],
    [{ cursorPaging: { cursor: "C" }, paging: { offset: 5 } as never }, ["WDE0080"]],
    [{ paging: { limit: 2, cursor: "C", offset: 5 as never } }, ["WDE0080"]],
    [{ paging: { limit: 2, cursor: "" } }, ["WDE0094"]],
    [{ consistentRead: "yes" as never, paging: { limit: 0.5 } }, ["WDE0035", "WDE0018"]]
  ])("fails if options are invalid: %o", ([options, codes]) =>
    Effect.gen(function* () {
      const net = network(() => answer([]))

      const error = yield* Aggregates.use((aggregates) => aggregates.runPipeline(pipeline, options)).pipe(
        Effect.flip,
        Effect.provide(over(net).layer)
      )

      assert.deepStrictEqual<unknown>("problems" in error && error.problems?.map(({ code }) => code), codes)
      assert.deepStrictEqual(net.sent, [])
    })
  )
})
