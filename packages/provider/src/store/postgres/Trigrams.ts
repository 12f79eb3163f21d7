/**
 * The extension `pg_trgm`, whose indexes support substring searches. A server may not have it, or may not permit its
 * installation. The same queries then read the whole table.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"

/** The quoted schema of the extension, or undefined if the extension is not available. */
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
  // Not in the provider's own schema, because other providers on the same database use the extension too. One of them
  // may be installing it now, so failures are ignored.
  yield* Effect.ignore(sql.withTransaction(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public`))
  return yield* found
})
