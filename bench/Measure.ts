/** How often something is measured. */
export interface Options {
  /** Runs of one pass. */
  readonly runs: number
  /** Passes. The best one counts: the others met something else that this machine did. */
  readonly passes?: number
}

/** Microseconds of processor time that one run takes, in the best of several passes. */
export const microseconds = async (run: () => unknown, options: Options): Promise<number> => {
  const [best = Number.NaN] = await compare([run], options)
  return best
}

/**
 * Microseconds of processor time that one run of each takes. Their passes take turns, so that all meet the same machine;
 * what else runs on it does not count.
 */
export const compare = async (
  candidates: ReadonlyArray<() => unknown>,
  { passes = 15, runs }: Options
): Promise<ReadonlyArray<number>> => {
  const best = candidates.map(() => Number.POSITIVE_INFINITY)
  // The first pass warms up.
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

/** Milliseconds that one run takes, and what it gives. */
export const milliseconds = async <A>(run: () => Promise<A>): Promise<readonly [milliseconds: number, value: A]> => {
  const start = performance.now()
  const value = await run()
  return [performance.now() - start, value]
}
