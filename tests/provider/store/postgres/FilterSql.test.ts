import { open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../../packages/provider/src/engine/collection/Document.ts"
import * as Filter from "../../../../packages/provider/src/engine/filter/Filter.ts"
import * as Parse from "../../../../packages/provider/src/engine/filter/Parse.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import * as Connection from "../../../../packages/provider/src/store/postgres/Connection.ts"
import * as PostgresItemStore from "../../../../packages/provider/src/store/postgres/PostgresItemStore.ts"
import * as Limits from "@portico/contract/Limits"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"

const layer = PostgresItemStore.layer.pipe(Layer.provide(Connection.layer({ readTimeout: 60_000 })))

it.live("fits a filter with the maximum of conditions and many values into one statement", () =>
  Effect.gen(function* () {
    const store = yield* ItemStore
    const books = open("books")
    const at = new Date(0).toISOString()
    yield* store.define(books)
    yield* store.insert(books, [Document.make({ a: 1 }, { id: "a", createdDate: at, updatedDate: at })])
    const values = Array.from({ length: 16 }, (_, index) => index)
    const model = {
      $or: Array.from({ length: Limits.maximumFilterConditions - 1 }, (_, index) =>
        index % 2 === 0 ? { a: { $hasSome: values } } : { a: { $hasAll: values } }
      )
    }
    const filter = Result.getOrThrow(Parse.parse(model))

    assert.strictEqual(yield* store.count(books, Filter.and(filter, filter)), 1)
  }).pipe(Effect.provide(layer))
)
