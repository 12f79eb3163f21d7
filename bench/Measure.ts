/** Measures durations and processor time, as samples of several passes. */
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"

/** A median and the quartiles around it. */
export interface Sample {
  readonly median: number
  readonly low: number
  readonly high: number
}

/** The number of measurements. */
export interface Options {
  /** The number of runs in one pass. */
  readonly runs: number
  /** The number of passes. */
  readonly passes?: number
}

/** Returns the median and the quartiles of several values. */
export const sampleOf = (values: ReadonlyArray<number>): Sample => ({
  median: quantile(values, 0.5),
  low: quantile(values, 0.25),
  high: quantile(values, 0.75)
})

/** Returns a quantile of the values: 0.5 is the median, 1 the maximum. */
export const quantile = (values: ReadonlyArray<number>, part: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const place = part * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? Number.NaN
  return below + (place % 1) * ((sorted[Math.ceil(place)] ?? Number.NaN) - below)
}

/** Returns a sample with each value divided by a number. */
export const divide = ({ high, low, median }: Sample, by: number): Sample => ({
  median: median / by,
  low: low / by,
  high: high / by
})

/** Returns the rate of a sample of durations: `scale` divided by each. */
export const rate = ({ high, low, median }: Sample, scale: number): Sample => ({
  median: scale / median,
  low: scale / high,
  high: scale / low
})

/** The processor time of one run of several candidates, in microseconds: one value per pass. */
export class Passes {
  readonly #taken: ReadonlyArray<ReadonlyArray<number>>

  constructor(taken: ReadonlyArray<ReadonlyArray<number>>) {
    this.#taken = taken
  }

  /** Returns the processor time of a candidate, in microseconds. */
  of(index: number): Sample {
    return sampleOf(this.#taken[index] ?? [])
  }

  /** Returns the passes with each candidate's time divided by the number of calls in one run. */
  per(calls: ReadonlyArray<number>): Passes {
    return new Passes(this.#taken.map((taken, index) => taken.map((time) => time / (calls[index] ?? Number.NaN))))
  }

  /** Returns the time of a candidate in relation to another one in the same pass. */
  ratio(index: number, to: number): Sample {
    const others = this.#taken[to] ?? []
    return sampleOf((this.#taken[index] ?? []).map((taken, pass) => taken / (others[pass] ?? Number.NaN)))
  }

  /** Returns the time by which a candidate exceeds another one in the same pass, in microseconds. */
  excess(index: number, over: number): Sample {
    const others = this.#taken[over] ?? []
    return sampleOf((this.#taken[index] ?? []).map((taken, pass) => taken - (others[pass] ?? Number.NaN)))
  }
}

/**
 * Measures the processor time of one run of each function. Their passes alternate, so that all run under the same load.
 * Each pass starts without young garbage, so that no function pays for that of another one. A complete collection would
 * also remove compiled code and memory that is ready for use. Because old garbage stays, a function may pay for that of
 * the previous one, so the order changes in each round.
 */
export const compare = async (
  candidates: ReadonlyArray<() => unknown>,
  { passes = 15, runs }: Options
): Promise<Passes> => {
  const taken = candidates.map((): Array<number> => [])
  // The first pass is a warm-up.
  for (let pass = 0; pass <= passes; pass++) {
    for (const index of orderOf(candidates.length, pass)) {
      collectGarbage({ type: "minor" })
      const begun = processorTime()
      for (let count = 0; count < runs; count++) await candidates[index]?.()
      if (pass > 0) taken[index]?.push((processorTime() - begun) / runs)
    }
  }
  return new Passes(taken)
}

/** Returns the order of a round. Each candidate comes first in turn, and with different ones before it. */
const orderOf = (count: number, round: number): ReadonlyArray<number> => {
  const numbers = Array.from({ length: count }, (_, index) => index)
  const steps = numbers.filter((step) => commonDivisor(step, count) === 1)
  const step = steps[round % steps.length] ?? 1
  return numbers.map((index) => (round + index * step) % count)
}

const commonDivisor = (one: number, other: number): number => (one === 0 ? other : commonDivisor(other % one, one))

/**
 * Returns the processor time of this process in microseconds, with its threads that compile code and collect garbage, and
 * without other processes. The time of a single thread would change only every 4 ms.
 */
export const processorTime = (): number => {
  const { system, user } = process.cpuUsage()
  return system + user
}

setFlagsFromString("--expose-gc")

/** Collects all garbage of earlier measurements, or only that of young objects. */
export const collectGarbage: (options?: { readonly type: "minor" }) => void = runInNewContext("gc")

/** Returns the durations of several runs in milliseconds. */
export const durations = async (run: () => Promise<unknown>, passes: number): Promise<Sample> => {
  const taken: Array<number> = []
  for (let pass = 0; pass < passes; pass++) taken.push((await milliseconds(run))[0])
  return sampleOf(taken)
}

/** Returns the duration of one run in milliseconds, and its result. */
export const milliseconds = async <A>(run: () => Promise<A>): Promise<readonly [milliseconds: number, value: A]> => {
  const start = performance.now()
  const value = await run()
  return [performance.now() - start, value]
}
