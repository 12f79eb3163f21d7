/**
 * Filters and queries as fluent builders for plain site code (data.md §3, §5). Every method returns a new builder.
 * Invalid arguments are reported when the query runs.
 *
 * @since 0.1.0
 */
import { type FilterModel, type OperatorName, operators } from "@portico/contract/data/Query"
import * as Filter from "../../data/filter/Filter.ts"
import type { Comparable } from "../../data/filter/internal/FilterChecks.ts"
import { refuseNow } from "./Run.ts"

type Element = string | number | Date

/** The methods that add a condition to a builder. */
export interface Conditions<Self> {
  /** Matches items whose field equals the value. `null` means an empty field. */
  readonly eq: (field: string, value: Comparable | null) => Self
  /** Matches items whose field does not equal the value. `null` means an empty field. */
  readonly ne: (field: string, value: Comparable | null) => Self
  /** Matches items whose field is less than the value. */
  readonly lt: (field: string, value: Comparable) => Self
  /** Matches items whose field is greater than the value. */
  readonly gt: (field: string, value: Comparable) => Self
  /** Matches items whose field is less than or equal to the value. */
  readonly lte: (field: string, value: Comparable) => Self
  /** Matches items whose field is greater than or equal to the value. */
  readonly gte: (field: string, value: Comparable) => Self
  /** Matches items whose field is greater than or equal to the lower value and less than the upper value. */
  readonly between: (field: string, lower: Comparable, upper: Comparable) => Self
  /** Matches items whose field starts with this string. Ignores case. */
  readonly startsWith: (field: string, text: string) => Self
  /** Matches items whose field ends with this string. Ignores case. */
  readonly endsWith: (field: string, text: string) => Self
  /** Matches items whose field contains this string. Ignores case. */
  readonly contains: (field: string, text: string) => Self
  /** Matches items whose array has at least one of the values, passed as an array or as separate arguments. */
  readonly hasSome: (field: string, ...values: ReadonlyArray<Element> | readonly [ReadonlyArray<Element>]) => Self
  /** Matches items whose array has all of the values, passed as an array or as separate arguments. */
  readonly hasAll: (field: string, ...values: ReadonlyArray<Element> | readonly [ReadonlyArray<Element>]) => Self
  /** Matches items whose field is one of the values, passed as an array or as separate arguments. */
  readonly in: (field: string, ...values: ReadonlyArray<Element> | readonly [ReadonlyArray<Element>]) => Self
  /**
   * Matches items that have the field, even if it is `null`. If `isThere` is false, matches items without the field.
   */
  readonly exists: (field: string, isThere: boolean) => Self
  /** Matches items whose field is `null` or absent. */
  readonly isEmpty: (field: string) => Self
  /** Matches items whose field has a value. */
  readonly isNotEmpty: (field: string) => Self
  /** Matches items that match both the conditions so far and the other filter. */
  readonly and: (filter: Filtered) => Self
  /** Matches items that match the conditions so far or the other filter. */
  readonly or: (filter: Filtered) => Self
  /** Matches items that do not match the other filter. */
  readonly not: (filter: Filtered) => Self
}

/** A builder that has a filter. */
export interface Filtered {
  readonly [TypeId]: Filter.Filter
}

/** A stand-alone filter, which is not part of a query. */
export interface FilterBuilder extends Filtered, Conditions<FilterBuilder> {
  /** Returns the filter as JSON, in its smallest equivalent form. Throws if the filter is invalid. */
  readonly toModel: () => FilterModel
}

const TypeId = "~@portico/client/site/Filter"

/** Starts a filter. */
export const make = (filter: Filter.Filter = Filter.empty): FilterBuilder => ({
  [TypeId]: filter,
  // A stand-alone filter can only be combined with other stand-alone filters.
  ...conditions(filter, make, withoutSource),
  toModel: () => {
    refuseNow(filter.problems)
    return Filter.toModel(filter)
  }
})

/** Returns a filter as the property that a query's builder has. */
export const carrying = (filter: Filter.Filter): Filtered => ({ [TypeId]: filter })

/** Returns the filter of a stand-alone builder, or the value unchanged. */
export const withoutSource = (value: unknown): unknown =>
  isFiltered(value) && "toModel" in value ? value[TypeId] : value

/** Returns the filter of a builder, or the value unchanged. */
export const filterOf = (value: unknown): unknown => (isFiltered(value) ? value[TypeId] : value)

/** Returns the methods that add a condition to a filter. `derive` creates the builder of the new filter. */
export const conditions = <Self>(
  filter: Filter.Filter,
  derive: (filter: Filter.Filter) => Self,
  unwrap: (value: unknown) => unknown = filterOf
): Conditions<Self> =>
  Object.fromEntries(
    (Object.keys(operators) as ReadonlyArray<OperatorName>).map((method) => [
      method,
      (...args: ReadonlyArray<unknown>) =>
        derive(Filter.call(filter, method, operators[method].kind === "logical" ? args.map(unwrap) : args))
    ])
  ) as unknown as Conditions<Self>

const isFiltered = (value: unknown): value is Filtered => typeof value === "object" && value !== null && TypeId in value
