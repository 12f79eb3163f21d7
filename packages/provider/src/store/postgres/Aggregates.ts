/**
 * Runs pipelines on a collection's table.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { JsonObject } from "../../engine/value/Json.ts"
import * as RowLimits from "../../engine/pipeline/RowLimits.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import type { FindRows, Found } from "../ItemStore.ts"
import { tooMany } from "./PipelineFunctions.ts"
import * as Deadline from "./DeadlineSql.ts"
import * as PipelineSql from "./PipelineSql.ts"
import type { Table } from "./Table.ts"
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
  const select = <Row extends object>(columns: string, clauses: string) =>
    sql
      .unsafe<Row>(`SELECT ${columns} FROM (${made.sql}) AS ${stored} ${clauses}`, parameters.values)
      .pipe(Effect.mapError(refused))
  const rows = yield* select<{ data: JsonObject }>("data", `${made.orderBy} LIMIT ${limit + 1} OFFSET ${offset}`)
  const counted = Effect.map(select<{ count: bigint }>("count(*) AS count", ""), ([row]) => Number(row?.count ?? 0))
  const hasNext = rows.length > limit
  return {
    found: rows.slice(0, limit).map(({ data }) => data),
    hasNext,
    total: !total
      ? Option.none()
      : Option.some(hasNext || (rows.length === 0 && offset > 0) ? yield* counted : offset + rows.length)
  }
})

const refused = (error: SqlError): SqlError | ApplicationError => {
  switch (Deadline.sqlStateOf(error.reason.cause)) {
    case tooMany.rows:
      return RowLimits.rows
    case tooMany.bytes:
    // 54000: a value exceeds a limit of the database itself.
    case "54000":
      return RowLimits.row
  }
  return Deadline.refusalOf(error) ?? error
}
