/**
 * Where the references of fields are kept that hold several. They are no part of their items' data, and go with the
 * items: what removes an item removes the references from it and to it in the same step.
 *
 * @since 0.1.0
 */
import type * as Effect from "effect/Effect"
import type { Collection } from "../engine/collection/Collection.ts"
import type { Found, From } from "../engine/order/Cursor.ts"
import type { Document } from "../engine/collection/Document.ts"
import type { Filter } from "../engine/filter/Filter.ts"
import type { StoreUnavailable } from "./StoreUnavailable.ts"

/** A field that holds references, and the collection of the items that it refers to. */
export interface Relation {
  readonly collection: Collection
  readonly field: string
  readonly target: Collection
}

/** A reference: the id of the item that refers, and the id of the one that it refers to. */
export interface Reference {
  readonly referring: string
  readonly referenced: string
}

/** Which items count as being there. */
export interface Reach {
  readonly referring: Filter
  readonly referenced: Filter
}

/** What became of references. Where an item is missing none of them was added. */
export interface Referred {
  /** Whether each of them was new. */
  readonly added: ReadonlyArray<boolean>
  readonly missing: { readonly referring: ReadonlyArray<string>; readonly referenced: ReadonlyArray<string> }
}

/** A reference as it is found: its position grows with every one that is added. */
export interface Placed {
  readonly referenced: string
  readonly position: number
}

/** What to find of an item's references. The page may lie beside a position. */
export interface FindReferences {
  readonly referring: string
  readonly order: "ASC" | "DESC"
  readonly from?: From | undefined
  readonly limit: number
  readonly offset: number
  readonly total: boolean
}

type Stored<A> = Effect.Effect<A, StoreUnavailable>

/** The operations on references. Each is atomic. A reference that is there already stays where it is. */
export interface ReferenceStore {
  /** Adds references behind those that are there, in their order. */
  readonly insert: (relation: Relation, references: ReadonlyArray<Reference>, reach: Reach) => Stored<Referred>
  /** Puts references in the place of all that an item has. */
  readonly replace: (
    relation: Relation,
    referring: string,
    referenced: ReadonlyArray<string>,
    reach: Reach
  ) => Stored<Referred>
  /** Removes references. Tells of each whether it was there. */
  readonly remove: (relation: Relation, references: ReadonlyArray<Reference>) => Stored<ReadonlyArray<boolean>>
  readonly has: (relation: Relation, reference: Reference) => Stored<boolean>
  /** Finds a page of an item's references, by position. */
  readonly find: (relation: Relation, find: FindReferences) => Stored<Found<Placed>>
  /** Reads the first items that each of these refers to, among those that match. */
  readonly include: (
    relation: Relation,
    referring: ReadonlyArray<string>,
    limit: number,
    filter: Filter
  ) => Stored<ReadonlyMap<string, ReadonlyArray<Document>>>
}
