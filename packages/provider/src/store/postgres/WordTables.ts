/**
 * The tables of words for searches. A collection has a table of its items' words from its first search on. Triggers on
 * the items remove outdated words, and record the changed items in `pending_words` until their words are extracted.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"

/** Returns the name of the table with the words of a collection's items. */
export const nameOf = (number: number): string => `words_${number}`

/**
 * The statements that create the table of pending items and the trigger function. A row of `pending_words` lists items
 * by their ids, or represents all items of a collection if `ids` is NULL. `done` and `last` are its progress. `writer`
 * identifies the transaction that changed the items.
 */
export const pendingTable: ReadonlyArray<string> = [
  `CREATE TABLE IF NOT EXISTS pending_words (
    place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    collection integer NOT NULL,
    ids text[] COLLATE "C",
    last text COLLATE "C" NOT NULL DEFAULT '',
    size integer NOT NULL,
    done integer NOT NULL DEFAULT 0,
    writer xid8 NOT NULL DEFAULT pg_current_xact_id()
  )`,
  `CREATE INDEX IF NOT EXISTS pending_words_collection ON pending_words (collection, place)`,
  // Each statement of the function also sees words that were stored while the triggering statement waited for a lock.
  `CREATE OR REPLACE FUNCTION track_words() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE number constant integer := TG_ARGV[0];
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      EXECUTE format('TRUNCATE words_%s', number);
      DELETE FROM pending_words WHERE collection = number;
      RETURN NULL;
    END IF;
    IF TG_OP <> 'INSERT' THEN
      EXECUTE format('DELETE FROM words_%s WHERE id = ANY (ARRAY(SELECT id FROM changed))', number);
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO pending_words (collection, ids, size)
      SELECT number, array_agg(id ORDER BY id), count(*) FROM changed HAVING count(*) > 0;
    END IF;
    RETURN NULL;
  END $$`
]

/**
 * Returns the statements that create the table of words of a collection and its triggers. Creating the triggers waits
 * for current writers, so all later changes are recorded, also those of other processes.
 */
export const create = (items: string, number: number): ReadonlyArray<string> => {
  const table = nameOf(number)
  const trigger = (event: "INSERT" | "UPDATE" | "DELETE", rows: "NEW" | "OLD") =>
    `CREATE TRIGGER words_${event.toLowerCase()} AFTER ${event} ON ${items} REFERENCING ${rows} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION track_words('${number}')`
  return [
    `CREATE TABLE ${table} (id text COLLATE "C" PRIMARY KEY, words text[] COLLATE "C" NOT NULL)`,
    // Arrays of words are expensive to analyze. Smaller samples are sufficient.
    `ALTER TABLE ${table} ALTER id SET STATISTICS 3, ALTER words SET STATISTICS 3`,
    // With the default limit, the statement that reaches it would move 4 MB of entries at once.
    `CREATE INDEX ${table}_gin ON ${table} USING gin (words) WITH (gin_pending_list_limit = 64)`,
    trigger("INSERT", "NEW"),
    trigger("UPDATE", "NEW"),
    trigger("DELETE", "OLD"),
    `CREATE TRIGGER words_truncate AFTER TRUNCATE ON ${items}
      FOR EACH STATEMENT EXECUTE FUNCTION track_words('${number}')`
  ]
}

/** Returns the statement that records all items of a collection as pending, if there are any. */
export const addAll = (items: string, number: number): string =>
  `INSERT INTO pending_words (collection, size) SELECT ${number}, count(*) FROM ` +
  `(SELECT FROM ${items} LIMIT ${many}) AS counted HAVING count(*) > 0`

/**
 * Removes the words of all items of a collection and records the items as pending. Waits for current writers, and locks
 * tables in the same order as they do. For use in a transaction.
 */
export const renew = Effect.fnUntraced(function* (
  sql: SqlClient,
  items: string,
  number: number
): Effect.fn.Return<void, SqlError> {
  const [found] = yield* sql<{ exists: boolean }>`SELECT to_regclass(${nameOf(number)}) IS NOT NULL AS exists`
  if (found?.exists !== true) return
  yield* sql.unsafe(`LOCK TABLE ${items} IN SHARE MODE`)
  yield* sql.unsafe(`TRUNCATE ${nameOf(number)}`)
  yield* sql`DELETE FROM pending_words WHERE collection = ${number}`
  yield* sql.unsafe(addAll(items, number))
})

/** Removes the tables of words of a dropped collection. For use in a transaction. */
export const drop = Effect.fnUntraced(function* (sql: SqlClient, number: number): Effect.fn.Return<void, SqlError> {
  yield* sql.unsafe(`DROP TABLE IF EXISTS ${nameOf(number)}`)
  yield* sql`DELETE FROM pending_words WHERE collection = ${number}`
  yield* sql`DELETE FROM words WHERE collection = ${number}`
})

/** The number of items from which on the exact number does not matter. */
export const many = 10_000
