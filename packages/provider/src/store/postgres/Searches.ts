/**
 * Maintains the words of items for searches. Writes leave them out, so that they cost nothing. A search first extracts
 * the missing words. The first search of a collection creates its indexes.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { type Filter, searchIn } from "../../engine/filter/Filter.ts"
import type { JsonObject } from "../../engine/value/Json.ts"
import * as Indexes from "../../engine/collection/Indexes.ts"
import * as Search from "../../engine/search/Search.ts"
import * as Words from "../../engine/search/Words.ts"
import type { Document } from "../../engine/collection/Document.ts"
import type { Find, Found } from "../ItemStore.ts"
import { Database } from "./Connection.ts"
import * as Deadline from "./DeadlineSql.ts"
import * as Reads from "./Reads.ts"
import type { Table } from "./Table.ts"
import { Parameters } from "./SqlText.ts"
import * as UntimedTransaction from "./UntimedTransaction.ts"
import type { Upkeep } from "./Upkeep.ts"

/** Runs searches. */
export interface Searches {
  /** Finds a page of the documents that match a query with a search. */
  readonly find: (table: Table, find: Find) => Effect.Effect<Found<Document>, SqlError>
}

/** Compiles a condition that is true if the words of all items are extracted, and otherwise raises an error. */
const whole = ({ name }: Table): string =>
  `(SELECT CASE WHEN EXISTS (SELECT FROM ${name} WHERE words IS NULL) THEN calc_unread() ELSE TRUE END)`

/** Creates `Searches` for a database. */
export const make = Effect.fnUntraced(function* (
  upkeep: Upkeep
): Effect.fn.Return<Searches, never, SqlClient.SqlClient | Database> {
  const sql = yield* SqlClient.SqlClient
  const { readTimeout, reads } = yield* Database
  const indexed = new Set<string>()

  // An item that is written between preparation and search has no words and would be missing. Both steps then run
  // again.
  const find = (table: Table, wish: Find, attempts = maximumAttempts): Effect.Effect<Found<Document>, SqlError> =>
    Effect.flatMap(ready(table, wish), (ready) =>
      attempts === 1
        ? Reads.find(reads, table, ready, readTimeout)
        : Effect.catchIf(
            Reads.find(reads, table, ready, readTimeout, whole(table)),
            ({ reason }) => Deadline.sqlStateOf(reason.cause) === Deadline.wordsMissing,
            () => find(table, wish, attempts - 1)
          )
    )

  /** Prepares a query: extracts all missing words, and resolves the words that a fuzzy search accepts. */
  const ready = Effect.fnUntraced(function* (table: Table, find: Find) {
    const search = searchIn(find.filter)
    if (search === undefined) return find
    yield* catchUp(table)
    const resolved = search.fuzzy ? { ...search, accepted: yield* accepted(table, search) } : search
    return {
      ...find,
      filter: withSearch(find.filter, resolved),
      sort: find.sort.map((key) => (key.search === undefined ? key : { ...key, search: resolved }))
    }
  })

  const catchUp = Effect.fnUntraced(function* (table: Table) {
    const { name } = table
    if (!indexed.has(name)) {
      yield* sql`
        INSERT INTO indexes (collection, source, name, definition, status)
        VALUES (${table.number}, ${Indexes.search.source}, ${Indexes.search.name}, '{"fields":[]}', 'BUILDING')
        ON CONFLICT DO NOTHING`
      // Extracting the words of existing items is faster before there is an index.
      yield* readAll(table)
      yield* UntimedTransaction.transaction(sql, index(table))
      indexed.add(name)
    }
    yield* readAll(table)
  })

  // Creating the same index twice at once can fail, so the row lock serializes it.
  const index = Effect.fnUntraced(function* ({ name, number }: Table) {
    yield* sql`SELECT FROM indexes WHERE collection = ${number} AND source = ${Indexes.search.source} FOR UPDATE`
    yield* sql.unsafe(`CREATE INDEX IF NOT EXISTS ${name}_words ON ${name} USING gin (words) WHERE words IS NOT NULL`)
    yield* sql.unsafe(`CREATE INDEX IF NOT EXISTS ${name}_unread ON ${name} (id) WHERE words IS NULL`)
    yield* sql`
      UPDATE indexes SET status = 'ACTIVE'
      WHERE collection = ${number} AND source = ${Indexes.search.source} AND status = 'BUILDING'`
  })

  const readAll = Effect.fnUntraced(function* (table: Table) {
    let read = 0
    for (;;) {
      const [unread] = yield* sql.unsafe(`SELECT FROM ${table.name} WHERE words IS NULL LIMIT 1`)
      if (unread === undefined) break
      const passed = yield* readFree(table)
      // Waits for items that others are writing, one at a time. A transaction that waits without other locks cannot
      // deadlock.
      read += passed > 0 ? passed : (yield* readSome(table, "", 1, "FOR NO KEY UPDATE")).length
    }
    // The planner's statistics would otherwise still show many items without words.
    if (read >= chunk) yield* UntimedTransaction.transaction(sql, sql.unsafe(`ANALYZE ${table.name}`))
    else if (read > 0) yield* upkeep.wrote(table, read)
  })

  const readFree = Effect.fnUntraced(function* (table: Table) {
    let read = 0
    let last: string | undefined = ""
    let limit = fewest
    while (last !== undefined) {
      const some: ReadonlyArray<Read> = yield* readSome(table, last, limit, "FOR NO KEY UPDATE SKIP LOCKED")
      read += some.length
      last = some.length < limit ? undefined : some.at(-1)?.id
      const bytes = some.reduce((sum, { bytes }) => sum + bytes, 1)
      limit = Math.max(Math.min(Math.floor((limit * chunkBytes) / bytes), chunk), fewest)
    }
    return read
  })

  const readSome = ({ collection, name, number }: Table, after: string, limit: number, lock: string) =>
    sql.withTransaction(
      Effect.gen(function* () {
        const beyond = new Parameters()
        const rows = yield* sql.unsafe<{ id: string; own: JsonObject }>(
          `SELECT id, own FROM ${name} WHERE words IS NULL AND id > ${beyond.text(after)} ORDER BY id LIMIT ${limit} ${lock}`,
          beyond.values
        )
        if (rows.length === 0) return []
        const skipped = Search.skippedIn(collection)
        const words = rows.map(({ own }) => [...Words.ofFields(own, skipped)])
        const parameters = new Parameters()
        const ids = parameters.textArray(rows.map(({ id }) => id))
        // An SQL array cannot contain arrays of different lengths, so the words of an item are joined.
        const texts = parameters.textArray(words.map((some) => some.join(" ")))
        yield* sql.unsafe(
          `UPDATE ${name} AS stored SET words = CASE WHEN given.words = '' THEN '{}' ` +
            `ELSE string_to_array(given.words, ' ') END ` +
            `FROM unnest(${ids}, ${texts}) AS given (id, words) WHERE stored.id = given.id`,
          parameters.values
        )
        yield* addWords(number, new Set(words.flat()))
        return rows.map(({ id, own }): Read => ({ id, bytes: JSON.stringify(own).length }))
      })
    )

  // Sorted, so that concurrent insertions of the same words cannot deadlock.
  const addWords = Effect.fnUntraced(function* (collection: number, words: ReadonlySet<string>) {
    const parameters = new Parameters()
    yield* sql.unsafe(
      `INSERT INTO words (collection, word) SELECT ${collection}, word FROM unnest(${parameters.textArray([...words])}) ` +
        `AS given (word) ORDER BY word COLLATE "C" ON CONFLICT DO NOTHING`,
      parameters.values
    )
  })

  const accepted = ({ number }: Table, { words }: Search.Search) =>
    Effect.forEach(words, (word) =>
      Effect.gen(function* () {
        const length = Array.from(word).length
        const mistakes = Search.mistakesIn(length)
        const parameters = new Parameters()
        const [row] = yield* sql.unsafe<{ words: ReadonlyArray<string> | null }>(
          `SELECT array_agg(word) AS words FROM words WHERE collection = ${number} AND ` +
            `(length(word) BETWEEN ${length - mistakes} AND ${length + mistakes} ` +
            `OR starts_with(word, ${parameters.text(word)}))`,
          parameters.values
        )
        return (row?.words ?? []).filter((one) => Search.accepts(word, one, true))
      })
    )

  return { find: (table, wish) => find(table, wish) }
})

interface Read {
  readonly id: string
  readonly bytes: number
}

const chunk = 2000

// Bytes of items that are in memory at once, together with their words.
const chunkBytes = 16_000_000
const fewest = 32

const maximumAttempts = 30

const withSearch = (filter: Filter, search: Search.Search): Filter =>
  filter._tag === "Words"
    ? { ...filter, search }
    : filter._tag === "And"
      ? { ...filter, filters: filter.filters.map((one) => withSearch(one, search)) }
      : filter
