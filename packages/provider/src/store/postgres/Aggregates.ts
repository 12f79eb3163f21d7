/**
 * Runs pipelines on a collection's table.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as TotalLimit from "../../engine/limits/TotalLimit.ts"
import type { JsonObject } from "../../engine/value/Json.ts"
import * as RowLimits from "../../engine/pipeline/RowLimits.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import type { FindRows, Found } from "../ItemStore.ts"
import { tooMany } from "./PipelineFunctions.ts"
import * as Deadline from "./DeadlineSql.ts"
import * as PipelineSql from "./PipelineSql.ts"
import { pageOf } from "./Reads.ts"
import type { Table } from "./Table.ts"
import * as Totals from "./Totals.ts"
import { Parameters, stored } from "./SqlText.ts"

/** Runs a pipeline and returns a page of its rows. `milliseconds` is its time limit. */
export const run = Effect.fnUntraced(function* (
  sql: SqlClient,
  table: Table,
  { limit, offset, pipeline, total }: FindRows,
  milliseconds: number
): Effect.fn.Return<Found<JsonObject>, SqlError | ApplicationError> {
  const parameters = new Parameters(milliseconds)
  const made = PipelineSql.compile(pipeline, table, parameters)
  const ordered = `SELECT data FROM (${made.sql}) AS ${stored} ${made.orderBy} LIMIT ${limit + 1} OFFSET ${offset}`
  const rows = yield* sql
    .unsafe<{ data: JsonObject }>(withSizeLimit(ordered), parameters.values)
    .pipe(Effect.mapError(refused))
  // Counts all rows, because a pipeline with too many of them is refused.
  const counted = sql
    .unsafe<{ count: bigint }>(`SELECT count(*) AS count FROM (${made.sql}) AS ${stored}`, parameters.values)
    .pipe(Effect.mapBoth({ onFailure: refused, onSuccess: ([row]) => Number(row?.count ?? 0) }))
  const page = pageOf(rows, limit, false)
  return {
    found: page.found.map(({ data }) => data),
    hasNext: page.hasNext,
    ...(total ? yield* Totals.of(page, offset, counted) : TotalLimit.uncounted)
  }
})

/**
 * Adds the size limit of a page. The sum of the sizes is computed while the rows are read, so that the database does not
 * collect more than the limit.
 */
const withSizeLimit = (rows: string): string =>
  `SELECT CASE WHEN sum(pg_column_size(data)) OVER (ROWS UNBOUNDED PRECEDING) > ${Limits.maximumPageBytes} ` +
  `THEN calc_oversized_page() ELSE data END AS data FROM (${rows}) AS page`

const refused = (error: SqlError): SqlError | ApplicationError => {
  switch (Deadline.sqlStateOf(error.reason.cause)) {
    case tooMany.rows:
      return RowLimits.rows
    case tooMany.pageBytes:
      return RowLimits.page
    case tooMany.bytes:
    // 54000: a value exceeds a limit of the database itself.
    case "54000":
      return RowLimits.row
  }
  return Deadline.refusalOf(error) ?? error
}
