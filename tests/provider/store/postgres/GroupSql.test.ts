import { type Collection, open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Aggregation from "../../../../packages/provider/src/engine/pipeline/Aggregation.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as PipelineSql from "../../../../packages/provider/src/store/postgres/PipelineSql.ts"
import * as PostgresItemStore from "../../../../packages/provider/src/store/postgres/PostgresItemStore.ts"
import { Parameters } from "../../../../packages/provider/src/store/postgres/SqlText.ts"
import * as Table from "../../../../packages/provider/src/store/postgres/Table.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as SqlClient from "effect/sql/SqlClient"
import { findPostgres } from "../../../../scripts/postgres.mjs"
import * as Stores from "../../../differential/stores.ts"

const books: Collection = { ...open("books"), fields: { category: { type: "TEXT" } } }

const operations = ["sum", "average", "min", "max"].map((name) => ({
  resultFieldName: name,
  [name]: { itemFieldName: "price" }
}))
const pipeline = Result.getOrThrow(Aggregation.parse({ aggregation: { groupingFields: ["category"], operations } }))

// The embedded database has no parallel workers.
if (process.env["PORTICO_TEST_POSTGRES_URL"] !== undefined || findPostgres() !== undefined) {
  const server = Layer.unwrap(
    Effect.map(Stores.postgresUrl, (url = "") =>
      Connection.layer({ url: Redacted.make(url), schema: `groups_${process.pid}` })
    )
  )
  const layer = PostgresItemStore.layer.pipe(Layer.provideMerge(server))

  it.layer(layer, { timeout: 60_000 })("a group on a server", (it) => {
    it.effect("can be computed by parallel workers", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const store = yield* ItemStore
        yield* store.define(books)
        const [row] = yield* sql<{ number: number }>`SELECT number FROM collections`
        const number = row?.number ?? 0
        const parameters = new Parameters(5000)
        const { sql: text } = PipelineSql.compile(pipeline, Table.make(number, books, []), parameters)
        yield* sql.unsafe(
          `INSERT INTO items_${number} (id, data, own) ` +
            `SELECT i, jsonb_build_object('category', i % 3), '{}' FROM generate_series(1, 5000) AS made (i)`
        )
        yield* sql.unsafe(`ANALYZE items_${number}`)

        const lines = yield* sql.withTransaction(
          Effect.gen(function* () {
            yield* sql`SET LOCAL parallel_setup_cost = 0`
            yield* sql`SET LOCAL min_parallel_table_scan_size = 0`
            return yield* sql.unsafe<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, parameters.values)
          })
        )

        const plan = lines.map((line) => line["QUERY PLAN"]).join("\n")
        assert.match(plan, /Finalize[^]*Gather[^]*Partial[^]*Parallel Seq Scan/)
      })
    )
  })
}

it("extracts each value and its number once per row, however many accumulators use them", () => {
  const { sql } = PipelineSql.compile(pipeline, Table.make(1, books, []), new Parameters(5000))

  const count = (text: string) => sql.split(text).length - 1
  assert.deepStrictEqual([count("->'category'"), count("->'price'"), count("::numeric")], [1, 1, 1])
})
