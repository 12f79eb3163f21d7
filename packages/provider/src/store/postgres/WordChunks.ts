/**
 * Extracts the words of items in chunks. A chunk is read, split into words outside of the database, and stored with one
 * statement that skips items which have changed since they were read. No lock is held between the statements.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { Collection } from "../../engine/collection/Collection.ts"
import * as Document from "../../engine/collection/Document.ts"
import * as Deadline from "../../engine/limits/Deadline.ts"
import * as Slices from "../../engine/limits/Slices.ts"
import * as Search from "../../engine/search/Search.ts"
import * as Words from "../../engine/search/Words.ts"
import type { JsonObject } from "../../engine/value/Json.ts"
import { maintenanceMark } from "./PgliteWire.ts"
import { Parameters } from "./SqlText.ts"
import * as Table from "./Table.ts"
import * as WordTables from "./WordTables.ts"

/** The outcome of a chunk. `isStored` is false if another process has stored it. */
export interface Chunk {
  readonly items: number
  /** The duration of the statement that stored the words, in milliseconds, without the time for which it waited. */
  readonly took: number
  readonly isStored: boolean
}

interface Entry {
  readonly place: string
  readonly done: number
  readonly size: number
  readonly last: string
  readonly isWhole: boolean
  readonly definition: Collection
}

interface Row {
  readonly id: string
  /** NULL if the item was removed. */
  readonly own: JsonObject | null
  readonly version: string | null
  readonly count: number
}

/**
 * Extracts the words of at most `limit` pending items of a collection. Returns undefined if none are pending.
 * `exclusive` is whether no other process can write.
 */
export const next = Effect.fnUntraced(function* (
  sql: SqlClient,
  number: number,
  limit: number,
  exclusive: boolean
): Effect.fn.Return<Chunk | undefined, SqlError> {
  const [entry] = yield* sql<Entry>`
    SELECT place::text, done, size, last, ids IS NULL AS "isWhole",
      (SELECT definition FROM collections WHERE number = ${number}) AS definition
    FROM pending_words WHERE collection = ${number} ORDER BY place LIMIT 1`
  if (entry === undefined) return undefined
  const rows = yield* read(sql, number, entry, limit)
  const found = rows.flatMap(({ id, own, version }) => (own === null || version === null ? [] : [{ id, own, version }]))
  const skipped = Search.skippedIn(entry.definition)
  const words = yield* Effect.orDie(
    Slices.run(function* () {
      const all: Array<ReadonlyArray<string>> = []
      for (const { own } of found) {
        all.push([...Words.ofFields(own, skipped)])
        yield
      }
      return all
    }, Deadline.never)
  )
  const stored = yield* store(sql, number, entry, rows, { found, words }, limit, exclusive)
  return { items: rows.length, took: stored?.took ?? 0, isStored: stored !== undefined }
})

/** Reads the next items of an entry, until they are too many or too large. */
const read = (sql: SqlClient, number: number, { done, isWhole, last, place }: Entry, limit: number) => {
  const parameters = new Parameters()
  const items = Table.nameOf(number)
  const listed = isWhole
    ? `SELECT id, own, xmin::text AS version, id AS position FROM ${items} ` +
      `WHERE id > ${parameters.text(last)} ORDER BY id LIMIT ${limit}`
    : `SELECT chosen.id, own, item.xmin::text AS version, chosen.id AS position ` +
      `FROM (SELECT unnest(ids[${done + 1}:${done + limit}]) AS id FROM pending_words WHERE place = ${place}) AS chosen ` +
      `LEFT JOIN ${items} AS item ON item.id = chosen.id`
  return sql.unsafe<Row>(
    `SELECT id, own, version, count FROM (SELECT id, own, version, position, count(*) OVER ()::int AS count, ` +
      `sum(pg_column_size(own)) OVER (ORDER BY position ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS bytes ` +
      `FROM (${listed}) AS listed) AS sized WHERE coalesce(bytes, 0) < ${maximumBytes} ORDER BY position`,
    parameters.values
  )
}

interface Extracted {
  readonly found: ReadonlyArray<{ readonly id: string; readonly version: string }>
  readonly words: ReadonlyArray<ReadonlyArray<string>>
}

/**
 * Stores the words of items that have not changed, and the progress of their entry. Writers of changed items record
 * them again. Items that another transaction is changing become a new entry, because that transaction may fail.
 * Returns undefined if another process has stored the words.
 */
const store = Effect.fnUntraced(function* (
  sql: SqlClient,
  number: number,
  { done, isWhole, place, size }: Entry,
  rows: ReadonlyArray<Row>,
  { found, words }: Extracted,
  limit: number,
  exclusive: boolean
) {
  const items = Table.nameOf(number)
  const every = [...new Set(words.flat())]
  const mark = markFor(every)
  // The words of a large item take several statements, so that others run in between.
  while (every.length > maximumWords) yield* learn(sql, number, every.splice(0, maximumWords))
  const parameters = new Parameters()
  const isComplete = rows.length === (rows[0]?.count ?? 0)
  const isLast = isWhole ? isComplete && rows.length < limit : done + rows.length >= size
  const advance = isLast
    ? `DELETE FROM pending_words WHERE place IN (SELECT place FROM entry)`
    : `UPDATE pending_words SET done = done + ${rows.length}, last = ${parameters.text(rows.at(-1)?.id ?? "")} ` +
      `WHERE place IN (SELECT place FROM entry)`
  // The database measures the time after it has counted the rows, so after it has written them.
  const [outcome] = yield* sql.unsafe<{ stored: boolean; written: bigint; took: number }>(
    `${mark}WITH entry AS (SELECT place FROM pending_words WHERE place = ${place} AND done = ${done} FOR UPDATE), ` +
      `given AS (${given(found, words, parameters)}), ` +
      `fresh AS (SELECT given.id, given.words FROM entry CROSS JOIN given ` +
      `JOIN ${items} AS item ON item.id = given.id AND item.xmin::text = given.version ` +
      `${exclusive ? "" : "ORDER BY given.id FOR NO KEY UPDATE OF item SKIP LOCKED"}), ` +
      `${keep(number, "fresh", every, parameters, "entry")}, ` +
      `skipped AS (INSERT INTO pending_words (collection, ids, size) ` +
      `SELECT ${number}, array_agg(given.id ORDER BY given.id), count(*) FROM entry CROSS JOIN given ` +
      `JOIN ${items} AS item ON item.id = given.id AND item.xmin::text = given.version ` +
      `WHERE given.id NOT IN (SELECT id FROM fresh) HAVING count(*) > 0), ` +
      `advanced AS (${advance}) SELECT EXISTS (SELECT FROM entry) AS stored, ` +
      `(SELECT count(*) FROM kept) + (SELECT count(*) FROM learned) AS written, ` +
      `(extract(epoch FROM clock_timestamp() - statement_timestamp()) * 1000)::float8 AS took`,
    parameters.values
  )
  return outcome?.stored === true ? { took: outcome.took } : undefined
})

/**
 * Stores the words of documents that this transaction has just written, so that the next search finds them. For use in
 * a transaction, after the documents were written.
 */
export const keepWritten = (
  sql: SqlClient,
  { collection, number }: Table.Table,
  documents: ReadonlyArray<Document.Document>
): Effect.Effect<unknown, SqlError> => {
  if (documents.length === 0) return Effect.void
  const skipped = Search.skippedIn(collection)
  const parameters = new Parameters()
  const words = documents.map(({ data }) => [...Words.ofFields(Document.ownFields(data), skipped)])
  const rows = documents.map(({ id }) => ({ id, version: "" }))
  const every = [...new Set(words.flat())]
  return sql.unsafe(
    `${markFor(every)}WITH given AS (${given(rows, words, parameters)}), ${keep(number, "given", every, parameters)} ` +
      `DELETE FROM pending_words WHERE collection = ${number} AND writer = pg_current_xact_id() ` +
      `AND ids <@ ARRAY(SELECT id FROM given)`,
    parameters.values
  )
}

// The index takes 0.4 seconds for an item with 60,000 words, and longer on a busy machine.
const markFor = (every: ReadonlyArray<string>): string => (every.length > maximumWords ? `${maintenanceMark} ` : "")

// An SQL array cannot contain arrays of different lengths, so the words of an item are joined.
const given = (
  rows: ReadonlyArray<{ readonly id: string; readonly version: string }>,
  words: ReadonlyArray<ReadonlyArray<string>>,
  parameters: Parameters
) => {
  const ids = parameters.textArray(rows.map(({ id }) => id))
  const versions = parameters.textArray(rows.map(({ version }) => version))
  const texts = parameters.textArray(words.map((some) => some.join(" ")))
  return (
    `SELECT id, version, CASE WHEN words = '' THEN '{}' ELSE string_to_array(words, ' ') END AS words ` +
    `FROM unnest(${ids}, ${versions}, ${texts}) AS given (id, version, words)`
  )
}

/** Compiles the parts of a statement that store the words of items, and add `every` word to those of the collection. */
const keep = (
  number: number,
  from: string,
  every: ReadonlyArray<string>,
  parameters: Parameters,
  condition?: string
): string =>
  `kept AS (INSERT INTO ${WordTables.nameOf(number)} (id, words) SELECT id, words FROM ${from} ` +
  `ON CONFLICT (id) DO UPDATE SET words = excluded.words RETURNING TRUE), ` +
  `learned AS (${addWords(number, every, parameters, condition)} RETURNING TRUE)`

const learn = (sql: SqlClient, number: number, every: ReadonlyArray<string>) => {
  const parameters = new Parameters()
  return sql.unsafe(addWords(number, every, parameters), parameters.values)
}

// Sorted, so that concurrent insertions of the same words cannot deadlock.
const addWords = (number: number, every: ReadonlyArray<string>, parameters: Parameters, condition?: string): string =>
  `INSERT INTO words (collection, word) SELECT ${number}, word FROM unnest(${parameters.textArray(every)}) AS every (word) ` +
  `${condition === undefined ? "" : `WHERE EXISTS (SELECT FROM ${condition}) `}ORDER BY word COLLATE "C" ON CONFLICT DO NOTHING`

/** Returns about how many items of a collection are pending, and the last of their entries. */
export const pending = Effect.fnUntraced(function* (sql: SqlClient, number: number) {
  const [row] = yield* sql<{ items: number; last: string }>`
    SELECT coalesce(sum(CASE WHEN ids IS NULL AND size >= ${WordTables.many} THEN size ELSE size - done END), 0)::int AS items,
      coalesce(max(place), 0)::text AS last
    FROM pending_words WHERE collection = ${number}`
  return row ?? { items: 0, last: "0" }
})

// Compressed bytes of the items of a chunk.
const maximumBytes = 100_000

/** The number of words that one statement adds to those of the collection. */
const maximumWords = 2000
