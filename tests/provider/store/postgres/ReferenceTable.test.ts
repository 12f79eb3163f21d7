import { open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../../packages/provider/src/engine/filter/Filter.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import { migrations } from "../../../../packages/provider/src/store/postgres/Migrations.ts"
import * as PostgresItemStore from "../../../../packages/provider/src/store/postgres/PostgresItemStore.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as SqlClient from "effect/sql/SqlClient"

const layer = PostgresItemStore.layer.pipe(Layer.provideMerge(Connection.layer({})))

const date = "2020-01-01T00:00:00.000Z"

const document = (id: string): Document.Document => Document.make({}, { id, createdDate: date, updatedDate: date })

it.layer(layer)("the table of references", (it) => {
  it.effect("loses the references of a removed item, even in collections that are older than the table", () =>
    Effect.gen(function* () {
      const store = yield* ItemStore
      const sql = yield* SqlClient.SqlClient
      const collection = open("people")
      yield* store.load([{ collection, documents: ["a", "b"].map(document) }], "replace")
      yield* sql.unsafe("DROP FUNCTION forget_references CASCADE")
      yield* sql.unsafe("DROP TABLE refs")

      yield* migrations["0005_references"] ?? Effect.die("There is no such step.")
      const relation = { collection, field: "friends", target: collection }
      const references = [
        { referring: "a", referenced: "b" },
        { referring: "b", referenced: "a" }
      ]
      const reach = { referring: Filter.all, referenced: Filter.all }
      yield* store.references.insert(relation, references, reach)
      yield* store.remove(collection, ["a"], Filter.all)

      assert.deepStrictEqual(yield* sql`SELECT referring FROM refs`, [])
    })
  )

  it.effect("loses its rows with a collection", () =>
    Effect.gen(function* () {
      const store = yield* ItemStore
      const sql = yield* SqlClient.SqlClient
      const fields = { to: { type: "MULTI_REFERENCE", referencedCollectionId: "one" } } as const
      const references = [{ field: "to", referring: "a", referenced: "a" }]
      const one = { collection: { ...open("one"), fields }, documents: [document("a")], references }
      yield* store.load([one], "replace")
      const before = yield* sql`SELECT referring, referenced FROM refs`

      yield* store.load([{ collection: open("other"), documents: [] }], "replace")

      assert.deepStrictEqual(before, [{ referring: "a", referenced: "a" }])
      assert.deepStrictEqual(yield* sql`SELECT referring FROM refs`, [])
    })
  )
})
