/**
 * The storage interface of the references in MULTI_REFERENCE fields. They are not part of their items' data. Removing
 * an item also removes the references from it and to it, in the same atomic operation.
 *
 * @since 0.1.0
 */
import type * as Effect from "effect/Effect"
import type { Collection } from "../engine/collection/Collection.ts"
import type { Found, From } from "../engine/order/Cursor.ts"
import type { Document } from "../engine/collection/Document.ts"
import type { Filter } from "../engine/filter/Filter.ts"
import type { StoreUnavailable } from "./StoreUnavailable.ts"

/** A MULTI_REFERENCE field, and the collection that it refers to. */
export interface Relation {
  readonly collection: Collection
  readonly field: string
  readonly target: Collection
}

/** A reference: the ids of the referring and the referenced item. */
export interface Reference {
  readonly referring: string
  readonly referenced: string
}

/** Filters for the items of both ends. Other items count as missing. */
export interface Reach {
  readonly referring: Filter
  readonly referenced: Filter
}

/** The result of adding references. If an item is missing, none of the references is added. */
export interface Referred {
  /** Whether each reference was new. */
  readonly added: ReadonlyArray<boolean>
  readonly missing: { readonly referring: ReadonlyArray<string>; readonly referenced: ReadonlyArray<string> }
}

/** A stored reference. Positions increase with each added reference. */
export interface Placed {
  readonly referenced: string
  readonly position: number
}

/** A query of an item's references. `from` contains a position. */
export interface FindReferences {
  readonly referring: string
  readonly order: "ASC" | "DESC"
  readonly from?: From | undefined
  readonly limit: number
  readonly offset: number
  readonly total: boolean
}

type Stored<A> = Effect.Effect<A, StoreUnavailable>

/** The operations on references. Each is atomic. Adding a reference that exists does not change its position. */
export interface ReferenceStore {
  /** Adds references after the existing ones, in their order. */
  readonly insert: (relation: Relation, references: ReadonlyArray<Reference>, reach: Reach) => Stored<Referred>
  /** Replaces all references of an item in a field. */
  readonly replace: (
    relation: Relation,
    referring: string,
    referenced: ReadonlyArray<string>,
    reach: Reach
  ) => Stored<Referred>
  /** Removes references. Returns for each whether it existed. */
  readonly remove: (relation: Relation, references: ReadonlyArray<Reference>) => Stored<ReadonlyArray<boolean>>
  readonly has: (relation: Relation, reference: Reference) => Stored<boolean>
  /** Returns a page of an item's references, by position. */
  readonly find: (relation: Relation, find: FindReferences) => Stored<Found<Placed>>
  /** Returns for each referring item the first matching items that it refers to, `limit` at most. */
  readonly include: (
    relation: Relation,
    referring: ReadonlyArray<string>,
    limit: number,
    filter: Filter
  ) => Stored<ReadonlyMap<string, ReadonlyArray<Document>>>
}
