/**
 * Pipelines as the stores take them: checked, with one meaning. `Parse` makes them from the wire.
 *
 * Rows begin as the data of items, newest first, ties by id. Every stage keeps the order of its rows but `Sort` and
 * `Group`, whose rows come in the order of their keys.
 *
 * @since 0.1.0
 */
import type { Filter } from "../filter/Filter.ts"
import type { Path } from "../value/Json.ts"
import type { SortKey } from "../order/Sort.ts"
import type { Expression } from "./Expression.ts"

/** Stages, first to last. */
export type Pipeline = ReadonlyArray<Stage>

/** One step from rows to rows. */
export type Stage =
  | { readonly _tag: "Filter"; readonly filter: Filter }
  | { readonly _tag: "Project"; readonly projection: Projection }
  | Group
  /** A row for each element. What is no array is its own only element; null, a missing field and `[]` make no row. */
  | { readonly _tag: "Unwind"; readonly path: Path }
  /** Rows that are equal in all keys stay in their order. */
  | { readonly _tag: "Sort"; readonly keys: ReadonlyArray<SortKey> }
  | { readonly _tag: "Limit"; readonly count: number }
  | { readonly _tag: "Skip"; readonly count: number }
  /** Puts `{ k, v }` for each key of the object at `from` to `to`: null where there is no object. */
  | { readonly _tag: "ToArray"; readonly from: Path; readonly to: Path }

/** What becomes of a row: `keep` first, without `drop`, then what is computed of the row as it came. */
export interface Projection {
  /** Paths that are kept. Everything where this is left out. */
  readonly keep?: ReadonlyArray<Path>
  readonly drop: ReadonlyArray<Path>
  readonly computed: ReadonlyArray<Computed>
}

/** A value that is computed, and where it goes. A parent that is no object becomes one. */
export interface Computed {
  readonly path: Path
  readonly value: Expression | Projection
}

/** Rows of the same keys become one. Without keys there is exactly one row, also of no rows. */
export interface Group {
  readonly _tag: "Group"
  readonly keys: ReadonlyArray<GroupKey>
  /** `_id` is the value of the only key, not an object of the keys. */
  readonly isBare: boolean
  /** Field names to what they hold. */
  readonly fields: ReadonlyMap<string, Accumulation>
}

/** What is grouped by, and its name in `_id`. */
export interface GroupKey {
  readonly name: string
  readonly expression: Expression
}

/** What is computed of the rows of a group. */
export interface Accumulation {
  readonly accumulator: Accumulator
  readonly expression: Expression
}

/** The ways to make one value of many. */
export type Accumulator = "sum" | "avg" | "min" | "max" | "first" | "last" | "push"

/** Whether an accumulator depends on the order of the rows. */
export const isOrdered = ({ accumulator }: Accumulation): boolean =>
  accumulator === "first" || accumulator === "last" || accumulator === "push"

/** Whether a value is computed by a projection of its own. */
export const isNested = (value: Expression | Projection): value is Projection => !("_tag" in value)
