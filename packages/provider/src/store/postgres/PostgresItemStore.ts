/**
 * Collections and items in Postgres: a table for each collection, and one statement for each call.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Collection } from "../../engine/Collection.ts"
import type { Document } from "../../engine/Document.ts"
import type { Contents } from "../../engine/ItemSeed.ts"
import { ItemStore } from "../ItemStore.ts"
import { StoreUnavailable } from "../StoreUnavailable.ts"
import * as Collections from "./Collections.ts"
import type { Database } from "./Connection.ts"
import * as Reads from "./Reads.ts"
import * as Rows from "./Rows.ts"
import * as Rounds from "./Rounds.ts"
import { indexedPaths, type Table } from "./Table.ts"
import * as Upkeep from "./Upkeep.ts"
import * as Writes from "./Writes.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const collections = yield* Collections.make
  const upkeep = yield* Upkeep.make

  const transaction = <A>(run: Effect.Effect<A, SqlError>) =>
    sql.withTransaction(run).pipe(Effect.onError(() => collections.forget))

  const on = <A>(collection: Collection, run: (table: Table) => Effect.Effect<A, SqlError>) =>
    answer(Effect.flatMap(collections.tableOf(collection), run))

  /** Makes a table ready to hold these documents: an index that serves only plain values is not relied on any more. */
  const ready = (table: Table, documents: ReadonlyArray<Document>) =>
    collections.addArrays(table, Rows.arraysIn(documents, indexedPaths(table.collection)))

  const write = <A>(
    collection: Collection,
    documents: ReadonlyArray<Document>,
    run: (table: Table, documents: ReadonlyArray<Document>) => Effect.Effect<ReadonlyArray<A>, SqlError>
  ) =>
    on(collection, (found) =>
      Effect.gen(function* () {
        const table = yield* ready(found, documents)
        const written = yield* run(table, documents)
        yield* upkeep.wrote(table, documents.length)
        return written
      })
    )

  const load = Effect.fnUntraced(function* (contents: ReadonlyArray<Contents>, mode: "keep" | "replace") {
    if (mode === "replace") yield* collections.keepOnly(contents.map(({ collection }) => collection.id))
    const filled: Array<Contents> = []
    for (const content of contents) {
      const { collection, documents } = content
      const { isNew, table } = yield* collections.define(collection)
      if (mode === "keep" && !isNew) continue
      filled.push(content)
      if (!isNew) yield* sql.unsafe(`TRUNCATE ${table.name}`)
      for (let start = 0; start < documents.length; start += chunk) {
        const some = documents.slice(start, start + chunk)
        yield* Writes.insert(sql, yield* ready(table, some), some)
      }
    }
    return filled
  })

  const lookAt = Effect.fnUntraced(function* ({ collection, documents }: Contents) {
    const table = yield* collections.tableOf(collection)
    yield* upkeep.wrote(table, documents.length)
  })

  return ItemStore.of({
    collections: answer(collections.all),
    collection: (id) =>
      answer(
        Effect.map(
          collections.find(id),
          Option.map(({ collection }) => collection)
        )
      ),
    define: (collection) => Effect.asVoid(answer(transaction(collections.define(collection)))),
    load: (contents, mode) =>
      transaction(load(contents, mode)).pipe(
        Effect.tap(Effect.forEach(lookAt)),
        Effect.map((filled) => filled.map(({ collection }) => collection.id)),
        answer
      ),

    get: (collection, ids, filter) => on(collection, (table) => Reads.get(sql, table, ids, filter)),
    find: (collection, find) => on(collection, (table) => Reads.find(sql, table, find)),
    count: (collection, filter) => on(collection, (table) => Reads.count(sql, table, filter)),
    distinct: (collection, find) => on(collection, (table) => Reads.distinct(sql, table, find)),

    insert: (collection, documents) => write(collection, documents, (table, all) => Writes.insert(sql, table, all)),
    update: (collection, documents, filter) =>
      write(collection, documents, (table, all) =>
        Rounds.run(sql, all, (round) => Writes.update(sql, table, round, filter))
      ),
    save: (collection, documents, filter) =>
      write(collection, documents, (table, all) =>
        Rounds.run(sql, all, (round) => Writes.save(sql, table, round, filter))
      ),
    remove: (collection, ids, filter) => on(collection, (table) => Writes.remove(sql, table, ids, filter)),
    truncate: (collection, filter) => on(collection, (table) => Writes.truncate(sql, table, filter))
  })
})

/** `ItemStore` on a database. */
export const layer: Layer.Layer<ItemStore, never, SqlClient.SqlClient | Database> = Layer.effect(ItemStore, make)

const chunk = 1000

const answer = <A>(run: Effect.Effect<A, SqlError>): Effect.Effect<A, StoreUnavailable> =>
  Effect.mapError(run, (cause) => new StoreUnavailable({ cause }))
