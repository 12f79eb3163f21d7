/**
 * Where collections and their items are kept. What a caller may do, and what an item may hold, is decided above; a
 * store keeps, finds and counts.
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
import type { KeptIndex } from "../engine/collection/Indexes.ts"
import type { Contents } from "../engine/seed/ItemSeed.ts"
import type { Json, JsonObject, Path } from "../engine/value/Json.ts"
import type { Pipeline } from "../engine/pipeline/Pipeline.ts"
import type { ApplicationError } from "../engine/value/Refusal.ts"
import type { SortKey } from "../engine/order/Sort.ts"
import type { ReferenceStore } from "./ReferenceStore.ts"
import type { StoreUnavailable } from "./StoreUnavailable.ts"

/** What to find. `sort` ends in the id, so that the order is total. Limit and offset count items. */
export interface Find {
  readonly filter: Filter
  readonly sort: ReadonlyArray<SortKey>
  /** Beside which item the page lies: a value for each key of the sort (`Sort.checkFrom`). */
  readonly from?: From | undefined
  readonly limit: number
  readonly offset: number
  /** Whether to count all that match. */
  readonly total: boolean
}

/** A page of what was found. `hasNext` tells whether there is more in the direction of the page. */
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
  /** Beside which value the page lies. */
  readonly from?: From | undefined
  readonly limit: number
  readonly offset: number
  readonly total: boolean
}

/** What became of a saved document. */
export interface Saved {
  readonly action: "INSERTED" | "UPDATED"
  readonly document: Document
}

/** Makes of a document the one to put in its place. `index` is the place of its id among those that were asked for. */
export type Change<E> = (document: Document, index: number) => Result.Result<Document, E>

/** What to make of a collection's documents, and which of the rows that this makes to find. */
export interface FindRows {
  readonly pipeline: Pipeline
  readonly limit: number
  readonly offset: number
  readonly total: boolean
}

type Stored<A> = Effect.Effect<A, StoreUnavailable>

/** A read, which is refused with WDE0028 when it takes too long. */
type Read<A> = Effect.Effect<A, StoreUnavailable | ApplicationError>

/**
 * A write. It is refused with WDE0123 when two items would have the same values in a unique index, and with WDE0028 when
 * it takes too long. Then nothing of it is written.
 */
type Written<A> = Effect.Effect<A, StoreUnavailable | ApplicationError>

/**
 * The operations of a store. Each is atomic: all of it happened, or nothing. Lists are answered in the order of what
 * was asked. A collection is the one that `collection` answered or `define` took. An item of an index fits in it
 * (`Draft.toDocument`).
 */
export interface ItemStoreShape {
  /** The number of expensive operations that can run at once while the store still serves others promptly. */
  readonly parallelism: number
  /**
   * Milliseconds after which a read ends with 503 while another caller waits. Only a store that runs one statement at a
   * time has it.
   */
  readonly patience?: number
  /** Every collection, by id. */
  readonly collections: Stored<ReadonlyArray<Collection>>
  /** Reads a collection's definition. */
  readonly collection: (id: string) => Stored<Option.Option<Collection>>
  /**
   * Creates a collection, or replaces the definition of an existing one and keeps its items. Indexes that are new are
   * made, those that are gone are dropped; both may go on afterwards.
   */
  readonly define: (collection: Collection) => Stored<void>
  /** Replaces the definition of a collection by what is made of the one it has then. Nothing where there is none. */
  readonly amend: (id: string, change: (collection: Collection) => Collection) => Stored<Option.Option<Collection>>
  /**
   * Puts collections in. `"keep"` fills only those that do not exist yet and updates the definitions of the others;
   * `"replace"` leaves the store with these and nothing else. Answers the ids of those that it filled.
   */
  readonly load: (contents: ReadonlyArray<Contents>, mode: "keep" | "replace") => Stored<ReadonlyArray<string>>

  readonly get: (
    collection: Collection,
    ids: ReadonlyArray<string>,
    filter: Filter
  ) => Read<ReadonlyArray<Option.Option<Document>>>
  /** Every index of a collection and where it stands. Those of the system come first, dropped ones stay. */
  readonly indexes: (collection: Collection) => Stored<ReadonlyArray<KeptIndex>>

  /**
   * Adds documents. Tells for each whether it was added; one that exists already stays as it is, and one that would repeat
   * a unique value stays out.
   */
  readonly insert: (collection: Collection, documents: ReadonlyArray<Document>) => Written<ReadonlyArray<boolean>>
  /**
   * Replaces documents that exist and match. The creation date and the owner stay. Answers the documents as they are
   * stored now.
   */
  readonly update: (
    collection: Collection,
    documents: ReadonlyArray<Document>,
    filter: Filter
  ) => Written<ReadonlyArray<Option.Option<Document>>>
  /**
   * Changes documents that exist and match, each from what it is when its turn comes. The creation date and the owner
   * stay, and so does all of a document whose change fails. Of one id each change sees what the one before it left.
   * With `apart`, a document whose values another one has in a unique index fails on its own, as if all were changed one
   * after the other; otherwise all of them are refused.
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
  /** Removes documents that match, and answers what was removed. */
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
  /** Runs a pipeline and finds a page of its rows. Refuses one that makes more than can be held. */
  readonly aggregate: (collection: Collection, find: FindRows) => Read<Found<JsonObject>>

  /** The references of fields that hold several. */
  readonly references: ReferenceStore
}

/** Keeps collections and items. */
export class ItemStore extends Context.Service<ItemStore, ItemStoreShape>()("@portico/provider/store/ItemStore") {}
