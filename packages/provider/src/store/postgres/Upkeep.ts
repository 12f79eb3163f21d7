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

/** Maintains tables in the background. Not for use in a transaction. */
export interface Upkeep {
  /** Counts written documents, and maintains the table each time enough changes have accumulated. */
  readonly wrote: (table: Table, documents: number) => Effect.Effect<void>
  /** Counts removed documents in the same way. A server itself frees their space. */
  readonly removed: (table: Table, documents: number) => Effect.Effect<void>
}

interface Changes {
  /** The number of changes since the last maintenance. */
  since: number
  /** The number of changes after which the next maintenance is due. */
  until: number
  /** The largest value of `until`. */
  most: number
  isRunning: boolean
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

  const changesOf = ({ name }: Table): Changes => {
    const changes = byTable.get(name) ?? { since: 0, until: first, most: last, isRunning: false }
    byTable.set(name, changes)
    return changes
  }

  // The embedded database has no time limits, and VACUUM does not run in a transaction. Other operations run between
  // the statements.
  const vacuum = Effect.fnUntraced(function* (table: Table, changes: Changes) {
    yield* sql.unsafe(`ANALYZE ${table.name}`)
    yield* sql.unsafe(`VACUUM ${table.name}`)
    if (hasWords(table)) yield* sql.unsafe(`VACUUM ${WordTables.nameOf(table.number)}`)
    const [size] = yield* sql<{ readonly rows: number }>`
      SELECT reltuples AS rows FROM pg_class WHERE oid = ${table.name}::regclass`
    changes.most = Math.min(Math.max(size?.rows ?? last, fewest), last)
    changes.until = Math.min(changes.until, changes.most)
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

  const maintain = (table: Table, changes: Changes): Effect.Effect<void> =>
    Effect.asVoid<unknown, SqlError, never>(exclusive ? vacuum(table, changes) : analyze(table)).pipe(
      Effect.catch((error) => Effect.logDebug("The maintenance of a table failed.", error)),
      Effect.ensuring(
        Effect.sync(() => {
          changes.isRunning = false
        })
      ),
      // Enough changes may have accumulated during the maintenance.
      Effect.andThen(Effect.suspend(() => changed(table, 0))),
      Effect.forkIn(scope),
      Effect.asVoid
    )

  const changed = (table: Table, documents: number): Effect.Effect<void> =>
    Effect.suspend(() => {
      const changes = changesOf(table)
      changes.since += documents
      if (changes.isRunning || changes.since < changes.until) return Effect.void
      changes.until = Math.min(growth * changes.since, changes.most)
      changes.since = 0
      changes.isRunning = true
      return maintain(table, changes)
    })

  return { wrote: changed, removed: (table, documents) => (exclusive ? changed(table, documents) : Effect.void) }
})

/** The statistics target on a server, whose default is 100. The sample has 300 times as many items. */
const serverTarget = 30

const first = 500

/** The factor by which the number of changes grows from one maintenance to the next, up to the limit. */
const embeddedGrowth = 2

// A server also collects statistics itself, at the latest a minute after a table has grown by a tenth.
const serverGrowth = 4

const last = 200_000

/**
 * The embedded database is maintained at the latest after as many changes as the table has rows, but not after fewer than
 * this. Otherwise a table whose rows are often replaced grows to a multiple of its rows.
 */
const fewest = 10_000
