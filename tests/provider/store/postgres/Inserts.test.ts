import * as Document from "../../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../../packages/provider/src/engine/filter/Filter.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import { books, documents, embedded, hasServer, meddling, openStore, type Place, server } from "./SearchedBooks.ts"

const date = (milliseconds: number) => new Date(milliseconds).toISOString()

const suite = (name: string, connection: () => Layer.Layer<Place, unknown>) =>
  describe(`inserts into ${name}`, () => {
    const test = (title: string, run: Effect.Effect<unknown, unknown, Place | Scope.Scope>) =>
      it.live(title, () => Effect.provide(Effect.scoped(run), connection()), 120_000)

    /** Opens a store, and records its statements that insert many items without a check for conflicts. */
    const recording = Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const texts: Array<string> = []
      const record = <A>(run: A, text: string): A => {
        if (text.startsWith("INSERT INTO items_")) texts.push(text)
        return run
      }
      const store = yield* Effect.provideService(openStore, SqlClient.SqlClient, meddling(sql, record, "INSERT"))
      return { store, texts }
    })

    test(
      "prepares one statement for any number of many items",
      Effect.gen(function* () {
        const { store, texts } = yield* recording

        yield* store.insert(books, documents(0).slice(0, 100))
        yield* store.insert(books, documents(1).slice(0, 101))
        yield* store.insert(books, documents(2))

        assert.strictEqual(texts.length, 3)
        assert.strictEqual(new Set(texts).size, 1)
      })
    )

    test(
      "adds the other items if some of many exist",
      Effect.gen(function* () {
        const { store, texts } = yield* recording
        const [before, after] = [documents(0).slice(0, 300), documents(0)]
        yield* store.insert(books, before)

        const added = yield* store.insert(books, after.toReversed())

        assert.deepStrictEqual(
          added,
          after.toReversed().map((document) => !before.some(({ id }) => id === document.id))
        )
        assert.strictEqual(yield* store.count(books, Filter.all), after.length)
        // The next inserts probably conflict too. A statement that fails would leave dead rows behind.
        assert.deepStrictEqual(new Set(yield* store.insert(books, after)), new Set([false]))
        assert.strictEqual(texts.length, 2)
      })
    )

    test(
      "runs no plain INSERT if an index is unique, because a server logs the value that exists",
      Effect.gen(function* () {
        const { store, texts } = yield* recording
        const unique = { ...books, id: "unique", indexes: [{ fields: [{ fieldName: "code" }], unique: true }] }
        const coded = documents(0).map((document) => ({ ...document, data: { ...document.data, code: document.id } }))
        yield* store.define(unique)

        const added = yield* store.insert(unique, coded)

        assert.isTrue(added.every((isAdded) => isAdded))
        assert.deepStrictEqual(texts, [])
      })
    )

    test(
      "adds the first of many items with the same id",
      Effect.gen(function* () {
        const { store } = yield* recording
        const some = documents(0).slice(0, 150)
        const again = some.map(({ data, id }) => ({ id, data: { ...data, title: "Persuasion" } }))

        const added = yield* store.insert(books, [...some, ...again])

        assert.deepStrictEqual(added, [...some.map(() => true), ...again.map(() => false)])
        const [found] = yield* store.get(books, ["0-149"], Filter.all)
        assert.strictEqual(Option.getOrUndefined(found ?? Option.none())?.data["title"], "Emma")
      })
    )

    it.live.each([1, 200])(
      "stores items as they are, with equal and with different system fields: %s",
      (count) =>
        Effect.gen(function* () {
          const { store } = yield* recording
          const owns = [{}, { "": 1 }, { b: [{ $date: date(5) }], a: null }, { _title: '"\\\u0001é日😀' }]
          const make = (prefix: string, systemOf: (index: number) => { createdDate: string; ownerId?: string }) =>
            Array.from({ length: count * owns.length }, (_, index) =>
              Document.make(owns[index % owns.length] ?? {}, {
                id: `${prefix} "\\\n\u0001é日😀 ${index}`,
                updatedDate: date(9),
                ...systemOf(index)
              })
            )
          const batches = [
            make("equal", () => ({ createdDate: date(1) })),
            make("owned", () => ({ createdDate: date(1), ownerId: 'm"1' })),
            make("dates", (index) => ({ createdDate: date(index) })),
            make("owners", (index) => ({ createdDate: date(1), ...(index % 2 === 0 ? {} : { ownerId: "m1" }) }))
          ]

          for (const batch of batches) yield* store.insert(books, batch)

          for (const batch of batches) {
            const ids = batch.map(({ id }) => id)
            const found = yield* store.get(books, ids, Filter.all)
            assert.deepStrictEqual(found.flatMap(Option.toArray), batch)
          }
        }).pipe(Effect.scoped, Effect.provide(connection())),
      120_000
    )
  })

suite("PGlite", embedded)

// A machine without a server still runs everything on the embedded one.
if (hasServer) suite("Postgres", server)
