/**
 * Aggregations: pipelines with one group, as aggregation builders send them (data.md §7).
 *
 * @since 0.1.0
 */
import type * as Wire from "@portico/contract/data/Pipeline"
import type { Sorting } from "@portico/contract/data/Query"
import * as Result from "effect/Result"
import * as FilterParse from "../filter/Parse.ts"
import type { Filter } from "../filter/Filter.ts"
import { type Path, path } from "../value/Json.ts"
import { fieldPath } from "../value/Fields.ts"
import { isStorable } from "../value/Text.ts"
import { Counter, only, type Parsed, type ParseFilter, violation } from "./Parsed.ts"
import { sortKeys } from "./ParseSort.ts"
import type { Accumulation, GroupKey, Pipeline, Stage } from "./Pipeline.ts"

/** The wire parameters of an aggregation. */
export interface Aggregate {
  readonly initialFilter?: unknown
  readonly aggregation?: Wire.Aggregation | undefined
  /** The filter of the resulting rows. */
  readonly finalFilter?: unknown
  readonly sort?: ReadonlyArray<Sorting> | undefined
}

/**
 * Parses an aggregation. Names of grouping fields and results are literal keys of the rows, including dots, and the
 * final filter and the sort can use both. `_id` is the value of the only grouping field, as clients return it.
 */
export const parse = (
  { aggregation = {}, finalFilter, initialFilter, sort = [] }: Aggregate,
  parseFilter: ParseFilter = FilterParse.parse
): Parsed<Pipeline> =>
  Result.gen(function* () {
    const { groupingFields = [], operations = [] } = aggregation
    const counter = new Counter()
    const keys = new Map<string, GroupKey>()
    for (const [index, name] of groupingFields.entries()) {
      const at = `aggregation.groupingFields.${index}`
      yield* counter.count(at)
      keys.set(name, { name, expression: { _tag: "Field", path: yield* fieldPath(name, at) } })
    }
    const fields = new Map<string, Accumulation>()
    for (const [index, operation] of operations.entries()) {
      const at = `aggregation.operations.${index}`
      yield* counter.count(at)
      const { resultFieldName } = operation
      if (resultFieldName === "" || resultFieldName === "_id" || !isStorable(resultFieldName)) {
        return yield* violation(`${at}.resultFieldName`, "must be a name without NUL, and not _id")
      }
      fields.set(resultFieldName, yield* accumulation(operation, at))
    }
    const pathOf = resultPath(keys, fields)
    const before = yield* parseFilter(initialFilter, counter.cost, "initialFilter")
    const after = yield* parseFilter(finalFilter, counter.cost, "finalFilter")
    const order = yield* sortKeys(sort, "sort", (name, parameter) =>
      Result.map(fieldPath(name, parameter), () => pathOf(name))
    )
    return [
      { _tag: "Filter", filter: before },
      { _tag: "Group", keys: [...keys.values()], isBare: false, fields },
      { _tag: "Filter", filter: moved(after, (path) => pathOf(path.join("."))) },
      ...(order.length === 0 ? [] : [{ _tag: "Sort", keys: order } satisfies Stage])
    ]
  })

const accumulation = (operation: Wire.Operation, at: string): Parsed<Accumulation> =>
  Result.gen(function* () {
    const kind = yield* only(operation, kinds, at, "operation")
    if (kind === "itemCount") return { accumulator: "sum", expression: { _tag: "Value", value: 1 } }
    const field = yield* fieldPath(operation[kind]?.itemFieldName ?? "", `${at}.${kind}.itemFieldName`)
    return { accumulator: kind === "average" ? "avg" : kind, expression: { _tag: "Field", path: field } }
  })

const kinds = ["sum", "average", "min", "max", "itemCount"] as const satisfies ReadonlyArray<keyof Wire.Operation>

/** Returns the path of a name in the rows. A result takes precedence over a grouping field. */
const resultPath =
  (keys: ReadonlyMap<string, GroupKey>, fields: ReadonlyMap<string, Accumulation>) =>
  (name: string): Path => {
    if (fields.has(name)) return [name]
    if (keys.has(name)) return ["_id", name]
    const names = path(name)
    const [first, ...rest] = names
    if (first !== "_id" || rest.length === 0)
      return first === "_id" && keys.size === 1 ? ["_id", ...keys.keys()] : names
    // A path below `_id` is either a grouping field, or a path inside the value of the only grouping field.
    const inside = rest.join(".")
    return keys.has(inside) ? ["_id", inside] : ["_id", ...(keys.size === 1 ? keys.keys() : []), ...rest]
  }

/** Replaces the paths in a filter. */
const moved = (filter: Filter, pathOf: (path: Path) => Path): Filter => {
  switch (filter._tag) {
    case "And":
    case "Or":
      return { ...filter, filters: filter.filters.map((one) => moved(one, pathOf)) }
    case "Not":
      return { ...filter, filter: moved(filter.filter, pathOf) }
    case "Words":
      return filter
    default:
      return { ...filter, path: pathOf(filter.path) }
  }
}
