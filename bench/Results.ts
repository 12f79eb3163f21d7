/** The recorded results of benchmarks: `bench/results` has the last two runs of each, and docs/numbers.md their tables. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../scripts/root.mjs"
import type { Sample } from "./Measure.ts"
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
  /** The speed of the processor during the run. Runs that measure no time have none. */
  readonly speed?: Sample
  readonly rows: ReadonlyArray<RecordedRow>
}

/** The last two runs of a benchmark, the latest first. */
export type Results = readonly [latest: Recorded, previous?: Recorded]

const folder = join(root, "bench/results")
const fileOf = (name: string): string => join(folder, `${name}.json`)

/** Returns the results of a benchmark, or `undefined` if it was not recorded. */
export const read = (name: string): Results | undefined =>
  existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), "utf8")) : undefined

/** Stores a run as the latest of its benchmark. */
export const store = (name: string, latest: Recorded): void => {
  const [previous] = read(name) ?? []
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    fileOf(name),
    `${JSON.stringify(previous === undefined ? [latest] : [latest, previous], undefined, 2)}\n`
  )
}

/** Returns a row as it is stored, with four digits of each number. */
export const rowOf = ({ bar, holds, measured, unit = "", value, what }: Row): RecordedRow => ({
  what,
  unit,
  value: value && { median: rounded(value.median), low: rounded(value.low), high: rounded(value.high) },
  note: value === undefined ? measured : undefined,
  bar,
  holds
})

const rounded = (value: number): number => Number(value.toPrecision(4))

/** Returns the table of a benchmark in Markdown, with the place and time of its runs. */
export const tableOf = ([latest, previous]: Results): string => {
  const rows = latest.rows.map((row, index) => {
    // Rows such as "… later" belong to the row above them, so their place counts as well.
    const before = [previous?.rows[index]].find((earlier) => earlier?.what === row.what)
    return [
      cell(row.what),
      row.holds === false ? `**${textOf(row)}**` : textOf(row),
      spreadOf(row),
      before === undefined ? "" : textOf(before) + markOf(row, before, latest.speed, previous?.speed),
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
    const speed = run.speed === undefined ? "" : `, speed of the processor ${run.speed.low} – ${run.speed.high}`
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

/**
 * Compares a result with the earlier run: no mark if they agree, `≈` if only their work does, at the speeds of the processor
 * during both runs, and `≠` otherwise.
 */
const markOf = (row: RecordedRow, earlier: RecordedRow, speed?: Sample, earlierSpeed?: Sample): "" | " ≈" | " ≠" => {
  if (overlap(row.value, earlier.value)) return ""
  if (speed === undefined || earlierSpeed === undefined) return " ≠"
  return overlap(workOf(row, speed), workOf(earlier, earlierSpeed)) ? " ≈" : " ≠"
}

/** Whether the quartiles overlap, or the medians differ by at most 5 %. */
const overlap = (one: Sample | undefined, other: Sample | undefined): boolean =>
  one === undefined ||
  other === undefined ||
  (one.low <= other.high && other.low <= one.high) ||
  Math.abs(one.median - other.median) <= 0.05 * Math.abs(other.median)

/**
 * Returns the work of a row: its time multiplied by the speed of the processor, or its rate divided by it. The spread of
 * the speed widens that of the work. Other values are unchanged.
 */
const workOf = ({ unit, value }: RecordedRow, speed: Sample): Sample | undefined => {
  if (value === undefined) return undefined
  const { high, low, median } = value
  if (unit.endsWith("/s")) return { median: median / speed.median, low: low / speed.high, high: high / speed.low }
  return /^(µs|ms|s)\b/.test(unit)
    ? { median: median * speed.median, low: low * speed.low, high: high * speed.high }
    : value
}

const place = /<!-- bench (\w+) -->\n[\s\S]*?<!-- \/bench -->/g

/** Returns a document with the tables of the results in place of those between `<!-- bench name -->` and `<!-- /bench -->`. */
export const withTables = (document: string): string =>
  document.replace(place, (whole, name: string) => {
    const results = read(name)
    return results === undefined ? whole : `<!-- bench ${name} -->\n\n${tableOf(results)}\n\n<!-- /bench -->`
  })
