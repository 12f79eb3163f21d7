/**
 * Administration of collection indexes: listing, creating and dropping them.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Collection, Index } from "../../engine/collection/Collection.ts"
import * as Indexes from "../../engine/collection/Indexes.ts"
import { ItemStore } from "../../store/ItemStore.ts"

/**
 * The error of a collection or index that does not exist, or of an index that is invalid. `description` explains the
 * cause.
 */
export class IndexRefused extends Data.TaggedError("IndexRefused")<{ readonly description: string }> {
  override get message(): string {
    return this.description
  }
}

/** Lists the indexes of a collection. */
export const list = Effect.fn("CollectionIndexes.list")(function* (collectionId: string) {
  const store = yield* ItemStore
  return yield* store.indexes(yield* find(collectionId))
})

/** Adds an index to a collection and returns its state. Does nothing if the index already exists. */
export const create = Effect.fn("CollectionIndexes.create")(function* (collectionId: string, index: Index) {
  const store = yield* ItemStore
  const collection = yield* find(collectionId)
  const flaw = Indexes.invalidReason(index)
  if (flaw !== undefined) return yield* new IndexRefused({ description: flaw })
  const name = Indexes.nameOf(index)
  const isKnown = ({ indexes }: Collection) => indexes.some((one) => Indexes.nameOf(one) === name)
  if (!isKnown(collection)) {
    yield* store.amend(collectionId, (now) => (isKnown(now) ? now : { ...now, indexes: [...now.indexes, index] }))
  }
  return yield* named(collectionId, name)
})

/** Drops a declared index and returns its state. */
export const drop = Effect.fn("CollectionIndexes.drop")(function* (collectionId: string, name: string) {
  const store = yield* ItemStore
  const collection = yield* find(collectionId)
  const without = ({ indexes }: Collection) => indexes.filter((one) => Indexes.nameOf(one) !== name)
  if (without(collection).length === collection.indexes.length) return yield* unknown(collectionId, name)
  yield* store.amend(collectionId, (now) => ({ ...now, indexes: without(now) }))
  return yield* named(collectionId, name)
})

const find = Effect.fnUntraced(function* (id: string) {
  const store = yield* ItemStore
  const found = yield* store.collection(id)
  return Option.isSome(found)
    ? found.value
    : yield* new IndexRefused({ description: `The collection ${id} does not exist.` })
})

const named = Effect.fnUntraced(function* (collectionId: string, name: string) {
  const found = (yield* list(collectionId)).find((one) => one.name === name && one.source === "USER")
  return found ?? (yield* unknown(collectionId, name))
})

const unknown = (collectionId: string, name: string): IndexRefused =>
  new IndexRefused({ description: `The collection ${collectionId} has no declared index ${name}.` })
