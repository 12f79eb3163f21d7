/**
 * Loads whole collections: a seed at the start, or its replacement.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { type Collection, targetOf } from "../../engine/collection/Collection.ts"
import type { Document } from "../../engine/collection/Document.ts"
import { failureReason } from "../../engine/collection/Indexes.ts"
import type { Contents } from "../../engine/seed/ItemSeed.ts"
import type * as Collections from "./Collections.ts"
import type * as Indexes from "./Indexes.ts"
import * as References from "./References.ts"
import type { Table } from "./Table.ts"
import * as Inserts from "./Inserts.ts"
import * as Writes from "./Writes.ts"

/** The parts of the store that loading uses. */
export interface Parts {
  readonly sql: SqlClient
  readonly collections: Collections.Collections
  readonly indexes: Indexes.TableIndexes
  /** Prepares a table for documents before they are written. */
  readonly ready: (table: Table, documents: ReadonlyArray<Document>) => Effect.Effect<Table, SqlError>
}

/**
 * Creates the function that loads collections, for use in a transaction. Mode `keep` skips collections that exist;
 * `replace` removes everything else. The function returns the contents that it loaded.
 */
export const make = ({ collections, indexes, ready, sql }: Parts) => {
  /**
   * Removes the items of collections. Returns the numbers of the tables whose indexes have to be built again, because the
   * indexes differ or the new items do not fit them.
   */
  const empty = Effect.fnUntraced(function* (contents: ReadonlyArray<Contents>) {
    const tables = new Map<number, Table>()
    const renewed = new Set<number>()
    for (const { collection, documents } of contents) {
      const found = yield* collections.find(collection.id)
      if (Option.isNone(found)) continue
      const table = found.value
      tables.set(table.number, table)
      const isRenewed =
        JSON.stringify(table.collection.indexes) !== JSON.stringify(collection.indexes) ||
        collection.indexes.some((index) => index.unique === true && failureReason(index, documents) !== undefined)
      if (isRenewed) renewed.add(table.number)
    }
    yield* Writes.empty(sql, [...tables.values()])
    for (const [number, table] of tables) if (renewed.has(number)) yield* indexes.forget(table)
    return renewed
  })

  const refer = Effect.fnUntraced(function* (collection: Collection, references: NonNullable<Contents["references"]>) {
    for (const [field, all] of Map.groupBy(references, ({ field }) => field)) {
      const target = yield* collections.find(
        targetOf(collection, collection.fields[field]?.referencedCollectionId ?? "")
      )
      if (Option.isNone(target)) continue
      const relation = { collection: yield* collections.tableOf(collection), field, target: target.value }
      for (let start = 0; start < all.length; start += chunk) {
        yield* References.load(sql, relation, all.slice(start, start + chunk))
      }
    }
  })

  return Effect.fnUntraced(function* (contents: ReadonlyArray<Contents>, mode: "keep" | "replace") {
    const ids = contents.map(({ collection }) => collection.id)
    const pending = yield* mode === "replace" ? collections.keepOnly(ids) : indexes.unsettled
    yield* collections.recall(ids)
    const renewed = mode === "replace" ? yield* empty(contents) : new Set<number>()
    const filled: Array<Contents> = []
    const inserts: Array<Inserts.TableDocuments> = []
    const aligned: Array<{ readonly table: Table; readonly isLarge: boolean }> = []
    for (const content of contents) {
      const { collection, documents } = content
      const { isChanged, isNew, table } = yield* collections.define(collection, true)
      const isPending = pending.has(table.number)
      if (mode === "keep" && !isNew) {
        if (isChanged || isPending) yield* indexes.align(table)
        continue
      }
      filled.push(content)
      for (let start = 0; start < documents.length; start += chunk) {
        const some = documents.slice(start, start + chunk)
        inserts.push({ table: yield* ready(table, some), documents: some })
      }
      // Indexes of many documents are built after the transaction, so that the items can be read before that.
      const isLarge = documents.length > large
      if (isNew ? !isLarge : isPending || renewed.has(table.number)) aligned.push({ table, isLarge })
    }
    for (const some of batchesOf(inserts)) yield* Inserts.insertInto(sql, some)
    for (const { isLarge, table } of aligned) yield* indexes.align(table, isLarge)
    for (const { collection, references = [] } of filled) yield* refer(collection, references)
    return filled
  })
}

/** Groups the documents of tables so that one statement inserts those of several small tables. */
const batchesOf = (
  inserts: ReadonlyArray<Inserts.TableDocuments>
): ReadonlyArray<ReadonlyArray<Inserts.TableDocuments>> => {
  const batches: Array<Array<Inserts.TableDocuments>> = []
  let size = chunk
  for (const insert of inserts) {
    const batch = batches.at(-1)
    const isNext =
      batch === undefined ||
      size + insert.documents.length > chunk ||
      batch.length >= tablesPerStatement ||
      batch.some(({ table }) => table.number === insert.table.number)
    if (isNext) batches.push([insert])
    else batch.push(insert)
    size = isNext ? insert.documents.length : size + insert.documents.length
  }
  return batches
}

/** The number of documents in one statement. */
const chunk = 1000

const tablesPerStatement = 20

/** The number of documents above which a collection's indexes are built after the transaction. */
const large = 20_000
