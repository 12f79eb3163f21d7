/**
 * Filters and queries as fluent builders for plain site code (data.md §3, §5). Every method gives a new builder; what
 * is wrong with a call is told when the query runs.
 *
 * @since 0.1.0
 */
import { type FilterModel, type OperatorName, operators } from "@portico/contract/data/Query"
import * as Filter from "../../data/filter/Filter.ts"
import type { Comparable } from "../../data/filter/internal/FilterChecks.ts"
import { refuseNow } from "./Run.ts"

type Element = string | number | Date

/** The conditions of a builder. */
export interface Conditions<Self> {
  /** The field equals the value; `null` stands for an empty field. */
  readonly eq: (field: string, value: Comparable | null) => Self
  /** The field does not equal the value; `null` stands for an empty field. */
  readonly ne: (field: string, value: Comparable | null) => Self
  /** The field is less than the value. */
  readonly lt: (field: string, value: Comparable) => Self
  /** The field is greater than the value. */
  readonly gt: (field: string, value: Comparable) => Self
  /** The field is less than the value or equals it. */
  readonly lte: (field: string, value: Comparable) => Self
  /** The field is greater than the value or equals it. */
  readonly gte: (field: string, value: Comparable) => Self
  /** The field is the lower value or greater, and less than the upper value. */
  readonly between: (field: string, lower: Comparable, upper: Comparable) => Self
  /** The text starts with this one, in any case. */
  readonly startsWith: (field: string, text: string) => Self
  /** The text ends with this one, in any case. */
  readonly endsWith: (field: string, text: string) => Self
  /** The text contains this one, in any case. */
  readonly contains: (field: string, text: string) => Self
  /** The list has one of the values, given as a list or one by one. */
  readonly hasSome: (field: string, ...values: ReadonlyArray<Element> | readonly [ReadonlyArray<Element>]) => Self
  /** The list has all of the values, given as a list or one by one. */
  readonly hasAll: (field: string, ...values: ReadonlyArray<Element> | readonly [ReadonlyArray<Element>]) => Self
  /** The field is one of the values, given as a list or one by one. */
  readonly in: (field: string, ...values: ReadonlyArray<Element> | readonly [ReadonlyArray<Element>]) => Self
  /** Whether the field is there at all, be it `null`. */
  readonly exists: (field: string, isThere: boolean) => Self
  /** The field is `null` or not there. */
  readonly isEmpty: (field: string) => Self
  /** The field has a value. */
  readonly isNotEmpty: (field: string) => Self
  /** All that was said so far and the other filter must hold. */
  readonly and: (filter: Filtered) => Self
  /** All that was said so far or the other filter must hold. */
  readonly or: (filter: Filtered) => Self
  /** The other filter must not hold. */
  readonly not: (filter: Filtered) => Self
}

/** A builder that has a filter. */
export interface Filtered {
  readonly [TypeId]: Filter.Filter
}

/** A filter that stands alone. */
export interface FilterBuilder extends Filtered, Conditions<FilterBuilder> {
  /** The filter as JSON, as small as its meaning allows. Throws what is wrong with it. */
  readonly toModel: () => FilterModel
}

const TypeId = "~@portico/client/site/Filter"

/** Starts a filter. */
export const make = (filter: Filter.Filter = Filter.empty): FilterBuilder => ({
  [TypeId]: filter,
  // A stand-alone filter joins others of its kind only.
  ...conditions(filter, make, standingAlone),
  toModel: () => {
    refuseNow(filter.problems)
    return Filter.toModel(filter)
  }
})

/** The filter of a builder, in the form that a query's builder carries it. */
export const carrying = (filter: Filter.Filter): Filtered => ({ [TypeId]: filter })

/** The filter of a builder that stands alone, or the value as it is. */
export const standingAlone = (value: unknown): unknown =>
  isFiltered(value) && "toModel" in value ? value[TypeId] : value

/** The filter of a builder, or the value as it is. */
export const filterOf = (value: unknown): unknown => (isFiltered(value) ? value[TypeId] : value)

/** The methods that add a condition to a filter and go on with the result. */
export const conditions = <Self>(
  filter: Filter.Filter,
  goOn: (filter: Filter.Filter) => Self,
  adopt: (value: unknown) => unknown = filterOf
): Conditions<Self> =>
  Object.fromEntries(
    (Object.keys(operators) as ReadonlyArray<OperatorName>).map((method) => [
      method,
      (...args: ReadonlyArray<unknown>) =>
        goOn(Filter.call(filter, method, operators[method].kind === "logical" ? args.map(adopt) : args))
    ])
  ) as unknown as Conditions<Self>

const isFiltered = (value: unknown): value is Filtered => typeof value === "object" && value !== null && TypeId in value
