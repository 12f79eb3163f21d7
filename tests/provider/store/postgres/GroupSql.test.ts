import { type Collection, open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Filter from "../../../../packages/provider/src/engine/filter/Filter.ts"
import * as Aggregation from "../../../../packages/provider/src/engine/pipeline/Aggregation.ts"
import type { Pipeline } from "../../../../packages/provider/src/engine/pipeline/Pipeline.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as DeadlineSql from "../../../../packages/provider/src/store/postgres/DeadlineSql.ts"
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
const withoutValues = Result.getOrThrow(Aggregation.parse({ aggregation: { groupingFields: ["category"] } }))

// The embedded database has no parallel workers.
if (process.env["PORTICO_TEST_POSTGRES_URL"] !== undefined || findPostgres() !== undefined) {
  const server = Layer.unwrap(
    Effect.map(Stores.postgresUrl, (url = "") =>
      Connection.layer({ url: Redacted.make(url), schema: `groups_${process.pid}` })
    )
  )
  const layer = PostgresItemStore.layer.pipe(Layer.provideMerge(server))

  it.layer(layer, { timeout: 60_000 })("a group on a server", (it) => {
    const opened = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const store = yield* ItemStore
      yield* store.define(books)
      yield* store.truncate(books, Filter.all)
      const [row] = yield* sql<{ number: number }>`SELECT number FROM collections`
      const number = row?.number ?? 0
      yield* sql.unsafe(
        `INSERT INTO items_${number} (id, data, own) SELECT i, jsonb_build_object('category', i % 3, 'price', ` +
          `CASE WHEN i = 3003 THEN '{"only":1}' ELSE CASE i % 5 WHEN 0 THEN to_jsonb(i) WHEN 1 THEN to_jsonb('p' || i) WHEN 2 THEN to_jsonb(i % 2 = 0) ` +
          `WHEN 3 THEN 'null' END END), '{}' FROM generate_series(1, 5000) AS made (i)`
      )
      yield* sql.unsafe(`ANALYZE items_${number}`)
      const compile = (stages: Pipeline, milliseconds: number) => {
        const parameters = new Parameters(milliseconds)
        const { orderBy, sql: text } = PipelineSql.compile(stages, Table.make(number, books, []), parameters)
        return { text: `SELECT data FROM (${text}) AS stored ${orderBy}`, values: parameters.values }
      }
      return { compile, sql }
    })

    it.effect("can be computed by parallel workers, with the same result", () =>
      Effect.gen(function* () {
        const { compile, sql } = yield* opened
        const { text, values } = compile(pipeline, 5000)

        const alone = yield* sql.unsafe(text, values)
        const [lines, together] = yield* sql.withTransaction(
          Effect.gen(function* () {
            yield* sql`SET LOCAL parallel_setup_cost = 0`
            yield* sql`SET LOCAL min_parallel_table_scan_size = 0`
            const explained = yield* sql.unsafe<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values)
            return [explained, yield* sql.unsafe(text, values)] as const
          })
        )

        const plan = lines.map((line) => line["QUERY PLAN"]).join("\n")
        assert.match(plan, /Finalize[^]*Gather[^]*Partial[^]*Parallel Seq Scan/)
        assert.deepStrictEqual(together, alone)
        // A small table may be read by one worker alone, so that nothing is combined.
        const combined = yield* sql`
          SELECT aggfnoid::regproc::text AS name, aggcombinefn::regproc::text AS step FROM pg_aggregate
          WHERE aggfnoid IN ('calc_smallest'::regproc, 'calc_largest'::regproc) ORDER BY name`
        assert.deepStrictEqual(combined, [
          { name: "calc_largest", step: "calc_larger" },
          { name: "calc_smallest", step: "calc_smaller" }
        ])
        assert.deepStrictEqual(alone[0], {
          data: { _id: { category: 0 }, sum: 834_165, average: 2505, min: "p1011", max: { only: 1 } }
        })
      })
    )

    it.effect("checks the deadline for its rows and for their count", () =>
      Effect.gen(function* () {
        const { compile, sql } = yield* opened
        for (const stages of [pipeline, withoutValues]) {
          const { text, values } = compile(stages, 0)
          for (const statement of [text, `SELECT count(*) FROM (${text}) AS counted`]) {
            const refusal = yield* Effect.flip(sql.unsafe(statement, values))
            assert.strictEqual(DeadlineSql.sqlStateOf(refusal.reason.cause), DeadlineSql.deadlineExceeded)
          }
        }
      })
    )
  })
}

it("extracts each value and its number once per row, however many accumulators use them", () => {
  const { sql } = PipelineSql.compile(pipeline, Table.make(1, books, []), new Parameters(5000))

  const count = (text: string) => sql.split(text).length - 1
  assert.deepStrictEqual([count("->'category'"), count("->'price'"), count("::numeric")], [1, 1, 1])
})
