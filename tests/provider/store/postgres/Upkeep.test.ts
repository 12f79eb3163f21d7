import * as Filter from "../../../../packages/provider/src/engine/filter/Filter.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import {
  books,
  documents,
  embedded,
  hasServer,
  meddling,
  numberOf,
  openStore,
  type Place,
  server
} from "./SearchedBooks.ts"

const suite = (name: string, connection: () => Layer.Layer<Place, unknown>, target: number) =>
  describe(`the maintenance of tables in ${name}`, () => {
    const test = (title: string, run: Effect.Effect<unknown, unknown, Place | Scope.Scope>) =>
      it.live(title, () => Effect.provide(Effect.scoped(run), connection()), 120_000)

    test(
      "collects statistics from a small sample after many items were written",
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const store = yield* openStore
        yield* store.insert(books, documents(0))

        assert.strictEqual(yield* boundsOf(sql), target + 1)
      })
    )

    test(
      "prepares one statement for inserts of any size",
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const texts = new Set<string>()
        const recording = meddling(
          sql,
          (run, text) => {
            texts.add(text)
            return run
          },
          "WITH fresh"
        )
        const store = yield* Effect.provideService(openStore, SqlClient.SqlClient, recording)

        for (const count of [1, 2, 300]) yield* insertSome(store, count)

        assert.strictEqual(texts.size, 1)
      })
    )
  })

describe("the maintenance of changed tables in PGlite", () => {
  it.live(
    "frees the space of replaced and removed items",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const store = yield* openStore
        const items = documents(0)
        const ids = items.map(({ id }) => id)
        for (const round of Array.from({ length: 60 }, (_, index) => index)) {
          if (round % 2 === 0) yield* store.save(books, items, Filter.all)
          else yield* Effect.andThen(store.remove(books, ids, Filter.all), store.insert(books, items))
        }

        // Without the limit by the number of rows, they would take 9.6 MB.
        assert.isBelow(yield* megabytesOf(sql), 6)
      }).pipe(Effect.scoped, Effect.provide(embedded())),
    120_000
  )

  it.live(
    "counts replaced and removed items, also those of a whole collection",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        let vacuums = 0
        const counting = meddling(
          sql,
          (run, text) => (text.startsWith("VACUUM items_") ? Effect.tap(run, () => Effect.sync(() => vacuums++)) : run),
          "VACUUM"
        )
        const vacuumed = (count: number): Effect.Effect<void> =>
          Effect.suspend(() => (vacuums >= count ? Effect.void : Effect.delay(vacuumed(count), 20)))
        const store = yield* Effect.provideService(openStore, SqlClient.SqlClient, counting)
        const ids = documents(1).map(({ id }) => id)

        // Maintenance is due after 500 changes, and then after 2,000.
        yield* store.insert(books, documents(0))
        yield* vacuumed(1)
        yield* store.insert(books, documents(1))
        yield* store.remove(books, ids, Filter.all)
        yield* vacuumed(2)
        yield* store.truncate(books, Filter.all)
        yield* vacuumed(3)
        assert.strictEqual(vacuums, 3)
      }).pipe(Effect.scoped, Effect.provide(embedded())),
    120_000
  )
})

/** Returns the megabytes of a table, with its indexes. */
const megabytesOf = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  const table = `items_${yield* numberOf(sql)}`
  const [row] = yield* sql<{ bytes: number }>`SELECT pg_total_relation_size(${table}::regclass)::int AS bytes`
  return (row?.bytes ?? 0) / 1e6
})

let inserted = 0

const insertSome = Effect.fnUntraced(function* (store: ItemStore["Service"], count: number) {
  const some = documents(++inserted).slice(0, count)
  assert.deepStrictEqual(
    yield* store.insert(books, some),
    some.map(() => true)
  )
  // The items exist now.
  assert.deepStrictEqual(
    yield* store.insert(books, some),
    some.map(() => false)
  )
})

/** Waits for the statistics of the items, and returns the number of bounds in the histogram of their ids. */
const boundsOf = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  const table = `items_${yield* numberOf(sql)}`
  for (;;) {
    const [row] = yield* sql<{ bounds: number }>`
      SELECT array_length(histogram_bounds::text::text[], 1) AS bounds FROM pg_stats
      WHERE schemaname = current_schema() AND tablename = ${table} AND attname = 'id'`
    if (row !== undefined) return row.bounds
    yield* Effect.sleep("20 millis")
  }
})

suite("PGlite", embedded, 10)

// A machine without a server still runs everything on the embedded one.
if (hasServer) suite("Postgres", server, 30)
