import type { Collection } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Filter from "../../../../packages/provider/src/engine/filter/Filter.ts"
import * as Collections from "../../../../packages/provider/src/store/postgres/Collections.ts"
import * as Indexes from "../../../../packages/provider/src/store/postgres/Indexes.ts"
import * as WordChunks from "../../../../packages/provider/src/store/postgres/WordChunks.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import { books, document, embedded, find, hasServer, numberOf, openStore, type Place, server } from "./SearchedBooks.ts"

const test = (title: string, connection: typeof embedded, run: Effect.Effect<unknown, unknown, Place | Scope.Scope>) =>
  it.live(title, () => Effect.provide(Effect.scoped(run), connection()), 60_000)

const emma = document("a", "Emma")

test(
  "a small write in a transaction does not complete the items of another write in it",
  embedded,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const store = yield* openStore
    yield* find(store)
    const number = yield* numberOf(sql)
    const collections = yield* Collections.make(yield* Indexes.make)
    const table = yield* collections.tableOf(books)

    yield* sql.withTransaction(
      Effect.gen(function* () {
        const insert = (id: string) =>
          sql.unsafe(`INSERT INTO items_${number} (id, data, own) VALUES ('${id}', '{}', '{"title":"emma"}')`)
        yield* insert("a")
        yield* insert("b")
        yield* WordChunks.keepWritten(sql, table, [emma])
      })
    )

    assert.strictEqual((yield* WordChunks.pending(sql, number)).items, 1)
    assert.deepStrictEqual((yield* find(store)).total, Option.some(2))
  })
)

test(
  "a change whose words cannot be stored does not affect how later changes record their arrays",
  embedded,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const store = yield* openStore
    yield* store.define({ ...books, indexes: [{ fields: [{ fieldName: "title" }] }] })
    const current = Effect.map(store.collection("books"), Option.getOrThrow)
    yield* store.insert(yield* current, [emma])
    yield* find(store)
    const change = Effect.flatMap(current, (collection) =>
      store.alter(collection, ["a"], Filter.all, () => Result.succeed(document("a", ["Emma", "Persuasion"])))
    )

    yield* sql`ALTER TABLE words RENAME TO other_words`
    yield* Effect.flip(change)
    yield* sql`ALTER TABLE other_words RENAME TO words`
    yield* change

    assert.deepStrictEqual(yield* sql`SELECT arrays FROM collections`, [{ arrays: ["title"] }])
  })
)

describe.runIf(hasServer)("on a server", () => {
  const untilLocked = 200
  // The server detects a deadlock only after a second, and then cancels the transaction that has waited for so long.
  const detection = 1600

  test(
    "emptying a collection and searching it do not lock each other out",
    server,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const store = yield* openStore
      yield* store.insert(books, [emma])
      yield* find(store)
      const items = `items_${yield* numberOf(sql)}`

      const search = yield* Effect.forkChild(Effect.delay(find(store), untilLocked))
      yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* sql.unsafe(`LOCK TABLE ${items} IN ACCESS EXCLUSIVE MODE`)
          yield* Effect.sleep(detection)
          yield* sql.unsafe(`TRUNCATE ${items}`)
        })
      )

      assert.deepStrictEqual((yield* Fiber.join(search)).total, Option.some(0))
    })
  )

  test(
    "a field that becomes a reference and a writer do not lock each other out",
    server,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const store = yield* openStore
      const indexed: Collection = { ...books, indexes: [{ fields: [{ fieldName: "title", order: "ASC" }] }] }
      yield* store.define(indexed)
      yield* store.insert(indexed, [emma])
      yield* find(store)
      const items = `items_${yield* numberOf(sql)}`

      const fields = { title: { type: "REFERENCE", referencedCollectionId: "titles" } } as const
      const define = yield* Effect.forkChild(Effect.delay(store.define({ ...indexed, fields }), untilLocked))
      yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* sql.unsafe(`LOCK TABLE ${items} IN ROW EXCLUSIVE MODE`)
          yield* Effect.sleep(detection)
          yield* sql.unsafe(`UPDATE ${items} SET own = own`)
        })
      )

      yield* Fiber.join(define)
      assert.deepStrictEqual((yield* find(store)).total, Option.some(0))
    })
  )
})
