/**
 * Connections to a Postgres server. Reads, writes, lookups and identity have separate ones, so that they do not wait
 * for each other.
 *
 * @since 0.1.0
 */
import * as PgClient from "@effect/sql-pg/PgClient"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as SqlClient from "effect/sql/SqlClient"
import { Database, settings } from "./Database.ts"
import * as Tables from "./Tables.ts"

/** The settings of the connections. */
export interface Options {
  readonly url: Redacted.Redacted
  readonly schema: string
  readonly readTimeout: number
  readonly writeTimeout: number
  readonly connections: number
}

/**
 * Opens connections to a server and migrates its tables. Interrupting a statement cancels it on the server: the driver
 * sends a cancel request, and discards the connection unless the server confirms the cancellation. The driver does so
 * only on connections that run one statement at a time, so these do not use `multiplex`.
 */
export const layer = (options: Options) =>
  Layer.effectContext(
    Effect.gen(function* () {
      const { connections, readTimeout, writeTimeout } = options
      yield* Effect.scoped(Effect.flatMap(open(options, "setup", 1, 0), (sql) => prepare(options.schema, sql)))
      const items = yield* open(options, "items", connections, writeTimeout)
      const reads = yield* open(options, "reads", connections, readTimeout)
      const lookups = yield* open(options, "lookups", shared, readTimeout, true)
      const identity = yield* open(options, "identity", shared, writeTimeout, true)
      return Context.make(SqlClient.SqlClient, items).pipe(
        Context.add(Database, {
          exclusive: false,
          reads,
          readTimeout,
          writeTimeout,
          lookups,
          identity,
          parallelism: connections - 1
        })
      )
    })
  )

const prepare = (schema: string, sql: SqlClient.SqlClient) =>
  Effect.provideService(Tables.prepare(schema), SqlClient.SqlClient, sql)

const open = ({ schema, url }: Options, name: string, maxConnections: number, timeout: number, multiplex = false) =>
  Effect.map(
    Layer.build(
      PgClient.layer({
        url,
        maxConnections,
        multiplex,
        applicationName: `portico ${name}`,
        startupParameters: {
          ...settings(schema),
          jit: "off",
          statement_timeout: String(timeout),
          // A process that hangs in a transaction must not hold its locks forever.
          idle_in_transaction_session_timeout: String(timeout === 0 ? 0 : idleMilliseconds)
        }
      })
    ),
    (context) => Context.get(context, SqlClient.SqlClient)
  )

// Short statements share connections, which takes fewer round trips. The second connection serves while the first one
// is replaced.
const shared = 2

const idleMilliseconds = 60_000
