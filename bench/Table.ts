import type { Sample } from "./Measure.ts"

/** A measured value and its limit. */
export interface Row {
  readonly what: string
  readonly measured: string
  /** The measured number, with the quartiles of its samples if there are several. */
  readonly value?: Sample
  readonly unit?: string
  /** The limit of design.md §7. It is absent, and its text empty, if the value is only for comparison. */
  readonly limit?: Bar
  readonly bar: string
  readonly holds: boolean | undefined
  /** Whether the value could not be measured. */
  readonly absent?: true
}

/** A maximum or a minimum. */
export type Bar = { readonly atMost: number } | { readonly atLeast: number }

/** Creates a row of a measured value with its unit. */
export const figure = (what: string, measured: number | Sample, unit: string, bar?: Bar): Row => {
  const value = typeof measured === "number" ? { median: measured, low: measured, high: measured } : measured
  const row = { what, measured: `${format(value.median)} ${unit}`.trim(), value, unit }
  if (bar === undefined) return { ...row, bar: "", holds: undefined }
  return "atMost" in bar
    ? { ...row, limit: bar, bar: `≤ ${format(bar.atMost)} ${unit}`.trim(), holds: value.median <= bar.atMost }
    : { ...row, limit: bar, bar: `≥ ${format(bar.atLeast)} ${unit}`.trim(), holds: value.median >= bar.atLeast }
}

/** Creates a row of a value that could not be measured, with the reason. */
export const missing = (what: string, why: string): Row => ({
  what,
  measured: why,
  bar: "",
  holds: undefined,
  absent: true
})

/** Creates a row with a note about the values next to it. */
export const note = (what: string, told: string): Row => ({ what, measured: told, bar: "", holds: undefined })

/** Prints rows as a table with aligned columns. */
export const print = (title: string, rows: ReadonlyArray<Row>): void => {
  const cells = rows.map(({ absent, bar, holds, measured, what }) => [
    what,
    measured,
    bar,
    absent ? "NOT MEASURED" : verdict(holds)
  ])
  const widths = [0, 1, 2].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const [what = "", measured = "", bar = "", holds = ""] of cells) {
    const line = [what.padEnd(widths[0] ?? 0), measured.padStart(widths[1] ?? 0), bar.padEnd(widths[2] ?? 0), holds]
    console.log(`  ${line.join("  ")}`.trimEnd())
  }
}

const verdict = (holds: boolean | undefined): string => (holds === undefined ? "" : holds ? "met" : "MISSED")

/** Returns a number with about three digits. */
export const format = (value: number): string => {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString("en", { minimumFractionDigits: 0, maximumFractionDigits: digits })
}
