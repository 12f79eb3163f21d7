import { type Collection, open } from "../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../packages/provider/src/engine/filter/Filter.ts"
import type { Json, JsonObject } from "../../../packages/provider/src/engine/value/Json.ts"
import type { ApplicationError } from "../../../packages/provider/src/engine/value/Refusal.ts"
import * as Sort from "../../../packages/provider/src/engine/order/Sort.ts"
import { ItemStore } from "../../../packages/provider/src/store/ItemStore.ts"
import { assert, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"

/** Checks how an item store runs changes that depend on the current item. */
export const suite = (name: string, layer: Layer.Layer<ItemStore, unknown>) =>
  it.layer(layer)(`changes of items in ${name}`, (it) => {
    it.effect("receive the current item and preserve its creation date and owner", () =>
      Effect.gen(function* () {
        const { books, store } = yield* shop({ stock: 1 })

        const [found] = yield* store.alter(books, ["a"], Filter.all, ({ data }) =>
          Result.succeed(
            Document.make({ was: data["stock"] ?? null }, { id: "a", createdDate: later, updatedDate: later })
          )
        )

        const expected = Document.make(
          { was: 1 },
          { id: "a", createdDate: earlier, updatedDate: later, ownerId: "ada" }
        )
        assert.deepStrictEqual(found, Option.some(Result.succeed(expected)))
        assert.deepStrictEqual(yield* store.get(books, ["a"], Filter.all), [Option.some(expected)])
      })
    )

    it.effect("of one item see the previous change, and failed ones leave it unchanged", () =>
      Effect.gen(function* () {
        const { books, store } = yield* shop({ stock: 1 })
        const ids = ["a", "missing", "a", "a", "b"]

        const found = yield* store.alter(books, ids, Filter.all, (document, index) =>
          index === 2 ? Result.fail("no") : Result.succeed(add(document, 1))
        )

        assert.deepStrictEqual(found.map(stockOf), [2, undefined, "no", 3, 1])
        assert.deepStrictEqual(yield* stocks(store, books), { a: 3, b: 1 })
      })
    )

    it.effect("apply only to items that match at that moment", () =>
      Effect.gen(function* () {
        const { books, store } = yield* shop({ stock: 1 })
        const below: Filter.Filter = { _tag: "Compare", path: ["stock"], operator: "<", value: 3 }

        const found = yield* store.alter(books, ["a", "a", "a", "missing"], below, (document) =>
          Result.succeed(add(document, 1))
        )

        assert.deepStrictEqual(found.map(stockOf), [2, 3, undefined, undefined])
        assert.deepStrictEqual(yield* store.alter(books, [], below, (document) => Result.succeed(document)), [])
      })
    )

    it.effect("do not get lost if they run concurrently, in any order of items", () =>
      Effect.gen(function* () {
        const { books, store } = yield* shop({ stock: 0 })
        const increase = (index: number) =>
          store.alter(books, index % 2 === 0 ? ["a", "b"] : ["b", "a"], Filter.all, (document) =>
            Result.succeed(add(document, 1))
          )

        yield* Effect.forEach(Array(30).keys(), increase, { concurrency: "unbounded" })

        assert.deepStrictEqual(yield* stocks(store, books), { a: 30, b: 30 })
      })
    )

    it.effect("update indexes for new arrays", () =>
      Effect.gen(function* () {
        const { books, store } = yield* shop({ stock: 1 }, [{ fields: [{ fieldName: "tags" }] }])
        const tagged: Filter.Filter = { _tag: "Equal", path: ["tags"], value: "new" }

        yield* store.alter(books, ["a"], Filter.all, ({ data, id }) =>
          Result.succeed({ id, data: { ...data, tags: ["old", "new"] } })
        )

        assert.strictEqual(yield* store.count(books, tagged), 1)
      })
    )

    it.effect("complete despite concurrent updates and saves of the same items", () =>
      Effect.gen(function* () {
        const { books, store } = yield* shop({ stock: 0 })
        const documents = Array.from({ length: 50 }, (_, index) => document(`d${index}`, { stock: 1 }))
        const inOrder = (index: number) => (index % 2 === 0 ? documents : documents.toReversed())

        yield* Effect.forEach(
          Array(12).keys(),
          (index) =>
            index % 3 === 0
              ? Effect.asVoid(store.update(books, inOrder(index), Filter.all))
              : Effect.asVoid(store.save(books, inOrder(index), Filter.all)),
          { concurrency: "unbounded" }
        )

        assert.strictEqual(yield* store.count(books, Filter.all), 52)
      })
    )
  })

const earlier = "2020-01-01T00:00:00.000Z"
const later = "2021-01-01T00:00:00.000Z"

const document = (id: string, own: JsonObject): Document.Document =>
  Document.make(own, { id, createdDate: earlier, updatedDate: earlier, ownerId: "ada" })

const shop = Effect.fnUntraced(function* (own: JsonObject, indexes: Collection["indexes"] = []) {
  const store = yield* ItemStore
  const books = { ...open("books"), indexes }
  yield* store.load([{ collection: books, documents: [] }], "replace")
  yield* store.insert(books, [document("a", own), document("b", { stock: 0 })])
  return { books, store }
})

const add = ({ data, id }: Document.Document, by: number): Document.Document => ({
  id,
  data: { ...data, stock: Number(data["stock"]) + by }
})

const stockOf = (found: Option.Option<Result.Result<Document.Document, string | ApplicationError>>): Json | undefined =>
  Option.getOrUndefined(
    Option.map(
      found,
      Result.match({
        onSuccess: ({ data }) => data["stock"] ?? null,
        onFailure: (failure): Json => (typeof failure === "string" ? failure : failure.code)
      })
    )
  )

const stocks = (store: ItemStore["Service"], collection: Collection) =>
  Effect.map(
    store.find(collection, { filter: Filter.all, sort: [Sort.byId], limit: 50, offset: 0, total: false }),
    ({ found }) => Object.fromEntries(found.map(({ data, id }) => [id, data["stock"]]))
  )

/** Checks that two providers on one server can write the same items in different orders. */
export const suiteOfTwo = (server: Effect.Effect<Layer.Layer<ItemStore, unknown>, never, Scope.Scope>) =>
  it.live("completes concurrent writes of two providers to the same items", () =>
    Effect.gen(function* () {
      const layer = yield* server
      const one = Context.get(yield* Layer.build(Layer.fresh(layer)), ItemStore)
      const two = Context.get(yield* Layer.build(Layer.fresh(layer)), ItemStore)
      const books = open("shared")
      yield* one.define(books)
      const documents = Array.from({ length: 500 }, (_, index) => document(`d${index}`, { stock: 1 }))
      const collection = Effect.map(one.collection("shared"), Option.getOrThrow)

      const write = Effect.fnUntraced(function* (index: number): Effect.fn.Return<void, unknown> {
        const store = index % 2 === 0 ? one : two
        const inOrder = index % 2 === 0 ? documents : documents.toReversed()
        const books = { ...(yield* collection) }
        yield* index % 4 < 2
          ? Effect.asVoid(store.save(books, inOrder, Filter.all))
          : Effect.asVoid(store.update(books, inOrder, Filter.all))
      })
      yield* Effect.forEach(Array(24).keys(), write, { concurrency: 8 })

      assert.strictEqual(yield* one.count(books, Filter.all), 500)
    }).pipe(Effect.scoped)
  )
