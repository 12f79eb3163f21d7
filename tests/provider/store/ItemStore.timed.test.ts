import { open } from "../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../packages/provider/src/engine/filter/Filter.ts"
import * as Parse from "../../../packages/provider/src/engine/filter/Parse.ts"
import * as PipelineParse from "../../../packages/provider/src/engine/pipeline/Parse.ts"
import * as Sort from "../../../packages/provider/src/engine/order/Sort.ts"
import { ItemStore } from "../../../packages/provider/src/store/ItemStore.ts"
import * as MemoryItemStore from "../../../packages/provider/src/store/memory/MemoryItemStore.ts"
import * as Connection from "../../../packages/provider/src/store/postgres/Connection.ts"
import * as PostgresItemStore from "../../../packages/provider/src/store/postgres/PostgresItemStore.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import { findPostgres } from "../../../scripts/postgres.mjs"
import * as Stores from "../../differential/stores.ts"
import * as DeadlineSuite from "./DeadlineSuite.ts"

const readTimeout = 200
const date = "2020-01-01T00:00:00.000Z"
const tags = Array.from({ length: 200 }, (_, place) => place)
const books = open("books")
const documents = Array.from({ length: 500 }, (_, index) =>
  Document.make({ index, tags }, { id: String(index).padStart(4, "0"), createdDate: date, updatedDate: date })
)

/** Conditions that take seconds, because each of many conditions is compared with every element. */
const conditions = (count: number) =>
  Result.getOrThrow(
    Parse.parse({ $or: Array.from({ length: count }, (_, place) => ({ tags: { $contains: `x${place}` } })) })
  )
const slow = conditions(200)
const wide = Result.getOrThrow(
  PipelineParse.parse([
    { unwindArray: { arrayFieldName: "tags" } },
    {
      group: {
        groupIds: [{ key: "tag", expression: { fieldPath: "tags" } }],
        accumulators: Array.from({ length: 100 }, (_, place) => ({
          resultFieldName: `r${place}`,
          sum: { expression: { multiply: { expressions: [{ fieldPath: "index" }, { numeric: place }] } } }
        }))
      }
    }
  ])
)

const suite = (name: string, layer: Layer.Layer<ItemStore, unknown>) =>
  it.layer(layer, { timeout: 60_000 })(`a read in ${name}`, (it) => {
    it.effect(
      "fails after its deadline without disturbing other operations",
      () =>
        Effect.gen(function* () {
          const store = yield* ItemStore
          yield* store.load([{ collection: books, documents }], "replace")
          const page = { limit: 10, offset: 0, total: false }
          const find = (filter: Filter.Filter) => store.find(books, { filter, sort: [Sort.byId], ...page })

          const refusals = yield* Effect.all([
            Effect.flip(find(slow)),
            Effect.flip(store.count(books, slow)),
            Effect.flip(store.distinct(books, { path: ["index"], filter: slow, order: "ASC", ...page })),
            Effect.flip(store.aggregate(books, { pipeline: wide, ...page }))
          ])

          for (const refusal of refusals) assert.deepInclude(refusal, { _tag: "ApplicationError", code: "WDE0028" })
          assert.strictEqual(yield* store.count(books, Filter.all), 500)
          assert.strictEqual((yield* find(Filter.all)).found.length, 10)
          // A write has a separate deadline.
          yield* store.truncate(books, conditions(12))
          assert.strictEqual(yield* store.count(books, Filter.all), 500)
        }),
      60_000
    )
  })

DeadlineSuite.suite("memory", MemoryItemStore.layerOf)

suite("PGlite", PostgresItemStore.layer.pipe(Layer.provide(Connection.layer({ readTimeout }))))
DeadlineSuite.suite("PGlite", (timeouts) => PostgresItemStore.layer.pipe(Layer.provide(Connection.layer(timeouts))))

if (process.env["PORTICO_TEST_POSTGRES_URL"] !== undefined || findPostgres() !== undefined) {
  const server = Effect.map(Stores.postgresUrl, (url = "") =>
    Connection.layer({ url: Redacted.make(url), schema: `deadline_${process.pid}`, readTimeout })
  )
  suite("Postgres", PostgresItemStore.layer.pipe(Layer.provide(Layer.unwrap(server))))
  DeadlineSuite.suite("Postgres", (timeouts) => {
    const schema = `deadlines_${timeouts.readTimeout}_${process.pid}`
    const server = Effect.map(Stores.postgresUrl, (url = "") =>
      Connection.layer({ url: Redacted.make(url), schema, ...timeouts })
    )
    return PostgresItemStore.layer.pipe(Layer.provide(Layer.unwrap(server)))
  })
}

it.effect("lets other work run every few milliseconds during long reads", () =>
  Effect.gen(function* () {
    const store = yield* ItemStore
    const books = open("books")
    const date = "2020-01-01T00:00:00.000Z"
    const documents = Array.from({ length: 40 }, (_, index) =>
      Document.make({ text: `é${"bcdefghi".repeat(50_000)}` }, { id: `${index}`, createdDate: date, updatedDate: date })
    )
    yield* store.load([{ collection: books, documents }], "replace")
    const text = (index: number): Filter.Filter => ({
      _tag: "Text",
      path: ["text"],
      where: "anywhere",
      text: `missing ${index}`
    })
    const slow: Filter.Filter = { _tag: "Or", filters: Array.from({ length: 100 }, (_, index) => text(index)) }
    const pauses: Array<number> = []
    let last = performance.now()
    const timer = setInterval(() => {
      pauses.push(performance.now() - last)
      last = performance.now()
    }, 1)

    const refusals = yield* Effect.all(
      Array.from({ length: 10 }, () => Effect.flip(store.count(books, slow))),
      { concurrency: "unbounded" }
    )

    clearInterval(timer)
    for (const refusal of refusals) assert.deepInclude(refusal, { _tag: "ApplicationError", code: "WDE0028" })
    assert.isAbove(pauses.length, 3)
    // Without pauses it is as long as the timeout.
    assert.isBelow(Math.max(...pauses.slice(1)), 300)
  }).pipe(Effect.provide(MemoryItemStore.layerOf({ readTimeout: 500 })))
)
