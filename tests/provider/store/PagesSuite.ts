import { type Collection, open } from "../../../packages/provider/src/engine/collection/Collection.ts"
import type { From } from "../../../packages/provider/src/engine/order/Cursor.ts"
import * as Document from "../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../packages/provider/src/engine/filter/Filter.ts"
import type { Json, JsonObject } from "../../../packages/provider/src/engine/value/Json.ts"
import * as Order from "../../../packages/provider/src/engine/value/Order.ts"
import * as Sort from "../../../packages/provider/src/engine/order/Sort.ts"
import { ItemStore } from "../../../packages/provider/src/store/ItemStore.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Random from "../../differential/Random.ts"
import * as Samples from "../../differential/samples.ts"

/** Checks the paging of an item store. */
export const suite = (name: string, layer: Layer.Layer<ItemStore, unknown>) =>
  it.layer(layer)(`pages in ${name}`, (it) => {
    it.effect.each(orders)("contain every item once by cursor, forward and back: %j", ({ indexes, sort }) =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const collection = { ...open("walked"), indexes: indexes.map((fields) => ({ fields })) }
        yield* store.load([{ collection, documents: mixed }], "replace")
        const walker = walk(store, collection, Result.getOrThrow(Sort.parse(sort)))
        const { found: whole } = yield* store.find(collection, { ...walker.find, limit: 1000 })

        const forward = yield* walker.forward(7)
        const back = yield* walker.back(7)
        const pages = yield* Effect.forEach([0, 7, 14, 21, 28, 35, 42, 49, 56], (offset) =>
          store.find(collection, { ...walker.find, limit: 7, offset })
        )

        assert.strictEqual(new Set(forward).size, mixed.length)
        assert.deepStrictEqual(forward, whole.map(idOf))
        assert.deepStrictEqual(back, whole.map(idOf))
        assert.deepStrictEqual(
          pages.flatMap(({ found }) => found.map(idOf)),
          forward
        )
      })
    )

    it.effect("start at the item itself if they are inclusive", () =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const collection = open("inclusive")
        yield* store.load([{ collection, documents: mixed }], "replace")
        const walker = walk(store, collection, Sort.newestFirst)
        const { found } = yield* store.find(collection, { ...walker.find, limit: 3, offset: 5 })
        const values = Sort.valuesOf(Sort.newestFirst)(found[1] ?? mixed[0]!)
        const page = (direction: From["direction"]) =>
          Effect.map(
            store.find(collection, { ...walker.find, from: { values, direction, inclusive: true }, limit: 2 }),
            ({ found }) => found.map(idOf)
          )

        assert.deepStrictEqual(yield* page("after"), found.slice(1).map(idOf))
        assert.deepStrictEqual(yield* page("before"), found.slice(0, 2).map(idOf))
      })
    )

    it.effect("contain every item that exists throughout, despite concurrent changes", () =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const collection = open("busy")
        const random = new Random.Random(7)
        const doc = (id: string) => document(id, { n: random.below(10) })
        const staying = Array.from({ length: 40 }, (_, index) => doc(`stays ${index}`))
        yield* store.load([{ collection, documents: staying }], "replace")
        const sort = Result.getOrThrow(Sort.parse([{ fieldName: "n", order: "DESC" }]))
        const walker = walk(store, collection, sort)
        let round = 0
        const meddle = Effect.gen(function* () {
          round++
          yield* store.insert(
            collection,
            Array.from({ length: 5 }, (_, index) => doc(`comes ${round} ${index}`))
          )
          yield* store.remove(
            collection,
            Array.from({ length: 5 }, (_, index) => `comes ${round - 1} ${index}`),
            Filter.all
          )
        })

        const seen = [yield* walker.forward(6, meddle), yield* walker.back(6, meddle)]

        for (const ids of seen) {
          const stayed = ids.filter((id) => id.startsWith("stays"))
          assert.strictEqual(stayed.length, staying.length)
          assert.strictEqual(new Set(stayed).size, staying.length)
        }
      })
    )

    it.effect("count all matching items, wherever the page is", () =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const collection = open("counted")
        yield* store.load([{ collection, documents: mixed }], "replace")
        const values = Sort.valuesOf([Sort.byId])(mixed[30]!)

        const { total } = yield* store.find(collection, {
          filter: Filter.all,
          sort: [Sort.byId],
          from: { values, direction: "after" },
          limit: 2,
          offset: 0,
          total: true
        })

        assert.deepStrictEqual(total, Option.some(mixed.length))
      })
    )

    it.effect("in random order are the same for one seed and differ for another", () =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const collection = open("shuffled")
        yield* store.load([{ collection, documents: mixed }], "replace")
        const shuffled = (seed: number) => walk(store, collection, Sort.shuffled(seed)).forward(9)

        const [one, again, another] = [yield* shuffled(42), yield* shuffled(42), yield* shuffled(-43)]

        assert.deepStrictEqual(one, again)
        assert.deepStrictEqual(one, mixed.toSorted(Sort.comparator(Sort.shuffled(42))).map(idOf))
        assert.notDeepEqual(one, another)
        assert.deepStrictEqual(another.toSorted(), one.toSorted())
      })
    )

    it.effect.each([
      ["distinct values", [], mixed],
      ["distinct values of an indexed field with arrays", [{ fields: [{ fieldName: "a" }] }], mixed],
      ["distinct values of an indexed field", [{ fields: [{ fieldName: "a" }] }], withoutArrays],
      [
        "distinct values of a field with a descending index",
        [{ fields: [{ fieldName: "a", order: "DESC" }, { fieldName: "b" }] }],
        withoutArrays
      ]
    ] as const)("of %s contain each value once", ([name, indexes, documents]) =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const collection = { ...open(name), indexes }
        yield* store.load([{ collection, documents }], "replace")
        const values = documents.flatMap(({ data }) => data["a"] ?? []).filter((value) => value !== null)
        const find = { path: ["a"], filter: Filter.all, limit: 3, offset: 0, total: true } as const
        for (const order of ["ASC", "DESC"] as const) {
          const { found: whole } = yield* store.distinct(collection, { ...find, order, limit: 1000 })
          const page = (from?: From) => store.distinct(collection, { ...find, order, from })

          const forward = yield* collect(page, "after", (value) => [value])
          const back = yield* collect(page, "before", (value) => [value], whole.at(-1))
          const { total } = yield* page({ values: [whole[3] ?? null], direction: "after" })
          const fifth = yield* store.distinct(collection, { ...find, order, offset: 4, limit: 1 })
          const again = yield* page({ values: [whole[3] ?? null], direction: "after", inclusive: true })

          assert.isTrue(values.every((value) => whole.some((one) => Order.equal(one, value))))
          assert.isTrue(whole.every((one, index) => index === 0 || Order.compare(one, whole[index - 1]) !== 0))
          assert.deepStrictEqual(fifth.found, whole.slice(4, 5))
          assert.deepStrictEqual(again.found, whole.slice(3, 6))
          assert.deepStrictEqual(forward, whole)
          assert.deepStrictEqual(back, whole.slice(0, -1))
          assert.deepStrictEqual(total, Option.some(whole.length))
        }
      })
    )
  })

type Fields = Collection["indexes"][number]["fields"]
type Order = { readonly indexes: ReadonlyArray<Fields>; readonly sort: Fields }

const orders: ReadonlyArray<Order> = [
  { indexes: [], sort: [] },
  { indexes: [], sort: [{ fieldName: "a" }] },
  { indexes: [[{ fieldName: "a" }]], sort: [{ fieldName: "a", order: "DESC" }] },
  { indexes: [], sort: [{ fieldName: "a.b" }, { fieldName: "b", order: "DESC" }] },
  {
    indexes: [[{ fieldName: "a", order: "DESC" }, { fieldName: "b" }]],
    sort: [{ fieldName: "a", order: "DESC" }, { fieldName: "b" }]
  },
  {
    indexes: [],
    sort: [
      { fieldName: "a", order: "DESC" },
      { fieldName: "b" },
      { fieldName: "c", order: "DESC" },
      { fieldName: "__proto__" },
      { fieldName: "'; DROP TABLE collections; --", order: "DESC" }
    ]
  },
  { indexes: [], sort: [{ fieldName: "_id", order: "DESC" }, { fieldName: "a" }] }
]

const document = (id: string, own: JsonObject, created = 0): Document.Document =>
  Document.make(own, {
    id,
    createdDate: new Date(created).toISOString(),
    updatedDate: new Date(0).toISOString()
  })

// Values of every type, missing ones, and many equal ones.
const mixed: ReadonlyArray<Document.Document> = (() => {
  const random = new Random.Random(1)
  return Array.from({ length: 60 }, (_, index) => {
    const fields = Samples.names.flatMap((name) =>
      random.oneIn(4)
        ? []
        : [[name, random.oneIn(3) ? random.pick(["x", 1, null, []]) : Samples.value(random)] as const]
    )
    const id = `${random.pick(["", "a", "Z", "😀", "\ue000"])}${index}`
    return document(id, Object.fromEntries(fields), random.below(4))
  })
})()

const withoutArrays = mixed.filter(({ data }) => !Array.isArray(data["a"]))

const idOf = ({ id }: Document.Document): string => id

const walk = (store: ItemStore["Service"], collection: Collection, sort: ReadonlyArray<Sort.SortKey>) => {
  const find = { filter: Filter.all, sort, limit: 1000, offset: 0, total: false } as const
  const valuesOf = Sort.valuesOf(sort)
  const page =
    (limit: number, between: Effect.Effect<unknown, unknown> = Effect.void) =>
    (from?: From) =>
      Effect.tap(store.find(collection, { ...find, limit, from }), between)
  return {
    find,
    forward: (limit: number, between?: Effect.Effect<unknown, unknown>) =>
      Effect.map(collect(page(limit, between), "after", valuesOf), (all) => all.map(idOf)),
    back: (limit: number, between?: Effect.Effect<unknown, unknown>) =>
      Effect.gen(function* () {
        const { found } = yield* store.find(collection, find)
        const last = found.at(-1)
        const before = yield* collect(page(limit, between), "before", valuesOf, last)
        return [...before, ...(last === undefined ? [] : [last])].map(idOf)
      })
  }
}

/** Walks page by page until there are no more. */
const collect = <A, E>(
  page: (from?: From) => Effect.Effect<{ readonly found: ReadonlyArray<A>; readonly hasNext: boolean }, E>,
  direction: From["direction"],
  valuesOf: (one: A) => ReadonlyArray<Json>,
  start?: A
) =>
  Effect.gen(function* () {
    const all: Array<A> = []
    let edge = start
    for (;;) {
      const { found, hasNext } = yield* page(edge === undefined ? undefined : { values: valuesOf(edge), direction })
      if (direction === "after") all.push(...found)
      else all.unshift(...found)
      edge = direction === "after" ? found.at(-1) : found[0]
      if (!hasNext) return all
    }
  })
