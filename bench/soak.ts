/**
 * Measures the memory of a provider with an embedded database every ten seconds while it serves requests of several
 * kinds, and the size of its write-ahead log at the end. As many items are removed as are inserted. `SOAK_SECONDS=600`
 * selects for how long.
 */
import { execFileSync } from "node:child_process"
import { globSync, statSync } from "node:fs"
import { join } from "node:path"
import { sampleOf } from "./Measure.ts"
import * as Mixture from "./Mixture.ts"
import * as ProviderProcess from "./ProviderProcess.ts"
import { figure, type Row } from "./Table.ts"

const seconds = Number(process.env["SOAK_SECONDS"] ?? 600)

export const title = `memory and write-ahead log of the provider during ${seconds} s of requests, embedded database`

const interval = 10

export const measure = (): Promise<ReadonlyArray<Row>> =>
  Mixture.withProvider(async (mixture, provider, dataDir) => {
    const memory: Array<number> = [megabytes(provider)]
    const timer = setInterval(() => memory.push(megabytes(provider)), interval * 1000)
    const end = performance.now() + seconds * 1000
    const { refused } = await mixture.run(() => performance.now() > end)
    clearInterval(timer)
    const log = logMegabytes(dataDir)
    return [...rowsOf(memory, refused), figure("files of the write-ahead log at the end", log, "MB", { atMost: 400 })]
  })

const rowsOf = (memory: ReadonlyArray<number>, refused: number): ReadonlyArray<Row> => {
  const [quarter, half] = [Math.floor(memory.length / 4), Math.floor(memory.length / 2)]
  const second = memory.slice(half)
  const growthOf = (values: ReadonlyArray<number>) => slopeOf(values) * (60 / interval)
  return [
    figure("growth in the second quarter", growthOf(memory.slice(quarter, half + 1)), "MB/min", { atMost: 2 }),
    figure("growth in the second half", growthOf(second), "MB/min", { atMost: 2 }),
    figure("memory in the second half", sampleOf(second), "MB"),
    figure("refused because the provider was busy", refused, ""),
    ...memory.flatMap((value, index) =>
      index % (60 / interval) === 0 ? [figure(`memory after ${index * interval} s`, value, "MB")] : []
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

/** The size of the files of the logs of both databases. */
const logMegabytes = (dataDir: string): number =>
  globSync("*/pg_wal/*", { cwd: dataDir })
    // A checkpoint may rename a file between the two calls.
    .map((path) => statSync(join(dataDir, path), { throwIfNoEntry: false }))
    .reduce((sum, file) => sum + (file?.isFile() === true ? file.size : 0), 0) / 1e6
