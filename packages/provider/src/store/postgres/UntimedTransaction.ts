/**
 * Transactions without the time limits of the session. They are for work whose duration depends on the amount of data:
 * building indexes, changing tables, loading a seed.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"

/** Runs statements in a transaction without time limits. */
export const transaction = <A, E, R>(sql: SqlClient, run: Effect.Effect<A, E, R>): Effect.Effect<A, E | SqlError, R> =>
  sql.withTransaction(Effect.andThen(lift(sql), run))

const lift = (sql: SqlClient) => sql`SET LOCAL statement_timeout = 0`
