/**
 * Pipelines as the stores receive them, parsed and validated. `Parse` creates them from the wire format.
 *
 * The initial rows are the data of items, newest first and then by id. Every stage keeps the order of its rows, except
 * `Sort` and `Group`; groups are ordered by their keys.
 *
 * @since 0.1.0
 */
import type { Filter } from "../filter/Filter.ts"
import type { Path } from "../value/Json.ts"
import type { SortKey } from "../order/Sort.ts"
import type { Expression } from "./Expression.ts"

/** The stages of a pipeline, from first to last. */
export type Pipeline = ReadonlyArray<Stage>

/** A stage, which transforms rows to rows. */
export type Stage =
  | { readonly _tag: "Filter"; readonly filter: Filter }
  | { readonly _tag: "Project"; readonly projection: Projection }
  | Group
  /**
   * Creates a row for each element. A value that is not an array counts as its only element. Null, a missing field and
   * `[]` create no row.
   */
  | { readonly _tag: "Unwind"; readonly path: Path }
  /** Sorts rows. Rows with equal keys keep their order. */
  | { readonly _tag: "Sort"; readonly keys: ReadonlyArray<SortKey> }
  | { readonly _tag: "Limit"; readonly count: number }
  | { readonly _tag: "Skip"; readonly count: number }
  /** Sets `to` to an array of `{ k, v }` for each key of the object at `from`, or to null if there is no object. */
  | { readonly _tag: "ToArray"; readonly from: Path; readonly to: Path }

/**
 * A projection of a row. First the paths in `keep` are selected, then those in `drop` are removed, then values that are
 * computed from the original row are added.
 */
export interface Projection {
  /** The paths to keep. All by default. */
  readonly keep?: ReadonlyArray<Path>
  readonly drop: ReadonlyArray<Path>
  readonly computed: ReadonlyArray<Computed>
}

/** A computed value and its path. Parents that are not objects are replaced by objects. */
export interface Computed {
  readonly path: Path
  readonly value: Expression | Projection
}

/**
 * A grouping stage. Rows with the same keys become one row. Without keys there is always exactly one row, even if there
 * are no input rows.
 */
export interface Group {
  readonly _tag: "Group"
  readonly keys: ReadonlyArray<GroupKey>
  /** Whether `_id` is the value of the only key, instead of an object of the keys. */
  readonly isBare: boolean
  /** The accumulations by field name. */
  readonly fields: ReadonlyMap<string, Accumulation>
}

/** A grouping key and its name in `_id`. */
export interface GroupKey {
  readonly name: string
  readonly expression: Expression
}

/** A value that is computed from the rows of a group. */
export interface Accumulation {
  readonly accumulator: Accumulator
  readonly expression: Expression
}

/** A function that reduces many values to one. */
export type Accumulator = "sum" | "avg" | "min" | "max" | "first" | "last" | "push"

/** Whether an accumulator depends on the order of the rows. */
export const isOrdered = ({ accumulator }: Accumulation): boolean =>
  accumulator === "first" || accumulator === "last" || accumulator === "push"

/** Whether a computed value is a nested projection. */
export const isNested = (value: Expression | Projection): value is Projection => !("_tag" in value)
