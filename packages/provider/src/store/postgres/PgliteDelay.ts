/**
 * The time for which a statement of the embedded database was ready to run and had no processor. It does not count
 * against the statement: on a busy machine everything takes longer.
 *
 * @since 0.1.0
 */

/** The delay of one statement after another, in the thread that runs them. */
export interface Delay {
  /** Begins with the next statement. */
  readonly reset: () => void
  /** Returns the milliseconds of delay until a time of the clock, or undefined if they were measured just before. */
  readonly at: (time: number) => number | undefined
}

/** Creates the measure of this thread. The delays are 0 if Node does not tell the processor time of a thread. */
export const make = (processorTime = ofThread): Delay => {
  let measured = 0
  let first: { readonly time: number; readonly processor: number } | undefined
  return {
    reset: () => {
      measured = 0
      first = undefined
    },
    at: (time) => {
      // Short statements, which are most of them, are not measured at all.
      if (measured === 0) measured = time
      if (time - measured < interval) return undefined
      measured = time
      const processor = processorTime()
      if (processor === undefined) return undefined
      first ??= { time, processor }
      return Math.max(0, Math.round(time - first.time - (processor - first.processor)))
    }
  }
}

const interval = 20

// Node 22.19 and 23.9 were the first with `threadCpuUsage`. It counts microseconds.
const ofThread = (): number | undefined => {
  const used = process.threadCpuUsage?.()
  return used === undefined ? undefined : (used.user + used.system) / 1000
}
