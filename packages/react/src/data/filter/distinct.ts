/**
 * Values to choose from, and the filter of those that were chosen.
 *
 * @since 0.1.0
 */
import * as Filter from "@portico/client/data/Filter"
import type { Problem } from "../../problem/Problem.ts"
import type { Outcome } from "../listing/Outcome.ts"

/** A value that a field has, and how many items have it, where they were counted. */
export interface DistinctValue {
  readonly value: unknown
  readonly count?: number | undefined
}

/** The first values of a field. */
export interface DistinctRead {
  readonly values: ReadonlyArray<DistinctValue>
  readonly hasNext: boolean
  /** Whether it was asked how many items have each value, and nobody could tell. */
  readonly uncounted?: boolean | undefined
}

/** Where the values of a field stand. */
export type DistinctState =
  | { readonly _tag: "Loading" }
  | (DistinctRead & {
      readonly _tag: "Ready"
      readonly refetching: boolean
      /** Why the newest attempt failed. The values are those of the last one that did not. */
      readonly problem?: Problem | undefined
    })
  | { readonly _tag: "Failed"; readonly problem: Problem; readonly refetching: boolean }

/** The state of a read. What was shown before stays until there is something newer. */
export const distinctState = (shown: DistinctRead | undefined, outcome: Outcome<DistinctRead>): DistinctState => {
  switch (outcome._tag) {
    case "Awaited":
      return shown === undefined ? { _tag: "Loading" } : { ...shown, _tag: "Ready", refetching: true }
    case "Answered":
      return { ...outcome.value, _tag: "Ready", refetching: outcome.refetching }
    case "Refused":
      return { ...outcome, ...(shown === undefined ? { _tag: "Failed" } : { ...shown, _tag: "Ready" }) }
  }
}

/** A value that a filter can ask for. */
export type Choice = string | number | boolean | Date

/** Whether a filter can ask for a value: not for objects, and not for lists within lists. */
export const isChoice = (value: unknown): value is Choice =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" || value instanceof Date

/** Whether two values are the same. */
export const isSame = (left: Choice, right: Choice): boolean =>
  left instanceof Date && right instanceof Date ? left.getTime() === right.getTime() : left === right

/** The filter of the items that have one of the values: of every item where there is none. */
export const filterOf = (
  field: string,
  values: ReadonlyArray<Choice>,
  operator: "in" | "hasSome"
): Filter.Filter<never> => {
  const listed = values.filter((value) => typeof value !== "boolean")
  const set = operator === "in" ? Filter.in(field, listed) : Filter.hasSome(field, listed)
  // No list of values takes a boolean.
  const booleans = values.filter((value) => typeof value === "boolean").map((value) => Filter.eq(field, value))
  const filters: ReadonlyArray<Filter.Filter<any>> = listed.length > 0 ? [set, ...booleans] : booleans
  const [first = Filter.empty, ...others] = filters
  return others.reduce((left, right) => left.pipe(Filter.or(right)), first) as Filter.Filter<never>
}

/** The values after one of them was pressed. */
export const toggleChoice = (values: ReadonlyArray<Choice>, value: Choice): ReadonlyArray<Choice> =>
  values.some((one) => isSame(one, value)) ? values.filter((one) => !isSame(one, value)) : [...values, value]
