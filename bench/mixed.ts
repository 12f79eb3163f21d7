/**
 * Measures requests of several kinds that a provider with an embedded database receives at the same time: reads,
 * queries, searches, single writes, bulk inserts and bulk removals. `SECONDS=60` selects for how long.
 */
import { quantile, type Sample, sampleOf } from "./Measure.ts"
import * as Mixture from "./Mixture.ts"
import { figure, type Row } from "./Table.ts"

const seconds = Number(process.env["SECONDS"] ?? 60)

export const title = `requests at the same time for ${seconds} s, embedded database, through HTTP`

/** The run is divided into parts. The spread of a value is that of its parts. */
const parts = 5

export const measure = (): Promise<ReadonlyArray<Row>> =>
  Mixture.withProvider(async (mixture) => {
    const outcomes: Array<Mixture.Outcome> = []
    for (let part = 0; part < parts; part++) {
      const end = performance.now() + (seconds / parts) * 1000
      outcomes.push(await mixture.run(() => performance.now() > end))
    }
    return rowsOf(outcomes)
  })

const rowsOf = (outcomes: ReadonlyArray<Mixture.Outcome>): ReadonlyArray<Row> => {
  const all = outcomes.map(({ times }) => Object.values(times).flat())
  const refused = outcomes.reduce((sum, outcome) => sum + outcome.refused, 0)
  return [
    figure("all: 99 of 100 take at most", ofParts(all, 0.99), "ms", { atMost: 250 }),
    figure("all: longest", ofParts(all, 1), "ms", { atMost: 1000 }),
    figure("refused because the provider was busy", refused, "", { atMost: 0 }),
    ...Object.keys(outcomes[0]?.times ?? {}).flatMap((kind) => {
      const taken = outcomes.map(({ times }) => times[kind] ?? [])
      return [
        figure(`${kind}: requests`, sampleOf(taken.map(({ length }) => (length * parts) / seconds)), "req/s"),
        figure(`${kind}: median`, ofParts(taken, 0.5), "ms"),
        figure(`${kind}: 99 of 100 take at most`, ofParts(taken, 0.99), "ms"),
        figure(`${kind}: longest`, ofParts(taken, 1), "ms")
      ]
    })
  ]
}

/** Returns the quantile of all durations, and as its spread the quartiles of the quantiles of each part. */
const ofParts = (taken: ReadonlyArray<ReadonlyArray<number>>, part: number): Sample => {
  const { high, low } = sampleOf(taken.map((some) => quantile(some, part)))
  const median = quantile(taken.flat(), part)
  return { median, low: Math.min(low, median), high: Math.max(high, median) }
}
