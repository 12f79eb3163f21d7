/** Records benchmarks while no other program is busy, with the speed of the processor during each run. */
import { arch, cpus, loadavg, platform, totalmem } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"
import { type Sample, sampleOf } from "./Measure.ts"
import * as Results from "./Results.ts"
import * as Speed from "./Speed.ts"
import { figure, type Row } from "./Table.ts"

/** A benchmark. */
export interface Bench {
  readonly title: string
  /** `false` if it measures no time. */
  readonly isTimed?: boolean
  /** The number of measurements in a recorded run: more than one if most values are single measurements. */
  readonly repeats?: number
  readonly measure: () => Promise<ReadonlyArray<Row>>
}

/** The processors that other programs may use while a benchmark is recorded. */
const quiet = 0.2

/**
 * Runs a benchmark and stores its rows. A run during which other programs are busy is discarded and repeated, at most
 * five times. The load makes no difference to a benchmark that measures no time.
 */
export const record = async (
  name: string,
  { isTimed = true, measure: measureOnce, repeats = 1, title }: Bench
): Promise<ReadonlyArray<Row>> => {
  const measure = () => repeated(measureOnce, repeats)
  for (let attempt = 1; attempt <= 5; attempt++) {
    const before = await otherLoad()
    if (isTimed && before > quiet) {
      console.log(`${name}: other programs use ${before.toFixed(1)} processors. Waiting.`)
      await sleep(10_000)
      continue
    }
    const { rows, speed } = isTimed ? await withSpeed(measure) : { rows: await measure(), speed: undefined }
    const after = await otherLoad()
    if (isTimed && after > quiet) {
      console.log(`${name}: discarded, because other programs use ${after.toFixed(1)} processors.`)
      continue
    }
    Results.store(name, {
      title,
      date: new Date().toISOString().slice(0, 10),
      machine,
      load: [before, after],
      ...(speed === undefined ? {} : { speed }),
      rows: rows.map(Results.rowOf)
    })
    return rows
  }
  throw new Error(`Other programs use the processors. The average load of the last minute is ${loadavg()[0]}.`)
}

/** Measures several times. The medians and quartiles of all measurements are one sample. */
const repeated = async (measure: Bench["measure"], repeats: number): Promise<ReadonlyArray<Row>> => {
  const rows = await measure()
  const samples = rows.map(({ value }) => [value])
  for (let repeat = 1; repeat < repeats; repeat++) {
    for (const [index, { value }] of (await measure()).entries()) samples[index]?.push(value)
  }
  return rows.map(({ limit, unit = "", value, ...row }, index) =>
    value === undefined || repeats === 1
      ? rows[index]!
      : figure(row.what, sampleOf(samples[index]!.flatMap(valuesOf)), unit, limit)
  )
}

const valuesOf = (sample: Sample | undefined): ReadonlyArray<number> =>
  sample === undefined ? [] : [sample.low, sample.median, sample.high]

const withSpeed = async (measure: Bench["measure"]) => {
  const probe = await Speed.start()
  try {
    const rows = await measure()
    return { rows, speed: await probe.stop() }
  } finally {
    await probe.stop()
  }
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? arch()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()}, Node ${process.versions.node}`

/** Measures for two seconds how many processors are busy while this process waits. */
const otherLoad = async (): Promise<number> => {
  const times = () =>
    cpus().reduce(
      (sum, { times: { idle, irq, nice, sys, user } }) => ({
        busy: sum.busy + user + nice + sys + irq,
        all: sum.all + user + nice + sys + irq + idle
      }),
      { busy: 0, all: 0 }
    )
  const begun = times()
  await sleep(2000)
  const ended = times()
  const part = (ended.busy - begun.busy) / (ended.all - begun.all)
  return Math.round(part * cpus().length * 100) / 100
}
