/**
 * The connections to Postgres: a server, or PGlite in threads of this process behind the same driver.
 *
 * @since 0.1.0
 */
import * as PgClient from "@effect/sql-pg/PgClient"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Limits from "@portico/contract/Limits"
import * as Redacted from "effect/Redacted"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { StoreHealth } from "../StoreHealth.ts"
import { StoreNotOpened } from "../StoreUnavailable.ts"
import * as Embedded from "./Embedded.ts"
import * as Tables from "./Tables.ts"

/** Where the data lies: on a server, in a folder of this machine, or, with neither, in memory. */
export interface Options {
  /** Address of a server, `postgres://user:password@host:port/database`. */
  readonly url?: Redacted.Redacted
  /** Folder of the embedded database. */
  readonly dataDir?: string
  /** Schema of the tables on the server. `portico` when left out. */
  readonly schema?: string
  /**
   * Milliseconds that a query, a count, distinct values or an aggregation may take before it is refused with WDE0028.
   * 5000 by default. On the embedded database a read is canceled earlier while others wait for it.
   */
  readonly readTimeout?: number
}

/** What the statements run against. */
export class Database
  extends /*#__PURE__*/ Context.Service<
    Database,
    {
      /** No other process reaches this data. */
      readonly exclusive: boolean
      /** For statements that only read, and may take only so long. */
      readonly reads: SqlClient.SqlClient
      /** For statements of the identity store. */
      readonly identity: SqlClient.SqlClient
      /** Milliseconds that they may take. */
      readonly readTimeout: number
    }
  >()("@portico/provider/store/postgres/Database") {}

/** Opens the database and brings its tables up to date. Statements see the tables of the schema without naming it. */
export const layer = (options: Options): Layer.Layer<SqlClient.SqlClient | Database, StoreNotOpened> => {
  const { dataDir, readTimeout = Limits.maximumReadMilliseconds, schema = "portico", url } = options
  const failed = (cause: StoreNotOpened | SqlError): StoreNotOpened =>
    cause._tag === "StoreNotOpened" ? cause : url === undefined ? notStarted(cause) : unreachable(url, cause)
  const opened =
    url === undefined
      ? embedded(dataDir, schema, readTimeout)
      : Layer.effectDiscard(Tables.prepare(schema)).pipe(Layer.provideMerge(server(url, schema, readTimeout)))
  return Layer.catch(opened, (cause) => Layer.effectContext(Effect.fail(failed(cause))))
}

const settings = (schema: string) => ({
  search_path: `"${schema.replaceAll('"', '""')}"`,
  standard_conforming_strings: "on",
  client_min_messages: "warning",
  timezone: "UTC",
  // Indexes lie in memory or on disks without moving parts.
  random_page_cost: "1.1"
})

const server = (url: Redacted.Redacted, schema: string, readTimeout: number) => {
  const startupParameters = { ...settings(schema), jit: "off" }
  const clientOf = (more: Readonly<Record<string, string>>) =>
    PgClient.layer({ url, multiplex: true, startupParameters: { ...startupParameters, ...more } })
  return Layer.provideMerge(
    Layer.effect(
      Database,
      // Connections of their own, because how long a statement may take is a matter of its session.
      Effect.gen(function* () {
        const identity = yield* SqlClient.SqlClient
        const context = yield* Layer.build(clientOf({ statement_timeout: String(readTimeout) }))
        return { exclusive: false, reads: Context.get(context, SqlClient.SqlClient), identity, readTimeout }
      })
    ),
    clientOf({})
  )
}

const embedded = (dataDir: string | undefined, schema: string, readTimeout: number) =>
  Layer.effectContext(
    Effect.map(
      Embedded.open({ dataDir, schema, readTimeout, session: sessionText(schema) }),
      ({ health, identity, items, reads }) =>
        Context.make(SqlClient.SqlClient, items).pipe(
          Context.add(Database, { exclusive: true, reads, identity, readTimeout }),
          Context.add(StoreHealth, health)
        )
    )
  )

// PGlite ignores the settings of a startup message. It has only one session, so these apply to all connections.
const sessionText = (schema: string) =>
  Object.entries(settings(schema))
    .map(([name, value]) => `SET ${name} = ${name === "search_path" ? value : `'${value}'`};`)
    .join("\n")

const notStarted = (cause: unknown): StoreNotOpened =>
  new StoreNotOpened({
    reason: "Unusable",
    description: `The embedded database did not start: ${cause instanceof Error ? cause.message : String(cause)}`,
    cause
  })

const unreachable = (url: Redacted.Redacted, cause: SqlError): StoreNotOpened =>
  new StoreNotOpened({
    reason: "Unreachable",
    description: `No Postgres server answers at ${hostOf(Redacted.value(url))}: start it, or correct DATABASE_URL.`,
    cause
  })

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "the given address")
