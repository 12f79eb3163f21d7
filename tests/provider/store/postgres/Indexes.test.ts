import { type Collection, open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../../packages/provider/src/engine/collection/Document.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as PostgresItemStore from "../../../../packages/provider/src/store/postgres/PostgresItemStore.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import { assert, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as SqlClient from "effect/sql/SqlClient"

it.live("creates and drops indexes of a large table in the background and after a restart", () =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const store = yield* openStore
    yield* store.load([{ collection: books, documents: [] }], "replace")
    for (let chunk = 0; chunk < 6; chunk++) yield* store.insert(books, documents(chunk))

    yield* store.define({ ...books, indexes: [byYear, byTitle] })
    assert.deepStrictEqual(yield* settled(store), { "year DESC": "ACTIVE", "title UNIQUE": "FAILED" })

    yield* store.define(books)
    assert.deepStrictEqual(yield* settled(store), { "year DESC": "DROPPED", "title UNIQUE": "DROPPED" })
    assert.deepStrictEqual(yield* made(sql), [])

    // The state that a process leaves if it ends in the middle of the work.
    yield* sql`UPDATE indexes SET status = 'BUILDING' WHERE name = 'year DESC'`
    const next = yield* openStore
    assert.deepStrictEqual(yield* settled(next), { "year DESC": "ACTIVE", "title UNIQUE": "DROPPED" })
    assert.strictEqual((yield* made(sql)).length, 1)
  }).pipe(Effect.provide(Connection.layer({})))
)

const books: Collection = open("books")
const byYear = { fields: [{ fieldName: "year", order: "DESC" as const }] }
const byTitle = { fields: [{ fieldName: "title" }], unique: true }

const documents = (chunk: number) =>
  Array.from({ length: 1000 }, (_, index) =>
    Document.make(
      { year: index, title: "Emma" },
      { id: `${chunk}-${index}`, createdDate: new Date(0).toISOString(), updatedDate: new Date(0).toISOString() }
    )
  )

const openStore = Effect.map(Layer.build(Layer.fresh(PostgresItemStore.layer)), (context) =>
  Context.get(context, ItemStore)
)

/** Returns the statuses of the declared indexes once no work is in progress. */
const settled = Effect.fnUntraced(function* (store: ItemStore["Service"]) {
  for (;;) {
    const indexes = (yield* store.indexes(books)).filter(({ source }) => source === "USER")
    const statuses = Object.fromEntries(indexes.map(({ name, status }) => [name, status]))
    if (!indexes.some(({ status }) => status === "BUILDING" || status === "DROPPING")) return statuses
    yield* Effect.sleep("10 millis")
  }
})

/** Returns the indexes of the table except those that every table has. */
const made = (sql: SqlClient.SqlClient) =>
  Effect.map(
    sql<{ name: string }>`
      SELECT indexname::text AS name FROM pg_indexes
      WHERE tablename = 'items_1' AND indexdef NOT LIKE '%_createdDate%' AND indexname <> 'items_1_pkey'`,
    (rows) => rows.map(({ name }) => name)
  )
