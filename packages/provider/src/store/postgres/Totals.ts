/**
 * Total counts of lists. A statement stops counting at the limit, because counting the rest of a large collection takes
 * longer than reading a page of it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import * as TotalLimit from "../../engine/limits/TotalLimit.ts"

/** Counts the rows of a statement, at most one more than the limit. */
export const count = Effect.fnUntraced(function* (sql: SqlClient, statement: string, values: ReadonlyArray<unknown>) {
  const limit = (yield* TotalLimit.TotalLimit) + 1
  const [row] = yield* sql.unsafe<{ count: bigint }>(
    `SELECT count(*) AS count FROM (${statement} LIMIT ${limit}) AS counted`,
    values
  )
  return Number(row?.count ?? 0)
})

/** Returns the total of a list. Counts only if the number of items does not follow from the page. */
export const of = <E>(page: Page, offset: number | undefined, counted: Effect.Effect<number, E>) =>
  Effect.flatMap(TotalLimit.TotalLimit, (limit) =>
    Effect.map(inferred(page, offset) ?? counted, (total) => TotalLimit.totalOf(total, limit))
  )

interface Page {
  readonly found: ReadonlyArray<unknown>
  readonly hasNext: boolean
}

/** Returns the number of items before and on the last page. Of any other page it returns undefined. */
const inferred = ({ found, hasNext }: Page, offset: number | undefined) =>
  offset === undefined || hasNext || (found.length === 0 && offset > 0)
    ? undefined
    : Effect.succeed(offset + found.length)
