/**
 * Measures how long a statement of the embedded database waited for a processor. This time does not count against the
 * statement's limit, because everything takes longer on a busy machine.
 *
 * @since 0.1.0
 */

/** The delay of the current statement, in the thread that runs it. */
export interface Delay {
  /** Starts the measurement of the next statement. */
  readonly reset: () => void
  /** Returns the delay in milliseconds until a time of the clock, or undefined if it was just measured. */
  readonly at: (time: number) => number | undefined
}

/** Creates the measurement for this thread. Delays are 0 if Node does not report the processor time of a thread. */
export const make = (processorTime = ofThread): Delay => {
  let measured = 0
  let first: { readonly time: number; readonly processor: number } | undefined
  return {
    reset: () => {
      measured = 0
      first = undefined
    },
    at: (time) => {
      // Most statements are short and are not measured at all.
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

// `threadCpuUsage` exists since Node 22.19 and 23.9. It returns microseconds.
const ofThread = (): number | undefined => {
  const used = process.threadCpuUsage?.()
  return used === undefined ? undefined : (used.user + used.system) / 1000
}
