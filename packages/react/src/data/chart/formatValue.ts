/**
 * Formats the values and numbers of a chart in a locale.
 *
 * @since 0.1.0
 */
import type { ChartMessages } from "../../i18n/messages/ChartMessages.ts"
import type { ValueMessages } from "../../i18n/messages/ListMessages.ts"
import { extremesOf, type ChartGroup, type ChartValue } from "./Chart.ts"

/** The maximum number of characters in the name of a group. */
const longest = 120

/** The locale, time zone and messages for formatting names. */
export interface ValueFormat {
  readonly locale: string
  readonly timeZone: string | undefined
  readonly chart: ChartMessages
  readonly table: ValueMessages
}

/** Returns the display name of a group, formatted according to the type of its value. */
export const formatName = (value: unknown, format: ValueFormat): string => {
  const name = nameOf(value, format)
  return name.length > longest ? `${Array.from(name).slice(0, longest).join("")}…` : name
}

const nameOf = (value: unknown, format: ValueFormat): string => {
  const { chart, locale, table } = format
  switch (typeof value) {
    case "string":
      return value.trim() === "" ? chart.noName : value
    case "boolean":
      return value ? table.yes : table.no
    case "number":
    case "bigint":
      return new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: "min2" }).format(value)
    default:
      if (value === undefined || value === null) return chart.noName
      if (value instanceof Date) return formatDate(value, format)
      // A group by several fields has an object as its value. Its name combines the values of the fields.
      return Object.values(value).every((part) => typeof part !== "object" || part === null || part instanceof Date)
        ? Object.values(value)
            .map((part) => nameOf(part, format))
            .join(" · ")
        : (JSON.stringify(value) ?? chart.noName)
  }
}

const formatDate = (date: Date, { chart, locale, timeZone }: ValueFormat): string => {
  if (Number.isNaN(date.getTime())) return chart.noName
  const isDay = date.getTime() % 86_400_000 === 0
  return new Intl.DateTimeFormat(
    locale,
    isDay ? { dateStyle: "medium", timeZone: "UTC" } : { dateStyle: "medium", timeStyle: "short", timeZone }
  ).format(date)
}

/** Returns a summary of the picture in one or two sentences. */
export const summaryOf = (
  groups: ReadonlyArray<ChartGroup>,
  values: ReadonlyArray<ChartValue>,
  write: (value: number | undefined, column: number) => string,
  words: ChartMessages
): string => {
  // A word joiner keeps the line from breaking between a minus sign and its number.
  const formatted = (value: number | undefined, column: number) => write(value, column).replace("-", "-\u2060")
  const columns = values.flatMap(({ header }, column) => {
    const found = extremesOf(groups, column)
    if (found === undefined) return []
    if (groups.length === 1) {
      return words.only(
        found[0].label,
        values.length === 1 ? undefined : header,
        formatted(found[0].values[column], column)
      )
    }
    const [greatest, least] = found.map(({ label, values }) => [label, formatted(values[column], column)] as const)
    const [most = ["", ""], fewest = ["", ""]] = [greatest, least]
    return values.length === 1
      ? words.extremes(most[0], most[1], fewest[0], fewest[1])
      : words.extremesOf(header, most[0], most[1], fewest[0], fewest[1])
  })
  return [words.groups(groups.length), ...columns].join(" ")
}

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
