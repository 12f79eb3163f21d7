import { open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Aggregation from "../../../../packages/provider/src/engine/pipeline/Aggregation.ts"
import * as PipelineSql from "../../../../packages/provider/src/store/postgres/PipelineSql.ts"
import { Parameters } from "../../../../packages/provider/src/store/postgres/SqlText.ts"
import * as Table from "../../../../packages/provider/src/store/postgres/Table.ts"
import { assert, it } from "@effect/vitest"
import * as Result from "effect/Result"

it("extracts each value and its number once per row, however many accumulators use them", () => {
  const operations = ["sum", "average", "min", "max"].map((name) => ({
    resultFieldName: name,
    [name]: { itemFieldName: "price" }
  }))
  const pipeline = Result.getOrThrow(Aggregation.parse({ aggregation: { groupingFields: ["category"], operations } }))

  const { sql } = PipelineSql.compile(pipeline, Table.make(1, open("books"), []), new Parameters(5000))

  const count = (text: string) => sql.split(text).length - 1
  assert.deepStrictEqual([count("->'category'"), count("->'price'"), count("::numeric")], [1, 1, 1])
})
