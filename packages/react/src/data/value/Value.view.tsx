import type { TableMessages } from "../../i18n/groups/Table.ts"
import type { ClassOf } from "../../theme/classes.ts"
import { LongText } from "./LongText.view.tsx"
import type { TableSlot } from "../table/TableSlot.ts"

export interface ValueProps {
  readonly classOf: ClassOf<TableSlot>
  readonly locale: string
  readonly timeZone?: string | undefined
  readonly value: unknown
  readonly words: TableMessages
}

/** A value of an item, drawn by its type. Text stays text, whatever it looks like. */
export function Value({ classOf, locale, timeZone, value, words }: ValueProps) {
  if (value === undefined || value === null || value === "") {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className={classOf("unseen")}>{words.noValue}</span>
      </>
    )
  }
  switch (typeof value) {
    case "boolean":
      return value ? words.yes : words.no
    case "number":
    case "bigint":
      return new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: "min2" }).format(value)
    case "string":
      return <LongText className={classOf("more")} text={value} words={words} />
    default:
      return value instanceof Date ? (
        <DateText date={value} locale={locale} timeZone={timeZone} />
      ) : (
        <LongText className={classOf("more")} text={textOf(value, locale)} words={words} />
      )
  }
}

const textOf = (value: unknown, locale: string): string =>
  Array.isArray(value) && value.every((item) => typeof item === "string")
    ? new Intl.ListFormat(locale, { type: "unit" }).format(value)
    : (JSON.stringify(value) ?? "")

interface DateTextProps {
  readonly date: Date
  readonly locale: string
  readonly timeZone: string | undefined
}

function DateText({ date, locale, timeZone }: DateTextProps) {
  if (Number.isNaN(date.getTime())) return "–"
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone })
  // A server may stand in another time zone than the reader.
  return (
    <time dateTime={date.toISOString()} suppressHydrationWarning>
      {time.format(date)}
    </time>
  )
}
