/**
 * The time that one read or write may take, and the refusals of those that take longer.
 *
 * @since 0.1.0
 */
import { ApplicationError } from "../value/Refusal.ts"

/** A point in time after which an operation is refused. */
export interface Deadline {
  /** The time that is left, in milliseconds; not positive when it is over. */
  readonly left: () => number
  /** The refusal of the operation when its time is over. */
  readonly late: ApplicationError
}

/** Starts the time of a read. */
export const ofRead = (milliseconds: number): Deadline => start(milliseconds, lateRead)

/** Starts the time of a write. */
export const ofWrite = (milliseconds: number): Deadline => start(milliseconds, lateWrite)

// Time of the processor passes even where a test's clock stands still.
const start = (milliseconds: number, late: ApplicationError): Deadline => {
  const end = performance.now() + milliseconds
  return { left: () => end - performance.now(), late }
}

/** The refusal of a read that took too long. */
export const lateRead: ApplicationError = new ApplicationError({
  status: 504,
  code: "WDE0028",
  description: "The read took longer than it may: filter more, or declare an index of what is filtered and sorted."
})

/** The refusal of a write that took too long. */
export const lateWrite: ApplicationError = new ApplicationError({
  status: 504,
  code: "WDE0028",
  description:
    "The write took longer than it may, and nothing was written: name fewer items, or use a simpler condition."
})

/** No deadline, for work whose input is limited. */
export const never: Deadline = { left: () => Number.POSITIVE_INFINITY, late: lateRead }
