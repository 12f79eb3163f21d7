/**
 * Stores collections and items in Postgres, with a table for each collection and one statement for each call.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { type Collection, hasUniqueIndex, nameOf } from "../../engine/collection/Collection.ts"
import * as Deadline from "../../engine/limits/Deadline.ts"
import type { Document } from "../../engine/collection/Document.ts"
import { type Filter, searchIn } from "../../engine/filter/Filter.ts"
import { uniqueViolation } from "../../engine/collection/Indexes.ts"
import type { Contents } from "../../engine/seed/ItemSeed.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import { type Change, ItemStore } from "../ItemStore.ts"
import * as Aggregates from "./Aggregates.ts"
import * as Collections from "./Collections.ts"
import * as Distinct from "./Distinct.ts"
import { orReadFailure, orUnavailable, orWriteFailure, retryDeadlock } from "./Failures.ts"
import * as Indexes from "./Indexes.ts"
import * as Inserts from "./Inserts.ts"
import * as SeedLoading from "./SeedLoading.ts"
import { Database } from "./Connection.ts"
import * as SqlDeadline from "./DeadlineSql.ts"
import * as Patches from "./Patches.ts"
import * as Reads from "./Reads.ts"
import * as PostgresReferenceStore from "./PostgresReferenceStore.ts"
import * as Rows from "./Rows.ts"
import * as WriteBatches from "./WriteBatches.ts"
import * as Searches from "./Searches.ts"
import { indexedPaths, type Table } from "./Table.ts"
import * as UntimedTransaction from "./UntimedTransaction.ts"
import * as Upkeep from "./Upkeep.ts"
import * as WordIndexing from "./WordIndexing.ts"
import * as Writes from "./Writes.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { exclusive, lookups, parallelism, readTimeout, reads, writeTimeout } = yield* Database
  const indexes = yield* Indexes.make
  const collections = yield* Collections.make(indexes)
  const words = yield* WordIndexing.make()
  const upkeep = yield* Upkeep.make(words.isOpen)
  const searches = yield* Searches.make(words)
  const insert = Inserts.make(sql)

  // Starts unfinished work. After a load there is usually none, so one statement looks for work of both kinds.
  const settle = sql<Unfinished>`
    SELECT EXISTS (SELECT FROM indexes WHERE source = 'USER' AND status IN ('BUILDING', 'DROPPING')) AS indexes,
      EXISTS (SELECT FROM pending_words) AS words`.pipe(
    Effect.map(([found]) => found ?? everything),
    Effect.orElseSucceed(() => everything),
    Effect.flatMap((found) =>
      Effect.andThen(found.indexes ? indexes.settle : Effect.void, found.words ? words.resume : Effect.void)
    )
  )
  // Continues work that the previous process did not finish.
  yield* settle

  /** Runs a transaction without a time limit, for work whose duration depends on the amount of data. */
  const unlimited = <A>(run: Effect.Effect<A, SqlError>) => {
    // The embedded database has no setting for time limits.
    const transaction = exclusive ? sql.withTransaction(run) : UntimedTransaction.transaction(sql, run)
    return Effect.onError(transaction, () => collections.forget)
  }

  const on = <A>(collection: Collection, run: (table: Table) => Effect.Effect<A, SqlError>) =>
    orUnavailable(retryDeadlock(Effect.flatMap(collections.tableOf(collection), run)))

  const read = <A, E extends SqlError | ApplicationError>(
    collection: Collection,
    run: (table: Table) => Effect.Effect<A, E>
  ) =>
    Effect.suspend(() => {
      words.noteOperation()
      return Effect.flatMap(collections.tableOf(collection), run)
    }).pipe(retryDeadlock, orReadFailure)

  /**
   * Records the indexed paths at which these documents have arrays. Conditions on these paths then no longer rely on
   * indexes that only support plain values.
   */
  const ready = (table: Table, documents: ReadonlyArray<Document>) =>
    collections.addArrays(table, Rows.arraysIn(documents, indexedPaths(table.collection)))

  /** Records arrays in documents that were written while another call declared an index on their field. */
  const noticed = Effect.fnUntraced(function* (collection: Collection, documents: ReadonlyArray<Document>) {
    if (!documents.some(({ data }) => Rows.holdsArray(data))) return
    const found = yield* collections.find(collection.id)
    if (Option.isSome(found)) yield* ready(found.value, documents)
  })

  const load = SeedLoading.make({ sql, collections, indexes, ready })

  const onto = <A>(
    collection: Collection,
    run: (table: Table, deadline: Deadline.Deadline) => Effect.Effect<A, SqlError | ApplicationError>
  ) =>
    Effect.suspend(() => {
      words.noteOperation()
      const deadline = Deadline.ofWrite(writeTimeout)
      const written = Effect.flatMap(collections.tableOf(collection), (table) => run(table, deadline))
      return orWriteFailure(collection, retryDeadlock(written))
    })

  /** Writes all documents at once or in rounds. If there is a unique index, their rows are first locked in id order. */
  const rounds = <A>(
    table: Table,
    documents: ReadonlyArray<Document>,
    together: WriteBatches.BatchMode,
    deadline: Deadline.Deadline,
    statement: (documents: ReadonlyArray<Document>) => Effect.Effect<ReadonlyArray<A>, SqlError>
  ) => {
    const run = WriteBatches.run(sql, documents, together, (round) =>
      Effect.suspend((): Effect.Effect<ReadonlyArray<A>, SqlError | ApplicationError> =>
        deadline.left() <= 0 ? Effect.fail(deadline.late) : statement(round)
      )
    )
    return together === "few" || documents.length < 2
      ? run
      : sql.withTransaction(Effect.andThen(Writes.lock(sql, table, documents), run))
  }

  const write = Effect.fnUntraced(function* <A>(
    found: Table,
    documents: ReadonlyArray<Document>,
    run: (
      table: Table,
      documents: ReadonlyArray<Document>
    ) => Effect.Effect<ReadonlyArray<A>, SqlError | ApplicationError>,
    documentsOf: (written: ReadonlyArray<A>) => ReadonlyArray<Document>
  ) {
    const table = yield* ready(found, documents)
    const written = yield* words.writing(table, documents.length, run(table, documents), documentsOf)
    yield* noticed(table.collection, documents)
    yield* upkeep.wrote(table, documents.length)
    return written
  })

  // The row lock serializes concurrent changes of one definition.
  const amend = Effect.fnUntraced(function* (id: string, change: (collection: Collection) => Collection) {
    yield* sql`SELECT FROM collections WHERE id = ${id} FOR UPDATE`
    const found = yield* collections.find(id)
    if (Option.isNone(found)) return Option.none()
    return Option.some((yield* collections.define(change(found.value.collection))).table.collection)
  })

  const recordUpkeep = Effect.fnUntraced(function* ({ collection, documents }: Contents) {
    const table = yield* collections.tableOf(collection)
    yield* upkeep.wrote(table, documents.length)
  })

  return ItemStore.of({
    parallelism,
    ...(exclusive ? { patience: embeddedPatience } : {}),
    collections: orUnavailable(collections.all),
    collection: (id) =>
      orUnavailable(
        Effect.map(
          collections.find(id),
          Option.map(({ collection }) => collection)
        )
      ),
    amend: (id, change) => unlimited(amend(id, change)).pipe(retryDeadlock, Effect.tap(settle), orUnavailable),
    define: (collection) =>
      orUnavailable(Effect.andThen(retryDeadlock(unlimited(collections.define(collection))), settle)),
    load: (contents, mode) =>
      unlimited(load(contents, mode)).pipe(
        retryDeadlock,
        Effect.tap(Effect.forEach(recordUpkeep)),
        Effect.tap(settle),
        Effect.map((filled) => filled.map(({ collection }) => collection.id)),
        orUnavailable
      ),

    get: (collection, ids, filter) => read(collection, (table) => Reads.get(lookups, table, ids, filter, readTimeout)),
    indexes: (collection) => on(collection, indexes.all),

    find: (collection, find) =>
      read(collection, (table) =>
        searchIn(find.filter) === undefined ? Reads.find(reads, table, find, readTimeout) : searches.find(table, find)
      ),
    count: (collection, filter) => read(collection, (table) => Reads.count(reads, table, filter, readTimeout)),
    aggregate: (collection, find) => read(collection, (table) => Aggregates.run(reads, table, find, readTimeout)),
    distinct: (collection, find) => read(collection, (table) => Distinct.find(reads, table, find, readTimeout)),

    insert: (collection, documents) =>
      onto(collection, (found, deadline) =>
        write(
          found,
          documents,
          (table, all) =>
            WriteBatches.run(sql, all, hasUniqueIndex(collection) ? "ordered" : "all", (round) =>
              insert(table, round, deadline)
            ),
          (added) => documents.filter((_, index) => added[index] === true)
        )
      ),
    update: (collection, documents, filter) =>
      onto(collection, (found, deadline) =>
        write(
          found,
          documents,
          (table, all) =>
            // A statement changes rows in an unspecified order, and a unique index checks each row immediately. A valid
            // set of changes could therefore fail in a single statement.
            rounds(table, all, hasUniqueIndex(collection) ? "single" : "few", deadline, (round) =>
              Writes.update(sql, table, round, filter, deadline)
            ),
          (updated) => updated.flatMap(Option.toArray)
        )
      ),
    alter: <E>(collection: Collection, ids: ReadonlyArray<string>, filter: Filter, change: Change<E>, apart = false) =>
      onto(collection, (table, deadline) => {
        const alteration = {
          ids,
          filter,
          change,
          conflict: apart && hasUniqueIndex(collection) ? uniqueViolation(nameOf(collection)) : undefined,
          deadline,
          ready: (documents: ReadonlyArray<Document>) => ready(table, documents)
        }
        const isLong = ids.length > 1 || SqlDeadline.isWorthChecking(filter)
        const alter = (prepared?: Patches.Prepared<E>) =>
          words
            .writing(
              table,
              ids.length,
              sql.withTransaction(Patches.alter(sql, table, alteration, prepared)),
              (outcomes) => outcomes.flatMap(successIn)
            )
            // The arrays that the change recorded are rolled back too if the words cannot be stored.
            .pipe(Effect.onError(() => collections.forget))
        const altered =
          exclusive && isLong && !hasUniqueIndex(collection)
            ? Effect.flatMap(Patches.prepare(sql, table, alteration), alter)
            : alter()
        return altered.pipe(
          Effect.tap((outcomes) => noticed(collection, outcomes.flatMap(successIn))),
          Effect.tap((outcomes) => upkeep.wrote(table, outcomes.length))
        )
      }),
    save: (collection, documents, filter) =>
      onto(collection, (found, deadline) =>
        write(
          found,
          documents,
          (table, all) =>
            rounds(table, all, hasUniqueIndex(collection) ? "ordered" : "few", deadline, (round) =>
              Writes.save(sql, table, round, filter, deadline)
            ),
          (saved) => saved.flatMap((one) => Option.toArray(Option.map(one, ({ document }) => document)))
        )
      ),
    remove: (collection, ids, filter) =>
      onto(collection, (table, deadline) =>
        Effect.tap(Writes.remove(sql, table, ids, filter, deadline), (removed) =>
          upkeep.removed(table, removed.filter(Option.isSome).length)
        )
      ),
    truncate: (collection, filter) =>
      onto(collection, (table, deadline) =>
        Effect.flatMap(Writes.truncate(sql, table, filter, deadline), (count) => upkeep.removed(table, count))
      ),

    references: PostgresReferenceStore.make({ collections, noteOperation: words.noteOperation, reads, sql })
  })
})

/** Provides `ItemStore` on a database. */
export const layer: Layer.Layer<ItemStore, never, SqlClient.SqlClient | Database> = Layer.effect(ItemStore, make)

/** Whether there is unfinished work on indexes and on words. */
interface Unfinished {
  readonly indexes: boolean
  readonly words: boolean
}

const everything: Unfinished = { indexes: true, words: true }

// Milliseconds. Other callers receive a response within a second, even if the embedded database runs a slow statement.
const embeddedPatience = 600

const successIn = (outcome: Option.Option<Result.Result<Document, unknown>>): ReadonlyArray<Document> =>
  Option.isSome(outcome) && Result.isSuccess(outcome.value) ? [outcome.value.success] : []
