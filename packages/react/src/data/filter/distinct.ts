/**
 * The distinct values of a field, and the filter for the selected ones.
 *
 * @since 0.1.0
 */
import * as Filter from "@portico/client/data/Filter"
import type { Problem } from "../../problem/Problem.ts"
import type { Outcome } from "../listing/Listing.ts"

/** A value of a field, and the count of items that have it, if they were counted. */
export interface DistinctValue {
  readonly value: unknown
  readonly count?: number | undefined
}

/** The first distinct values of a field. */
export interface DistinctRead {
  readonly values: ReadonlyArray<DistinctValue>
  readonly hasNext: boolean
  /** Whether counts were requested but are not available. */
  readonly uncounted?: boolean | undefined
}

/** The state of a field's distinct values. */
export type DistinctState =
  | { readonly _tag: "Loading" }
  | (DistinctRead & {
      readonly _tag: "Ready"
      readonly refetching: boolean
      /** The reason why the latest read failed. The values are from the last successful read. */
      readonly problem?: Problem | undefined
    })
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly refetching: boolean }

/** Returns the state for a read's outcome. Values that are already shown stay until newer ones arrive. */
export const distinctState = (shown: DistinctRead | undefined, outcome: Outcome<DistinctRead>): DistinctState => {
  switch (outcome._tag) {
    case "Awaited":
      return shown === undefined ? { _tag: "Loading" } : { ...shown, _tag: "Ready", refetching: true }
    case "Succeeded":
      return { ...outcome.value, _tag: "Ready", refetching: outcome.refetching }
    case "Refused":
      return { ...outcome, ...(shown === undefined ? { _tag: "Failed" } : { ...shown, _tag: "Ready" }) }
  }
}

/** A value that a filter can match. */
export type Choice = string | number | boolean | Date

/** Whether a filter can match a value. Objects and nested arrays cannot be matched. */
export const isChoice = (value: unknown): value is Choice =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" || value instanceof Date

/** Whether two values are equal. Dates are compared by time. */
export const isSame = (left: Choice, right: Choice): boolean =>
  left instanceof Date && right instanceof Date ? left.getTime() === right.getTime() : left === right

/** Returns the filter for items that have one of the values. Without values it matches every item. */
export const filterOf = (
  field: string,
  values: ReadonlyArray<Choice>,
  operator: "in" | "hasSome"
): Filter.Filter<never> => {
  const listed = values.filter((value) => typeof value !== "boolean")
  const set = operator === "in" ? Filter.in(field, listed) : Filter.hasSome(field, listed)
  // `in` and `hasSome` do not accept booleans.
  const booleans = values.filter((value) => typeof value === "boolean").map((value) => Filter.eq(field, value))
  const filters: ReadonlyArray<Filter.Filter> = listed.length > 0 ? [set, ...booleans] : booleans
  const [first = Filter.empty, ...others] = filters
  return others.reduce((left, right) => left.pipe(Filter.or(right)), first) as Filter.Filter<never>
}

/** Returns the values with one added, or removed if it was present. */
export const toggleChoice = (values: ReadonlyArray<Choice>, value: Choice): ReadonlyArray<Choice> =>
  values.some((one) => isSame(one, value)) ? values.filter((one) => !isSame(one, value)) : [...values, value]
