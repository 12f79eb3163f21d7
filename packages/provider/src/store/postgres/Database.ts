/**
 * The open database of a store, and the session settings that its statements rely on.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import type * as SqlClient from "effect/sql/SqlClient"

/** The open database of a store. */
export class Database extends Context.Service<
  Database,
  {
    /** No other process reaches this data. */
    readonly exclusive: boolean
    /** For statements that only read, and may take only so long. */
    readonly reads: SqlClient.SqlClient
    /** Milliseconds that they may take. */
    readonly readTimeout: number
    /** Milliseconds that a write may take. */
    readonly writeTimeout: number
    /** For reads of single items and of collections' definitions, which are always short. */
    readonly lookups: SqlClient.SqlClient
    /** For members, sessions and tokens, which must not wait behind items. */
    readonly identity: SqlClient.SqlClient
    /** The number of expensive operations that can run at once while others are still served. */
    readonly parallelism: number
  }
>()("@portico/provider/store/postgres/Database") {}

/** The settings of every session, by their names. Statements see the tables of the schema without naming it. */
export const settings = (schema: string) => ({
  search_path: `"${schema.replaceAll('"', '""')}"`,
  standard_conforming_strings: "on",
  client_min_messages: "warning",
  timezone: "UTC",
  // Indexes lie in memory or on disks without moving parts.
  random_page_cost: "1.1"
})
