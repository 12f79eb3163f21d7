/**
 * How long a read may take. A server ends statements by itself. The embedded database cannot be interrupted, so that
 * statements which can make much of little look at the clock themselves.
 *
 * @since 0.1.0
 */
import type { SqlError } from "effect/sql/SqlError"
import { ApplicationError } from "../../engine/Refusal.ts"
import type { Parameters } from "./Text.ts"

/** The state of the error that a pipeline raises when its time is over. */
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

const isLeft = (milliseconds: number): string =>
  `clock_timestamp() < statement_timestamp() + interval '${milliseconds} ms'`

/** The refusal of a read whose time was over. Undefined where it failed of something else. */
export const refusalOf = ({ reason }: SqlError): ApplicationError | undefined =>
  reason._tag === "StatementTimeoutError" || stateOf(reason.cause) === state ? late : undefined

/** The state that the database gave an error. */
export const stateOf = (cause: unknown): unknown =>
  typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined

const late = new ApplicationError({
  status: 504,
  code: "WDE0028",
  description: "The read took longer than it may: filter more, or declare an index of what is filtered and sorted."
})
