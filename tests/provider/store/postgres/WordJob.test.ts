import * as Filter from "../../../../packages/provider/src/engine/filter/Filter.ts"
import * as Deadline from "../../../../packages/provider/src/engine/limits/Deadline.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as WordChunks from "../../../../packages/provider/src/store/postgres/WordChunks.ts"
import * as WordJob from "../../../../packages/provider/src/store/postgres/WordJob.ts"
import type { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import { ConnectionError, SqlError, UnknownError } from "effect/sql/SqlError"
import {
  books,
  document,
  documents,
  embedded,
  find,
  hasServer,
  meddling,
  numberOf,
  openStore,
  type Place,
  server,
  status,
  stored
} from "./SearchedBooks.ts"

const suite = (name: string, connection: typeof embedded) =>
  describe(`the job that extracts words in ${name}`, () => {
    const test = (title: string, run: Effect.Effect<unknown, unknown, Place | Scope.Scope>) =>
      it.live(title, () => Effect.provide(Effect.scoped(run), connection()), 120_000)

    test(
      "stores the words of the last change of each item, if items change while it runs",
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { exclusive } = yield* Connection.Database
        const first = yield* openStore
        // On a server, two processes extract the words.
        const stores = exclusive ? [first] : [first, yield* openStore]
        for (let chunk = 0; chunk < 3; chunk++) yield* first.insert(books, documents(chunk))

        yield* Effect.forEach(stores, search, { concurrency: "unbounded" })
        yield* Effect.forEach(stores, (store, index) => changes(store, index), { concurrency: "unbounded" })
        yield* Effect.forEach(stores, complete)

        const number = yield* numberOf(sql)
        const wrong = yield* sql.unsafe(
          `SELECT id, own, words FROM items_${number} AS item FULL JOIN words_${number} AS searched USING (id)
          WHERE words IS DISTINCT FROM ARRAY[lower(own->>'title')]`
        )
        assert.deepStrictEqual(wrong, [])
        assert.strictEqual(yield* stored(sql), 2988)
      })
    )

    test(
      "ends when the collection is emptied, and extracts the words of later items",
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const store = yield* openStore
        for (let chunk = 0; chunk < 4; chunk++) yield* store.insert(books, documents(chunk))
        assert.isTrue((yield* find(store)).isIncomplete)
        while ((yield* stored(sql)) < 1200) yield* Effect.yieldNow

        yield* store.truncate(books, Filter.all)
        assert.strictEqual(yield* status(store), "ACTIVE")
        yield* store.insert(books, documents(0))
        yield* complete(store)

        assert.strictEqual(yield* stored(sql), 1000)
        assert.deepStrictEqual((yield* find(store)).total, Option.some(1000))
      })
    )

    test(
      "removes the words of a field that becomes a reference",
      Effect.gen(function* () {
        const store = yield* openStore
        for (let chunk = 0; chunk < 4; chunk++) yield* store.insert(books, documents(chunk))
        yield* find(store)

        const fields = { title: { type: "REFERENCE", referencedCollectionId: "titles" } } as const
        yield* store.define({ ...books, fields })
        yield* complete(store)

        assert.deepStrictEqual((yield* find(store)).total, Option.some(0))
      })
    )

    test(
      "continues with other collections if the extraction fails in one, or one is dropped",
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const store = yield* openStore
        yield* store.insert(books, documents(0))
        yield* find(store)
        const number = yield* numberOf(sql)
        yield* sql.unsafe(`UPDATE items_${number} SET own = own`)
        yield* sql`INSERT INTO pending_words (collection, ids, size) VALUES (998, '{a}', 1), (999, '{a}', 1)`
        yield* sql`CREATE TABLE items_999 (id text, own json)`
        yield* sql`INSERT INTO collections (id, number, definition) OVERRIDING SYSTEM VALUE
          VALUES ('broken', 999, '{"id":"broken","fields":{},"indexes":[]}')`
        const failing = meddling(sql, (run, text) =>
          text.includes("words_999")
            ? Effect.fail(new SqlError({ reason: new UnknownError({ cause: "broken" }) }))
            : run
        )
        const job = yield* Effect.provideService(WordJob.make, SqlClient.SqlClient, failing)

        for (const one of [998, 999, number]) job.start(one, true)

        // The embedded database refuses statements that have waited for too long.
        const pending = Effect.retry(WordChunks.pending(sql, number), { times: 10 })
        while ((yield* pending).items > 0) yield* Effect.sleep(50)
        assert.strictEqual(yield* stored(sql), 1000)
      })
    )

    test(
      "tries again if the database was unavailable",
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        let failures = 1
        const unavailable = meddling(sql, (run) =>
          Effect.suspend(() =>
            failures-- > 0 ? Effect.fail(new SqlError({ reason: new ConnectionError({ cause: "closed" }) })) : run
          )
        )
        const store = yield* Effect.provideService(openStore, SqlClient.SqlClient, unavailable)
        yield* store.insert(books, documents(0))

        const { isIncomplete, total } = yield* find(store)

        assert.isBelow(failures, 0)
        assert.deepStrictEqual([isIncomplete, total], [undefined, Option.some(1000)])
      })
    )

    test(
      "extracts larger chunks even if its statements wait for other operations",
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        let chunks = 0
        const busy = meddling(sql, (run) => {
          chunks++
          return Effect.delay(run, "60 millis")
        })
        const store = yield* Effect.provideService(openStore, SqlClient.SqlClient, busy)
        yield* store.insert(books, documents(0))

        const { total } = yield* find(store)

        assert.deepStrictEqual(total, Option.some(1000))
        // The smallest chunks have 16 items.
        assert.isBelow(chunks, 32)
      })
    )
  })

suite("PGlite", embedded)

// A machine without a server still runs everything on the embedded one.
if (hasServer) suite("Postgres", server)

/** Changes, removes and adds items, in writes that store their words themselves and in larger ones. */
const changes = Effect.fnUntraced(function* (store: ItemStore["Service"], process: number) {
  for (let round = 0; round < 12; round++) {
    const ids = Array.from(
      { length: round % 2 === 0 ? 5 : 120 },
      (_, index) => `${round % 3}-${(index * 7 + round) % 990}`
    )
    yield* store.save(
      books,
      ids.map((id) => document(id, `T${process}x${round}`)),
      Filter.all
    )
    yield* store.remove(books, [`${round % 3}-${990 + Math.floor(round / 3)}`], Filter.all)
    yield* store.remove(books, ids.slice(0, 2), Filter.all)
    yield* store.insert(
      books,
      ids.slice(0, 2).map((id) => document(id, `I${process}x${round}`))
    )
  }
})

/** Waits until searches are complete. */
const complete = Effect.fnUntraced(function* (store: ItemStore["Service"]) {
  while ((yield* search(store)).isIncomplete === true) yield* Effect.sleep(20)
})

/** Searches again if the embedded database refuses a search that others wait for, because the machine is busy. */
const search = (store: ItemStore["Service"]) =>
  Effect.retry(find(store), { while: (error) => error === Deadline.lateRead })
