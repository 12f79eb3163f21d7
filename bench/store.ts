/** Measures queries of 100 000 documents in PGlite and on a Postgres server. */
import * as PostgresStore from "@portico/provider/PostgresStore"
import { type Collection, open } from "../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../packages/provider/src/engine/filter/Filter.ts"
import * as Parse from "../packages/provider/src/engine/filter/Parse.ts"
import * as Search from "../packages/provider/src/engine/search/Search.ts"
import * as Sort from "../packages/provider/src/engine/order/Sort.ts"
import { type Find, ItemStore } from "../packages/provider/src/store/ItemStore.ts"
import type { Store } from "../packages/provider/src/store/Store.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Scope from "effect/Scope"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startPostgres } from "../scripts/postgres.mjs"
import { durations, milliseconds } from "./Measure.ts"
import { groups } from "./Products.ts"
import { type Bar, figure, type Row } from "./Table.ts"

export const title = "100 000 documents in the store, medians of 40"

const count = 100_000
const passes = 40

export const measure = async (): Promise<ReadonlyArray<Row>> => {
  const folder = mkdtempSync(join(tmpdir(), "portico-bench-"))
  const server = await startPostgres()
  try {
    return [
      ...(await onStore("PGlite", PostgresStore.make({ dataDir: folder }))),
      ...(await onStore("Postgres", PostgresStore.make({ url: Redacted.make(server.url) })))
    ]
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const onStore = async (name: string, { layer }: Store): Promise<ReadonlyArray<Row>> => {
  const scope = Scope.makeUnsafe()
  try {
    const store = Context.get(await Effect.runPromise(Layer.buildWithScope(layer, scope)), ItemStore)
    const [loading] = await milliseconds(() => Effect.runPromise(fill(store)))
    return [figure(`${name}: load, with indexes`, (count / loading) * 1000, "items/s"), ...(await finds(name, store))]
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
  }
}

const finds = async (name: string, store: ItemStore["Service"]): Promise<ReadonlyArray<Row>> => {
  const rows: Array<Row> = []
  const row = async (what: string, run: Effect.Effect<unknown, unknown>, bar?: Bar) => {
    rows.push(figure(`${name}: ${what}`, await durations(() => Effect.runPromise(run), passes), "ms", bar))
  }
  const end = await Effect.runPromise(store.find(products, { ...page, offset: matching - 60, limit: 1 }))
  const values = end.found.map(Sort.valuesOf(page.sort))[0] ?? []
  const from = { values, direction: "after" } as const

  await row("get", store.get(products, ["p77777"], Filter.all))
  await row("filtered, sorted page of 50, at the beginning", store.find(products, page), { atMost: 1 })
  await row("the same page by cursor, at the end", store.find(products, { ...page, from }), { atMost: 1 })
  await row("the same page by offset, at the end", store.find(products, { ...page, offset: matching - 60 }))
  await row("count of a filter", store.count(products, page.filter))
  await row(
    "group by category, four aggregates",
    store.aggregate(products, { pipeline: groups, limit: 50, offset: 0, total: false })
  )
  await row(
    "filter by elements of an array field",
    store.find(products, { ...page, filter: filterOf({ tags: { $hasAll: ["t7", "t11"] } }) })
  )
  await row(
    "part of a string, case-insensitive",
    store.find(products, { ...page, filter: filterOf({ title: { $contains: "DUCT 77777" } }) })
  )
  const [first] = await milliseconds(() => Effect.runPromise(complete(store)))
  rows.push(figure(`${name}: first complete search, for which all words are extracted`, first, "ms"))
  await row("search for two words", store.find(products, words("garden w4242", false)))
  await row("search for a misspelled word", store.find(products, words("gardne w4242", true)))
  return rows
}

const products: Collection = {
  ...open("products"),
  fields: {
    title: { type: "TEXT" },
    category: { type: "TEXT" },
    price: { type: "NUMBER" },
    stock: { type: "NUMBER" },
    addedAt: { type: "DATETIME" },
    tags: { type: "ARRAY_STRING" }
  },
  indexes: [
    { fields: [{ fieldName: "category" }, { fieldName: "addedAt" }] },
    { fields: [{ fieldName: "tags" }] },
    { fields: [{ fieldName: "title" }] }
  ]
}

const categories = 20

/** About 400 bytes, as JSON. */
const product = (index: number): Document.Document =>
  Document.make(
    {
      title: `Product ${index} of the garden`,
      category: `c${index % categories}`,
      price: (index * 7919) % 1000,
      stock: index % 7,
      active: index % 3 !== 0,
      tags: [`t${index % 50}`, `t${index % 47}`],
      addedAt: { $date: new Date(1.7e12 + index * 60_000).toISOString() },
      description: `w${index % 5000} `.repeat(4) + "A thing that somebody may want to have at home or give away."
    },
    {
      id: `p${index}`,
      createdDate: new Date(1.7e12 + index).toISOString(),
      updatedDate: new Date(1.7e12).toISOString()
    }
  )

const filterOf = (model: object): Filter.Filter => Result.getOrThrow(Parse.parse(model))

const page: Find = {
  filter: filterOf({ category: "c7", price: { $gte: 100 }, stock: { $lt: 5 } }),
  sort: Result.getOrThrow(Sort.parse([{ fieldName: "addedAt" }])),
  limit: 50,
  offset: 0,
  total: false
}

const documents = Array.from({ length: count }, (_, index) => product(index))
const matching = documents.filter(
  ({ data }) => data["category"] === "c7" && Number(data["price"]) >= 100 && Number(data["stock"]) < 5
).length

const words = (expression: string, fuzzy: boolean): Find => {
  const search = Result.getOrThrow(Search.parse({ expression, fuzzy }, products))
  return typeof search === "string"
    ? page
    : { ...page, filter: { _tag: "Words", search }, sort: Sort.bestFirst(search) }
}

/** Searches until the result is complete. */
const complete = Effect.fnUntraced(function* (store: ItemStore["Service"]) {
  while ((yield* store.find(products, words("garden w4242", false))).isIncomplete === true) yield* Effect.sleep(100)
})

const fill = Effect.fnUntraced(function* (store: ItemStore["Service"]) {
  yield* store.load([{ collection: products, documents }], "keep")
  // With this many documents, the indexes are created after the load.
  while ((yield* store.indexes(products)).some(({ status }) => status === "BUILDING")) yield* Effect.sleep(20)
  const settled = yield* store.indexes(products)
  if (settled.some(({ status }) => status !== "ACTIVE")) return yield* Effect.die("an index could not be created")
})
