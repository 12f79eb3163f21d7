/**
 * The extension `pg_trgm`, whose indexes serve what looks for a piece of a text. A server may not have it, or may not let
 * its user install it: then the same queries read the whole table.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"

/** The schema of the extension, as it stands in a statement; undefined where the database is to do without. */
export const schema: Effect.Effect<string | undefined, SqlError, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const found = Effect.map(
    sql<{ schema: string }>`
      SELECT quote_ident(nspname) AS schema FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace
      WHERE extname = 'pg_trgm'`,
    ([row]) => row?.schema
  )
  const present = yield* found
  if (present !== undefined) return present
  // Not in the provider's own schema: another one on the same database uses it too. It may also be installing it.
  yield* Effect.ignore(sql.withTransaction(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public`))
  return yield* found
})
