import { type Collection, open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../../packages/provider/src/engine/collection/Document.ts"
import * as Parse from "../../../../packages/provider/src/engine/filter/Parse.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as FoldFunction from "../../../../packages/provider/src/store/postgres/FoldFunction.ts"
import * as FilterSql from "../../../../packages/provider/src/store/postgres/FilterSql.ts"
import * as PostgresItemStore from "../../../../packages/provider/src/store/postgres/PostgresItemStore.ts"
import * as Table from "../../../../packages/provider/src/store/postgres/Table.ts"
import { Parameters, stored } from "../../../../packages/provider/src/store/postgres/SqlText.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as SqlClient from "effect/sql/SqlClient"

const layer = PostgresItemStore.layer.pipe(Layer.provideMerge(Connection.layer({})))

const collection: Collection = {
  ...open("books"),
  fields: { title: { type: "TEXT" }, year: { type: "NUMBER" } },
  indexes: [{ fields: [{ fieldName: "title" }] }, { fields: [{ fieldName: "note" }] }]
}

const document = (_: unknown, index: number): Document.Document => {
  const date = new Date(index).toISOString()
  const own = { title: `Über ${index} 100%_\\of it`, note: `Note ${index}`, text: "x".repeat(200) }
  return Document.make(own, { id: `b${index}`, createdDate: date, updatedDate: date })
}

it.layer(layer)("the trigram index of a declared text field", (it) => {
  const countAndPlan = Effect.fnUntraced(function* (model: object) {
    const store = yield* ItemStore
    const sql = yield* SqlClient.SqlClient
    const filter = Result.getOrThrow(Parse.parse(model))
    const parameters = new Parameters()
    const where = FilterSql.condition(filter, Table.isScalar(Table.make(1, collection, [])), parameters)
    const rows = yield* sql.unsafe<{ "QUERY PLAN": string }>(
      `EXPLAIN SELECT FROM items_1 AS ${stored} WHERE ${where}`,
      parameters.values
    )
    return { count: yield* store.count(collection, filter), plan: rows.map((row) => row["QUERY PLAN"]).join("\n") }
  })

  it.effect("is used for substring searches on declared fields only", () =>
    Effect.gen(function* () {
      const store = yield* ItemStore
      const sql = yield* SqlClient.SqlClient
      yield* store.load([{ collection, documents: Array.from({ length: 4000 }, document) }], "replace")
      yield* sql.unsafe(`VACUUM (ANALYZE) items_1`)

      const expected = [
        [{ title: { $startsWith: "über 399" } }, 11],
        [{ title: { $contains: "ER 1234 " } }, 1],
        [{ title: { $endsWith: "17 100%_\\OF IT" } }, 40],
        [{ title: { $contains: "1234 100__" } }, 0],
        [{ title: { $contains: "1234%" } }, 0],
        [{ title: { $contains: "absent" } }, 0]
      ] as const
      for (const [model, count] of expected) {
        const answer = yield* countAndPlan(model)
        assert.strictEqual(answer.count, count, JSON.stringify(model))
        assert.match(answer.plan, /Bitmap Index Scan on items_1_t_/, JSON.stringify(model))
      }

      // Two letters are in too many trigrams. A field that is not declared has none.
      for (const model of [{ title: { $contains: "of" } }, { note: { $contains: "note 1234" } }]) {
        assert.include((yield* countAndPlan(model)).plan, "Seq Scan", JSON.stringify(model))
      }
    })
  )

  it.effect("is rebuilt if letters fold differently than before", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const [index] = yield* sql<{ name: string }>`
          SELECT indexname::text AS name FROM pg_indexes WHERE indexname LIKE 'items\\_1\\_t\\_%'`
      yield* sql`CREATE OR REPLACE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT reverse($1)'`
      // A session caches the index until its definition changes.
      yield* sql.unsafe(`ALTER INDEX ${index?.name} SET (fastupdate = off)`)
      yield* sql.unsafe(`REINDEX INDEX ${index?.name}`)

      yield* FoldFunction.define

      const answer = yield* countAndPlan({ title: { $contains: "ÜBER 1234 " } })
      assert.strictEqual(answer.count, 1)
      assert.include(answer.plan, "items_1_t_")
    })
  )

  it.effect("is dropped with the declaration", () =>
    Effect.gen(function* () {
      const store = yield* ItemStore
      const sql = yield* SqlClient.SqlClient
      const made = Effect.map(
        sql`SELECT FROM pg_indexes WHERE tablename = 'items_1' AND indexname LIKE 'items\\_1\\_t\\_%'`,
        (rows) => rows.length
      )
      assert.strictEqual(yield* made, 1)

      yield* store.define({ ...collection, indexes: [] })
      assert.strictEqual(yield* made, 0)
    })
  )
})

it.live("finds the same items in a database without the extension", () =>
  Effect.gen(function* () {
    const store = yield* ItemStore
    const sql = yield* SqlClient.SqlClient
    yield* sql`DROP SCHEMA public`
    yield* store.load([{ collection, documents: Array.from({ length: 200 }, document) }], "replace")

    const found = yield* store.count(collection, Result.getOrThrow(Parse.parse({ title: { $contains: "ER 123 " } })))
    assert.strictEqual(found, 1)
    const indexes = (yield* store.indexes(collection)).filter(({ source }) => source === "USER")
    assert.deepStrictEqual(
      indexes.map(({ status }) => status),
      ["ACTIVE", "ACTIVE"]
    )
  }).pipe(Effect.provide(Layer.fresh(layer)))
)
