/**
 * Updates the planner's statistics as tables change, and frees the space of removed rows. A server does so automatically
 * after a while; the embedded database never does.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import { Database } from "./Connection.ts"
import type { SqlError } from "effect/sql/SqlError"
import type { Table } from "./Table.ts"
import * as WordTables from "./WordTables.ts"
import * as UntimedTransaction from "./UntimedTransaction.ts"

/** Maintains tables. */
export interface Upkeep {
  /**
   * Counts written and removed documents, and maintains the table in the background each time enough have accumulated.
   * Not for use in a transaction.
   */
  readonly changed: (table: Table, documents: number) => Effect.Effect<void>
}

/** The number of documents that were changed since the last maintenance of a table, and after which the next is due. */
interface Changes {
  readonly since: number
  readonly until: number
}

/**
 * Creates `Upkeep` for a database. `hasWords` is whether a table has a table of words. Background work is interrupted
 * when the scope ends.
 */
export const make = Effect.fnUntraced(function* (
  hasWords: (table: Table) => boolean
): Effect.fn.Return<Upkeep, never, SqlClient.SqlClient | Database | Scope.Scope> {
  const sql = yield* SqlClient.SqlClient
  const { exclusive } = yield* Database
  const scope = yield* Effect.scope
  const byTable = new Map<string, Changes>()
  const growth = exclusive ? embeddedGrowth : serverGrowth

  // The embedded database has no time limits, and VACUUM does not run in a transaction. Other operations run between
  // the statements.
  const vacuum = Effect.fnUntraced(function* (table: Table) {
    yield* sql.unsafe(`ANALYZE ${table.name}`)
    yield* sql.unsafe(`VACUUM ${table.name}`)
    if (hasWords(table)) yield* sql.unsafe(`VACUUM ${WordTables.nameOf(table.number)}`)
    const [size] = yield* sql<{ readonly rows: number }>`
      SELECT reltuples AS rows FROM pg_class WHERE oid = ${table.name}::regclass`
    const changes = byTable.get(table.name)
    if (changes === undefined || size === undefined) return
    byTable.set(table.name, { ...changes, until: Math.min(changes.until, Math.max(size.rows, fewest)) })
  })

  // The default sample took a fifth of the processor time of a bulk insert. The server itself collects a larger one within
  // minutes.
  const analyze = Effect.fnUntraced(
    function* ({ name }: Table) {
      yield* sql.unsafe(`SET LOCAL default_statistics_target = ${serverTarget}`)
      yield* sql.unsafe(`ANALYZE ${name}`)
    },
    (run) => UntimedTransaction.transaction(sql, run)
  )

  const look = (table: Table): Effect.Effect<void> =>
    Effect.asVoid<unknown, SqlError, never>(exclusive ? vacuum(table) : analyze(table)).pipe(
      Effect.catch((error) => Effect.logDebug("The maintenance of a table failed.", error)),
      Effect.forkIn(scope),
      Effect.asVoid
    )

  return {
    changed: (table, documents) =>
      Effect.suspend(() => {
        const { since, until } = byTable.get(table.name) ?? { since: 0, until: first }
        const isDue = since + documents >= until
        byTable.set(
          table.name,
          isDue
            ? { since: 0, until: Math.min(growth * (since + documents), last) }
            : { since: since + documents, until }
        )
        return isDue ? look(table) : Effect.void
      })
  }
})

/** The statistics target on a server, whose default is 100. The sample has 300 times as many items. */
const serverTarget = 30

const first = 500

/** The factor by which the number of changed documents grows from one `ANALYZE` to the next. */
const embeddedGrowth = 2

// A server also collects statistics itself, at the latest a minute after a table has grown by a tenth.
const serverGrowth = 4

const last = 200_000

/**
 * The embedded database is maintained at the latest after as many changes as the table has rows, but not more often than after
 * this number. Otherwise a table whose rows are often replaced grows to a multiple of its rows.
 */
const fewest = 10_000
