/**
 * The background job that extracts the words of pending items. A chunk takes a few milliseconds. Between two chunks the
 * job pauses if the store runs other operations: briefly if a search has requested the words, and otherwise so long
 * that other operations have most of the time.
 *
 * @since 0.1.0
 */
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { Database } from "./Connection.ts"
import * as Deadline from "./DeadlineSql.ts"
import * as UntimedTransaction from "./UntimedTransaction.ts"
import * as WordChunks from "./WordChunks.ts"
import * as WordTables from "./WordTables.ts"

/** The background job of a store. */
export interface WordJob {
  /** Records that the store runs an operation. */
  readonly noteOperation: () => void
  /** The number of operations that were recorded. */
  readonly operations: () => number
  /** Starts the extraction of the pending words of a collection. It is urgent if a search waits for it. */
  readonly start: (number: number, isUrgent?: boolean) => void
  /** Whether the job has stopped extracting words of a collection after a failure, since its last start. */
  readonly hasGivenUp: (number: number) => boolean
  /**
   * Returns a function that waits until the job has stored a chunk since the call of `progress`, but at most for some
   * milliseconds. It waits less if another process may have stored a chunk.
   */
  readonly progress: () => (milliseconds: number) => Effect.Effect<void>
}

/** Creates the job. It ends with the scope. */
export const make: Effect.Effect<WordJob, never, SqlClient.SqlClient | Database | Scope.Scope> = Effect.gen(
  function* () {
    const sql = yield* SqlClient.SqlClient
    const { exclusive } = yield* Database
    const runFork = Effect.runForkWith(yield* Effect.context())
    const scope = yield* Effect.scope
    const due = new Set<number>()
    const givenUp = new Set<number>()
    const extracted = new Map<number, number>()
    const failures = new Map<number, number>()
    let isRunning = false
    let operations = 0
    let startedAt = 0
    let urgentUntil = 0
    let limit = fewest
    let progress = Deferred.makeUnsafe<void>()

    const isUrgent = () => performance.now() < urgentUntil

    const report = () => {
      const reported = progress
      progress = Deferred.makeUnsafe<void>()
      Deferred.doneUnsafe(reported, Effect.void)
    }

    // The embedded database has no time limit for ANALYZE. A transaction would only make other operations wait longer.
    const collectStatistics = (number: number) => {
      const statement = sql.unsafe(`ANALYZE ${WordTables.nameOf(number)}`)
      return exclusive ? statement : UntimedTransaction.transaction(sql, statement)
    }

    // A search plans with the statistics of the words. The embedded database never collects them itself.
    const analyze = Effect.fnUntraced(function* (number: number, items: number) {
      const before = extracted.get(number) ?? 0
      extracted.set(number, before + items)
      const isDue = analyzedSizes.some((size) => before < size && before + items >= size)
      if (isDue) yield* collectStatistics(number)
    })

    const finish = Effect.fnUntraced(function* (number: number) {
      const items = extracted.get(number) ?? 0
      extracted.delete(number)
      if (items < manyExtracted) return
      yield* collectStatistics(number)
      if (exclusive) yield* sql`VACUUM pending_words`
    })

    // The collection is removed first, so that a start during the chunk adds it again.
    const chunk = Effect.fnUntraced(function* (number: number): Effect.fn.Return<number, SqlError> {
      due.delete(number)
      const done = yield* WordChunks.next(sql, number, limit, exclusive)
      if (done === undefined) {
        yield* finish(number)
        return 0
      }
      due.add(number)
      const { isStored, items, took } = done
      const factor = Math.min(Math.max(chunkMilliseconds / Math.max(took, 1), 0.5), 2)
      if (items > 0) limit = Math.round(Math.min(Math.max(Math.min(limit, items) * factor, fewest), most))
      if (isStored) yield* analyze(number, items)
      // Otherwise another process extracts the same words.
      return isStored ? took : longestPause
    })

    const pauseAfter = (took: number, others: boolean) =>
      !others
        ? Effect.yieldNow
        : pause(isUrgent() ? Math.min(took, shortPause) : Math.min(4 * took + shortPause, longestPause))

    /** Handles the failure of a chunk, so that the other collections are not affected. */
    const handle = (number: number, error: SqlError) => {
      const count = (failures.get(number) ?? 0) + 1
      failures.delete(number)
      due.delete(number)
      // Another operation has dropped the collection.
      if (Deadline.sqlStateOf(error.reason.cause) === undefinedTable) {
        extracted.delete(number)
        return Effect.void
      }
      // The message of the database is not logged, because it may contain values.
      const reason = `Extracting words for searches of collection ${number} failed: ${error.reason._tag}.`
      if (!isTransient(error) || count >= maximumFailures) {
        givenUp.add(number)
        report()
        return Effect.logWarning(`${reason} The next search tries again.`)
      }
      failures.set(number, count)
      due.add(number)
      return Effect.andThen(Effect.logDebug(reason), pause(afterFailure))
    }

    const work = Effect.gen(function* () {
      let waited = 0
      for (;;) {
        const [number] = due
        if (number === undefined) {
          isRunning = false
          return
        }
        // Many writes usually follow each other. They are faster if the job waits for their end.
        if (!isUrgent() && performance.now() - startedAt < quietTime && waited < longestQuiet) {
          yield* pause(quietTime)
          waited += quietTime
          continue
        }
        waited = 0
        const before = operations
        yield* chunk(number).pipe(
          Effect.flatMap((took) => {
            failures.delete(number)
            report()
            return pauseAfter(took, operations !== before)
          }),
          Effect.catch((error) => handle(number, error))
        )
      }
    }).pipe(
      // A defect must not prevent later starts.
      Effect.onError(() =>
        Effect.sync(() => {
          isRunning = false
        })
      )
    )

    return {
      noteOperation: () => {
        operations++
      },
      operations: () => operations,
      hasGivenUp: (number) => givenUp.has(number),
      start: (number, urgent = false) => {
        due.add(number)
        givenUp.delete(number)
        const now = performance.now()
        if (urgent) urgentUntil = now + urgentTime
        else startedAt = now
        if (isRunning) return
        isRunning = true
        runFork(Effect.forkIn(work, scope))
      },
      progress: () => {
        const next = Deferred.await(progress)
        return (milliseconds) =>
          Effect.raceFirst(next, pause(exclusive ? milliseconds : Math.min(milliseconds, progressInterval)))
      }
    }
  }
)

// Real time instead of Effect's `Clock`: a test's clock does not advance while the database works.
const pause = (milliseconds: number): Effect.Effect<void> =>
  Effect.callback((resume) => {
    const timer = setTimeout(() => resume(Effect.void), milliseconds)
    return Effect.sync(() => clearTimeout(timer))
  })

/** The number of items of the smallest and the largest chunk. */
const fewest = 16
const most = 400

/** The time in milliseconds that storing a chunk should take. */
const chunkMilliseconds = 15

/** The SQLSTATE of a statement that reads a table which does not exist. */
const undefinedTable = "42P01"

// The embedded database may have been busy or reopened.
const isTransient = ({ reason }: SqlError): boolean =>
  reason._tag === "ConnectionError" || reason._tag === "DeadlockError" || reason._tag === "StatementTimeoutError"

/** While the store runs other operations, an urgent job pauses for at most `shortPause` milliseconds, another one longer. */
const shortPause = 30
const longestPause = 200

/** Milliseconds without writes after which the job starts, and the longest time that it waits for this. */
const quietTime = 200
const longestQuiet = 5000

/** Milliseconds for which a search makes the job urgent. */
const urgentTime = 10_000

/** Milliseconds after which a search checks whether another process has stored the words. */
const progressInterval = 50

/** Milliseconds until a failed chunk is repeated, and the number of failures in a row after which it is not. */
const afterFailure = 1000
const maximumFailures = 30

/** The number of extracted items from which on statistics are collected, and the numbers at which they are renewed. */
const manyExtracted = 500
const analyzedSizes = [manyExtracted, 4 * manyExtracted, 16 * manyExtracted, 64 * manyExtracted]
