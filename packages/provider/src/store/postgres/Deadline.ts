/**
 * Deadlines in statements. A server ends statements by itself. The embedded database cannot be interrupted, so that
 * statements which can take long look at the clock themselves.
 *
 * @since 0.1.0
 */
import type { SqlError } from "effect/sql/SqlError"
import * as Deadline from "../../engine/limits/Deadline.ts"
import type { Filter } from "../../engine/filter/Filter.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import type { Parameters } from "./Text.ts"

/** The state of the error that a statement raises when its time is over. */
export const state = "PL003"

/** The state of the error that a search raises where words of items are not known. */
export const unread = "PL004"

/** A value of a row, computed only while there is time. */
export const inTime = (value: string, milliseconds: number): string =>
  `CASE WHEN ${isLeft(milliseconds)} THEN ${value} ELSE to_jsonb(calc_late()) END`

/** A condition that holds for every row, while there is time. */
export const holds = (milliseconds: number): string =>
  `CASE WHEN ${isLeft(milliseconds)} THEN TRUE ELSE calc_late() IS NULL END`

/** A condition that looks at the clock first, once enough stands before it. An index may not serve one that does. */
export const watched = (condition: string, work: number, parameters: Parameters): string => {
  const { milliseconds } = parameters
  if (milliseconds === undefined) return condition
  parameters.work += work
  if (parameters.work < much) return condition
  parameters.work = 0
  return `CASE WHEN ${isLeft(milliseconds)} THEN (${condition}) ELSE calc_late() IS NULL END`
}

/** The work of a condition that is always worth a look at the clock. */
export const much = 64

/** A condition that looks at the clock once for each row. The planner puts the look before what costs more. */
export const watchedRow = (condition: string, { milliseconds }: Parameters): string =>
  milliseconds === undefined
    ? condition
    : `CASE WHEN clock_timestamp() < (SELECT statement_timestamp() + interval '${milliseconds} ms') ` +
      `THEN TRUE ELSE calc_late() IS NULL END AND ${condition}`

/** Whether a filter costs more per row than a look at the clock: it has text conditions, or many others. */
export const isWorthWatching = (filter: Filter): boolean => weightOf(filter) >= worthwhile

const worthwhile = 8

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
      return worthwhile
    case "All":
      return 1 + filter.values.length
    default:
      return 1
  }
}

const isLeft = (milliseconds: number): string =>
  `clock_timestamp() < statement_timestamp() + interval '${milliseconds} ms'`

/** The refusal of a statement whose time was over. Undefined if it failed for another reason. */
export const refusalOf = (
  { reason }: SqlError,
  late: ApplicationError = Deadline.lateRead
): ApplicationError | undefined =>
  reason._tag === "StatementTimeoutError" || stateOf(reason.cause) === state ? late : undefined

/** The state that the database gave an error. */
export const stateOf = (cause: unknown): unknown =>
  typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined
