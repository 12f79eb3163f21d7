import * as React from "react"
import type { TableMessages } from "../../i18n/messages/ListMessages.ts"
import { table as english } from "../../i18n/en/lists.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { type ClassOf, classOf as classesOf } from "../../theme/classes.ts"
import { glance, LongText } from "./LongText.view.tsx"
import { isItem, titleOf } from "./titleOf.ts"

export interface ValueProps {
  readonly value: unknown
  /** Says the classes of what it draws. */
  readonly classOf?: ClassOf<"more" | "unseen"> | undefined
  /** BCP 47 tag that numbers and dates follow. The page's by default. */
  readonly locale?: string | undefined
  /** Whether it has a place of its own, with room for more than a cell. */
  readonly long?: boolean | undefined
  /** Where dates are told, as an IANA name. The reader's own time zone by default. */
  readonly timeZone?: string | undefined
  readonly words?: TableMessages | undefined
}

/** A value of an item, drawn by its type. Text stays text, whatever it looks like, and a megabyte of it is cut. */
export function Value({ value, ...look }: ValueProps) {
  const inherited = useWords("table", english)
  const locale = useLocale()
  const { classOf = classesOf(undefined), locale: own = locale, long = false, timeZone, words = inherited } = look
  if (value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className={classOf("unseen")}>{words.noValue}</span>
      </>
    )
  }
  const plain = plainText(value, own, words)
  if (plain !== undefined) return plain
  if (typeof value === "string") return <LongText className={classOf("more")} long={long} text={value} words={words} />
  return value instanceof Date ? (
    <DateText date={value} locale={own} timeZone={timeZone} words={words} />
  ) : (
    <ObjectText className={classOf("more")} locale={own} long={long} value={value} words={words} />
  )
}

/** The text of a value that is drawn as text and nothing more: a table of many cells draws them without a component. */
export const plainText = (value: unknown, locale: string, words: TableMessages): string | undefined => {
  switch (typeof value) {
    case "boolean":
      return value ? words.yes : words.no
    case "number":
    case "bigint":
      return numberFormat(locale).format(value)
    case "string":
      return value !== "" && value.length <= glance ? value : undefined
    default:
      return undefined
  }
}

interface ObjectTextProps {
  readonly className: string | undefined
  readonly locale: string
  readonly long: boolean
  readonly value: unknown
  readonly words: TableMessages
}

function ObjectText({ className, locale, long, value, words }: ObjectTextProps) {
  const text = React.useMemo(() => textOf(value, locale, long), [locale, long, value])
  return <LongText className={className} long={long} text={text} words={words} />
}

const textOf = (value: unknown, locale: string, long: boolean): string => {
  if (isItem(value)) return titleOf(value)
  if (Array.isArray(value)) {
    const texts = value.map((element) => (isItem(element) ? titleOf(element) : element))
    // More of them than anybody reads in a cell would keep the list's own grammar busy.
    if (texts.length <= 200 && texts.every((text) => typeof text === "string")) {
      return new Intl.ListFormat(locale, { type: "unit" }).format(texts)
    }
  }
  return jsonOf(value, long)
}

const jsonOf = (value: unknown, long: boolean): string => {
  try {
    return JSON.stringify(value, undefined, long ? 2 : undefined) ?? String(value)
  } catch {
    // It holds itself, or what JSON has no word for.
    return String(value)
  }
}

interface DateTextProps {
  readonly date: Date
  readonly locale: string
  readonly timeZone: string | undefined
  readonly words: TableMessages
}

function DateText({ date, locale, timeZone, words }: DateTextProps) {
  if (Number.isNaN(date.getTime())) return words.notADate
  // A server may stand in another time zone than the reader.
  return (
    <time dateTime={date.toISOString()} suppressHydrationWarning>
      {dateFormat(locale, timeZone).format(date)}
    </time>
  )
}

// Making a format takes longer than using it a hundred times.
const remembered = <Format,>(make: (locale: string, timeZone: string | undefined) => Format) => {
  const made = new Map<string, Format>()
  return (locale: string, timeZone?: string): Format => {
    const key = `${locale} ${timeZone ?? ""}`
    const format = made.get(key) ?? make(locale, timeZone)
    made.set(key, format)
    return format
  }
}

const numberFormat = remembered(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: "min2" })
)

const dateFormat = remembered(
  (locale, timeZone) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone })
)
