/**
 * Removes all identities, and stores those of a seed instead.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Records } from "../IdentityStore.ts"
import { clients, members } from "./IdentityRecords.ts"
import { Parameters } from "./SqlText.ts"

/** Replaces everything in one transaction. */
export const replaceAll = (sql: SqlClient, records: Records): Effect.Effect<void, SqlError> =>
  sql.withTransaction(Effect.andThen(clear(sql), insertAll(sql, records)))

/** Removes everything. There is usually little to remove, and `TRUNCATE` would create new files for every table. */
export const clear = (sql: SqlClient) => sql`
  WITH removed_members AS (DELETE FROM members), removed_sessions AS (DELETE FROM sessions),
    removed_tickets AS (DELETE FROM tickets), removed_clients AS (DELETE FROM clients),
    removed_settings AS (DELETE FROM settings), removed_counts AS (DELETE FROM counts),
    removed_keys AS (DELETE FROM signing_keys)
  DELETE FROM mails`

// One statement for any number of records. Another process may have added one of them since it removed everything.
const insertAll = Effect.fnUntraced(function* (sql: SqlClient, records: Records) {
  const clientTexts = yield* Effect.forEach(records.clients, clients.write)
  const memberTexts = yield* Effect.forEach(records.members, members.write)
  const parameters = new Parameters()
  const texts = (values: ReadonlyArray<string>) => parameters.textArray(values)
  const settings = Object.entries(records.settings)
  yield* sql.unsafe(
    `WITH added_clients AS (
      INSERT INTO clients (id, secret, record) SELECT id, nullif(secret, ''), record
      FROM unnest(${texts(records.clients.map(({ clientId }) => clientId))},
        ${texts(records.clients.map(({ secret }) => secret ?? ""))}, ${texts(clientTexts)}) AS given (id, secret, record)
      ON CONFLICT (id) DO UPDATE SET secret = excluded.secret, record = excluded.record
    ), added_settings AS (
      INSERT INTO settings (name, value)
      SELECT * FROM unnest(${texts(settings.map(([name]) => name))}, ${texts(settings.map(([, value]) => value))})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
    )
    INSERT INTO members (id, email, revision, status, record) SELECT id, email, revision::integer, status, record
    FROM unnest(${texts(records.members.map(({ id }) => id))}, ${texts(records.members.map(({ email }) => email))},
      ${texts(records.members.map(({ revision }) => String(revision)))},
      ${texts(records.members.map(({ status }) => status))}, ${texts(memberTexts)}
    ) AS given (id, email, revision, status, record)
    ON CONFLICT (email) DO UPDATE SET id = excluded.id, revision = excluded.revision, status = excluded.status,
      record = excluded.record`,
    parameters.values
  )
})
