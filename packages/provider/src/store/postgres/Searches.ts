/**
 * Runs searches. A search never extracts words itself. It is marked as incomplete if those of some items are pending.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { type Filter, searchIn } from "../../engine/filter/Filter.ts"
import * as Search from "../../engine/search/Search.ts"
import type { Document } from "../../engine/collection/Document.ts"
import type { Find, Found } from "../ItemStore.ts"
import { Database } from "./Connection.ts"
import * as Deadline from "./DeadlineSql.ts"
import * as Reads from "./Reads.ts"
import type { Table } from "./Table.ts"
import { Parameters } from "./SqlText.ts"
import type { WordIndexing } from "./WordIndexing.ts"

/** Runs searches. */
export interface Searches {
  /** Finds a page of the documents that match a query with a search. */
  readonly find: (table: Table, find: Find) => Effect.Effect<Found<Document>, SqlError>
}

/** Compiles a condition that is true if the words of all items are stored, and otherwise raises an error. */
const isComplete = ({ number }: Table): string =>
  `(SELECT CASE WHEN EXISTS (SELECT FROM pending_words WHERE collection = ${number}) THEN calc_unread() ELSE TRUE END)`

/** Creates `Searches` for a database. */
export const make = Effect.fnUntraced(function* (
  indexing: WordIndexing
): Effect.fn.Return<Searches, never, SqlClient.SqlClient | Database> {
  const sql = yield* SqlClient.SqlClient
  const { readTimeout, reads } = yield* Database

  const find = Effect.fnUntraced(function* (table: Table, wish: Find) {
    yield* indexing.open(table)
    // The words that a fuzzy search accepts are read first. They must be complete too.
    const complete = Effect.flatMap(withAccepted(table, wish, isComplete(table)), (ready) =>
      Reads.find(reads, table, ready, readTimeout, isComplete(table))
    )
    const incomplete = Effect.flatMap(withAccepted(table, wish, "TRUE"), (ready) =>
      Effect.map(Reads.find(reads, table, ready, readTimeout), (found) => ({ ...found, isIncomplete: true }))
    )
    return yield* Effect.catchIf(complete, isPending, () =>
      Effect.flatMap(indexing.catchUp(table), (isReady) =>
        isReady ? Effect.catchIf(complete, isPending, () => incomplete) : incomplete
      )
    )
  })

  /** Adds the words that a fuzzy search accepts to its query, if a condition is met. */
  const withAccepted = Effect.fnUntraced(function* (table: Table, find: Find, condition: string) {
    const search = searchIn(find.filter)
    if (search?.fuzzy !== true) return find
    const resolved = { ...search, accepted: yield* accepted(table, search, condition) }
    return {
      ...find,
      filter: withSearch(find.filter, resolved),
      sort: find.sort.map((key) => (key.search === undefined ? key : { ...key, search: resolved }))
    }
  })

  const accepted = ({ number }: Table, { words }: Search.Search, condition: string) =>
    Effect.forEach(words, (word) =>
      Effect.gen(function* () {
        const length = Array.from(word).length
        const mistakes = Search.mistakesIn(length)
        const parameters = new Parameters()
        const [row] = yield* sql.unsafe<{ words: ReadonlyArray<string> | null }>(
          `SELECT array_agg(word) AS words, ${condition} AS met FROM words WHERE collection = ${number} AND ` +
            `(length(word) BETWEEN ${length - mistakes} AND ${length + mistakes} ` +
            `OR starts_with(word, ${parameters.text(word)}))`,
          parameters.values
        )
        return (row?.words ?? []).filter((one) => Search.accepts(word, one, true))
      })
    )

  return { find }
})

const isPending = ({ reason }: SqlError): boolean => Deadline.sqlStateOf(reason.cause) === Deadline.wordsMissing

const withSearch = (filter: Filter, search: Search.Search): Filter =>
  filter._tag === "Words"
    ? { ...filter, search }
    : filter._tag === "And"
      ? { ...filter, filters: filter.filters.map((one) => withSearch(one, search)) }
      : filter
