import { type Collection, open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../../packages/provider/src/engine/filter/Filter.ts"
import * as Parse from "../../../../packages/provider/src/engine/filter/Parse.ts"
import type { FindDistinct } from "../../../../packages/provider/src/store/ItemStore.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as DeadlineSql from "../../../../packages/provider/src/store/postgres/DeadlineSql.ts"
import * as Distinct from "../../../../packages/provider/src/store/postgres/Distinct.ts"
import * as PostgresItemStore from "../../../../packages/provider/src/store/postgres/PostgresItemStore.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as SqlClient from "effect/sql/SqlClient"

const layer = PostgresItemStore.layer.pipe(Layer.provideMerge(Connection.layer({})))

const collection: Collection = {
  ...open("books"),
  fields: { category: { type: "TEXT" }, serial: { type: "NUMBER" } },
  indexes: [
    { fields: [{ fieldName: "category", order: "DESC" }, { fieldName: "serial" }] },
    { fields: [{ fieldName: "serial" }] }
  ]
}

const many = 10_050

const documents = Array.from({ length: many }, (_, index) => {
  const createdDate = new Date(index).toISOString()
  const own = { category: `c${index % 20}`, serial: index, free: index % 3 }
  return Document.make(own, { id: `b${index}`, createdDate, updatedDate: createdDate })
})

const wanted: FindDistinct = {
  path: ["category"],
  filter: Filter.all,
  order: "ASC",
  limit: 50,
  offset: 0,
  total: false
}

it.layer(layer, { timeout: 60_000 })("distinct values", (it) => {
  const opened = Effect.gen(function* () {
    const store = yield* ItemStore
    const sql = yield* SqlClient.SqlClient
    yield* store.load([{ collection, documents }], "replace")
    while ((yield* store.indexes(collection)).some(({ status }) => status === "BUILDING")) {
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 20)))
    }
    const [row] = yield* sql<{ number: number }>`SELECT number FROM collections`
    const number = row?.number ?? 0
    const table = { collection, number, name: `items_${number}`, arrays: new Set<string>() }
    return { sql, store, table }
  })

  it.effect(
    "are read from one value to the next in an index, unless a filter or an array prevents it",
    () =>
      Effect.gen(function* () {
        const { sql, table } = yield* opened
        const plan = (changes: Partial<FindDistinct>, arrays: ReadonlyArray<string> = []) =>
          Effect.gen(function* () {
            const plans: Array<string> = []
            const explained = { ...table, arrays: new Set(arrays) }
            yield* Distinct.find(explaining(sql, plans), explained, { ...wanted, ...changes }, 5000)
            return plans.join("\n")
          })
        const from = { values: ["c3"], direction: "before" } as const

        for (const changes of [{}, { order: "DESC" }, { from }, { path: ["serial"] }] as const) {
          const steps = yield* plan(changes)
          assert.match(steps, /Recursive Union[^]*Index Cond/)
          assert.notMatch(steps, /Seq Scan/)
        }
        for (const scan of [
          yield* plan({ filter: Result.getOrThrow(Parse.parse({ serial: { $gt: 3 } })) }),
          yield* plan({ path: ["free"] }),
          yield* plan({}, ["category"]),
          yield* plan({ offset: 10_000 })
        ]) {
          assert.notInclude(scan, "Recursive Union")
        }
      }),
    60_000
  )

  it.effect(
    "are complete even if there are more than an index scan returns",
    () =>
      Effect.gen(function* () {
        const { store } = yield* opened
        const serials = { ...wanted, path: ["serial"], limit: 2, total: true }

        const start = yield* store.distinct(collection, serials)
        const end = yield* store.distinct(collection, { ...serials, offset: many - 1 })
        const few = yield* store.distinct(collection, { ...wanted, limit: 2, total: true })

        assert.deepStrictEqual(start, { found: [0, 1], hasNext: true, total: Option.some(many) })
        assert.deepStrictEqual(end, { found: [many - 1], hasNext: false, total: Option.some(many) })
        assert.deepStrictEqual(few, { found: ["c0", "c1"], hasNext: true, total: Option.some(20) })
      }),
    60_000
  )

  it.effect(
    "include the elements of an array that was stored after the table was looked up",
    () =>
      Effect.gen(function* () {
        const { sql, store, table } = yield* opened
        const created = "2020-01-01T00:00:00.000Z"
        const item = Document.make(
          { category: ["c3", "new"] },
          { id: "new", createdDate: created, updatedDate: created }
        )
        yield* store.insert(collection, [item])

        const found = yield* Distinct.find(sql, table, { ...wanted, order: "DESC", limit: 2, total: true }, 5000)

        assert.deepStrictEqual(found, { found: ["new", "c9"], hasNext: true, total: Option.some(21) })
      }),
    60_000
  )

  it.effect(
    "check the deadline of a read, with and without an index",
    () =>
      Effect.gen(function* () {
        const { sql, table } = yield* opened
        for (const path of [["category"], ["free"]]) {
          const refusal = yield* Effect.flip(Distinct.find(sql, table, { ...wanted, path }, 0))
          assert.strictEqual(DeadlineSql.sqlStateOf(refusal.reason.cause), DeadlineSql.deadlineExceeded)
        }
      }),
    60_000
  )

  it.effect(
    "are read from all items while the index does not exist",
    () =>
      Effect.gen(function* () {
        const { sql, table } = yield* opened
        const plans: Array<string> = []
        const other = { ...table, collection: { ...collection, indexes: [{ fields: [{ fieldName: "free" }] }] } }
        yield* Distinct.find(explaining(sql, plans), other, { ...wanted, path: ["free"] }, 5000)
        assert.notInclude(plans.join("\n"), "Recursive Union")
      }),
    60_000
  )
})

/** Returns a client that explains each statement instead of running it, except for those about indexes. */
const explaining = (sql: SqlClient.SqlClient, plans: Array<string>): SqlClient.SqlClient =>
  new Proxy(sql, {
    get: (target, name) =>
      name === "unsafe"
        ? (text: string, parameters: ReadonlyArray<unknown>) =>
            text.includes("pg_index")
              ? target.unsafe(text, parameters)
              : Effect.map(target.unsafe<Plan>(`EXPLAIN ${text}`, parameters), (lines) => {
                  plans.push(lines.map((line) => line["QUERY PLAN"]).join("\n"))
                  return []
                })
        : Reflect.get(target, name)
  })

interface Plan {
  readonly "QUERY PLAN": string
}
