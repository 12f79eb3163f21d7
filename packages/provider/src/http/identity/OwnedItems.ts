/**
 * The items of a member who deletes their account. Each collection determines what happens to them.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { Collection } from "../../engine/collection/Collection.ts"
import * as Filter from "../../engine/filter/Filter.ts"
import type { JsonObject } from "../../engine/value/Json.ts"
import { ItemStore } from "../../store/ItemStore.ts"

/** Removes the items of a member, or clears fields of them, in the collections that declare it. Other items are kept. */
export const release = Effect.fn("OwnedItems.release")(function* (memberId: string) {
  const store = yield* ItemStore
  const owned = Filter.ownedBy(memberId)
  for (const collection of yield* store.collections) {
    const { whenOwnerDeleted = "keep" } = collection
    if (whenOwnerDeleted === "remove") yield* store.truncate(collection, owned)
    else if (whenOwnerDeleted !== "keep") yield* clear(collection, whenOwnerDeleted.clear, owned)
  }
})

const clear = Effect.fnUntraced(function* (
  collection: Collection,
  fields: ReadonlyArray<string>,
  owned: Filter.Filter
) {
  const store = yield* ItemStore
  // The order is that of the ids, which stay the same.
  const sort = [{ path: ["_id"], descending: false }]
  for (let offset = 0; ; offset += pageSize) {
    const page = { filter: owned, sort, limit: pageSize, offset, total: false }
    const { found, hasNext } = yield* store.find(collection, page)
    const ids = found.map(({ id }) => id)
    yield* store.alter(collection, ids, owned, ({ data, id }) =>
      Result.succeed({ id, data: withoutFields(data, fields) })
    )
    if (!hasNext) return
  }
})

const pageSize = 500

const withoutFields = (data: JsonObject, fields: ReadonlyArray<string>): JsonObject =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name.startsWith("_") || !fields.includes(name)))
