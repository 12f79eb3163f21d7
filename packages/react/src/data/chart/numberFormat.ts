/**
 * Formats the numbers of a chart.
 *
 * @since 0.1.0
 */
import type { ChartValue } from "./Chart.ts"

/** Functions that format the numbers of each column. */
export interface NumberFormat {
  /** Formats a number in its column's format. Returns the `noValue` string if there is no number. */
  readonly write: (value: number | undefined, column: number) => string
  /** Formats a number in compact notation, for axes and narrow spaces. */
  readonly writeTick: (value: number, column: number) => string
}

// Compact notation has no common words for numbers from this size on.
const huge = 1e15

// Without significant digits, a number below 0.01 would be rounded to 0.
const plain = { maximumFractionDigits: 2, maximumSignificantDigits: 3, roundingPriority: "morePrecision" } as const
const short = { maximumFractionDigits: 1, maximumSignificantDigits: 2, roundingPriority: "morePrecision" } as const

/** Creates the number formatters of the columns for a locale. */
export const numberFormat = (locale: string, values: ReadonlyArray<ChartValue>, noValue: string): NumberFormat => {
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
