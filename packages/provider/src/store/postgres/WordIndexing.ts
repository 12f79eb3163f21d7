/**
 * Maintains the words of items for searches. Small writes store the words of their items themselves. For all other
 * changes, a background job extracts the words in small chunks. It lets other operations run between two chunks, and
 * continues after a restart.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import * as Indexes from "../../engine/collection/Indexes.ts"
import type { Document } from "../../engine/collection/Document.ts"
import { Database } from "./Connection.ts"
import type { Table } from "./Table.ts"
import * as UntimedTransaction from "./UntimedTransaction.ts"
import * as WordChunks from "./WordChunks.ts"
import * as WordJob from "./WordJob.ts"
import * as WordTables from "./WordTables.ts"

/** The operations that maintain words. */
export interface WordIndexing {
  /** Records that the store runs an operation, so that the background job pauses. */
  readonly noteOperation: () => void
  /** Whether a collection has a table of words, as far as this process knows. */
  readonly isOpen: (table: Table) => boolean
  /** Creates the table of words of a collection at its first search. */
  readonly open: (table: Table) => Effect.Effect<void, SqlError>
  /**
   * Runs a write. The words of a few small documents are stored in the same transaction, so that the next search finds
   * them. Otherwise they are extracted in the background. `documentsOf` returns the written documents, of which the last
   * one with an id counts.
   */
  readonly writing: <A, E>(
    table: Table,
    count: number,
    write: Effect.Effect<A, E>,
    documentsOf: (written: A) => ReadonlyArray<Document>
  ) => Effect.Effect<A, E | SqlError>
  /** Extracts the pending words of all collections in the background. Not for use in a transaction. */
  readonly resume: Effect.Effect<void>
  /**
   * Extracts the pending words of a collection with priority. Waits until those of the current items are stored, unless
   * there are many, or it takes longer than the time limit of a read. In the embedded database, it waits only briefly
   * while other operations run. Returns whether it has waited until then.
   */
  readonly catchUp: (table: Table) => Effect.Effect<boolean, SqlError>
}

/** Creates `WordIndexing` for a database. Background work is interrupted when the scope ends. */
export const make = Effect.fnUntraced(function* (): Effect.fn.Return<
  WordIndexing,
  never,
  SqlClient.SqlClient | Database | Scope.Scope
> {
  const sql = yield* SqlClient.SqlClient
  const { exclusive, readTimeout } = yield* Database
  const job = yield* WordJob.make
  const opened = new Set<number>()
  const checkedAt = new Map<number, number>()

  /** Looks up whether another process, or this one before a restart, has created the table of words. */
  const check = Effect.fnUntraced(function* ({ number }: Table) {
    if (opened.has(number)) return true
    const now = performance.now()
    const last = checkedAt.get(number)
    if (last !== undefined && (exclusive || now - last < checkInterval)) return false
    checkedAt.set(number, now)
    const [found] = yield* sql`SELECT FROM indexes WHERE collection = ${number} AND source = ${Indexes.search.source}`
    if (found !== undefined) opened.add(number)
    return found !== undefined
  })

  // Two concurrent first searches wait for each other at the insertion. The second one finds the finished table.
  const create = Effect.fnUntraced(function* ({ name, number }: Table) {
    const [added] = yield* sql`
      INSERT INTO indexes (collection, source, name, definition, status)
      VALUES (${number}, ${Indexes.search.source}, ${Indexes.search.name}, '{"fields":[]}', 'ACTIVE')
      ON CONFLICT DO NOTHING RETURNING name`
    if (added === undefined) return
    // One statement, because the search waits for it.
    const statements = [...WordTables.create(name, number), WordTables.addAll(name, number)]
    yield* sql.unsafe(`DO $words$ BEGIN ${statements.join(";\n")}; END $words$`)
  })

  const open = Effect.fnUntraced(function* (table: Table) {
    if (yield* check(table)) return
    yield* UntimedTransaction.transaction(sql, create(table))
    opened.add(table.number)
  })

  const writing: WordIndexing["writing"] = Effect.fnUntraced(function* (table, count, write, documentsOf) {
    if (!(yield* check(table))) return yield* write
    if (count > fewDocuments) {
      const written = yield* write
      job.start(table.number)
      return written
    }
    let isKept = true
    const both = Effect.tap(write, (written) => {
      const documents = [...new Map(documentsOf(written).map((document) => [document.id, document])).values()]
      const size = documents.reduce((sum, { data }) => sum + JSON.stringify(data).length, 0)
      isKept = size <= fewCharacters
      return isKept ? WordChunks.keepWritten(sql, table, documents) : Effect.void
    })
    const written = yield* sql.withTransaction(both)
    if (!isKept) job.start(table.number)
    return written
  })

  const resume = sql<{ number: number }>`SELECT DISTINCT collection AS number FROM pending_words`.pipe(
    Effect.map((rows) => {
      for (const { number } of rows) job.start(number)
    }),
    Effect.catch((error) => Effect.logWarning("The words for searches could not be extracted.", error))
  )

  const catchUp = Effect.fnUntraced(function* ({ number }: Table) {
    const { items, last } = yield* WordChunks.pending(sql, number)
    if (items === 0) return true
    job.start(number, true)
    if (items > fewPending) return false
    const begun = performance.now()
    const before = job.operations()
    for (;;) {
      // The job may store the last chunk before the result of this query arrives.
      const progress = job.progress()
      const [found] = yield* sql.unsafe(
        `SELECT FROM pending_words WHERE collection = ${number} AND place <= ${last} LIMIT 1`
      )
      if (found === undefined) return true
      const isCrowded = exclusive && job.operations() > before
      const left = begun + (isCrowded ? Math.min(crowdedWait, readTimeout) : readTimeout) - performance.now()
      if (left <= 0 || (exclusive && job.hasGivenUp(number))) return false
      yield* progress(exclusive ? Math.min(left, crowdedWait) : left)
    }
  })

  return {
    noteOperation: job.noteOperation,
    isOpen: ({ number }) => opened.has(number),
    open,
    writing,
    resume,
    catchUp
  }
})

/** Milliseconds after which it is looked up again whether another process has searched a collection. */
const checkInterval = 1000

/** The number of documents up to which a write stores their words. */
const fewDocuments = 100

/** The number of characters up to which a write stores the words of its documents. */
const fewCharacters = 20_000

/** The number of pending items up to which a search waits for them. One bulk call has at most 1000. */
const fewPending = 1000

/**
 * Milliseconds for which a search in the embedded database waits while other operations run. After 0.6
 * seconds, the search would be refused if those are of other callers.
 */
const crowdedWait = 400
