import * as Filter from "@portico/client/data/Filter"
import { decodeDates } from "@portico/contract/WireDate"
import { open as collectionNamed } from "../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../packages/provider/src/engine/collection/Document.ts"
import * as Parse from "../../packages/provider/src/engine/filter/Parse.ts"
import type { Json, JsonObject } from "../../packages/provider/src/engine/value/Json.ts"
import * as Sort from "../../packages/provider/src/engine/order/Sort.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { distinct, filters, missing, order } from "./semantics.ts"
import * as Stores from "./stores.ts"

type Value = Json | typeof missing

const documentOf = (value: Value, index: number): Document.Document =>
  Document.make(value === missing ? {} : { a: value }, {
    id: String(index).padStart(3, "0"),
    createdDate: new Date(0).toISOString(),
    updatedDate: new Date(0).toISOString()
  })

const parsed = (model: JsonObject) => Result.getOrThrow(Parse.parse(model))

const collection = collectionNamed("semantics")

/** Returns every store, filled with items of these values. */
const filled = (values: ReadonlyArray<Value>) =>
  Effect.gen(function* () {
    const stores = yield* Stores.open
    const documents = values.map(documentOf)
    for (const { items } of stores) yield* items.load([{ collection, documents }], "replace")
    return { stores, documents }
  })

const cases = Object.values(filters).flat()

const page = { limit: 1000, offset: 0, total: false }

it.live("matches the filters of docs/semantics.md in every store and in the client", () =>
  Effect.gen(function* () {
    const values = cases.flatMap(({ finds, not }) => [...finds, ...not])
    const { documents, stores } = yield* filled(values)
    let first = 0
    for (const { filter, finds, not, rule } of cases) {
      const ours = documents.slice(first, first + finds.length + not.length)
      first += ours.length
      const expected = ours.slice(0, finds.length).map(({ id }) => id)
      const isOurs = new Set(ours.map(({ id }) => id))
      for (const { items, name } of stores) {
        const { found } = yield* items.find(collection, { filter: parsed(filter), sort: [Sort.byId], ...page })
        const ids = found.map(({ id }) => id).filter((id) => isOurs.has(id))
        assert.deepStrictEqual(ids, expected, `${name}: ${rule}`)
      }
      const built = Filter.raw(decodeDates(filter) as JsonObject)
      // The client rejects objects and arrays as values (decision 0073), which the provider compares.
      if (built.problems.length > 0) {
        assert.deepStrictEqual(
          built.problems.map(({ code }) => code),
          ["WDE0058"],
          `Filter.raw: ${rule}`
        )
        continue
      }
      const matches = Filter.matches(built)
      const matching = ours.filter(({ data }) => matches(decodeDates(data) as JsonObject)).map(({ id }) => id)
      assert.deepStrictEqual(matching, expected, `Filter.matches: ${rule}`)
    }
  })
)

it.live("matches the orders and distinct values of docs/semantics.md in every store", () =>
  Effect.gen(function* () {
    const places = order.flatMap(([, values]) => values)
    const shuffled = places.map((value, place) => [(place * 7) % places.length, value] as const)
    const inOrder = shuffled.toSorted(([left], [right]) => left - right).map(([, value]) => value)
    const { documents, stores } = yield* filled(inOrder)
    const sort = Result.getOrThrow(Sort.parse([{ fieldName: "a", order: "ASC" }]))
    const everything = parsed({})
    const placeOf = new Map(
      documents.map(({ id }, index) => [id, order.findIndex(([, values]) => values.includes(inOrder[index] as Json))])
    )
    for (const { items, name } of stores) {
      const { found } = yield* items.find(collection, { filter: everything, sort, ...page })
      const found_ = found.map(({ id }) => placeOf.get(id))
      assert.deepStrictEqual(
        found_,
        found_.toSorted((left, right) => Number(left) - Number(right)),
        name
      )
      yield* items.load([{ collection, documents: distinct.of.map(documentOf) }], "replace")
      const values = yield* items.distinct(collection, { path: ["a"], filter: everything, order: "ASC", ...page })
      assert.deepStrictEqual(values.found, distinct.are, name)
    }
  })
)
