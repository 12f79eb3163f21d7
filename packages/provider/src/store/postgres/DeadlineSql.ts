/**
 * Deadlines in statements. A server cancels late statements itself. The embedded database cannot be interrupted, so
 * long statements check the clock themselves.
 *
 * @since 0.1.0
 */
import type { SqlError } from "effect/sql/SqlError"
import * as Deadline from "../../engine/limits/Deadline.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import type { Parameters } from "./SqlText.ts"

/** The SQLSTATE of the error that a statement raises after its deadline. */
export const deadlineExceeded = "PL003"

/** The SQLSTATE of the error that a search raises if the words of some items are pending. */
export const wordsMissing = "PL004"

/** Returns an SQL value that is computed only before the deadline. */
export const valueBeforeDeadline = (value: string, milliseconds: number): string =>
  `CASE WHEN ${isInTime(milliseconds)} THEN ${value} ELSE to_jsonb(calc_late()) END`

/**
 * Adds a deadline check to some of many values. The database computes them in their order, and each may need the memory
 * of an item, which it frees only after the row.
 */
export const withValueChecks = (values: ReadonlyArray<string>, milliseconds: number): ReadonlyArray<string> =>
  values.map((value, index) =>
    index % valuesPerCheck < valuesPerCheck - 1 ? value : valueBeforeDeadline(value, milliseconds)
  )

/** The number of values for one deadline check. */
export const valuesPerCheck = 8

/** Returns an SQL condition that is true for every row until the deadline, and then raises an error. */
export const isBeforeDeadline = (milliseconds: number): string =>
  `CASE WHEN ${isInTime(milliseconds)} THEN TRUE ELSE calc_late() IS NULL END`

/**
 * Adds a deadline check to a condition, if enough work has accumulated since the last check. A condition with a check
 * may not use an index.
 */
export const withCheck = (condition: string, work: number, parameters: Parameters): string => {
  const { milliseconds } = parameters
  if (milliseconds === undefined) return condition
  parameters.work += work
  if (parameters.work < workPerCheck) return condition
  parameters.work = 0
  return `CASE WHEN ${isInTime(milliseconds)} THEN (${condition}) ELSE calc_late() IS NULL END`
}

/** The amount of work of a condition that always justifies a deadline check. */
export const workPerCheck = 64

/** Adds a deadline check that runs once per row. The planner evaluates it before more expensive conditions. */
export const withRowCheck = (condition: string, { milliseconds }: Parameters): string =>
  milliseconds === undefined
    ? condition
    : `CASE WHEN clock_timestamp() < (SELECT statement_timestamp() + interval '${milliseconds} ms') ` +
      `THEN TRUE ELSE calc_late() IS NULL END AND ${condition}`

/** Whether a filter costs more per row than a deadline check: it has string conditions, or many others. */
export const isWorthChecking = (filter: Filter): boolean => weightOf(filter) >= minimumWeight

// The weight from which a filter costs more per row than a deadline check.
const minimumWeight = 8

const weightOf = (filter: Filter): number => {
  switch (filter._tag) {
    case "And":
    case "Or":
      return filter.filters.reduce((sum, one) => sum + weightOf(one), 0)
    case "Not":
      return weightOf(filter.filter)
    case "Text":
    case "Matches":
    case "Words":
      return minimumWeight
    case "HasAll":
      return 1 + filter.values.length
    default:
      return 1
  }
}

const isInTime = (milliseconds: number): string =>
  `clock_timestamp() < statement_timestamp() + interval '${milliseconds} ms'`

/** Returns the refusal of a statement that exceeded its deadline, or undefined if it failed for another reason. */
export const refusalOf = (
  { reason }: SqlError,
  refusal: ApplicationError = Deadline.lateRead
): ApplicationError | undefined =>
  reason._tag === "StatementTimeoutError" || sqlStateOf(reason.cause) === deadlineExceeded ? refusal : undefined

/** Returns the SQLSTATE of a database error. */
export const sqlStateOf = (cause: unknown): unknown =>
  typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined
