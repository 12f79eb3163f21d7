import { type Collection, open } from "../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../packages/provider/src/engine/filter/Filter.ts"
import type { JsonObject } from "../../../packages/provider/src/engine/value/Json.ts"
import * as Search from "../../../packages/provider/src/engine/search/Search.ts"
import * as Sort from "../../../packages/provider/src/engine/order/Sort.ts"
import { ItemStore } from "../../../packages/provider/src/store/ItemStore.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Result from "effect/Result"

/** Checks the search of an item store. */
export const suite = (name: string, layer: Layer.Layer<ItemStore, unknown>) =>
  it.layer(layer)(`searches in ${name}`, (it) => {
    it.effect("find items written after the last search, by any kind of write", () =>
      Effect.gen(function* () {
        const { books, find, store } = yield* shop
        assert.deepStrictEqual(yield* find("emma"), [])

        yield* store.insert(books, [item("a", "Emma")])
        assert.deepStrictEqual(yield* find("emma"), ["a"])

        yield* store.update(books, [item("a", "Persuasion")], Filter.all)
        yield* store.save(books, [item("b", "Emma")], Filter.all)
        assert.deepStrictEqual(yield* find("emma"), ["b"])

        yield* store.save(books, [item("a", "Emma again"), item("b", "Sanditon")], Filter.all)
        assert.deepStrictEqual(yield* find("emma"), ["a"])

        yield* store.alter(books, ["a", "b"], Filter.all, ({ id }) => Result.succeed(item(id, `Emma ${id}`)))
        assert.deepStrictEqual(yield* find("emma"), ["a", "b"])

        yield* store.remove(books, ["a"], Filter.all)
        assert.deepStrictEqual(yield* find("emma"), ["b"])

        yield* store.truncate(books, Filter.all)
        assert.deepStrictEqual(yield* find("emma"), [])
      })
    )

    it.effect("sort the best matches first, and the newest first among equals", () =>
      Effect.gen(function* () {
        const { books, find, store } = yield* shop
        yield* store.insert(books, [
          item("old", "Emma"),
          item("new", "Emma", 2),
          item("both", "Jane Emma"),
          item("x", "x")
        ])

        assert.deepStrictEqual(yield* find("jane emma", { mode: "OR" }), ["both", "new", "old"])
        assert.deepStrictEqual(yield* find("jane emna", { mode: "OR", fuzzy: true }), ["both", "new", "old"])
        assert.deepStrictEqual(yield* find("jane emma"), ["both"])
      })
    )

    it.effect("find words with typos, exact matches first", () =>
      Effect.gen(function* () {
        const { books, find, store } = yield* shop
        yield* store.insert(books, [
          item("a", "Austin", 2),
          item("b", "Austen"),
          item("c", "Austenite"),
          item("d", "Boston")
        ])

        assert.deepStrictEqual(yield* find("austen"), ["b"])
        assert.deepStrictEqual(yield* find("austen", { fuzzy: true }), ["b", "c", "a"])
        assert.deepStrictEqual(yield* find("zzzz", { fuzzy: true }), [])
      })
    )

    it.effect("continue after an item, in the order of ranks", () =>
      Effect.gen(function* () {
        const { books, store } = yield* shop
        yield* store.insert(
          books,
          Array.from({ length: 20 }, (_, index) => item(`i${index}`, index % 3 === 0 ? "jane emma" : "emma", index % 4))
        )
        const search = wanted(books, "jane emma", { mode: "OR" })
        const sort = Sort.bestFirst(search)
        const walked: Array<string> = []
        let from: { values: ReturnType<ReturnType<typeof Sort.valuesOf>>; direction: "after" } | undefined
        for (;;) {
          const query = { filter: { _tag: "Words", search }, sort, from, limit: 3, offset: 0, total: false } as const
          const { found, hasNext } = yield* store.find(books, query)
          walked.push(...found.map(({ id }) => id))
          const last = found.at(-1)
          if (!hasNext || last === undefined) break
          from = { values: Sort.valuesOf(sort)(last), direction: "after" }
        }

        const whole = yield* store.find(books, { ...everything, filter: { _tag: "Words", search }, sort })
        assert.deepStrictEqual(
          walked,
          whole.found.map(({ id }) => id)
        )
        assert.strictEqual(new Set(walked).size, 20)
      })
    )

    it.effect("ignore fields that became references", () =>
      Effect.gen(function* () {
        const { books, store } = yield* shop
        yield* store.insert(books, [item("a", "Emma")])
        assert.deepStrictEqual(yield* idsOf(store, books, wanted(books, "emma")), ["a"])

        const referring: Collection = { ...books, fields: { title: { type: "REFERENCE" } } }
        yield* store.define(referring)

        assert.deepStrictEqual(yield* idsOf(store, referring, wanted(referring, "emma")), [])
      })
    )

    it.effect("handle items with very many words and with none", () =>
      Effect.gen(function* () {
        const { books, find, store } = yield* shop
        const many = Array.from({ length: 60_000 }, (_, index) => index.toString(36)).join(" ")
        yield* store.insert(books, [item("many", many), item("none", "…"), item("long", "x".repeat(400_000))])

        assert.deepStrictEqual(yield* find("zzz 101"), ["many"])
        assert.deepStrictEqual(yield* find("x".repeat(64)), ["long"])
      })
    )

    it.effect("find each item during concurrent writes and searches", () =>
      Effect.gen(function* () {
        const { books, find, store } = yield* shop
        const write = (index: number) =>
          Effect.gen(function* () {
            const items = Array.from({ length: 20 }, (_, place) => item(`${index}-${place}`, `round ${index}`))
            yield* store.insert(books, items)
            yield* store.update(books, items.toReversed(), Filter.all)
            return (yield* find(`${index}`, {}, 50)).length
          })

        const counts = yield* Effect.forEach(Array.from({ length: 12 }).keys(), write, { concurrency: "unbounded" })

        assert.deepStrictEqual(
          counts,
          counts.map(() => 20)
        )
        assert.strictEqual((yield* find("round", {}, 1000)).length, 240)
      })
    )
  })

const item = (id: string, title: string, day = 1): Document.Document =>
  Document.make(
    { title },
    { id, createdDate: new Date(day * 1000).toISOString(), updatedDate: new Date(0).toISOString() }
  )

const everything = { sort: Sort.newestFirst, limit: 50, offset: 0, total: false } as const

type Details = Partial<Pick<Search.Search, "fuzzy" | "mode">>

const wanted = (collection: Collection, expression: string, details: Details = {}): Search.Search => {
  const parsed = Result.getOrThrow(Search.parse({ expression, ...details }, collection))
  return typeof parsed === "string" ? assert.fail(parsed) : parsed
}

const idsOf = (store: ItemStore["Service"], collection: Collection, search: Search.Search, limit = 50) =>
  Effect.map(
    store.find(collection, {
      ...everything,
      filter: Filter.and(Filter.all, { _tag: "Words", search }),
      sort: Sort.bestFirst(search),
      limit
    }),
    ({ found }) => found.map(({ id }) => id)
  )

const shop = Effect.gen(function* () {
  const store = yield* ItemStore
  const books = open("books")
  yield* store.load(
    [{ collection: books, documents: [] as ReadonlyArray<{ id: string; data: JsonObject }> }],
    "replace"
  )
  const find = (expression: string, details: Details = {}, limit = 50) =>
    idsOf(store, books, wanted(books, expression, details), limit)
  return { books, find, store }
})
