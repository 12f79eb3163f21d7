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
    /** Whether no other process can access this data. */
    readonly exclusive: boolean
    /** The client for read statements, which have a time limit. */
    readonly reads: SqlClient.SqlClient
    /** Time limit of a read, in milliseconds. */
    readonly readTimeout: number
    /** Time limit of a write, in milliseconds. */
    readonly writeTimeout: number
    /** The client for reads of single items and collection definitions, which are always short. */
    readonly lookups: SqlClient.SqlClient
    /** The client for members, sessions and tokens, which must not wait behind items. */
    readonly identity: SqlClient.SqlClient
    /** The number of expensive operations that can run at once while others are still served. */
    readonly parallelism: number
  }
>()("@portico/provider/store/postgres/Database") {}

/**
 * Returns the settings of every session by name. The schema is in the search path, so statements do not qualify table
 * names.
 */
export const settings = (schema: string) => ({
  search_path: `"${schema.replaceAll('"', '""')}"`,
  standard_conforming_strings: "on",
  client_min_messages: "warning",
  timezone: "UTC",
  // Indexes are in memory or on SSDs, so random reads cost little more than sequential ones.
  random_page_cost: "1.1"
})
