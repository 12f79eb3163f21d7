/**
 * The connections to Postgres: to a server, or to PGlite in threads of this process through the same driver.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Limits from "@portico/contract/Limits"
import * as Redacted from "effect/Redacted"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { StoreHealth } from "../StoreHealth.ts"
import { StoreNotOpened } from "../StoreUnavailable.ts"
import { Database, settings } from "./Database.ts"
import * as Embedded from "./Embedded.ts"
import * as PostgresServer from "./PostgresServer.ts"

export { Database } from "./Database.ts"

/** The location of the data: a server, a folder of this machine, or memory if neither is set. */
export interface Options {
  /** Address of a server, `postgres://user:password@host:port/database`. */
  readonly url?: Redacted.Redacted
  /** Folder of the embedded database. */
  readonly dataDir?: string
  /** Schema of the tables on the server. `portico` by default. */
  readonly schema?: string
  /**
   * Milliseconds after which a query, a count, distinct values or an aggregation is refused with WDE0028. 5000 by
   * default. The embedded database cancels a read earlier if other operations wait for it.
   */
  readonly readTimeout?: number
  /** Milliseconds after which a write is refused with WDE0028 and writes nothing. 5000 by default. */
  readonly writeTimeout?: number
  /**
   * Number of connections to the server for reads, and the same number for writes. 8 by default, at least 2. Two more
   * are reserved for members, sessions and tokens, and two for reads of single items.
   */
  readonly connections?: number
}

/**
 * Opens the database and migrates its tables. The schema is in the search path, so statements do not qualify table
 * names.
 */
export const layer = (options: Options): Layer.Layer<SqlClient.SqlClient | Database, StoreNotOpened> => {
  const { connections = defaultConnections, dataDir, schema = "portico", url } = options
  const timeouts = {
    readTimeout: options.readTimeout ?? Limits.maximumReadMilliseconds,
    writeTimeout: options.writeTimeout ?? Limits.maximumWriteMilliseconds
  }
  const failed = (cause: StoreNotOpened | SqlError): StoreNotOpened =>
    cause._tag === "StoreNotOpened" ? cause : url === undefined ? notStarted(cause) : unreachable(url, cause)
  const opened =
    url === undefined
      ? embedded(dataDir, schema, timeouts)
      : PostgresServer.layer({ url, schema, ...timeouts, connections: Math.max(2, connections) })
  return Layer.catch(opened, (cause) => Layer.effectContext(Effect.fail(failed(cause))))
}

const defaultConnections = 8

interface Timeouts {
  readonly readTimeout: number
  readonly writeTimeout: number
}

const embedded = (dataDir: string | undefined, schema: string, timeouts: Timeouts) =>
  Layer.effectContext(
    Effect.map(
      Embedded.open({ dataDir, schema, ...timeouts, session: sessionStatements(schema) }),
      ({ health, identity, items, lookups, reads }) =>
        Context.make(SqlClient.SqlClient, items).pipe(
          Context.add(Database, {
            exclusive: true,
            reads,
            ...timeouts,
            lookups,
            identity,
            parallelism: Limits.embeddedParallelism
          }),
          Context.add(StoreHealth, health)
        )
    )
  )

// PGlite ignores the settings of a startup message. It has only one session, so these apply to all connections.
const sessionStatements = (schema: string) =>
  Object.entries({ ...settings(schema), ...embeddedSettings }).map(
    ([name, value]) => `SET ${name} = ${name === "search_path" ? value : `'${value}'`}`
  )

// Other operations wait for ANALYZE. With samples of 3000 items it takes 40 to 50 ms of processor time, and
// with those of the default 0.3 s (decision 0074).
const embeddedSettings = { default_statistics_target: "10" }

const notStarted = (cause: unknown): StoreNotOpened =>
  new StoreNotOpened({
    reason: "Unusable",
    description: `The embedded database could not be started: ${cause instanceof Error ? cause.message : String(cause)}`,
    cause
  })

const unreachable = (url: Redacted.Redacted, cause: SqlError): StoreNotOpened =>
  new StoreNotOpened({
    reason: "Unreachable",
    description: `No Postgres server responds at ${hostOf(Redacted.value(url))}. Start the server, or correct DATABASE_URL.`,
    cause
  })

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "the given address")
