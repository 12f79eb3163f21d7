import { type Collection, open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../../packages/provider/src/engine/filter/Filter.ts"
import * as Sort from "../../../../packages/provider/src/engine/order/Sort.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as PostgresItemStore from "../../../../packages/provider/src/store/postgres/PostgresItemStore.ts"
import * as Reads from "../../../../packages/provider/src/store/postgres/Reads.ts"
import type { Sorting } from "@portico/contract/data/Query"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as SqlClient from "effect/sql/SqlClient"

const layer = PostgresItemStore.layer.pipe(Layer.provideMerge(Connection.layer({})))

const collection: Collection = {
  ...open("books"),
  fields: { category: { type: "TEXT" }, price: { type: "NUMBER" } },
  indexes: [
    { fields: [{ fieldName: "price" }] },
    { fields: [{ fieldName: "category" }, { fieldName: "price", order: "DESC" }] }
  ]
}

const document = (_: unknown, index: number): Document.Document => {
  const createdDate = new Date(Math.floor(index / 100) * 1000).toISOString()
  const own = { category: `c${index % 4}`, price: (index * 7) % 500, text: "x".repeat(200) }
  return Document.make(own, { id: `b${index}`, createdDate, updatedDate: createdDate })
}

const orders: ReadonlyArray<ReadonlyArray<Sorting>> = [
  [],
  [{ fieldName: "price" }],
  [{ fieldName: "price", order: "DESC" }],
  [{ fieldName: "category" }, { fieldName: "price", order: "DESC" }],
  [{ fieldName: "_id", order: "DESC" }]
]

it.layer(layer)("a page after or before an item", (it) => {
  it.effect("is read from the start of an index, in every order that has one", () =>
    Effect.gen(function* () {
      const store = yield* ItemStore
      const sql = yield* SqlClient.SqlClient
      yield* store.load([{ collection, documents: Array.from({ length: 4000 }, document) }], "replace")
      const [row] = yield* sql<{ number: number }>`SELECT number FROM collections`
      const number = row?.number ?? 0
      const table = { collection, number, name: `items_${number}`, arrays: new Set<string>() }
      yield* sql.unsafe(`ANALYZE ${table.name}`)
      for (const sorting of orders) {
        const plans: Array<string> = []
        const sort = Result.getOrThrow(Sort.parse(sorting))
        const find = { filter: Filter.all, sort, limit: 50, total: false }
        for (const offset of [0, 2000, 3999]) {
          const { found } = yield* store.find(collection, { ...find, limit: 1, offset })
          const values = found.flatMap(Sort.valuesOf(sort))
          for (const direction of ["after", "before"] as const) {
            yield* Reads.find(explaining(sql, plans), table, { ...find, offset: 0, from: { values, direction } }, 5000)
          }
        }

        assert.strictEqual(plans.length, 6)
        for (const plan of plans) {
          assert.include(plan, "Index Cond", JSON.stringify(sorting))
          assert.notMatch(plan, /Seq Scan|Filter/, JSON.stringify(sorting))
        }
      }
    })
  )
})

/** Returns a client that explains each statement instead of running it. */
const explaining = (sql: SqlClient.SqlClient, plans: Array<string>): SqlClient.SqlClient =>
  new Proxy(sql, {
    get: (target, name) =>
      name === "unsafe"
        ? (text: string, parameters: ReadonlyArray<unknown>) =>
            Effect.map(target.unsafe<Plan>(`EXPLAIN ${text}`, parameters), (lines) => {
              plans.push(lines.map((line) => line["QUERY PLAN"]).join("\n"))
              return []
            })
        : Reflect.get(target, name)
  })

interface Plan {
  readonly "QUERY PLAN": string
}
