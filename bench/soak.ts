/**
 * Measures the memory of a provider with an embedded database every ten seconds while it serves requests of several
 * kinds. As many items are removed as are inserted. `SOAK_SECONDS=300` selects for how long.
 */
import { execFileSync } from "node:child_process"
import { sampleOf } from "./Measure.ts"
import * as Mixture from "./Mixture.ts"
import * as ProviderProcess from "./ProviderProcess.ts"
import { figure, type Row } from "./Table.ts"

const seconds = Number(process.env["SOAK_SECONDS"] ?? 300)

export const title = `memory of the provider during ${seconds} s of requests, embedded database`

const interval = 10

export const measure = (): Promise<ReadonlyArray<Row>> =>
  Mixture.withProvider(async (mixture, provider) => {
    const memory: Array<number> = [megabytes(provider)]
    const timer = setInterval(() => memory.push(megabytes(provider)), interval * 1000)
    const end = performance.now() + seconds * 1000
    const { refused } = await mixture.run(() => performance.now() > end)
    clearInterval(timer)
    return rowsOf(memory, refused)
  })

const rowsOf = (memory: ReadonlyArray<number>, refused: number): ReadonlyArray<Row> => {
  const half = memory.slice(Math.floor(memory.length / 2))
  return [
    figure("growth in the second half", slopeOf(half) * (60 / interval), "MB/min", { atMost: 2 }),
    figure("memory in the second half", sampleOf(half), "MB"),
    figure("refused because the provider was busy", refused, ""),
    ...memory.flatMap((value, index) =>
      index % (30 / interval) === 0 ? [figure(`memory after ${index * interval} s`, value, "MB")] : []
    )
  ]
}

/** Returns the slope of the line that fits the values best. */
const slopeOf = (values: ReadonlyArray<number>): number => {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const deviations = values.map((value, index) => (index - middle) * (value - mean))
  const squares = values.map((_, index) => (index - middle) ** 2)
  const sum = (all: ReadonlyArray<number>) => all.reduce((sum, one) => sum + one, 0)
  return sum(deviations) / sum(squares)
}

const megabytes = ({ pid }: ProviderProcess.ProviderProcess): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1000
