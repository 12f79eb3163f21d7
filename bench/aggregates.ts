/**
 * Measures distinct values, groups and totals in PGlite and on a Postgres server, next to the same queries in plain SQL
 * over a table with typed columns in the same database. The two alternate, so that both run under the same load.
 * `AGGREGATED_ITEMS=1000000` selects the number of items.
 */
import { type Collection, open } from "../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../packages/provider/src/engine/filter/Filter.ts"
import * as Parse from "../packages/provider/src/engine/filter/Parse.ts"
import * as Sort from "../packages/provider/src/engine/order/Sort.ts"
import { ItemStore } from "../packages/provider/src/store/ItemStore.ts"
import * as Connection from "../packages/provider/src/store/postgres/Connection.ts"
import * as PostgresItemStore from "../packages/provider/src/store/postgres/PostgresItemStore.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import { startPostgres } from "../scripts/postgres.mjs"
import { milliseconds, sampleOf } from "./Measure.ts"
import { groups } from "./Products.ts"
import { figure, type Row } from "./Table.ts"

const count = Number(process.env["AGGREGATED_ITEMS"] ?? 100_000)
const turns = 9

export const title = `distinct values, groups and totals of ${count} items, next to plain SQL`

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const server = await startPostgres()
  try {
    return [
      ...(await onStore("PGlite", {})),
      ...(await onStore("Postgres", { url: Redacted.make(server.url), readTimeout: 60_000 }))
    ]
  } finally {
    await server.stop()
  }
}

const products: Collection = {
  ...open("products"),
  fields: { category: { type: "TEXT" }, price: { type: "NUMBER" }, stock: { type: "NUMBER" } },
  indexes: [{ fields: [{ fieldName: "category" }, { fieldName: "price" }] }, { fields: [{ fieldName: "price" }] }]
}

const page = { filter: Filter.all, sort: [Sort.byId], order: "ASC", limit: 50, offset: 0, total: false } as const

interface Pair {
  readonly ours: (store: ItemStore["Service"]) => Effect.Effect<unknown, unknown>
  readonly plain: string
  /** The same query in plain SQL over the JSON documents of the store, in the given table. */
  readonly overDocuments?: (table: string) => string
}

const pairs: Readonly<Record<string, Pair>> = {
  "distinct, 20 values of an indexed field": {
    ours: (store) => store.distinct(products, { ...page, path: ["category"] }),
    plain: "SELECT DISTINCT category FROM plain ORDER BY category LIMIT 51"
  },
  "distinct, 7 values without an index": {
    ours: (store) => store.distinct(products, { ...page, path: ["stock"] }),
    plain: "SELECT DISTINCT stock FROM plain ORDER BY stock LIMIT 51"
  },
  "distinct with a filter": {
    ours: (store) => {
      const filter = Result.getOrThrow(Parse.parse({ stock: { $lt: 3 } }))
      return store.distinct(products, { ...page, path: ["category"], filter })
    },
    plain: "SELECT DISTINCT category FROM plain WHERE stock < 3 ORDER BY category LIMIT 51"
  },
  "group by category, four aggregates": {
    ours: (store) => store.aggregate(products, { ...page, pipeline: groups }),
    plain:
      "SELECT category, count(*), sum(price), min(price), max(price) FROM plain GROUP BY category ORDER BY category",
    overDocuments: (table) =>
      "SELECT category, count(*), sum(price), min(price), max(price) " +
      `FROM (SELECT data->'category' AS category, (data->'price')::numeric AS price FROM ${table}) AS products ` +
      "GROUP BY category ORDER BY category"
  },
  "page of 50 with its total": {
    ours: (store) => store.find(products, { ...page, total: true }),
    plain: "SELECT *, (SELECT count(*) FROM plain) AS total FROM plain ORDER BY id LIMIT 51"
  }
}

const onStore = async (name: string, options: Connection.Options): Promise<ReadonlyArray<Row>> => {
  const scope = Scope.makeUnsafe()
  try {
    const layer = PostgresItemStore.layer.pipe(Layer.provideMerge(Connection.layer(options)))
    const services = await Effect.runPromise(Layer.buildWithScope(layer, scope))
    const store = Context.get(services, ItemStore)
    const sql = Context.get(services, SqlClient.SqlClient)
    await Effect.runPromise(fill(store, sql))
    const rows: Array<Row> = []
    const table = await Effect.runPromise(tableOf(sql))
    for (const [what, { ours, overDocuments, plain }] of Object.entries(pairs)) {
      const times: Array<readonly [ours: number, plain: number, overDocuments: number]> = []
      for (let turn = 0; turn < turns; turn++) {
        const [one] = await milliseconds(() => Effect.runPromise(ours(store)))
        const [other] = await milliseconds(() => Effect.runPromise(sql.unsafe(plain)))
        const third = overDocuments?.(table)
        const [documents] =
          third === undefined ? [Number.NaN] : await milliseconds(() => Effect.runPromise(sql.unsafe(third)))
        times.push([one, other, documents])
      }
      rows.push(figure(`${name}: ${what}`, sampleOf(times.map(([one]) => one)), "ms"))
      rows.push(figure(`${name}: ${what}, plain SQL`, sampleOf(times.map(([, other]) => other)), "ms"))
      rows.push(figure(`${name}: ${what}, ratio`, sampleOf(times.map(([one, other]) => one / other)), "×"))
      if (overDocuments === undefined) continue
      const ratio = sampleOf(times.map(([one, , documents]) => one / documents))
      rows.push(figure(`${name}: ${what}, ratio to plain SQL over the same JSON documents`, ratio, "×"))
    }
    return rows
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
  }
}

/** Returns the name of the only table of items. */
const tableOf = Effect.fnUntraced(function* (sql: SqlClient.SqlClient) {
  const tables = yield* sql.unsafe<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE tablename LIKE 'items\\_%'"
  )
  const [only, ...others] = tables
  if (only === undefined || others.length > 0) throw new Error(`Expected one table of items, found ${tables.length}.`)
  return only.tablename
})

const product = (index: number): Document.Document => {
  const createdDate = new Date(1.7e12 + index).toISOString()
  const own = {
    title: `Product ${index} of the garden`,
    category: `c${index % 20}`,
    price: (index * 7919) % 1000,
    stock: index % 7,
    description: `w${index % 5000} `.repeat(4) + "A thing that somebody may want to have at home or give away."
  }
  return Document.make(own, { id: `p${index}`, createdDate, updatedDate: createdDate })
}

const fill = Effect.fnUntraced(function* (store: ItemStore["Service"], sql: SqlClient.SqlClient) {
  yield* store.define(products)
  for (let start = 0; start < count; start += 1000) {
    const length = Math.min(1000, count - start)
    yield* store.insert(
      products,
      Array.from({ length }, (_, index) => product(start + index))
    )
  }
  yield* sql.unsafe(
    'CREATE TABLE plain (id text COLLATE "C" PRIMARY KEY, title text, category text, price int, stock int, description text)'
  )
  yield* sql.unsafe(
    "INSERT INTO plain SELECT 'p' || i, 'Product ' || i || ' of the garden', 'c' || i % 20, i::bigint * 7919 % 1000, i % 7, " +
      `repeat('w' || i % 5000 || ' ', 4) || 'A thing that somebody may want to have at home or give away.' ` +
      `FROM generate_series(0, ${count - 1}) AS made (i)`
  )
  yield* sql.unsafe("CREATE INDEX ON plain (category)")
  yield* sql.unsafe("ANALYZE")
})
