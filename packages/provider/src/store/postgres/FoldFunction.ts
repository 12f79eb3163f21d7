/**
 * Defines the SQL function `fold`, which is equivalent to `fold` of `contract/data/Query`. The database's `lower`
 * supports fewer letters, depending on its version and operating system, so the missing letters are determined at run
 * time.
 *
 * @since 0.1.0
 */
import { fold } from "@portico/contract/data/FilterOperators"
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { quote } from "./SqlText.ts"

/** Creates the function, or replaces it if the database or this program supports new letters. */
export const define: Effect.Effect<void, SqlError, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [found] = yield* sql<{ body: string | null; server: string }>`
    SELECT version() AS server, (SELECT prosrc FROM pg_proc WHERE oid = to_regprocedure('fold(text)')) AS body`
  // Marks the function as generated for these letters and this server, to skip this work at the next start.
  const mark = `/* ${version}, ${found?.server.replaceAll("*", "")} */ `
  if (found?.body?.startsWith(mark) === true) return
  const pairs = lettersWithCase()
  const lacking = yield* sql<Pair>`
    SELECT letter, folded
    FROM unnest(${pairs.map(({ letter }) => letter)}::text[], ${pairs.map(({ folded }) => folded)}::text[])
      AS pair (letter, folded)
    WHERE lower(letter) <> folded OR letter IN ('İ', 'Σ')
    ORDER BY letter COLLATE "C"`
  const body =
    mark +
    // Most strings are ASCII, for which `lower` is fast.
    `SELECT CASE WHEN octet_length($1) = length($1) THEN lower($1 COLLATE "C") ELSE lower(translate($1, ` +
    `${quote(lacking.map(({ letter }) => letter).join(""))}, ${quote(lacking.map(({ folded }) => folded).join(""))}))` +
    ` END`
  yield* sql.unsafe(
    `CREATE OR REPLACE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS ${quote(body)}`
  )
  if (found?.body === null) return
  // Existing indexes contain results of the old function.
  const indexes = yield* sql<{ name: string }>`
    SELECT oid::regclass::text AS name FROM pg_class
    WHERE relkind = 'i' AND relnamespace = current_schema()::regnamespace AND relname ~ '^items_[0-9]+_t_'`
  for (const { name } of indexes) yield* sql.unsafe(`REINDEX INDEX ${name}`)
})

// Increment this whenever the function must be created again.
const revision = 1

/** The version of this program's letters and of their folding. */
export const version = `${revision}, Unicode ${process.versions["unicode"]}`

interface Pair {
  readonly letter: string
  readonly folded: string
}

const lettersWithCase = (): ReadonlyArray<Pair> => {
  const codes = Array.from({ length: lastWithCase }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff)
  const letters =
    codes
      .map((code) => String.fromCodePoint(code))
      .join("")
      .match(/\p{Changes_When_Lowercased}/gu) ?? []
  return letters.map((letter) => ({ letter, folded: fold(letter) }))
}

// No script above this code point has letters with case.
const lastWithCase = 0x1ffff
