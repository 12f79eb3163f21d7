/**
 * The numbers of a chart as they are written.
 *
 * @since 0.1.0
 */
import type { ChartValue } from "./Chart.ts"

/** Writes the numbers of each column. */
export interface Writing {
  /** As its column says, and nothing where there is no number. */
  readonly write: (value: number | undefined, column: number) => string
  /** As short as it gets: for an axis, and for what has no room. */
  readonly writeTick: (value: number, column: number) => string
}

// From here on words for thousands of thousands are no help any more.
const huge = 1e15

// What is less than a hundredth is not nothing: its first figures are written.
const plain = { maximumFractionDigits: 2, maximumSignificantDigits: 3, roundingPriority: "morePrecision" } as const
const short = { maximumFractionDigits: 1, maximumSignificantDigits: 2, roundingPriority: "morePrecision" } as const

/** How the numbers of columns are written in a language. */
export const writing = (locale: string, values: ReadonlyArray<ChartValue>, noValue: string): Writing => {
  const formats = values.map(({ format }) => ({
    whole: new Intl.NumberFormat(locale, format === undefined ? plain : { maximumFractionDigits: 2, ...format }),
    compact: new Intl.NumberFormat(locale, { ...format, ...short, minimumFractionDigits: 0, notation: "compact" }),
    scientific: new Intl.NumberFormat(locale, { ...format, ...short, minimumFractionDigits: 0, notation: "scientific" })
  }))
  return {
    write: (value, column) => (value === undefined ? noValue : (formats[column]?.whole.format(value) ?? String(value))),
    writeTick: (value, column) =>
      formats[column]?.[Math.abs(value) < huge ? "compact" : "scientific"].format(value) ?? String(value)
  }
}
