/**
 * Time limits of reads and writes, and the refusals of operations that exceed them.
 *
 * @since 0.1.0
 */
import { ApplicationError } from "../value/Refusal.ts"

/** The time limit of an operation. After it, the operation is refused. */
export interface Deadline {
  /** Returns the remaining time in milliseconds. It is zero or negative after the deadline. */
  readonly left: () => number
  /** The refusal of the operation after the deadline. */
  readonly late: ApplicationError
}

/** Starts the deadline of a read. */
export const ofRead = (milliseconds: number): Deadline => start(milliseconds, lateRead)

/** Starts the deadline of a write. */
export const ofWrite = (milliseconds: number): Deadline => start(milliseconds, lateWrite)

// Real time instead of Effect's `Clock`: a test's clock does not advance while the processor works.
const start = (milliseconds: number, late: ApplicationError): Deadline => {
  const end = performance.now() + milliseconds
  return { left: () => end - performance.now(), late }
}

/** The refusal of a read that took too long. */
export const lateRead: ApplicationError = new ApplicationError({
  status: 504,
  code: "WDE0028",
  description:
    "The read exceeded its time limit. Use a narrower filter, or declare an index on the fields of the filter and the sort."
})

/** The refusal of a write that took too long. */
export const lateWrite: ApplicationError = new ApplicationError({
  status: 504,
  code: "WDE0028",
  description:
    "The write exceeded its time limit, and nothing was written. Write fewer items, or use a simpler condition."
})

/** A deadline that never passes, for work whose input is limited. */
export const never: Deadline = { left: () => Number.POSITIVE_INFINITY, late: lateRead }
