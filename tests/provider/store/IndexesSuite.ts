import { type Collection, type Index, open } from "../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../packages/provider/src/engine/filter/Filter.ts"
import type { JsonObject } from "../../../packages/provider/src/engine/value/Json.ts"
import { ItemStore } from "../../../packages/provider/src/store/ItemStore.ts"
import * as Limits from "@portico/contract/Limits"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"

/** Checks the indexes of an item store. */
export const suite = (name: string, layer: Layer.Layer<ItemStore, unknown>) =>
  it.layer(layer)(`indexes in ${name}`, (it) => {
    it.effect("list the system's indexes, then the declared ones, with their status", () =>
      Effect.gen(function* () {
        const { shop, statuses } = yield* withBooks([], [item("a", { year: 1 }), item("b", { year: 1 })])
        const many = Array.from({ length: 31 }, (_, index) => ({ fieldName: `f${index}` }))
        yield* shop.define({ ...books, indexes: [byYear, { ...byYear, unique: true }, byTitle, { fields: many }] })

        assert.deepStrictEqual((yield* statuses).slice(0, 5), [
          ["_id UNIQUE", "SYSTEM", "ACTIVE"],
          ["_createdDate DESC", "SYSTEM", "ACTIVE"],
          ["year DESC", "USER", "ACTIVE"],
          ["year DESC UNIQUE", "USER", "FAILED"],
          ["title UNIQUE", "USER", "ACTIVE"]
        ])
        assert.strictEqual((yield* statuses)[5]?.[2], "INVALID")
      })
    )

    it.effect("are dropped when they are no longer declared, and created again later", () =>
      Effect.gen(function* () {
        const { shop, statusOf } = yield* withBooks([byYear, byTitle], [])
        yield* shop.define({ ...books, indexes: [byYear] })
        assert.strictEqual(yield* statusOf("title UNIQUE"), "DROPPED")
        assert.strictEqual(yield* statusOf("year DESC"), "ACTIVE")

        const again = [item("a", { title: "Emma" }), item("b", { title: "Emma" })]
        assert.deepStrictEqual(yield* shop.insert(books, again), [true, true])
        yield* shop.define({ ...books, indexes: [byYear, byTitle] })
        assert.strictEqual(yield* statusOf("title UNIQUE"), "FAILED")
      })
    )

    it.effect("fail if an item's value is too large, in every kind of store", () =>
      Effect.gen(function* () {
        const size = Limits.maximumIndexBytes
        const fitting = [item("a", { title: "x".repeat(size - 9), year: Array.from({ length: 63 }, () => 1) })]
        const exceeding = [
          item("b", { title: "x".repeat(size - 8) }),
          item("c", { year: Array.from({ length: 64 }, () => 1) })
        ]
        const { shop, statusOf } = yield* withBooks([], fitting)
        yield* shop.define({ ...books, indexes: [byYear, byTitle] })
        assert.deepStrictEqual([yield* statusOf("year DESC"), yield* statusOf("title UNIQUE")], ["ACTIVE", "ACTIVE"])

        yield* shop.define(books)
        yield* shop.insert(books, exceeding)
        yield* shop.define({ ...books, indexes: [byYear, byTitle] })
        assert.deepStrictEqual([yield* statusOf("year DESC"), yield* statusOf("title UNIQUE")], ["FAILED", "FAILED"])
      })
    )

    it.effect("include the index of words after the first search", () =>
      Effect.gen(function* () {
        const { shop, statuses } = yield* withBooks([], [])
        const search = { words: ["emma"], mode: "AND", fuzzy: false, skipped: [] } as const
        const query = { filter: { _tag: "Words", search }, sort: [], limit: 1, offset: 0, total: false } as const
        yield* shop.find(books, { ...query, sort: [{ path: ["_id"], descending: false }] })

        assert.deepStrictEqual((yield* statuses).at(-1), ["words", "AUTO", "ACTIVE"])
      })
    )

    it.effect("reject duplicates except null and missing values if they are unique", () =>
      Effect.gen(function* () {
        const { shop } = yield* withBooks([byTitle], [])
        const given = [
          { title: "Emma" },
          { title: null },
          {},
          { title: null },
          {},
          { title: "Emma" },
          { title: "emma" }
        ]

        const added = yield* shop.insert(
          books,
          given.map((own, index) => item(`i${index}`, own))
        )

        assert.deepStrictEqual(added, [true, true, true, true, true, false, true])
      })
    )

    it.effect("compare whole values regardless of key order if they are unique", () =>
      Effect.gen(function* () {
        const { shop } = yield* withBooks([byTitle], [])
        const values = [{ a: 1, b: 2 }, { b: 2, a: 1 }, ["a"], ["a"], [["a", 1]], { a: 1 }, 1, "1", 1, true]

        const added = yield* shop.insert(
          books,
          values.map((title, index) => item(`i${index}`, { title }))
        )

        assert.deepStrictEqual(added, [true, false, true, false, true, true, true, true, false, true])
      })
    )

    it.effect("reject a change with a duplicate completely if they are unique", () =>
      Effect.gen(function* () {
        const { shop, titles } = yield* withBooks([byTitle], [item("a", { title: "Emma" }), item("b", { title: "B" })])
        const clash = [item("c", { title: "C" }), item("b", { title: "Emma" })]

        const refused = [
          yield* Effect.flip(shop.update(books, [item("b", { title: "Emma" })], Filter.all)),
          yield* Effect.flip(shop.save(books, clash, Filter.all)),
          yield* Effect.flip(
            shop.alter(books, ["a", "b"], Filter.all, ({ id }) => Result.succeed(item(id, { title: "Same" })))
          )
        ]

        assert.deepStrictEqual(
          refused.map((error) => (error._tag === "ApplicationError" ? [error.code, error.status] : error._tag)),
          [
            ["WDE0123", 409],
            ["WDE0123", 409],
            ["WDE0123", 409]
          ]
        )
        assert.deepStrictEqual(yield* titles, { a: "Emma", b: "B" })
      })
    )

    it.effect("release a value when its item changes or is removed if they are unique", () =>
      Effect.gen(function* () {
        const { shop } = yield* withBooks([byTitle], [item("a", { title: "Emma" })])
        yield* shop.update(books, [item("a", { title: "Persuasion" })], Filter.all)
        assert.deepStrictEqual(yield* shop.insert(books, [item("b", { title: "Emma" })]), [true])
        yield* shop.remove(books, ["b"], Filter.all)
        assert.deepStrictEqual(yield* shop.insert(books, [item("c", { title: "Emma" })]), [true])
        yield* shop.truncate(books, Filter.all)
        assert.deepStrictEqual(yield* shop.insert(books, [item("d", { title: "Emma" })]), [true])
      })
    )

    it.effect("accept only one of several concurrent duplicates if they are unique", () =>
      Effect.gen(function* () {
        const { shop } = yield* withBooks([byTitle], [])
        const added = yield* Effect.forEach(
          Array.from({ length: 20 }, (_, index) => item(`i${index}`, { title: "Emma" })),
          (one) => shop.insert(books, [one]),
          { concurrency: "unbounded" }
        )

        assert.strictEqual(added.flat().filter(Boolean).length, 1)
      })
    )

    it.effect("on arrays find elements as the filter requires", () =>
      Effect.gen(function* () {
        const tags: Index = { fields: [{ fieldName: "tags" }] }
        const collection: Collection = { ...books, fields: { tags: { type: "ARRAY_STRING" } }, indexes: [tags] }
        const { shop } = yield* withBooks([], [], collection)
        const values = [["a", "b"], "a", ["b"], [["a"]], { a: 1 }, [], null, ["a", "b", "c"], 1, [1]]
        yield* shop.insert(
          collection,
          values.map((tags, index) => item(`i${index}`, { tags }))
        )
        const count = (filter: Filter.Filter) => shop.count(collection, filter)

        assert.strictEqual(yield* count({ _tag: "HasSome", path: ["tags"], values: ["a", 1] }), 5)
        assert.strictEqual(yield* count({ _tag: "HasAll", path: ["tags"], values: ["a", "b"] }), 2)
        assert.strictEqual(yield* count({ _tag: "HasAll", path: ["tags"], values: ["a"] }), 3)
        assert.strictEqual(yield* count({ _tag: "Equal", path: ["tags"], value: "b" }), 3)
      })
    )

    it.effect("accept the one of two items with the same id that repeats no value", () =>
      Effect.gen(function* () {
        const { shop, titles } = yield* withBooks([byTitle], [item("a", { title: "Emma" })])
        const collection = { ...books, indexes: [byTitle] }
        const two = [item("b", { title: "Emma" }), item("b", { title: "Persuasion" })]

        assert.deepStrictEqual(yield* shop.insert(collection, two), [false, true])
        assert.deepStrictEqual(yield* titles, { a: "Emma", b: "Persuasion" })
      })
    )

    it.effect("find arrays written with a definition from before the declaration", () =>
      Effect.gen(function* () {
        const { shop } = yield* withBooks([], [item("a", { title: "Emma" })])
        const before = Option.getOrThrow(yield* shop.collection(books.id))
        yield* shop.define({ ...books, indexes: [byYear, { fields: [{ fieldName: "title" }] }] })
        yield* shop.insert(before, [item("b", { title: ["Emma"] })])
        yield* shop.alter(before, ["a"], Filter.all, ({ id }) => Result.succeed(item(id, { year: [1, 2] })))

        const after = Option.getOrThrow(yield* shop.collection(books.id))
        assert.strictEqual(yield* shop.count(after, { _tag: "Equal", path: ["title"], value: "Emma" }), 1)
        assert.strictEqual(yield* shop.count(after, { _tag: "Equal", path: ["year"], value: 2 }), 1)
      })
    )
  })

const books = open("books")

const byYear: Index = { fields: [{ fieldName: "year", order: "DESC" }] }
const byTitle: Index = { fields: [{ fieldName: "title" }], unique: true }

const item = (id: string, own: JsonObject): Document.Document =>
  Document.make(own, { id, createdDate: new Date(0).toISOString(), updatedDate: new Date(0).toISOString() })

const withBooks = Effect.fnUntraced(function* (
  indexes: ReadonlyArray<Index>,
  documents: ReadonlyArray<Document.Document>,
  collection: Collection = { ...books, indexes }
) {
  const shop = yield* ItemStore
  yield* shop.load([], "replace")
  yield* shop.load([{ collection, documents }], "replace")
  const all = shop.indexes(books)
  return {
    shop,
    statuses: Effect.map(all, (found) => found.map(({ name, source, status }) => [name, source, status] as const)),
    statusOf: (name: string) => Effect.map(all, (found) => found.find((one) => one.name === name)?.status),
    titles: Effect.map(shop.get(books, ["a", "b", "c"], Filter.all), (found) =>
      Object.fromEntries(found.filter(Option.isSome).map(({ value }) => [value.id, value.data["title"]]))
    )
  }
})
