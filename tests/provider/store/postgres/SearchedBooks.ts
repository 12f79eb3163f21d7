/** A collection of books that is searched, in a store on PGlite or a Postgres server. */
import { type Collection, open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../../packages/provider/src/engine/collection/Document.ts"
import * as Sort from "../../../../packages/provider/src/engine/order/Sort.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as PostgresItemStore from "../../../../packages/provider/src/store/postgres/PostgresItemStore.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { findPostgres } from "../../../../scripts/postgres.mjs"
import * as Stores from "../../../differential/stores.ts"

const timeouts = { readTimeout: 60_000, writeTimeout: 60_000 }

/** The services of an open database. */
export type Place = SqlClient.SqlClient | Connection.Database

/** Whether tests on a Postgres server can run. */
export const hasServer = process.env["PORTICO_TEST_POSTGRES_URL"] !== undefined || findPostgres() !== undefined

export const embedded = (): Layer.Layer<Place, unknown> => Layer.fresh(Connection.layer(timeouts))

let schemas = 0

/** Opens a new schema of the server. */
export const server = (): Layer.Layer<Place, unknown> => {
  const schema = `words_${process.pid}_${++schemas}`
  return Layer.unwrap(
    Effect.map(Stores.postgresUrl, (url = "") => Connection.layer({ url: Redacted.make(url), schema, ...timeouts }))
  )
}

export const books: Collection = open("books")

export const document = (id: string, title: string | ReadonlyArray<string>) =>
  Document.make({ title }, { id, createdDate: new Date(0).toISOString(), updatedDate: new Date(0).toISOString() })

export const documents = (chunk: number) =>
  Array.from({ length: 1000 }, (_, index) => document(`${chunk}-${index}`, "Emma"))

/** Opens a store of its own on the database, as another process does on a server. */
export const openStore = Effect.map(Layer.build(Layer.fresh(PostgresItemStore.layer)), (context) =>
  Context.get(context, ItemStore)
)

/** Searches for "emma". */
export const find = (store: ItemStore["Service"]) =>
  store.find(books, {
    filter: { _tag: "Words", search: { words: ["emma"], mode: "AND", fuzzy: false, skipped: [] } },
    sort: Sort.newestFirst,
    limit: 1,
    offset: 0,
    total: true
  })

/** Returns the status of the index of words. */
export const status = (store: ItemStore["Service"]) =>
  Effect.map(store.indexes(books), (indexes) => indexes.find(({ source }) => source === "AUTO")?.status)

export const numberOf = (sql: SqlClient.SqlClient) =>
  Effect.map(sql<{ number: number }>`SELECT number FROM collections WHERE id = 'books'`, ([row]) => row?.number ?? 0)

/** Returns the number of items whose words are stored. */
export const stored = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  const [row] = yield* sql.unsafe<{ count: number }>(`SELECT count(*)::int AS count FROM words_${yield* numberOf(sql)}`)
  return row?.count ?? 0
})

/** Returns a client that changes how statements with this beginning are run. By default, those that store words. */
export const meddling = (
  sql: SqlClient.SqlClient,
  change: <A>(run: Effect.Effect<A, SqlError>, text: string) => Effect.Effect<A, SqlError>,
  beginning = "WITH entry"
): SqlClient.SqlClient =>
  new Proxy(sql, {
    get: (target, key) => {
      if (key !== "unsafe") return Reflect.get(target, key)
      return (text: string, values?: ReadonlyArray<unknown>) =>
        text.startsWith(beginning) ? change(target.unsafe(text, values), text) : target.unsafe(text, values)
    }
  })
