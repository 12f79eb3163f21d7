import { BulkItems, type BulkItemsShape } from "@portico/client/data/BulkItems"
import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Patch from "@portico/client/data/Patch"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { json, network, replies, text } from "../../transport/network.ts"
import { hurried } from "../bulkServer.ts"
import { over, payloadOf, problemsOf } from "../over.ts"

const result = (action: string, id: string, originalIndex: number, code?: string) => ({
  ...(code === undefined ? { action } : {}),
  itemMetadata: {
    id,
    originalIndex,
    success: code === undefined,
    ...(code === undefined ? {} : { error: { code, description: `no: ${code}` } })
  }
})

const answer = (...results: ReadonlyArray<unknown>) =>
  json({ results, bulkActionMetadata: { totalSuccesses: results.length, totalFailures: 0 } })

const use = <A, E>(net: ReturnType<typeof network>, run: (bulk: BulkItemsShape) => Effect.Effect<A, E>) =>
  BulkItems.use(run).pipe(Effect.provide(over(net).layer))

const price = Patch.empty.pipe(Patch.set("price", 1))
const silent = () => network(() => text("", 500))
const long = Array.from({ length: 1001 }, (_, place) => `b${place}`)

describe("BulkItems", () => {
  it.effect("sends items with their ids and counts the results", () =>
    Effect.gen(function* () {
      const net = replies(
        answer(result("INSERT", "made", 0), result("", "b2", 2, "WDE0027"), result("", "b1", 1, "WDE0074"))
      )

      const { outcomes, ...counts } = yield* use(net, (bulk) =>
        bulk.insert("books", [{ at: new Date(0) }, { _id: "b1" }, { _id: "b2" }])
      )

      assert.deepStrictEqual(payloadOf(net.sent[0]), {
        dataCollectionId: "books",
        dataItems: [
          { data: { at: { $date: "1970-01-01T00:00:00.000Z" } } },
          { id: "b1", data: { _id: "b1" } },
          { id: "b2", data: { _id: "b2" } }
        ]
      })
      const [error] = counts.errors
      assert.deepStrictEqual(
        [error?._tag, error?.code, error?.message, error?.item, error?.originalIndex],
        ["BulkError", "WDE0027", "no: WDE0027", { _id: "b2" }, 2]
      )
      assert.deepStrictEqual(
        { ...counts, errors: counts.errors.length },
        {
          inserted: 1,
          updated: 0,
          removed: 0,
          skipped: 1,
          unknown: 0,
          errors: 1,
          insertedItemIds: ["made"],
          updatedItemIds: [],
          removedItemIds: []
        }
      )
      assert.deepStrictEqual(
        outcomes.map(({ id, index, status }) => [index, id, status]),
        [
          [0, "made", "inserted"],
          [1, "b1", "skipped"],
          [2, "b2", "failed"]
        ]
      )
    })
  )

  it.effect("sends each operation to its path", () =>
    Effect.gen(function* () {
      const net = network(() => answer())
      const condition = Filter.eq("a", 1)

      yield* use(net, (bulk) =>
        Effect.all([
          bulk.insert("books", [{}], { overrideExisting: true }),
          bulk.save("books", [{}]),
          bulk.update("books", [{ _id: "b1" }], { condition }),
          bulk.patch("books", ["b1", "b2"], price, { condition }),
          bulk.remove("books", ["b1"], { condition, showDrafts: true })
        ])
      )

      assert.deepStrictEqual(
        net.sent.map(({ path }) => path.replace("/v2/bulk/items/", "")),
        ["save", "save", "update", "patch", "remove"]
      )
      const dataCollectionId = "books"
      const modifications = [{ fieldPath: "price", action: "SET_FIELD", setFieldOptions: { value: 1 } }]
      assert.deepStrictEqual(net.sent.slice(2).map(payloadOf), [
        { dataCollectionId, dataItems: [{ id: "b1", data: { _id: "b1" } }], condition: { filter: { a: 1 } } },
        {
          dataCollectionId,
          patches: ["b1", "b2"].map((dataItemId) => ({ dataItemId, fieldModifications: modifications })),
          condition: { filter: { a: 1 } }
        },
        {
          dataCollectionId,
          dataItemIds: ["b1"],
          publishPluginOptions: { includeDraftItems: true },
          condition: { filter: { a: 1 } }
        }
      ])
    })
  )

  it.effect("counts missing items as skipped", () =>
    Effect.gen(function* () {
      const net = network(() => answer(result("", "b1", 0, "WDE0073")))

      const results = yield* use(net, (bulk) =>
        Effect.all([
          bulk.save("books", [{ _id: "b1" }]),
          bulk.update("books", [{ _id: "b1" }]),
          bulk.patch("books", ["b1"], price),
          bulk.remove("books", ["b1"])
        ])
      )

      assert.deepStrictEqual(
        results.map(({ errors, skipped }) => [errors.length, skipped]),
        [0, 1, 2, 3].map(() => [0, 1])
      )
    })
  )

  it.effect("reports items as unknown if the response omits or repeats them", () =>
    Effect.gen(function* () {
      const net = replies(
        answer(
          result("DELETE", "b0", 0),
          result("DELETE", "b1", 1),
          result("", "b1", 1, "WDE0027"),
          result("DELETE", "b9", 9)
        )
      )

      const { outcomes, removed, unknown } = yield* use(net, (bulk) => bulk.remove("books", ["b0", "b1", "b2"]))

      assert.deepStrictEqual(
        outcomes.map(({ id, status }) => [id, status]),
        [
          ["b0", "removed"],
          ["b1", "unknown"],
          ["b2", "unknown"]
        ]
      )
      assert.deepStrictEqual([removed, unknown], [1, 2])
    })
  )

  it.effect("fails if the request is too large", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(use(replies(text("", 413)), (bulk) => bulk.remove("books", ["b1"])))

      assert.strictEqual(error._tag, "WDE0109")
    })
  )

  it.effect("fails with every invalid item and its index and sends nothing", () =>
    Effect.gen(function* () {
      const net = silent()
      const items = [{ _id: "b0" }, { _id: null }, 5, { _id: "b3", list: [Number.NaN] }] as ReadonlyArray<any>
      const of = <A, E extends object>(run: (bulk: BulkItemsShape) => Effect.Effect<A, E>) =>
        Effect.map(Effect.flip(use(net, run)), problemsOf)

      const bad = ["WDE0005 items.1._id", "WDE0005 items.2", "WDE0004 items.3.list.0"]
      assert.deepStrictEqual(yield* of((bulk) => bulk.insert("books", items, { overrideExisting: 1 } as object)), [
        ...bad,
        "WDE0018 options.overrideExisting"
      ])
      assert.deepStrictEqual(yield* of((bulk) => bulk.save("", items, 5 as unknown as object)), [
        "WDE0018 options",
        "WDE0001 collection",
        ...bad
      ])
      assert.deepStrictEqual(yield* of((bulk) => bulk.update("books", [...items, {} as { readonly _id: string }])), [
        ...bad,
        "WDE0005 items.4._id"
      ])
      assert.deepStrictEqual(yield* of((bulk) => bulk.insert("books", 5 as unknown as [])), ["WDE0005 items"])
      assert.deepStrictEqual(
        yield* of((bulk) =>
          bulk.insert(
            "books",
            long.map((_id) => ({ _id }))
          )
        ),
        ["WDE0006 items"]
      )
      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect("fails with every invalid id and its index and sends nothing", () =>
    Effect.gen(function* () {
      const net = silent()
      const ids = ["b0", 5, ""] as ReadonlyArray<any>
      const of = <A, E extends object>(run: (bulk: BulkItemsShape) => Effect.Effect<A, E>) =>
        Effect.map(Effect.flip(use(net, run)), problemsOf)

      assert.deepStrictEqual(yield* of((bulk) => bulk.remove("books", ids)), ["WDE0068 ids.1", "WDE0068 ids.2"])
      assert.deepStrictEqual(yield* of((bulk) => bulk.remove("books", "b1" as unknown as [])), ["WDE0068 ids"])
      assert.deepStrictEqual(yield* of((bulk) => bulk.remove("books", long)), ["WDE0069 ids"])
      assert.deepStrictEqual(yield* of((bulk) => bulk.patch("books", long, price)), ["WDE0006 ids"])
      assert.deepStrictEqual(
        yield* of((bulk) => bulk.patch("books", ids, Patch.empty.pipe(Patch.increment("a", Number.NaN)))),
        ["WDE0068 ids.1", "WDE0068 ids.2", "WDE0032 patch.increment.value"]
      )
      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect("fails with the fields of items that do not match the schema", () =>
    Effect.gen(function* () {
      const Books = Collection.make("books", Schema.Struct({ title: Schema.NonEmptyString, year: Schema.Int }))

      const error = yield* Effect.flip(
        use(silent(), (bulk) =>
          bulk.insert(Books, [
            { title: "Emma", year: 1815 },
            { title: "", year: 1.5 }
          ])
        )
      )

      assert.deepStrictEqual(error._tag === "InvalidArgument" && error.violations.map(({ field }) => field), [
        "items.1.title",
        "items.1.year"
      ])
    })
  )
})

describe("BulkItems after a lost response", () => {
  const offlineThen = (...results: ReadonlyArray<unknown>) =>
    network((_, index) => (index === 0 ? "offline" : answer(...results)))

  it.effect("sends an insert again with clientId and counts existing items as inserted", () =>
    Effect.gen(function* () {
      const net = offlineThen(result("", "b1", 0, "WDE0074"), result("INSERT", "b2", 1))

      const { inserted, skipped } = yield* hurried(
        use(net, (bulk) => bulk.insert("books", [{ _id: "b1" }, {}], { clientId: true }))
      )

      assert.deepStrictEqual([inserted, skipped, net.sent.length], [2, 0, 2])
      const [first, second] = net.sent.map(payloadOf)
      assert.deepStrictEqual(first, second)
    })
  )

  it.effect("sends a request again with the option repeat", () =>
    Effect.gen(function* () {
      const net = offlineThen(result("", "b1", 0, "WDE0073"))

      const { removed } = yield* hurried(use(net, (bulk) => bulk.remove("books", ["b1"], { repeat: true })))

      assert.deepStrictEqual([removed, net.sent.length], [1, 2])
    })
  )

  it.effect("does not send other requests again", () =>
    Effect.gen(function* () {
      const net = network(() => "offline")

      yield* use(net, (bulk) =>
        Effect.all(
          [
            bulk.insert("books", [{ _id: "b1" }, {}]),
            bulk.save("books", [{ _id: "b1" }]),
            bulk.update("books", [{ _id: "b1" }]),
            bulk.patch("books", ["b1"], price),
            bulk.remove("books", ["b1"])
          ],
          { mode: "result" }
        )
      )

      assert.strictEqual(net.sent.length, 5)
    })
  )
})
