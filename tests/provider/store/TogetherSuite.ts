import { type Index, open } from "../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../packages/provider/src/engine/filter/Filter.ts"
import * as Search from "../../../packages/provider/src/engine/search/Search.ts"
import * as Sort from "../../../packages/provider/src/engine/order/Sort.ts"
import { ItemStore } from "../../../packages/provider/src/store/ItemStore.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"

type Server = Effect.Effect<Layer.Layer<ItemStore, unknown>, never, Scope.Scope>

/** Checks that two providers on one server do not disturb each other. */
export const suite = (server: Server) =>
  describe("two providers on one server", () => {
    const together = (name: string, story: (one: Store, two: Store) => Effect.Effect<void, unknown>) =>
      it.live(name, () => Effect.scoped(Effect.flatMap(both(server), ([one, two]) => story(one, two))))

    together(
      "complete all writes of a unique index in opposite orders",
      Effect.fnUntraced(function* (one, two) {
        const books = { ...open("unique"), indexes: [unique("title")] }
        yield* one.define(books)
        const documents = Array.from({ length: 200 }, (_, index) => document(`d${index}`, index))

        const write = Effect.fnUntraced(function* (index: number): Effect.fn.Return<number, unknown> {
          const store = index % 2 === 0 ? one : two
          const inOrder = index % 2 === 0 ? documents : documents.toReversed()
          if (index % 4 < 2) return (yield* store.save(books, inOrder, Filter.all)).filter(Option.isSome).length
          return (yield* store.update(books, inOrder, Filter.all)).filter(Option.isSome).length
        })
        yield* one.insert(books, documents)
        const written = yield* Effect.forEach(Array(16).keys(), write, { concurrency: 8 })

        assert.deepStrictEqual(
          written,
          written.map(() => 200)
        )
      })
    )

    together(
      "declare indexes of a collection concurrently without losing one",
      Effect.fnUntraced(function* (one, two) {
        yield* one.define(open("amended"))
        const names = Array.from({ length: 12 }, (_, index) => `f${index}`)
        yield* Effect.forEach(
          names,
          (name, index) =>
            (index % 2 === 0 ? one : two).amend("amended", (now) => ({
              ...now,
              indexes: [...now.indexes, { fields: [{ fieldName: name }] }]
            })),
          { concurrency: "unbounded" }
        )

        const found = Option.getOrThrow(yield* one.collection("amended"))
        assert.sameMembers(
          found.indexes.flatMap(({ fields }) => fields.map(({ fieldName }) => fieldName)),
          names
        )
      })
    )

    together(
      "find items by words while the other provider writes them",
      Effect.fnUntraced(function* (one, two) {
        const books = open("searched")
        yield* one.define(books)
        yield* one.insert(
          books,
          Array.from({ length: 50 }, (_, index) => document(`d${index}`, "emma"))
        )
        const search = Result.getOrThrow(Search.parse({ expression: "emma" }, books))
        if (typeof search === "string") return assert.fail(search)
        const found = Effect.map(
          one.find(books, { ...page, filter: Filter.and(Filter.all, { _tag: "Words", search }) }),
          ({ found }) => found.length
        )
        assert.strictEqual(yield* found, 50)

        let next = 0
        const updates = Effect.forever(
          Effect.suspend(() => two.update(books, [document(`d${next++ % 50}`, "emma")], Filter.all))
        )
        const writer = yield* Effect.forkChild(updates)
        const counts = yield* Effect.forEach(Array(40).keys(), () => found)
        yield* Fiber.interrupt(writer)

        assert.deepStrictEqual([...new Set(counts)], [50])
      })
    )

    it.live("start concurrently, four of them", () =>
      Effect.gen(function* () {
        const layer = yield* server
        const begun = yield* Effect.forEach(Array(4).keys(), () => Layer.build(Layer.fresh(layer)), {
          concurrency: "unbounded"
        })
        assert.strictEqual(begun.length, 4)
      }).pipe(Effect.scoped)
    )
  })

type Store = ItemStore["Service"]

const both = Effect.fnUntraced(function* (server: Server) {
  const layer = yield* server
  const start = Effect.map(Layer.build(Layer.fresh(layer)), Context.get(ItemStore))
  return [yield* start, yield* start] as const
})

const page = { filter: Filter.all, sort: Sort.newestFirst, limit: 100, offset: 0, total: false }

const unique = (fieldName: string): Index => ({ fields: [{ fieldName }], unique: true })

const at = new Date(0).toISOString()

const document = (id: string, title: string | number): Document.Document =>
  Document.make({ title }, { id, createdDate: at, updatedDate: at })
