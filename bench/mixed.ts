/**
 * Measures requests of several kinds that a provider with an embedded database receives at the same time: reads,
 * queries, searches, single writes, bulk inserts and bulk removals. `SECONDS=60` selects for how long.
 */
import { quantile } from "./Measure.ts"
import * as Mixture from "./Mixture.ts"
import { figure, type Row } from "./Table.ts"

const seconds = Number(process.env["SECONDS"] ?? 60)

export const title = `requests at the same time for ${seconds} s, embedded database, through HTTP`

export const measure = (): Promise<ReadonlyArray<Row>> =>
  Mixture.withProvider(async (mixture) => {
    const end = performance.now() + seconds * 1000
    return rowsOf(await mixture.run(() => performance.now() > end))
  })

const rowsOf = ({ refused, times }: Mixture.Outcome): ReadonlyArray<Row> => {
  const all = Object.values(times).flat()
  return [
    figure("all: 99 of 100 take at most", quantile(all, 0.99), "ms", { atMost: 250 }),
    figure("all: longest", quantile(all, 1), "ms", { atMost: 1000 }),
    figure("refused because the provider was busy", refused, "", { atMost: 0 }),
    ...Object.entries(times).flatMap(([kind, taken]) => [
      figure(`${kind}: requests`, taken.length, ""),
      figure(`${kind}: median`, quantile(taken, 0.5), "ms"),
      figure(`${kind}: 99 of 100 take at most`, quantile(taken, 0.99), "ms"),
      figure(`${kind}: longest`, quantile(taken, 1), "ms")
    ])
  ]
}
