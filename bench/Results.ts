/** The recorded results of benchmarks: `bench/results` has the last two runs of each, and docs/numbers.md their tables. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { arch, cpus, loadavg, platform, totalmem } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { root } from "../scripts/root.mjs"
import { type Sample, speed } from "./Measure.ts"
import { format, type Row } from "./Table.ts"

/** A row of a recorded run. */
export interface RecordedRow {
  readonly what: string
  readonly unit: string
  readonly value: Sample | undefined
  /** A note instead of a number. */
  readonly note: string | undefined
  readonly bar: string
  readonly holds: boolean | undefined
}

/** A run of a benchmark, with its machine and the load of other programs. */
export interface Recorded {
  readonly title: string
  /** The day of the run, as in `2026-11-29`. */
  readonly date: string
  readonly machine: string
  /** The processors that other programs used before and after the run, as in `0.1`. */
  readonly load: readonly [before: number, after: number]
  /** The speed of the processor before and after the run. Runs before 2026-11-30, and runs that measure no time, have none. */
  readonly speed?: readonly [before: number, after: number]
  readonly rows: ReadonlyArray<RecordedRow>
}

/** The last two runs of a benchmark, the latest first. */
export type Results = readonly [latest: Recorded, previous?: Recorded]

const folder = join(root, "bench/results")
const fileOf = (name: string): string => join(folder, `${name}.json`)

/** Returns the results of a benchmark, or `undefined` if it was not recorded. */
export const read = (name: string): Results | undefined =>
  existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), "utf8")) : undefined

/** A benchmark. */
export interface Bench {
  readonly title: string
  /** `false` if it measures no time. */
  readonly isTimed?: boolean
  readonly measure: () => Promise<ReadonlyArray<Row>>
}

/** The processors that other programs may use while a benchmark is recorded. */
const quiet = 0.2

/**
 * Runs a benchmark and stores its rows. A run during which other programs are busy is discarded and repeated, at most
 * five times. The load makes no difference to a benchmark that measures no time.
 */
export const record = async (name: string, { isTimed = true, measure, title }: Bench): Promise<ReadonlyArray<Row>> => {
  for (let attempt = 1; attempt <= 5; attempt++) {
    const before = await otherLoad()
    if (isTimed && before > quiet) {
      console.log(`${name}: other programs use ${before.toFixed(1)} processors. Waiting.`)
      await sleep(10_000)
      continue
    }
    const initialSpeed = speed()
    const rows = await measure()
    const after = await otherLoad()
    if (isTimed && after > quiet) {
      console.log(`${name}: discarded, because other programs use ${after.toFixed(1)} processors.`)
      continue
    }
    store(name, {
      title,
      date: new Date().toISOString().slice(0, 10),
      machine,
      load: [before, after],
      ...(isTimed ? { speed: [initialSpeed, speed()] as const } : {}),
      rows: rows.map(rowOf)
    })
    return rows
  }
  throw new Error(`Other programs use the processors. The average load of the last minute is ${loadavg()[0]}.`)
}

const store = (name: string, latest: Recorded): void => {
  const [previous] = read(name) ?? []
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    fileOf(name),
    `${JSON.stringify(previous === undefined ? [latest] : [latest, previous], undefined, 2)}\n`
  )
}

const rowOf = ({ bar, holds, measured, unit = "", value, what }: Row): RecordedRow => ({
  what,
  unit,
  value: value && { median: rounded(value.median), low: rounded(value.low), high: rounded(value.high) },
  note: value === undefined ? measured : undefined,
  bar,
  holds
})

const rounded = (value: number): number => Number(value.toPrecision(4))

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

/** Returns the table of a benchmark in Markdown, with the place and time of its runs. */
export const tableOf = ([latest, previous]: Results): string => {
  const faster = (speedOf(latest) ?? Number.NaN) / (speedOf(previous) ?? Number.NaN)
  const rows = latest.rows.map((row, index) => {
    // Rows such as "… later" belong to the row above them, so their place counts as well.
    const before = [previous?.rows[index]].find((earlier) => earlier?.what === row.what)
    return [
      cell(row.what),
      row.holds === false ? `**${textOf(row)}**` : textOf(row),
      spreadOf(row),
      before === undefined ? "" : textOf(before) + (agree(row, atSpeedOf(before, faster)) ? "" : " ≠"),
      row.bar
    ]
  })
  const lines = [
    ["measurement", "result", "quartiles", "earlier run", "target"],
    ["---", "--:", "--:", "--:", "--:"],
    ...rows
  ]
  const runs = [latest, previous].flatMap((run) => {
    if (run === undefined) return []
    const other = run.machine === latest.machine ? "" : ` on another machine, ${run.machine}`
    const speed = run.speed === undefined ? "" : `, speed of the processor ${run.speed.join(" and ")}`
    return [`${run.date}, load of other programs ${run.load.join(" and ")}${speed}${other}`]
  })
  return [
    `${latest.title}. ${runs.join("; earlier: ")}. ${latest.machine}.`,
    "",
    ...lines.map((cells) => `| ${cells.join(" | ")} |`)
  ].join("\n")
}

const cell = (text: string): string => text.replaceAll("|", "\\|")

const textOf = ({ note, unit, value }: RecordedRow): string =>
  value === undefined ? cell(note ?? "") : `${format(value.median)} ${unit}`.trim()

const spreadOf = ({ value }: RecordedRow): string =>
  value === undefined || value.low === value.high ? "" : `${format(value.low)} – ${format(value.high)}`

const speedOf = (run: Recorded | undefined): number | undefined =>
  run?.speed === undefined ? undefined : (run.speed[0] + run.speed[1]) / 2

/** Returns a row as it would be if the processor were faster by a factor. Times and rates change, and nothing else. */
const atSpeedOf = (row: RecordedRow, faster: number): RecordedRow => {
  const by = Number.isNaN(faster)
    ? 1
    : row.unit.endsWith("/s")
      ? faster
      : /^(µs|ms|s)\b/.test(row.unit)
        ? 1 / faster
        : 1
  const { value } = row
  return value === undefined
    ? row
    : { ...row, value: { median: value.median * by, low: value.low * by, high: value.high * by } }
}

/** Two runs agree if their quartiles overlap, or if their medians differ by at most 5 %. */
const agree = ({ value: one }: RecordedRow, { value: other }: RecordedRow): boolean =>
  one === undefined ||
  other === undefined ||
  (one.low <= other.high && other.low <= one.high) ||
  Math.abs(one.median - other.median) <= 0.05 * Math.abs(other.median)

const place = /<!-- bench (\w+) -->\n[\s\S]*?<!-- \/bench -->/g

/** Returns a document with the tables of the results in place of those between `<!-- bench name -->` and `<!-- /bench -->`. */
export const withTables = (document: string): string =>
  document.replace(place, (whole, name: string) => {
    const results = read(name)
    return results === undefined ? whole : `<!-- bench ${name} -->\n\n${tableOf(results)}\n\n<!-- /bench -->`
  })
