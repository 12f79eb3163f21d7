/** One measured figure and the bar it has to hold. */
export interface Row {
  readonly what: string
  readonly measured: string
  /** What design.md §7 asks for. Empty where the figure is told for comparison only. */
  readonly bar: string
  readonly holds: boolean | undefined
  /** Whether the figure could not be taken. */
  readonly absent?: true
}

/** What a figure must not exceed, or must reach. */
export type Bar = { readonly atMost: number } | { readonly atLeast: number }

/** A figure with its unit. */
export const figure = (what: string, value: number, unit: string, bar?: Bar): Row => {
  const measured = `${format(value)} ${unit}`
  if (bar === undefined) return { what, measured, bar: "", holds: undefined }
  return "atMost" in bar
    ? { what, measured, bar: `≤ ${format(bar.atMost)} ${unit}`, holds: value <= bar.atMost }
    : { what, measured, bar: `≥ ${format(bar.atLeast)} ${unit}`, holds: value >= bar.atLeast }
}

/** A figure that could not be taken, and why. */
export const missing = (what: string, why: string): Row => ({
  what,
  measured: why,
  bar: "",
  holds: undefined,
  absent: true
})

/** Something to know about the figures beside it. */
export const note = (what: string, told: string): Row => ({ what, measured: told, bar: "", holds: undefined })

/** Prints figures as a table whose columns line up. */
export const print = (title: string, rows: ReadonlyArray<Row>): void => {
  const cells = rows.map(({ absent, bar, holds, measured, what }) => [
    what,
    measured,
    bar,
    absent ? "NOT TAKEN" : verdict(holds)
  ])
  const widths = [0, 1, 2].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)))
  console.log(`\n${title}`)
  for (const [what = "", measured = "", bar = "", holds = ""] of cells) {
    const line = [what.padEnd(widths[0] ?? 0), measured.padStart(widths[1] ?? 0), bar.padEnd(widths[2] ?? 0), holds]
    console.log(`  ${line.join("  ")}`.trimEnd())
  }
}

const verdict = (holds: boolean | undefined): string => (holds === undefined ? "" : holds ? "holds" : "MISSED")

const format = (value: number): string => {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString("en", { minimumFractionDigits: 0, maximumFractionDigits: digits })
}
