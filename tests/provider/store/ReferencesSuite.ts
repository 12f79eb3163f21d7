import { type Collection, open } from "../../../packages/provider/src/engine/collection/Collection.ts"
import type { From } from "../../../packages/provider/src/engine/order/Cursor.ts"
import * as Document from "../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../packages/provider/src/engine/filter/Filter.ts"
import type { SeedReference } from "../../../packages/provider/src/engine/seed/ItemSeed.ts"
import { ItemStore } from "../../../packages/provider/src/store/ItemStore.ts"
import type { Reference } from "../../../packages/provider/src/store/ReferenceStore.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"

/** Checks the references of an item store. */
export const suite = (name: string, layer: Layer.Layer<ItemStore, unknown>) =>
  it.layer(layer)(`references in ${name}`, (it) => {
    it.effect("are stored in the order of insertion, each once", () =>
      Effect.gen(function* () {
        const { add, list, relation, store } = yield* library

        const first = yield* add("b1 a2", "b1 a1", "b1 a2", "b2 a1")
        const again = yield* add("b1 a3", "b1 a1")

        assert.deepStrictEqual(first, { added: [true, true, false, true], missing: none })
        assert.deepStrictEqual(again, { added: [true, false], missing: none })
        assert.deepStrictEqual(yield* list("b1"), ["a2", "a1", "a3"])
        assert.isTrue(yield* store.references.has(relation, reference("b1 a3")))
        assert.isFalse(yield* store.references.has(relation, reference("b2 a3")))
      })
    )

    it.effect("are not added if an item is missing or does not match", () =>
      Effect.gen(function* () {
        const { add, list, relation, store } = yield* library
        const named = (id: string): Filter.Filter => ({ _tag: "Equal", path: ["_id"], value: id })

        const missing = yield* add("b1 a1", "b9 a1", "b1 a9")
        const beyond = yield* store.references.insert(relation, [reference("b1 a1"), reference("b2 a2")], {
          referring: named("b1"),
          referenced: named("a1")
        })

        assert.deepStrictEqual(missing, {
          added: [false, false, false],
          missing: { referring: ["b9"], referenced: ["a9"] }
        })
        assert.deepStrictEqual(beyond.missing, { referring: ["b2"], referenced: ["a2"] })
        assert.deepStrictEqual(yield* list("b1"), [])
      })
    )

    it.effect("are replaced as a whole, or not at all", () =>
      Effect.gen(function* () {
        const { add, list, relation, store } = yield* library
        yield* add("b1 a1", "b1 a2", "b2 a1")
        const replace = (ids: ReadonlyArray<string>, referring = "b1") =>
          store.references.replace(relation, referring, ids, everything)

        yield* replace(["a3", "a1", "a3"])
        const replaced = yield* list("b1")
        const missing = yield* replace(["a2", "a9"])
        const nobody = yield* replace([], "b9")
        const kept = yield* list("b1")
        yield* replace([])

        assert.deepStrictEqual([replaced, kept, yield* list("b1")], [["a3", "a1"], ["a3", "a1"], []])
        assert.deepStrictEqual(missing.missing, { referring: [], referenced: ["a9"] })
        assert.deepStrictEqual(nobody.missing, { referring: ["b9"], referenced: [] })
        assert.deepStrictEqual(yield* list("b2"), ["a1"])
      })
    )

    it.effect("are removed one by one", () =>
      Effect.gen(function* () {
        const { add, list, relation, store } = yield* library
        yield* add("b1 a1", "b1 a2", "b2 a1")

        const removed = yield* store.references.remove(relation, ["b1 a1", "b1 a3", "b9 a1"].map(reference))

        assert.deepStrictEqual(removed, [true, false, false])
        assert.deepStrictEqual([yield* list("b1"), yield* list("b2")], [["a2"], ["a1"]])
      })
    )

    it.effect("are separate for other fields and other target collections", () =>
      Effect.gen(function* () {
        const { add, list, relation, store } = yield* library
        yield* add("b1 a1")
        const editors = { ...relation, field: "editors'; DROP TABLE refs; --" }
        const same = { ...relation, target: relation.collection }

        yield* store.references.insert(editors, [reference("b1 a2")], everything)
        yield* store.references.insert(same, [reference("b1 b2")], everything)

        assert.deepStrictEqual(
          [yield* list("b1"), yield* list("b1", {}, editors), yield* list("b1", {}, same)],
          [["a1"], ["a2"], ["b2"]]
        )
      })
    )

    it.effect("are removed with the items on either side", () =>
      Effect.gen(function* () {
        const { add, authors, books, list, store } = yield* library
        yield* add("b1 a1", "b1 a2", "b2 a1", "b2 a3")

        yield* store.remove(authors, ["a1", "a9"], Filter.all)
        const withoutAuthor = [yield* list("b1"), yield* list("b2")]
        yield* store.remove(books, ["b1"], Filter.all)
        yield* store.insert(authors, [document("a1")])
        yield* store.insert(books, [document("b1")])

        assert.deepStrictEqual(withoutAuthor, [["a2"], ["a3"]])
        assert.deepStrictEqual([yield* list("b1"), yield* list("b2")], [[], ["a3"]])
      })
    )

    it.effect("are removed when collections are truncated or replaced", () =>
      Effect.gen(function* () {
        const { add, authors, books, list, store } = yield* library
        const refill = Effect.andThen(
          store.insert(authors, ["a1", "a2", "a3"].map(document)),
          store.insert(books, ["b1", "b2"].map(document))
        )
        const left = Effect.map(Effect.all([list("b1"), list("b2")]), (lists) => lists.flat())
        const some = { _tag: "Equal", path: ["_id"], value: "a1" } as const
        yield* add("b1 a1", "b2 a2")

        yield* store.truncate(authors, some)
        yield* refill
        const withoutSome = yield* left
        yield* store.truncate(authors, Filter.all)
        yield* refill
        const withoutAuthors = yield* left
        yield* add("b1 a1", "b2 a2")
        yield* store.truncate(books, Filter.all)
        yield* refill
        const withoutBooks = yield* left
        yield* add("b1 a1")
        yield* store.load(
          [authors, books].map((collection) => ({ collection, documents: [] })),
          "replace"
        )
        yield* refill

        assert.deepStrictEqual([withoutSome, withoutAuthors, withoutBooks, yield* left], [["a2"], [], [], []])
      })
    )

    it.effect("are not left behind by an item that is removed while they are added", () =>
      Effect.gen(function* () {
        const { add, authors, list, store } = yield* library
        for (let round = 0; round < 20; round++) {
          yield* store.insert(authors, [document("fleeting")])

          yield* Effect.all([add("b1 fleeting"), store.remove(authors, ["fleeting"], Filter.all)], {
            concurrency: "unbounded"
          })

          assert.deepStrictEqual(yield* list("b1"), [])
        }
      })
    )

    it.effect("are returned by page, in both orders, by offset and by position", () =>
      Effect.gen(function* () {
        const { add, authors, relation, store } = yield* library
        const ids = Array.from({ length: 10 }, (_, index) => `x${index}`)
        yield* store.insert(authors, ids.map(document))
        yield* add(...ids.map((id) => `b1 ${id}`))
        const find = { referring: "b1", order: "ASC", limit: 3, offset: 0, total: true } as const
        const page = (more: Partial<Parameters<typeof store.references.find>[1]>) =>
          store.references.find(relation, { ...find, ...more })
        const idsOf = (found: ReadonlyArray<{ readonly referenced: string }>) => found.map((one) => one.referenced)

        const first = yield* page({})
        const beside = (from: Omit<From, "values">) =>
          page({ from: { values: [first.found[2]?.position ?? 0], ...from } })
        const after = yield* beside({ direction: "after" })
        const before = yield* beside({ direction: "before" })
        const including = yield* beside({ direction: "before", inclusive: true })
        const last = yield* page({ offset: 9 })
        const newest = yield* page({ order: "DESC", offset: 1 })

        assert.deepStrictEqual(idsOf(first.found), ["x0", "x1", "x2"])
        assert.deepStrictEqual([first.hasNext, after.hasNext, before.hasNext, last.hasNext], [true, true, false, false])
        assert.deepStrictEqual(idsOf(after.found), ["x3", "x4", "x5"])
        assert.deepStrictEqual(idsOf(before.found), ["x0", "x1"])
        assert.deepStrictEqual(idsOf(including.found), ["x0", "x1", "x2"])
        assert.deepStrictEqual(idsOf(last.found), ["x9"])
        assert.deepStrictEqual(idsOf(newest.found), ["x8", "x7", "x6"])
        for (const { total } of [first, after, last]) assert.deepStrictEqual(total, Option.some(10))
      })
    )

    it.effect("return the first matching items for each item of a page", () =>
      Effect.gen(function* () {
        const { add, relation, store } = yield* library
        yield* add("b1 a2", "b1 a1", "b1 a3", "b2 a3")
        const notA1: Filter.Filter = { _tag: "Not", filter: { _tag: "Equal", path: ["_id"], value: "a1" } }
        const include = (limit: number, filter: Filter.Filter) =>
          Effect.map(store.references.include(relation, ["b2", "b1", "b9"], limit, filter), (found) =>
            ["b1", "b2", "b9"].map((id) => (found.get(id) ?? []).map((one) => one.id))
          )

        assert.deepStrictEqual(yield* include(2, Filter.all), [["a2", "a1"], ["a3"], []])
        assert.deepStrictEqual(yield* include(9, notA1), [["a2", "a3"], ["a3"], []])
      })
    )

    it.effect("are loaded if their items exist", () =>
      Effect.gen(function* () {
        const { authors, books, list, store } = yield* library
        const references: ReadonlyArray<SeedReference> = ["a2", "a9", "a1"].map((referenced) => ({
          field: "authors",
          referring: "b1",
          referenced
        }))
        const contents = [
          { collection: books, documents: [document("b1")], references },
          { collection: authors, documents: [document("a1"), document("a2")] }
        ]

        yield* store.load(contents, "replace")
        yield* store.load(contents, "keep")

        assert.deepStrictEqual(yield* list("b1"), ["a2", "a1"])
      })
    )

    it.effect("are removed by a load that replaces many or few items", () =>
      Effect.gen(function* () {
        const { add, authors, books, list, store } = yield* library
        const many = Array.from({ length: 5500 }, (_, index) => document(`more${index}`))
        for (let start = 0; start < many.length; start += 1000) {
          yield* store.insert(books, many.slice(start, start + 1000))
        }
        yield* add("b1 a1", "b2 a2", "more5000 a3")

        const contents = { collection: authors, documents: [document("a1")] }
        yield* store.load([{ collection: books, documents: [document("b1")] }, contents], "replace")

        assert.strictEqual(yield* store.count(books, Filter.all), 1)
        assert.strictEqual(yield* store.count(authors, Filter.all), 1)
        assert.deepStrictEqual(yield* Effect.forEach(["b1", "b2", "more5000"], (id) => list(id)), [[], [], []])
      })
    )
  })

const none = { referring: [], referenced: [] }

const everything = { referring: Filter.all, referenced: Filter.all }

const date = "2020-01-01T00:00:00.000Z"

const document = (id: string): Document.Document => Document.make({}, { id, createdDate: date, updatedDate: date })

const reference = (pair: string): Reference => {
  const [referring = "", referenced = ""] = pair.split(" ")
  return { referring, referenced }
}

const authors: Collection = open("authors")

const books: Collection = {
  ...open("books"),
  fields: { authors: { type: "MULTI_REFERENCE", referencedCollectionId: "authors" } }
}

const library = Effect.gen(function* () {
  const store = yield* ItemStore
  yield* store.load(
    [
      { collection: authors, documents: ["a1", "a2", "a3"].map(document) },
      { collection: books, documents: ["b1", "b2"].map(document) }
    ],
    "replace"
  )
  const relation = { collection: books, field: "authors", target: authors }
  const list = (referring: string, more = {}, field = relation) =>
    Effect.map(
      store.references.find(field, { referring, order: "ASC", limit: 50, offset: 0, total: false, ...more }),
      ({ found }) => found.map(({ referenced }) => referenced)
    )
  const add = (...pairs: ReadonlyArray<string>) => store.references.insert(relation, pairs.map(reference), everything)
  return { add, authors, books, list, relation, store }
})
