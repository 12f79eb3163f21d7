/**
 * The storage interface of collections and their items. Callers check permissions and validate items; a store only
 * saves, finds and counts.
 *
 * @since 0.1.0
 */
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import type * as Result from "effect/Result"
import type { Collection } from "../engine/collection/Collection.ts"
import type { From } from "../engine/order/Cursor.ts"
import type { Document } from "../engine/collection/Document.ts"
import type { Filter } from "../engine/filter/Filter.ts"
import type { StoredIndex } from "../engine/collection/Indexes.ts"
import type { Contents } from "../engine/seed/ItemSeed.ts"
import type { Total } from "../engine/limits/TotalLimit.ts"
import type { Json, JsonObject, Path } from "../engine/value/Json.ts"
import type { Pipeline } from "../engine/pipeline/Pipeline.ts"
import type { ApplicationError } from "../engine/value/Refusal.ts"
import type { SortKey } from "../engine/order/Sort.ts"
import type { ReferenceStore } from "./ReferenceStore.ts"
import type { StoreUnavailable } from "./StoreUnavailable.ts"

/** A query of documents. `sort` ends with the id, so that the order is total. Limit and offset count items. */
export interface Find {
  readonly filter: Filter
  readonly sort: ReadonlyArray<SortKey>
  /** The sort values of the item that is next to the page, one for each key of the sort (`Sort.checkFrom`). */
  readonly from?: From | undefined
  readonly limit: number
  readonly offset: number
  /** Whether to count the matching items, up to `TotalLimit`. */
  readonly total: boolean
}

/** A page of results. `hasNext` is whether there are more results in the direction of the page. */
export interface Found<A> extends Total {
  readonly found: ReadonlyArray<A>
  readonly hasNext: boolean
  /** Whether items may be missing from a search, because their words are pending. */
  readonly isIncomplete?: boolean
}

/**
 * A query of distinct values. The elements of an array count as separate values. A missing field and null have no
 * value.
 */
export interface FindDistinct {
  readonly path: Path
  readonly filter: Filter
  readonly order: "ASC" | "DESC"
  /** The value that is next to the page. */
  readonly from?: From | undefined
  readonly limit: number
  readonly offset: number
  readonly total: boolean
}

/** The result of saving a document. */
export interface Saved {
  readonly action: "INSERTED" | "UPDATED"
  readonly document: Document
}

/** Computes the replacement of a document. `index` is the index of its id among the requested ids. */
export type Change<E> = (document: Document, index: number) => Result.Result<Document, E>

/** A pipeline to run over a collection's documents, and the page of its rows to return. */
export interface FindRows {
  readonly pipeline: Pipeline
  readonly limit: number
  readonly offset: number
  readonly total: boolean
}

type Stored<A> = Effect.Effect<A, StoreUnavailable>

/** A read. It fails with WDE0028 if it takes too long. */
type Read<A> = Effect.Effect<A, StoreUnavailable | ApplicationError>

/**
 * A write. It fails with WDE0123 if two items would have the same values in a unique index, and with WDE0028 if it
 * takes too long. A failed write changes nothing.
 */
type Written<A> = Effect.Effect<A, StoreUnavailable | ApplicationError>

/**
 * The operations of a store. Each is atomic: it happens completely or not at all. Arrays are returned in the order of
 * the request. A `Collection` argument is one that `collection` returned or `define` received. The caller checks that
 * items fit in their indexes (`Draft.toDocument`).
 */
export interface ItemStoreShape {
  /** The number of expensive operations that can run at once while the store still serves other requests promptly. */
  readonly parallelism: number
  /**
   * The time in milliseconds after which a read fails with 503 if another caller waits. Only stores that run one
   * statement at a time have it.
   */
  readonly patience?: number
  /** Returns all collections, ordered by id. */
  readonly collections: Stored<ReadonlyArray<Collection>>
  /** Returns a collection's definition. */
  readonly collection: (id: string) => Stored<Option.Option<Collection>>
  /**
   * Creates a collection, or replaces the definition of an existing one and keeps its items. Builds new indexes and
   * drops removed ones; both may finish later.
   */
  readonly define: (collection: Collection) => Stored<void>
  /** Changes the current definition of a collection. Returns `None` if the collection does not exist. */
  readonly amend: (id: string, change: (collection: Collection) => Collection) => Stored<Option.Option<Collection>>
  /**
   * Loads collections. `"keep"` fills only those that do not exist yet, and updates the definitions of the others.
   * `"replace"` removes all other collections. Returns the ids of the collections that it filled.
   */
  readonly load: (contents: ReadonlyArray<Contents>, mode: "keep" | "replace") => Stored<ReadonlyArray<string>>

  readonly get: (
    collection: Collection,
    ids: ReadonlyArray<string>,
    filter: Filter
  ) => Read<ReadonlyArray<Option.Option<Document>>>
  /** Returns all indexes of a collection with their status. System indexes come first; dropped ones are included. */
  readonly indexes: (collection: Collection) => Stored<ReadonlyArray<StoredIndex>>

  /**
   * Adds documents. Returns for each whether it was added. A document whose id exists, or that would repeat a unique
   * value, is not added.
   */
  readonly insert: (collection: Collection, documents: ReadonlyArray<Document>) => Written<ReadonlyArray<boolean>>
  /**
   * Replaces documents that exist and match. The creation date and the owner do not change. Returns the documents as
   * they are stored now.
   */
  readonly update: (
    collection: Collection,
    documents: ReadonlyArray<Document>,
    filter: Filter
  ) => Written<ReadonlyArray<Option.Option<Document>>>
  /**
   * Changes documents that exist and match, in order. The creation date and the owner do not change. A document whose
   * change fails stays unchanged. If an id occurs several times, each change receives the result of the previous one.
   * With `apart`, a document that would repeat a unique value fails alone, as if the documents were changed one by one.
   * Otherwise the whole call fails.
   */
  readonly alter: <E>(
    collection: Collection,
    ids: ReadonlyArray<string>,
    filter: Filter,
    change: Change<E>,
    apart?: boolean
  ) => Written<ReadonlyArray<Option.Option<Result.Result<Document, E | ApplicationError>>>>
  /** Adds documents, or replaces those that exist and match. */
  readonly save: (
    collection: Collection,
    documents: ReadonlyArray<Document>,
    filter: Filter
  ) => Written<ReadonlyArray<Option.Option<Saved>>>
  /** Removes documents that match, and returns them. */
  readonly remove: (
    collection: Collection,
    ids: ReadonlyArray<string>,
    filter: Filter
  ) => Written<ReadonlyArray<Option.Option<Document>>>
  /** Removes every document that matches. */
  readonly truncate: (collection: Collection, filter: Filter) => Written<void>

  readonly find: (collection: Collection, find: Find) => Read<Found<Document>>
  readonly count: (collection: Collection, filter: Filter) => Read<number>
  readonly distinct: (collection: Collection, find: FindDistinct) => Read<Found<Json>>
  /**
   * Runs a pipeline and returns a page of its rows. Fails if the pipeline creates more rows or bytes than the limits
   * allow.
   */
  readonly aggregate: (collection: Collection, find: FindRows) => Read<Found<JsonObject>>

  /** The operations on MULTI_REFERENCE fields. */
  readonly references: ReferenceStore
}

/** Stores collections and items. */
export class ItemStore extends Context.Service<ItemStore, ItemStoreShape>()("@portico/provider/store/ItemStore") {}
