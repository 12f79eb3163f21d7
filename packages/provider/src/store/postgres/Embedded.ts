/**
 * The embedded databases of a folder: one for the items and one for identities. Each runs in its own thread, so that
 * tokens do not wait for an item query.
 *
 * @since 0.1.0
 */
import * as PgClient from "@effect/sql-pg/PgClient"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import { isSqlError, type SqlError } from "effect/sql/SqlError"
import type { Health } from "../StoreHealth.ts"
import { StoreNotOpened } from "../StoreUnavailable.ts"
import * as DataFolder from "./DataFolder.ts"
import * as EmbeddedStart from "./EmbeddedStart.ts"
import * as IdentityMove from "./IdentityMove.ts"
import type { PgliteDatabase } from "./PgliteDatabase.ts"
import * as Tables from "./Tables.ts"
import * as TemporaryFolder from "./TemporaryFolder.ts"

/** The settings of the embedded databases. */
export interface Options extends EmbeddedStart.Settings {
  /** The folder of the data. By default a temporary one, which is removed with the scope. */
  readonly dataDir: string | undefined
  readonly schema: string
}

/** The clients of the opened databases. */
export interface Embedded {
  readonly items: SqlClient.SqlClient
  /** The client for statements that only read items. It is separate because these statements may be canceled. */
  readonly reads: SqlClient.SqlClient
  /** The client for short reads of items. These share one connection, which is cheaper than the queue of `items`. */
  readonly lookups: SqlClient.SqlClient
  readonly identity: SqlClient.SqlClient
  readonly health: Health
}

/** Opens the databases and migrates their tables. */
export const open = Effect.fnUntraced(function* (
  options: Options
): Effect.fn.Return<Embedded, StoreNotOpened | SqlError, Scope.Scope> {
  const { dataDir, schema } = options
  const folder = yield* DataFolder.open(dataDir ?? (yield* TemporaryFolder.make))
  const lost = yield* Deferred.make<StoreNotOpened>()
  const onLost = (cause: Error) => {
    Deferred.doneUnsafe(lost, Effect.succeed(isLost(dataDir, cause)))
  }
  const { identity: identityData, items: itemsData } = yield* EmbeddedStart.startBoth(folder, options, onLost)
  const items = yield* clientOf(itemsData)
  const reads = yield* clientOf(itemsData, "reads")
  const lookups = yield* clientOf(itemsData, "lookups")
  const identity = yield* clientOf(identityData)

  yield* Effect.all(
    [
      Effect.provideService(Tables.prepare(schema), SqlClient.SqlClient, items),
      Effect.provideService(Tables.prepare(schema, false), SqlClient.SqlClient, identity)
    ],
    { concurrency: 2, discard: true }
  )
  if (folder.state === "single") {
    yield* IdentityMove.copy(items, identity)
    yield* folder.record("copied")
  }
  if (folder.state === "single" || folder.state === "copied") yield* IdentityMove.clear(items)
  if (folder.state !== "ready") yield* folder.record("ready")

  const databases = [itemsData, identityData]
  for (const database of databases) database.serve()
  return {
    items,
    reads,
    lookups,
    identity,
    health: {
      state: () =>
        databases.find(({ state }) => state === "lost")?.state ??
        databases.find(({ state }) => state !== "ready")?.state ??
        "ready",
      lost: Deferred.await(lost)
    }
  }
})

/** The purpose of a client, which determines its connections and limits. */
export type Purpose = "statements" | "reads" | "lookups"

/**
 * Creates a client of a database. Each statement has its own connection, so that a late or interrupted one can be
 * canceled alone. Lookups are short: they share a connection, and with it one message to the thread.
 */
export const clientOf = (database: PgliteDatabase, purpose: Purpose = "statements") =>
  Effect.map(
    Layer.build(
      PgClient.layer({
        stream: () => database.client(purpose === "reads"),
        username: "postgres",
        database: "postgres",
        // A closed connection leaves its prepared statements in the session, so at least one stays open.
        minConnections: 1,
        maxConnections: purpose === "lookups" ? 1 : 16,
        multiplex: purpose === "lookups",
        multiplexConcurrency: 10_000,
        preparedStatementCacheSize: purpose === "lookups" ? 100 : 40
      })
    ),
    (context) => withTypedRollback(Context.get(context, SqlClient.SqlClient))
  )

/** Converts the defect of a rollback on a closed connection to a failure of the transaction. */
const withTypedRollback = (client: SqlClient.SqlClient): SqlClient.SqlClient => {
  const { withTransaction } = client
  return Object.assign(client, {
    withTransaction: <R, E, A>(run: Effect.Effect<A, E, R>) =>
      Effect.catchCause(withTransaction(run), (cause): Effect.Effect<A, E | SqlError> => {
        const defect = cause.reasons.find((reason) => reason._tag === "Die")?.defect
        return isSqlError(defect) ? Effect.fail(defect) : Effect.failCause(cause)
      })
  })
}

const isLost = (dataDir: string | undefined, cause: Error): StoreNotOpened =>
  new StoreNotOpened({
    reason: "Unusable",
    description:
      `The embedded database stopped and could not be restarted: ${messageOf(cause)} ` +
      (dataDir === undefined
        ? "Start the provider again."
        : `Check the data folder ${dataDir}, then start the provider again.`),
    cause
  })

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
