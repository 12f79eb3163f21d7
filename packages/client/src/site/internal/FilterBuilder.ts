/**
 * Filters and queries as fluent builders for plain site code (data.md §3, §5). Every method returns a new builder.
 * Invalid arguments are reported when the query runs.
 *
 * @since 0.1.0
 */
import type { FilterModel } from "@portico/contract/data/Query"
import { type OperatorName, operators } from "@portico/contract/data/FilterOperators"
import { hasProperty } from "effect/Predicate"
import * as Filter from "../../data/filter/Filter.ts"
import type { Comparable } from "../../data/filter/internal/FilterChecks.ts"
import type { CheckedName, CheckedValue, NamesOf, ValueFor } from "../../data/call/internal/FieldNames.ts"
import { refuseNow } from "./Run.ts"

type Element = string | number | Date

type Compare<Self, S, Kind extends "equality" | "order", Wide> = <
  const F extends string = NamesOf<S, Kind>,
  const V extends Wide = ValueFor<S, F, Kind> & Wide
>(
  field: CheckedName<S, Kind, F>,
  value: CheckedValue<S, F, Kind, V>
) => Self

type Text<Self, S> = <const F extends string = NamesOf<S, "text">>(
  field: CheckedName<S, "text", F>,
  text: string
) => Self

type Set<Self, S, Kind extends "member" | "list"> = <
  const F extends string = NamesOf<S, Kind>,
  const V extends Element = ValueFor<S, F, Kind> & Element
>(
  field: CheckedName<S, Kind, F>,
  ...values: ReadonlyArray<CheckedValue<S, F, Kind, V> | ReadonlyArray<CheckedValue<S, F, Kind, V>>>
) => Self

type Presence<Self, S> = <const F extends string = NamesOf<S, "presence">>(field: CheckedName<S, "presence", F>) => Self

/** The methods that add a condition to a builder. `S` is the scope of its fields, which are any fields by default. */
export interface Conditions<Self, S = unknown> {
  /** Matches items whose field equals the value. `null` means an empty field. */
  readonly eq: Compare<Self, S, "equality", Comparable | null>
  /** Matches items whose field does not equal the value. `null` means an empty field. */
  readonly ne: Compare<Self, S, "equality", Comparable | null>
  /** Matches items whose field is less than the value. */
  readonly lt: Compare<Self, S, "order", Comparable>
  /** Matches items whose field is greater than the value. */
  readonly gt: Compare<Self, S, "order", Comparable>
  /** Matches items whose field is less than or equal to the value. */
  readonly lte: Compare<Self, S, "order", Comparable>
  /** Matches items whose field is greater than or equal to the value. */
  readonly gte: Compare<Self, S, "order", Comparable>
  /** Matches items whose field is greater than or equal to the lower value and less than the upper value. */
  readonly between: <
    const F extends string = NamesOf<S, "order">,
    const V extends Comparable = ValueFor<S, F, "order"> & Comparable
  >(
    field: CheckedName<S, "order", F>,
    lower: CheckedValue<S, F, "order", V>,
    upper: CheckedValue<S, F, "order", V>
  ) => Self
  /** Matches items whose field starts with this string. Ignores case. */
  readonly startsWith: Text<Self, S>
  /** Matches items whose field ends with this string. Ignores case. */
  readonly endsWith: Text<Self, S>
  /** Matches items whose field contains this string. Ignores case. */
  readonly contains: Text<Self, S>
  /** Matches items whose array has at least one of the values, passed as an array or as separate arguments. */
  readonly hasSome: Set<Self, S, "list">
  /** Matches items whose array has all of the values, passed as an array or as separate arguments. */
  readonly hasAll: Set<Self, S, "list">
  /** Matches items whose field is one of the values, passed as an array or as separate arguments. */
  readonly in: Set<Self, S, "member">
  /**
   * Matches items that have the field, even if it is `null`. If `isThere` is false, matches items without the field.
   */
  readonly exists: <const F extends string = NamesOf<S, "presence">>(
    field: CheckedName<S, "presence", F>,
    isThere: boolean
  ) => Self
  /** Matches items whose field is `null` or absent. */
  readonly isEmpty: Presence<Self, S>
  /** Matches items whose field has a value. */
  readonly isNotEmpty: Presence<Self, S>
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
export interface Standalone extends Filtered {
  /** Returns the filter as JSON, in its smallest equivalent form. Throws if the filter is invalid. */
  readonly toModel: () => FilterModel
}

/** A stand-alone filter under construction. `S` is the scope of its fields, which are any fields by default. */
export interface FilterBuilder<S = unknown> extends Standalone, Conditions<FilterBuilder<S>, S> {}

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

const isFiltered = (value: unknown): value is Filtered => hasProperty(value, TypeId)
