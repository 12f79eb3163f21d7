import * as Parse from "../../../../packages/provider/src/engine/filter/Parse.ts"
import * as FilterSql from "../../../../packages/provider/src/store/postgres/FilterSql.ts"
import { Parameters } from "../../../../packages/provider/src/store/postgres/SqlText.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Result from "effect/Result"

describe("a condition", () => {
  const looks = (count: number, milliseconds?: number) => {
    const filter = Result.getOrThrow(
      Parse.parse({ $and: Array.from({ length: count }, (_, n) => ({ n: { $gt: n } })) })
    )
    const sql = FilterSql.condition(filter, () => true, new Parameters(milliseconds))
    return sql.split("clock_timestamp").length - 1
  }

  it("checks the clock only with a deadline, and only if the condition costs more than the check", () => {
    assert.deepStrictEqual([looks(7, 5000), looks(20, 5000), looks(200, 5000), looks(200)], [0, 1, 4, 0])
  })
})
