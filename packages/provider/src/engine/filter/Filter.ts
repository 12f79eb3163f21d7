/**
 * Filters as the stores take them: checked, with one meaning. `Parse` makes them from the wire.
 *
 * Every condition but `Equal` to null and `Exists` holds for an array when it holds for the array itself or for any of
 * its elements, and none holds for a missing field. Comparisons hold only within one type.
 *
 * @since 0.1.0
 */
import type { Json, Path } from "../value/Json.ts"
import type { Search } from "../search/Search.ts"

/** A condition on the items of a collection. */
export type Filter =
  | { readonly _tag: "And"; readonly filters: ReadonlyArray<Filter> }
  | { readonly _tag: "Or"; readonly filters: ReadonlyArray<Filter> }
  | { readonly _tag: "Not"; readonly filter: Filter }
  /** Words, wherever they stand. It is not negated: a store may hold items whose words it has not read yet. */
  | { readonly _tag: "Words"; readonly search: Search }
  | Leaf

/** A condition on one field. */
export type Leaf =
  /** The same value. Equal to null is a missing field or null, never an element. */
  | { readonly _tag: "Equal"; readonly path: Path; readonly value: Json }
  | { readonly _tag: "Compare"; readonly path: Path; readonly operator: Comparison; readonly value: Json }
  /** Any of the values, none where there are none. */
  | { readonly _tag: "Some"; readonly path: Path; readonly values: ReadonlyArray<Json> }
  /** All of the values. Where there are none, every item. */
  | { readonly _tag: "All"; readonly path: Path; readonly values: ReadonlyArray<Json> }
  /** Text in either case; `text` is as it came. */
  | { readonly _tag: "Text"; readonly path: Path; readonly where: TextPlace; readonly text: string }
  /** Text that consists of these pieces, in either case. */
  | { readonly _tag: "Matches"; readonly path: Path; readonly pieces: ReadonlyArray<Piece> }
  /** The key is present, whatever its value. */
  | { readonly _tag: "Exists"; readonly path: Path }

/** An order between a field and a value of the same type. */
export type Comparison = "<" | "<=" | ">" | ">="

/** Where in a text another is looked for. */
export type TextPlace = "start" | "end" | "anywhere"

/** A piece of a text: these characters, or any one of these. */
export type Piece =
  | { readonly type: "literal"; readonly value: string }
  | { readonly type: "anyOf"; readonly value: string }

/** Holds for every item. */
export const everything: Filter = { _tag: "And", filters: [] }

/** Holds for no item. */
export const none: Filter = { _tag: "Or", filters: [] }

/** Holds where all of the filters do. */
export const and = (...filters: ReadonlyArray<Filter>): Filter => {
  const flat = filters.flatMap((filter) => (filter._tag === "And" ? filter.filters : [filter]))
  return flat.length === 1 && flat[0] !== undefined ? flat[0] : { _tag: "And", filters: flat }
}

/** The words that a filter looks for, where it does. */
export const searchIn = (filter: Filter): Search | undefined =>
  filter._tag === "Words"
    ? filter.search
    : filter._tag === "And"
      ? filter.filters.map(searchIn).find((search) => search !== undefined)
      : undefined

/** Holds for the items of an owner. */
export const ownedBy = (memberId: string): Filter => ({ _tag: "Equal", path: ["_ownerId"], value: memberId })
