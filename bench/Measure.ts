/** The number of measurements. */
export interface Options {
  /** The number of runs in one pass. */
  readonly runs: number
  /** The number of passes. The best pass counts, because other processes slow down the others. */
  readonly passes?: number
}

/** Returns the processor time of one run in microseconds, in the best of several passes. */
export const microseconds = async (run: () => unknown, options: Options): Promise<number> => {
  const [best = Number.NaN] = await compare([run], options)
  return best
}

/**
 * Returns the processor time of one run of each function in microseconds. Their passes alternate, so that all run under
 * the same load. Processor time excludes other processes.
 */
export const compare = async (
  candidates: ReadonlyArray<() => unknown>,
  { passes = 15, runs }: Options
): Promise<ReadonlyArray<number>> => {
  const best = candidates.map(() => Number.POSITIVE_INFINITY)
  // The first pass is a warm-up.
  for (let pass = 0; pass <= passes; pass++) {
    for (const [index, run] of candidates.entries()) {
      const start = process.threadCpuUsage()
      for (let count = 0; count < runs; count++) await run()
      const { system, user } = process.threadCpuUsage(start)
      const took = (system + user) / runs
      if (pass > 0) best[index] = Math.min(best[index] ?? took, took)
    }
  }
  return best
}

/** Returns the duration of one run in milliseconds, and its result. */
export const milliseconds = async <A>(run: () => Promise<A>): Promise<readonly [milliseconds: number, value: A]> => {
  const start = performance.now()
  const value = await run()
  return [performance.now() - start, value]
}
