import { type Collection, open } from "../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../packages/provider/src/engine/collection/Document.ts"
import * as Draft from "../../../packages/provider/src/engine/item/Draft.ts"
import * as Filter from "../../../packages/provider/src/engine/filter/Filter.ts"
import { type Total, TotalLimit } from "../../../packages/provider/src/engine/limits/TotalLimit.ts"
import * as Pipelines from "../../../packages/provider/src/engine/pipeline/Parse.ts"
import * as Parse from "../../../packages/provider/src/engine/filter/Parse.ts"
import type { JsonObject } from "../../../packages/provider/src/engine/value/Json.ts"
import * as Sort from "../../../packages/provider/src/engine/order/Sort.ts"
import { ItemStore } from "../../../packages/provider/src/store/ItemStore.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"

/** Checks an item store. */
export const suite = (name: string, layer: Layer.Layer<ItemStore, unknown>) =>
  it.layer(layer)(`items in ${name}`, (it) => {
    it.effect("stores items unchanged, in the order of their keys", () =>
      Effect.gen(function* () {
        const { books, store } = yield* emptyShop
        const hostile = JSON.parse(
          `{ "zebra": 1, "a": { "z": [], "b": {} }, "__proto__": { "x": 1 }, "$where": "1", "a.b": 2, "": 3,
             "'; DROP TABLE collections; --": "'; DROP TABLE collections; --", "long key before short": 1, "n": 1e-7 }`
        )
        const emma = document("emma", hostile)

        yield* store.insert(books, [emma])

        const [found] = yield* store.get(books, ["emma"], Filter.all)
        assert.strictEqual(JSON.stringify(found), JSON.stringify(Option.some(emma)))
        assert.strictEqual((yield* store.find(books, all)).found.length, 1)
      })
    )

    it.effect("returns items in the requested order, and none for missing ones", () =>
      Effect.gen(function* () {
        const { books, store } = yield* emptyShop
        yield* store.insert(books, [document("a", {}), document("b", {})])

        const found = yield* store.get(books, ["b", "missing", "a"], Filter.all)
        const none = yield* store.get(books, [], Filter.all)

        assert.deepStrictEqual(found.map(idOf), ["b", undefined, "a"])
        assert.deepStrictEqual(none, [])
      })
    )

    it.effect("inserts only new items, and the first of two with the same id", () =>
      Effect.gen(function* () {
        const { books, store } = yield* emptyShop
        yield* store.insert(books, [document("a", { title: "old" })])

        const areNew = yield* store.insert(books, [
          document("a", { title: "new" }),
          document("b", { title: "first" }),
          document("b", { title: "second" })
        ])

        assert.deepStrictEqual(areNew, [false, true, false])
        assert.deepStrictEqual(yield* titles(store, books), { a: "old", b: "first" })
      })
    )

    it.effect("lets only one of several concurrent inserts of the same id succeed", () =>
      Effect.gen(function* () {
        const { books, store } = yield* emptyShop

        const areNew = yield* Effect.forEach(
          Array.from({ length: 20 }, (_, title) => document("a", { title })),
          (one) => store.insert(books, [one]),
          { concurrency: "unbounded" }
        )

        assert.strictEqual(areNew.flat().filter(Boolean).length, 1)
      })
    )

    it.effect("replaces the whole item except its creation date and owner", () =>
      Effect.gen(function* () {
        const { books, store } = yield* emptyShop
        yield* store.insert(books, [document("a", { title: "old", pages: 1 }, { ownerId: "anna" })])

        const [updated] = yield* store.update(
          books,
          [document("a", { title: "new" }, { createdDate: later, updatedDate: later, ownerId: "bob" })],
          Filter.all
        )

        const expected = document("a", { title: "new" }, { updatedDate: later, ownerId: "anna" })
        assert.deepStrictEqual(updated, Option.some(expected))
        assert.deepStrictEqual(yield* store.get(books, ["a"], Filter.all), [Option.some(expected)])
      })
    )

    it.effect("does not add an owner to an item without one", () =>
      Effect.gen(function* () {
        const { books, store } = yield* emptyShop
        yield* store.insert(books, [document("a", {})])

        yield* store.update(books, [document("a", {}, { ownerId: "bob" })], Filter.all)
        yield* store.save(books, [document("a", {}, { ownerId: "bob" })], Filter.all)

        assert.deepStrictEqual(yield* store.get(books, ["a"], Filter.all), [Option.some(document("a", {}))])
      })
    )

    it.effect("changes and removes only matching items", () =>
      Effect.gen(function* () {
        const { books, store } = yield* emptyShop
        yield* store.insert(books, [document("a", { title: "kept" }), document("b", { title: "changed" })])
        const changeable = parse({ title: { $ne: "kept" } })
        const drafts = [
          document("a", { title: "new" }),
          document("b", { title: "new" }),
          document("c", { title: "new" })
        ]

        const updated = yield* store.update(books, drafts, changeable)
        const removed = yield* store.remove(books, ["a", "b", "b", "c"], changeable)

        assert.deepStrictEqual(updated.map(idOf), [undefined, "b", undefined])
        assert.deepStrictEqual(removed.map(idOf), [undefined, "b", undefined, undefined])
        assert.deepStrictEqual(yield* titles(store, books), { a: "kept" })
      })
    )

    it.effect("saves new and matching items, one after the other", () =>
      Effect.gen(function* () {
        const { books, store } = yield* emptyShop
        yield* store.insert(books, [document("a", { title: "kept" }), document("b", { title: "old" })])

        const saved = yield* store.save(
          books,
          [
            document("a", { title: "new" }),
            document("c", { title: "first" }),
            document("b", { title: "new" }),
            document("c", { title: "second" })
          ],
          parse({ title: { $ne: "kept" } })
        )

        assert.deepStrictEqual(
          saved.map((one) => Option.getOrUndefined(one)?.action),
          [undefined, "INSERTED", "UPDATED", "UPDATED"]
        )
        assert.deepStrictEqual(yield* titles(store, books), { a: "kept", b: "new", c: "second" })
      })
    )

    it.effect("stores the last of two updates of one item", () =>
      Effect.gen(function* () {
        const { books, store } = yield* emptyShop
        yield* store.insert(books, [document("a", { title: "old" })])

        const updated = yield* store.update(
          books,
          [document("a", { title: "first" }), document("a", { title: "second" })],
          Filter.all
        )

        assert.deepStrictEqual(
          updated.map((one) => Option.getOrUndefined(one)?.data["title"]),
          ["first", "second"]
        )
        assert.deepStrictEqual(yield* titles(store, books), { a: "second" })
      })
    )

    it.effect("removes the items that match a filter, or all items", () =>
      Effect.gen(function* () {
        const { books, store } = yield* emptyShop
        yield* store.insert(books, [document("a", { title: "x" }), document("b", { title: "y" })])

        yield* store.truncate(books, parse({ title: "x" }))
        const left = yield* titles(store, books)
        yield* store.truncate(books, Filter.all)

        assert.deepStrictEqual(left, { b: "y" })
        assert.strictEqual(yield* store.count(books, Filter.all), 0)
      })
    )

    it.effect("returns pages with hasNext and the total", () =>
      Effect.gen(function* () {
        const { books, store } = yield* emptyShop
        yield* store.insert(
          books,
          Array.from({ length: 5 }, (_, index) => document(`b${index}`, { tags: [index, "all"] }))
        )
        const page = (offset: number, limit: number) =>
          Effect.map(store.find(books, { ...all, offset, limit, total: true }), ({ found, hasNext, total }) => ({
            ids: found.map(({ id }) => id),
            hasNext,
            total: Option.getOrNull(total)
          }))

        assert.deepStrictEqual(yield* page(0, 2), { ids: ["b0", "b1"], hasNext: true, total: 5 })
        assert.deepStrictEqual(yield* page(3, 2), { ids: ["b3", "b4"], hasNext: false, total: 5 })
        assert.deepStrictEqual(yield* page(9, 2), { ids: [], hasNext: false, total: 5 })
        assert.deepStrictEqual(
          yield* store.distinct(books, { ...all, path: ["tags"], order: "DESC", offset: 1, limit: 2, total: true }),
          { found: [3, 2], hasNext: true, total: Option.some(6) }
        )
      })
    )

    it.effect("counts totals up to the limit, and everything in a count", () =>
      Effect.gen(function* () {
        const { books, store } = yield* emptyShop
        const indexed: Collection = { ...books, indexes: [{ fields: [{ fieldName: "year" }] }] }
        yield* store.load(
          [
            {
              collection: indexed,
              documents: Array.from({ length: 5 }, (_, index) => document(`b${index}`, { year: index, tags: [index] }))
            }
          ],
          "replace"
        )
        const one = { ...all, limit: 1, offset: 0, order: "ASC", total: true } as const
        const stages = [{ sort: { values: [{ fieldName: "year" }] } }]
        const pipeline = Result.getOrThrow(Pipelines.parse(stages))
        const lists: ReadonlyArray<Effect.Effect<Total, unknown>> = [
          store.find(indexed, one),
          store.find(indexed, { ...one, limit: 10 }),
          store.distinct(indexed, { ...one, path: ["year"] }),
          store.distinct(indexed, { ...one, path: ["tags"] }),
          store.aggregate(indexed, { ...one, pipeline })
        ]
        const totals = (limit: number) =>
          Effect.forEach(lists, (found) =>
            Effect.map(found, ({ tooManyToCount, total }) => [Option.getOrNull(total), tooManyToCount])
          ).pipe(Effect.provideService(TotalLimit, limit))

        assert.deepStrictEqual(
          yield* totals(4),
          Array.from({ length: 5 }, () => [4, true])
        )
        assert.deepStrictEqual(
          yield* totals(5),
          Array.from({ length: 5 }, () => [5, undefined])
        )
        assert.strictEqual(yield* Effect.provideService(store.count(indexed, Filter.all), TotalLimit, 4), 5)
      })
    )

    it.effect("finds arrays in an indexed field", () =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const plain = open("indexed")
        const indexed: Collection = { ...plain, indexes: [{ fields: [{ fieldName: "early" }, { fieldName: "late" }] }] }
        yield* store.load([{ collection: plain, documents: [document("a", { early: ["x"], late: "x" })] }], "replace")
        yield* store.define(indexed)
        const collection = Option.getOrThrow(yield* store.collection("indexed"))
        const ids = (field: string) =>
          Effect.map(store.find(collection, { ...all, filter: parse({ [field]: "x" }) }), ({ found }) =>
            found.map(({ id }) => id)
          )

        const before = [yield* ids("early"), yield* ids("late")]
        yield* store.insert(collection, [document("b", { early: "x", late: ["y", "x"] })])

        assert.deepStrictEqual(before, [["a"], ["a"]])
        assert.deepStrictEqual(
          [yield* ids("early"), yield* ids("late")],
          [
            ["a", "b"],
            ["a", "b"]
          ]
        )
      })
    )

    it.effect("stores any value allowed in an indexed field", () =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const indexes = [{ fields: [{ fieldName: "one" }, { fieldName: "other", order: "DESC" as const }] }]
        const collection: Collection = { ...open("large keys"), indexes }
        yield* store.define(collection)
        // Letters in irregular order, because repetitions are compressed.
        const letter = (index: number) => String.fromCodePoint(33 + ((index * index * 31) % 4999))
        const fillings: ReadonlyArray<(length: number) => unknown> = [
          (length) => Array.from({ length }, (_, index) => letter(index)).join(""),
          (length) => Array.from({ length }, (_, index) => index / 7),
          (length) => Array.from({ length }, (_, index) => [letter(index), null]),
          (length) => Object.fromEntries(Array.from({ length }, (_, index) => [letter(index), true]))
        ]
        const largest = (fill: (length: number) => unknown, index: number) => {
          const made = (length: number) =>
            Draft.toDocument(
              { id: `${index}`, data: { one: fill(length), other: length } },
              { makeId: () => "", now: earlier, indexes }
            )
          let length = 0
          for (let step = 1024; step >= 1; step /= 2) if (Result.isSuccess(made(length + step))) length += step
          return Result.getOrThrow(made(length))
        }
        const documents = fillings.map(largest)

        const areNew = yield* store.insert(collection, documents)

        assert.deepStrictEqual(areNew, [true, true, true, true])
      })
    )

    it.effect("accepts an index on a field whose values are already too large", () =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const plain = open("large values")
        const text = Array.from({ length: 5000 }, (_, index) =>
          String.fromCodePoint(33 + ((index * index) % 4999))
        ).join("")
        yield* store.load([{ collection: plain, documents: [document("a", { text }), document("b", {})] }], "replace")

        yield* store.define({ ...plain, indexes: [{ fields: [{ fieldName: "text" }] }] })

        const collection = Option.getOrThrow(yield* store.collection("large values"))
        const { found } = yield* store.find(collection, { ...all, filter: parse({ text }) })
        assert.deepStrictEqual(
          found.map(({ id }) => id),
          ["a"]
        )
      })
    )

    it.effect("loads only new collections unless it replaces everything", () =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const contents = (id: string, title: string) => ({
          collection: open(id),
          documents: [document("a", { title })]
        })
        yield* store.load([contents("one", "first")], "replace")

        const kept = yield* store.load([contents("one", "second"), contents("'; two", "second")], "keep")
        const afterKeeping = yield* titles(store, open("one"))
        const replaced = yield* store.load([contents("one", "third")], "replace")

        assert.deepStrictEqual([kept, replaced], [["'; two"], ["one"]])
        assert.deepStrictEqual(afterKeeping, { a: "first" })
        assert.deepStrictEqual(yield* titles(store, open("one")), { a: "third" })
        assert.deepStrictEqual(
          (yield* store.collections).map(({ id }) => id),
          ["one"]
        )
      })
    )

    it.effect("loads many collections with few and with many items", () =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const sizes = Array.from({ length: 30 }, (_, index) => (index === 10 ? 2300 : index === 11 ? 600 : index % 3))
        const contents = (title: string) =>
          sizes.map((size, place) => ({
            collection: open(`loaded ${place}`),
            documents: Array.from({ length: size }, (_, index) => document(`${place} ${index}`, { title }))
          }))
        yield* store.load(contents("first"), "replace")

        yield* store.load(contents("second"), "replace")

        const counts = yield* Effect.forEach(sizes, (_, place) =>
          Effect.all([
            store.count(open(`loaded ${place}`), parse({ title: "first" })),
            store.count(open(`loaded ${place}`), parse({ title: "second" }))
          ])
        )
        assert.deepStrictEqual(
          counts,
          sizes.map((size): [number, number] => [0, size])
        )
      })
    )

    it.effect("returns the latest definition of a collection", () =>
      Effect.gen(function* () {
        const store = yield* ItemStore
        const fields = { zebra: { type: "TEXT" }, a: { type: "NUMBER" } } as const
        yield* store.define(open("defined"))

        yield* store.define({ ...open("defined"), displayName: "Defined", fields })

        const found = Option.getOrThrow(yield* store.collection("defined"))
        assert.deepStrictEqual(found, { ...open("defined"), displayName: "Defined", fields })
        assert.deepStrictEqual(Object.keys(found.fields), ["zebra", "a"])
        assert.deepStrictEqual(yield* store.collection("undefined"), Option.none())
      })
    )
  })

const earlier = "2020-01-01T00:00:00.000Z"
const later = "2021-01-01T00:00:00.000Z"

const document = (id: string, own: JsonObject, system: Partial<Document.SystemFields> = {}): Document.Document =>
  Document.make(own, { id, createdDate: earlier, updatedDate: earlier, ...system })

const parse = (model: JsonObject) => Result.getOrThrow(Parse.parse(model))

const all = { filter: Filter.all, sort: [Sort.byId], limit: 50, offset: 0, total: false } as const

const idOf = (found: Option.Option<Document.Document>) => Option.getOrUndefined(found)?.id

const titles = (store: ItemStore["Service"], collection: Collection) =>
  Effect.map(store.find(collection, all), ({ found }) =>
    Object.fromEntries(found.map(({ data, id }) => [id, data["title"]]))
  )

const emptyShop = Effect.gen(function* () {
  const store = yield* ItemStore
  const books = open("books")
  yield* store.load([{ collection: books, documents: [] }], "replace")
  return { books, store }
})
