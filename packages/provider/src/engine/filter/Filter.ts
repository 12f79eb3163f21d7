/**
 * Filters as the stores receive them, parsed and validated. `Parse` creates them from the wire format.
 *
 * Every condition except `Equal` to null and `Exists` matches an array if it matches the array itself or any of its
 * elements. No such condition matches a missing field. Comparisons match only values of the same type.
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
  /**
   * Words anywhere in the item. It must not be negated, because a store may contain items whose words are not indexed
   * yet.
   */
  | { readonly _tag: "Words"; readonly search: Search }
  | Leaf

/** A condition on one field. */
export type Leaf =
  /** `eq`, `isEmpty`: the same value. `Equal` to null matches a missing field or null, but never an array element. */
  | { readonly _tag: "Equal"; readonly path: Path; readonly value: Json }
  /** `lt`, `lte`, `gt`, `gte`. */
  | { readonly _tag: "Compare"; readonly path: Path; readonly operator: Comparison; readonly value: Json }
  /** `hasSome`, `in`: any of the values. Matches no item if there are no values. */
  | { readonly _tag: "HasSome"; readonly path: Path; readonly values: ReadonlyArray<Json> }
  /** `hasAll`: all of the values. Matches every item if there are no values. */
  | { readonly _tag: "HasAll"; readonly path: Path; readonly values: ReadonlyArray<Json> }
  /** `startsWith`, `endsWith`, `contains`: a string that contains `text` at this place, ignoring case. `text` is not folded yet. */
  | { readonly _tag: "Text"; readonly path: Path; readonly where: TextPlace; readonly text: string }
  /** `$matches`: a string that consists of exactly these pieces, ignoring case. */
  | { readonly _tag: "Matches"; readonly path: Path; readonly pieces: ReadonlyArray<Piece> }
  /** `exists`: a present field, whatever its value. */
  | { readonly _tag: "Exists"; readonly path: Path }

/** A comparison of a field with a value of the same type. */
export type Comparison = "<" | "<=" | ">" | ">="

/** The place in a string at which another string is searched. */
export type TextPlace = "start" | "end" | "anywhere"

/** A piece of a pattern: this exact string, or any one of these characters. */
export type Piece =
  | { readonly type: "literal"; readonly value: string }
  | { readonly type: "anyOf"; readonly value: string }

/** Matches every item. */
export const all: Filter = { _tag: "And", filters: [] }

/** Matches no item. */
export const none: Filter = { _tag: "Or", filters: [] }

/** Combines filters so that all of them must match. */
export const and = (...filters: ReadonlyArray<Filter>): Filter => {
  const flat = filters.flatMap((filter) => (filter._tag === "And" ? filter.filters : [filter]))
  return flat.length === 1 && flat[0] !== undefined ? flat[0] : { _tag: "And", filters: flat }
}

/** Returns the word search in a filter, if there is one. */
export const searchIn = (filter: Filter): Search | undefined =>
  filter._tag === "Words"
    ? filter.search
    : filter._tag === "And"
      ? filter.filters.map(searchIn).find((search) => search !== undefined)
      : undefined

/** Matches the items of an owner. */
export const ownedBy = (memberId: string): Filter => ({ _tag: "Equal", path: ["_ownerId"], value: memberId })
