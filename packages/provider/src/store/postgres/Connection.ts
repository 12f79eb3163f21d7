/**
 * The way to Postgres: a server, or PGlite in this process behind the same driver.
 *
 * @since 0.1.0
 */
import { PGlite } from "@electric-sql/pglite"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import * as PgClient from "@effect/sql-pg/PgClient"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Limits from "@portico/contract/Limits"
import * as Redacted from "effect/Redacted"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { StoreNotOpened } from "../StoreUnavailable.ts"
import { Database, settings } from "./Database.ts"
import * as DataFolder from "./DataFolder.ts"
import * as PgliteWire from "./PgliteWire.ts"
import * as PostgresServer from "./PostgresServer.ts"
import * as Snapshot from "./Snapshot.ts"
import * as Tables from "./Tables.ts"

export { Database } from "./Database.ts"

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
   * 5000 by default. The embedded database cannot be interrupted: statements that can take long look at the clock there.
   */
  readonly readTimeout?: number
  /** Milliseconds that a write may take before it is refused with WDE0028 and writes nothing. 5000 by default. */
  readonly writeTimeout?: number
  /**
   * Connections to the server for reads, and the same number for writes. 8 by default, 2 at least. Two further ones are
   * reserved for members, sessions and tokens, and two for reads of single items.
   */
  readonly connections?: number
}

/** Opens the database and brings its tables up to date. Statements see the tables of the schema without naming it. */
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
      ? Layer.effectDiscard(Tables.prepare(schema)).pipe(Layer.provideMerge(embedded(dataDir, schema, timeouts)))
      : PostgresServer.layer({ url, schema, ...timeouts, connections: Math.max(2, connections) })
  return Layer.catch(opened, (cause) => Layer.effectContext(Effect.fail(failed(cause))))
}

const defaultConnections = 8

interface Timeouts {
  readonly readTimeout: number
  readonly writeTimeout: number
}

const embedded = (dataDir: string | undefined, schema: string, timeouts: Timeouts) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const folder = dataDir === undefined ? undefined : yield* DataFolder.open(dataDir)
      const database = yield* start(folder)
      if (folder !== undefined) yield* folder.ready
      return Layer.effect(
        Database,
        Effect.map(SqlClient.SqlClient, (sql) => ({
          exclusive: true,
          reads: sql,
          ...timeouts,
          lookups: sql,
          identity: sql,
          parallelism: Limits.embeddedParallelism
        }))
      ).pipe(
        Layer.provideMerge(
          PgClient.layer({
            stream: () => PgliteWire.make(database),
            username: "postgres",
            database: "postgres",
            maxConnections: 1,
            multiplex: true
          })
        ),
        Layer.provideMerge(Layer.effectDiscard(attempt(() => database.exec(sessionText(schema)))))
      )
    })
  )

const start = (folder: DataFolder.DataFolder | undefined) =>
  Effect.acquireRelease(
    folder === undefined || folder.isNew ? createNew(folder?.database) : create(folder.database),
    (database) => Effect.promise(() => database.close())
  )

const createNew = Effect.fnUntraced(function* (folder: string | undefined) {
  const snapshot = yield* Snapshot.read
  if (snapshot !== undefined) {
    const copied = yield* Effect.option(create(folder, snapshot))
    if (Option.isSome(copied)) return copied.value
    yield* Snapshot.remove
    if (folder !== undefined) yield* DataFolder.empty(folder)
  }
  const database = yield* create(folder)
  yield* Snapshot.keep(database)
  return database
})

const create = (dataDir: string | undefined, loadDataDir?: Blob) =>
  attempt(() =>
    PGlite.create({
      extensions: { pg_trgm },
      ...(dataDir === undefined ? {} : { dataDir }),
      ...(loadDataDir === undefined ? {} : { loadDataDir })
    })
  )

// PGlite takes no settings at the start of a session. It has only one session, so these last.
const sessionText = (schema: string) =>
  Object.entries(settings(schema))
    .map(([name, value]) => `SET ${name} = ${name === "search_path" ? value : `'${value}'`};`)
    .join("\n")

const attempt = <A>(run: () => Promise<A>): Effect.Effect<A, StoreNotOpened> =>
  Effect.tryPromise({ try: run, catch: notStarted })

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
