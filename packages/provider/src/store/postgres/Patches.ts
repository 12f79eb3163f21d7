/**
 * Changes of documents that depend on what they are: read, changed and written while nobody else can write them.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Document from "../../engine/Document.ts"
import * as Evaluate from "../../engine/filter/Evaluate.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import type { Change } from "../ItemStore.ts"
import * as Rows from "./Rows.ts"
import type { Table } from "./Table.ts"
import { Parameters, stored } from "./Text.ts"
import * as Writes from "./Writes.ts"

/**
 * Changes documents that exist and match. For use in a transaction. `ready` makes the table ready for what is to be
 * written. All is written by one statement, or `oneByOne`.
 */
export const alter = Effect.fnUntraced(function* <E>(
  sql: SqlClient,
  table: Table,
  ids: ReadonlyArray<string>,
  filter: Filter,
  change: Change<E>,
  oneByOne: boolean,
  ready: (documents: ReadonlyArray<Document.Document>) => Effect.Effect<Table, SqlError>
) {
  const current = yield* lock(sql, table, ids)
  const changed = new Map<string, Document.Document>()
  // The filter is asked here, because a second change of a document is asked about what the first one left.
  const holds = Evaluate.compile(filter)
  const outcomes: Array<Option.Option<Result.Result<Document.Document, E>>> = []
  const write = Effect.suspend(() => {
    const documents = [...changed.values()]
    changed.clear()
    return documents.length === 0
      ? Effect.void
      : Effect.flatMap(ready(documents), (table) => Writes.overwrite(sql, table, documents))
  })
  for (const [index, id] of ids.entries()) {
    const found = current.get(id)
    if (found === undefined || !holds(found.data)) {
      outcomes.push(Option.none())
      continue
    }
    const result = Result.map(change(found, index), (given) => Document.replace(found, given))
    outcomes.push(Option.some(result))
    if (Result.isFailure(result)) continue
    current.set(id, result.success)
    changed.set(id, result.success)
    if (oneByOne) yield* write
  }
  yield* write
  return outcomes
})

// In the order of the ids, so that two such calls wait for each other and not in a circle.
const lock = Effect.fnUntraced(function* (sql: SqlClient, table: Table, ids: ReadonlyArray<string>) {
  if (ids.length === 0) return new Map<string, Document.Document>()
  const parameters = new Parameters()
  const rows = yield* sql.unsafe<Rows.Row>(
    `SELECT ${Rows.columns} FROM ${table.name} AS ${stored} ` +
      `WHERE ${stored}.id = ANY(${parameters.textArray(ids)}) ORDER BY ${stored}.id FOR UPDATE`,
    parameters.values
  )
  return new Map(rows.map((row) => [row.id, Rows.toDocument(row)]))
})
