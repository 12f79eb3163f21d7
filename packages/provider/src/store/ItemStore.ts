/**
 * Where collections and their items are kept. What a caller may do, and what an item may hold, is decided above; a
 * store keeps, finds and counts.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type { Collection } from "../engine/Collection.ts"
import type { Document } from "../engine/Document.ts"
import type { Filter } from "../engine/filter/Filter.ts"
import type { Contents } from "../engine/ItemSeed.ts"
import type { Json, Path } from "../engine/Json.ts"
import type { SortKey } from "../engine/Sort.ts"
import type { StoreUnavailable } from "./StoreUnavailable.ts"

/** What to find. `sort` ends in the id, so that the order is total. Limit and offset count items. */
export interface Find {
  readonly filter: Filter
  readonly sort: ReadonlyArray<SortKey>
  readonly limit: number
  readonly offset: number
  /** Whether to count all that match. */
  readonly total: boolean
}

/** A page of what was found. */
export interface Found<A> {
  readonly found: ReadonlyArray<A>
  readonly hasNext: boolean
  readonly total: Option.Option<number>
}

/** What to find the distinct values of. An array counts by its elements; a missing field and null count for nothing. */
export interface FindDistinct {
  readonly path: Path
  readonly filter: Filter
  readonly order: "ASC" | "DESC"
  readonly limit: number
  readonly offset: number
  readonly total: boolean
}

/** What became of a saved document. */
export interface Saved {
  readonly action: "INSERTED" | "UPDATED"
  readonly document: Document
}

type Stored<A> = Effect.Effect<A, StoreUnavailable>

/**
 * The operations of a store. Each is atomic: all of it happened, or nothing. Lists are answered in the order of what
 * was asked. A collection is the one that `collection` answered or `define` took. An item of an index fits in it
 * (`Draft.toDocument`).
 */
export interface ItemStoreShape {
  /** Every collection, by id. */
  readonly collections: Stored<ReadonlyArray<Collection>>
  /** Reads a collection's definition. */
  readonly collection: (id: string) => Stored<Option.Option<Collection>>
  /** Creates a collection, or replaces the definition of an existing one and keeps its items. */
  readonly define: (collection: Collection) => Stored<void>
  /**
   * Puts collections in. `"keep"` fills only those that do not exist yet and updates the definitions of the others;
   * `"replace"` leaves the store with these and nothing else. Answers the ids of those that it filled.
   */
  readonly load: (contents: ReadonlyArray<Contents>, mode: "keep" | "replace") => Stored<ReadonlyArray<string>>

  readonly get: (
    collection: Collection,
    ids: ReadonlyArray<string>,
    filter: Filter
  ) => Stored<ReadonlyArray<Option.Option<Document>>>
  /** Adds documents. Tells for each whether it was new; one that exists already stays as it is. */
  readonly insert: (collection: Collection, documents: ReadonlyArray<Document>) => Stored<ReadonlyArray<boolean>>
  /**
   * Replaces documents that exist and match. The creation date and the owner stay. Answers the documents as they are
   * stored now.
   */
  readonly update: (
    collection: Collection,
    documents: ReadonlyArray<Document>,
    filter: Filter
  ) => Stored<ReadonlyArray<Option.Option<Document>>>
  /** Adds documents, or replaces those that exist and match. */
  readonly save: (
    collection: Collection,
    documents: ReadonlyArray<Document>,
    filter: Filter
  ) => Stored<ReadonlyArray<Option.Option<Saved>>>
  /** Removes documents that match, and answers what was removed. */
  readonly remove: (
    collection: Collection,
    ids: ReadonlyArray<string>,
    filter: Filter
  ) => Stored<ReadonlyArray<Option.Option<Document>>>
  /** Removes every document that matches. */
  readonly truncate: (collection: Collection, filter: Filter) => Stored<void>

  readonly find: (collection: Collection, find: Find) => Stored<Found<Document>>
  readonly count: (collection: Collection, filter: Filter) => Stored<number>
  readonly distinct: (collection: Collection, find: FindDistinct) => Stored<Found<Json>>
}

/** Keeps collections and items. */
export class ItemStore
  extends /*#__PURE__*/ Context.Service<ItemStore, ItemStoreShape>()("@portico/provider/store/ItemStore") {}
