import * as Filter from "../../../../packages/provider/src/engine/filter/Filter.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as WordChunks from "../../../../packages/provider/src/store/postgres/WordChunks.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import { SqlError, UnknownError } from "effect/sql/SqlError"
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

type Store = Effect.Success<typeof openStore>

const suite = (name: string, connection: () => Layer.Layer<Place, unknown>) =>
  describe(`words in ${name}`, () => {
    const test = (title: string, run: Effect.Effect<unknown, unknown, Place | Scope.Scope>) =>
      it.live(title, () => Effect.provide(Effect.scoped(run), connection()), 120_000)

    test(
      "of many items are extracted while other operations run, and searches are incomplete until then",
      Effect.gen(function* () {
        const store = yield* openStore
        for (let chunk = 0; chunk < 4; chunk++) yield* store.insert(books, documents(chunk))

        const first = yield* find(store)
        assert.isTrue(first.isIncomplete)
        let reads = 0
        for (; (yield* status(store)) === "BUILDING"; reads++) yield* store.get(books, ["0-0"], Filter.all)

        // At most 400 items are in a chunk.
        assert.isAtLeast(reads, 10)
        const last = yield* find(store)
        assert.isUndefined(last.isIncomplete)
        assert.deepStrictEqual(last.total, Option.some(4000))
        assert.strictEqual(yield* status(store), "ACTIVE")
      })
    )

    test(
      "of up to 1000 items are found by the next search",
      Effect.gen(function* () {
        const store = yield* openStore
        yield* store.insert(books, documents(0))
        const first = yield* find(store)
        yield* store.insert(books, documents(1))
        const second = yield* find(store)

        assert.deepStrictEqual([first.total, second.total], [Option.some(1000), Option.some(2000)])
        assert.deepStrictEqual([first.isIncomplete, second.isIncomplete], [undefined, undefined])
      })
    )

    test(
      "are found by a search whose query for pending items returns after the last chunk is stored",
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const done = (number: number): Effect.Effect<unknown, SqlError> =>
          Effect.flatMap(WordChunks.pending(sql, number), ({ items }) =>
            items === 0 ? Effect.sleep("50 millis") : Effect.delay(done(number), "10 millis")
          )
        const late = meddling(
          sql,
          (run) => Effect.tap(run, () => Effect.flatMap(numberOf(sql), done)),
          "SELECT FROM pending_words"
        )
        const store = yield* Effect.provideService(openStore, SqlClient.SqlClient, late)
        yield* store.insert(books, documents(0))

        const found = yield* Effect.timeoutOption(find(store), "20 seconds")

        assert.deepStrictEqual(
          Option.flatMap(found, ({ total }) => total),
          Option.some(1000)
        )
      })
    )

    test(
      "of all items are stored when a search counts its results",
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const database = yield* Connection.Database
        let changes = 0
        const change = Effect.suspend(() => sql.unsafe(`UPDATE items_${number} SET own = own`))
        const counting = <A, E>(run: Effect.Effect<A, E>) =>
          Effect.suspend(() => (changes-- > 0 ? Effect.andThen(Effect.orDie(change), run) : run))
        const reads = meddling(database.reads, counting, "SELECT count(*)")
        const store = yield* Effect.provideService(openStore, Connection.Database, { ...database, reads })
        yield* store.insert(books, documents(0))
        const number = yield* numberOf(sql)
        yield* find(store)

        changes = 1
        const { isIncomplete, total } = yield* find(store)

        assert.isAtMost(changes, 0)
        assert.deepStrictEqual([isIncomplete, total], [undefined, Option.some(1000)])
      })
    )

    test(
      "are extracted after a restart if the previous process ended before",
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const scope = yield* Scope.make()
        const before = yield* Scope.provide(openStore, scope)
        for (let chunk = 0; chunk < 4; chunk++) yield* before.insert(books, documents(chunk))
        yield* find(before)
        while ((yield* stored(sql)) === 0) yield* Effect.yieldNow
        yield* Scope.close(scope, Exit.void)
        assert.isBelow(yield* stored(sql), 4000)

        const after = yield* openStore
        assert.strictEqual(yield* status(after), "BUILDING")
        while ((yield* status(after)) === "BUILDING") yield* Effect.yieldNow

        assert.strictEqual(yield* stored(sql), 4000)
        assert.deepStrictEqual((yield* find(after)).total, Option.some(4000))
      })
    )

    test(
      "are removed with their items",
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const store = yield* openStore
        yield* store.insert(books, documents(0))
        yield* find(store)

        yield* store.remove(books, ["0-1", "0-2"], Filter.all)
        assert.strictEqual(yield* stored(sql), 998)
        yield* store.truncate(books, Filter.all)
        assert.strictEqual(yield* stored(sql), 0)
        yield* store.insert(books, [document("0-1", "Persuasion")])
        assert.deepStrictEqual((yield* find(store)).total, Option.some(0))
        const table = `words_${yield* numberOf(sql)}`
        yield* store.load([], "replace")
        assert.deepStrictEqual(yield* sql`SELECT to_regclass(${table}) IS NULL AS removed`, [{ removed: true }])
      })
    )

    test(
      "of an item that changes while they are extracted are those of the last change",
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { exclusive } = yield* Connection.Database
        const store = yield* openStore
        yield* find(store)
        const number = yield* numberOf(sql)
        yield* sql.unsafe(`INSERT INTO items_${number} (id, data, own)
          SELECT 'i' || n, '{}', '{"title":"emma"}' FROM generate_series(1, 3) AS n`)
        const save = store.save(books, [document("i2", "Persuasion")], Filter.all)
        const changing = meddling(sql, (run) => Effect.andThen(Effect.orDie(save), run))

        yield* WordChunks.next(changing, number, 10, exclusive)

        const words = yield* sql.unsafe(`SELECT id, words FROM words_${number} ORDER BY id`)
        assert.deepStrictEqual(words, [
          { id: "i1", words: ["emma"] },
          { id: "i2", words: ["persuasion"] },
          { id: "i3", words: ["emma"] }
        ])
        assert.strictEqual((yield* WordChunks.pending(sql, number)).items, 0)
      })
    )
  })

suite("PGlite", embedded)

describe("a search in PGlite", () => {
  const searching = (
    title: string,
    stored: Effect.Effect<never, SqlError>,
    others: (store: Store) => Effect.Effect<never>
  ) =>
    it.live(
      title,
      () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const store = yield* Effect.provideService(
            openStore,
            SqlClient.SqlClient,
            meddling(sql, () => stored)
          )
          yield* store.insert(books, documents(0))

          const found = yield* Effect.timeoutOption(Effect.raceFirst(find(store), others(store)), "20 seconds")

          assert.deepStrictEqual(
            Option.map(found, ({ isIncomplete }) => isIncomplete),
            Option.some(true)
          )
        }).pipe(Effect.scoped, Effect.provide(embedded())),
      120_000
    )

  searching("waits only briefly for words while other operations run", Effect.never, (store) =>
    Effect.forever(Effect.delay(Effect.orDie(store.get(books, ["0-0"], Filter.all)), "50 millis"))
  )

  searching(
    "does not wait for words that cannot be extracted",
    Effect.fail(new SqlError({ reason: new UnknownError({ cause: "broken" }) })),
    () => Effect.never
  )
})

// A machine without a server still runs everything on the embedded one.
if (hasServer) {
  suite("Postgres", server)

  it.live(
    "the words of an item that another transaction changes are extracted after it",
    () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { reads } = yield* Connection.Database
        const store = yield* openStore
        yield* find(store)
        const number = yield* numberOf(sql)
        yield* sql.unsafe(`INSERT INTO items_${number} (id, data, own)
          SELECT 'i' || n, '{}', '{"title":"emma"}' FROM generate_series(1, 3) AS n`)

        yield* sql.withTransaction(
          Effect.gen(function* () {
            yield* sql.unsafe(`SELECT FROM items_${number} WHERE id = 'i2' FOR UPDATE`)
            yield* WordChunks.next(reads, number, 10, false)
            assert.strictEqual(yield* stored(reads), 2)
            assert.strictEqual((yield* WordChunks.pending(reads, number)).items, 1)
          })
        )

        yield* WordChunks.next(sql, number, 10, false)
        assert.strictEqual(yield* stored(sql), 3)
        assert.strictEqual((yield* WordChunks.pending(sql, number)).items, 0)
      }).pipe(Effect.scoped, Effect.provide(server())),
    60_000
  )
}
