/**
 * Moves members, sessions and all other identity data from the database of the items, where earlier versions stored
 * them, to a separate database.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { identityKeys } from "./IdentityTables.ts"

/** Copies every row into empty tables, in one transaction. */
export const copy = (from: SqlClient, to: SqlClient): Effect.Effect<void, SqlError> =>
  to.withTransaction(
    Effect.gen(function* () {
      for (const [table, key] of Object.entries(identityKeys)) {
        for (let offset = 0; ; offset += page) {
          const [found] = yield* from.unsafe<{ rows: string; count: number }>(
            `SELECT coalesce(json_agg(part), '[]')::text AS rows, count(*)::int AS count ` +
              `FROM (SELECT * FROM ${table} ORDER BY ${key} LIMIT ${page} OFFSET ${offset}) AS part`
          )
          if (found === undefined || found.count === 0) break
          yield* to.unsafe(
            `INSERT INTO ${table} OVERRIDING SYSTEM VALUE ` +
              `SELECT * FROM json_populate_recordset(NULL::${table}, $1::text::json)`,
            [found.rows]
          )
        }
      }
      // The sequence of message numbers continues after the highest copied number.
      yield* to.unsafe(
        `SELECT setval(pg_get_serial_sequence('mails', 'number'), max(number)) FROM mails HAVING max(number) IS NOT NULL`
      )
    })
  )

/** Removes the rows from the database of the items after they were copied. */
export const clear = (items: SqlClient): Effect.Effect<void, SqlError> =>
  Effect.asVoid(items.unsafe(`TRUNCATE ${Object.keys(identityKeys).join(", ")}`))

const page = 500
