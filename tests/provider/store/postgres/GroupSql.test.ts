import { open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
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
import * as Result from "effect/Result"
import * as SqlClient from "effect/sql/SqlClient"

const operations = ["sum", "average", "min", "max"].map((name) => ({
  resultFieldName: name,
  [name]: { itemFieldName: "price" }
}))
const pipeline = Result.getOrThrow(Aggregation.parse({ aggregation: { groupingFields: ["category"], operations } }))

const layer = PostgresItemStore.layer.pipe(Layer.provideMerge(Connection.layer({})))

it.layer(layer, { timeout: 60_000 })("a group", (it) => {
  it.effect("can be computed by parallel workers, each of which checks the deadline", () =>
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const store = yield* ItemStore
      yield* store.define(open("books"))
      const [row] = yield* sql<{ number: number }>`SELECT number FROM collections`
      const parameters = new Parameters(5000)
      const made = PipelineSql.compile(pipeline, Table.make(row?.number ?? 0, open("books"), []), parameters)

      const lines = yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`SET LOCAL parallel_setup_cost = 0`
          yield* sql`SET LOCAL parallel_tuple_cost = 0.1`
          yield* sql`SET LOCAL min_parallel_table_scan_size = 0`
          yield* sql.unsafe(
            `INSERT INTO items_${row?.number} (id, data, own) SELECT i, jsonb_build_object('category', i % 3), '{}' FROM generate_series(1, 5000) AS made (i)`
          )
          yield* sql.unsafe(`ANALYZE items_${row?.number}`)
          return yield* sql.unsafe<{ "QUERY PLAN": string }>(`EXPLAIN VERBOSE ${made.sql}`, parameters.values)
        })
      )

      const plan = lines.map((line) => line["QUERY PLAN"]).join("\n")
      assert.match(plan, /Finalize[^]*Gather[^]*Partial[^]*calc_late[^]*Parallel Seq Scan/)
    })
  )
})

it("extracts each value and its number once per row, however many accumulators use them", () => {
  const { sql } = PipelineSql.compile(pipeline, Table.make(1, open("books"), []), new Parameters(5000))

  const count = (text: string) => sql.split(text).length - 1
  assert.deepStrictEqual([count("->'category'"), count("->'price'"), count("::numeric")], [1, 1, 1])
})
