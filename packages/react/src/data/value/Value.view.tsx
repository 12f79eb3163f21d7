"use client"
import { Control } from "../../parts/Elements.tsx"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { valueWords } from "../../i18n/en/table/value.ts"
import type { ValueMessages } from "../../i18n/messages/ListMessages.ts"
import { classOf as classesOf, type ClassOf } from "../../theme/classes.ts"
import { isItem, titleOf } from "./titleOf.ts"
import * as React from "react"

/** The count of characters that a cell shows at first. */
export const glance = 280

/** The count of characters that are shown at first outside of a cell. */
const previewLength = 4000

/** The maximum count of characters to show. Pages with longer strings no longer scroll smoothly. */
const most = 20_000

export interface LongTextProps {
  /** The class of the button that shows more. */
  readonly className?: string | undefined
  /** Whether it is rendered outside of a table cell, with more space. */
  readonly long?: boolean | undefined
  readonly text: string
  readonly words: ValueMessages
}

/** Renders a long string, truncated, with a button that shows more of it. */
export function LongText({ className, long = false, text, words }: LongTextProps) {
  const [open, setOpen] = React.useState(false)
  const first = long ? previewLength : glance
  if (text.length <= first) return text
  const left = text.length - most
  return (
    <>
      {cut(text, open ? most : first)}
      {(!open || left > 0) && "…"} {open && left > 0 && <small>{words.cut(left)} </small>}
      <Control
        as="button"
        aria-expanded={open}
        className={className}
        data-variant="inline"
        onClick={() => setOpen(!open)}
        type="button"
      >
        {open ? words.less : words.more}
      </Control>
    </>
  )
}

// Cutting between the two halves of a surrogate pair would show a broken character.
const cut = (text: string, length: number): string => {
  const last = text.charCodeAt(length - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length)
}

export interface ValueProps {
  /** The value: a string, number, boolean, date, item, array or object. */
  readonly value: unknown
  /** A function that returns the class names of the rendered elements. */
  readonly classOf?: ClassOf<"more" | "unseen"> | undefined
  /** BCP 47 language tag for numbers and dates. Default: the page's locale. */
  readonly locale?: string | undefined
  /** Whether it is rendered outside of a table cell, with more space. */
  readonly long?: boolean | undefined
  /** IANA time zone in which dates are shown. Default: the user's own time zone. */
  readonly timeZone?: string | undefined
  /** The messages for empty, truncated and invalid values. Default: those of the page. */
  readonly words?: ValueMessages | undefined
}

/**
 * Renders a value of an item by its type. Strings are never interpreted as markup, and long ones are truncated.
 *
 * **Example** (A field of an item in markup of the page)
 *
 * ```tsx
 * import { useItem, Value } from "@portico/react"
 *
 * export function Published({ id }: { readonly id: string }) {
 *   const { state } = useItem("books", id)
 *   return state._tag === "Ready" ? <Value long value={state.item.data["published"]} /> : null
 * }
 * ```
 */
export function Value({ value, ...viewProps }: ValueProps) {
  const inherited = useWords("table", valueWords)
  const locale = useLocale()
  const { classOf = classesOf(undefined), locale: own = locale, long = false, timeZone, words = inherited } = viewProps
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

/**
 * Returns the string of a value that needs no markup. Large tables render it without a component per cell. Returns
 * `undefined` if the value needs one.
 */
export const plainText = (value: unknown, locale: string, words: ValueMessages): string | undefined => {
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
  readonly words: ValueMessages
}

function ObjectText({ className, locale, long, value, words }: ObjectTextProps) {
  const name = React.useMemo(() => nameOf(value, locale), [locale, value])
  const text = React.useMemo(() => name ?? jsonOf(value, long), [long, name, value])
  const content = <LongText className={className} long={long} text={text} words={words} />
  return name === undefined ? <span dir="ltr">{content}</span> : content
}

// Returns `undefined` for a value that is shown as JSON.
const nameOf = (value: unknown, locale: string): string | undefined => {
  if (isItem(value)) return titleOf(value)
  if (Array.isArray(value)) {
    const texts = value.map((element) => (isItem(element) ? titleOf(element) : element))
    // Formatting longer arrays would block the page, and no user reads that many in a cell.
    if (texts.length <= 200 && texts.every((text) => typeof text === "string")) {
      return new Intl.ListFormat(locale, { type: "unit" }).format(texts)
    }
  }
  return undefined
}

const jsonOf = (value: unknown, long: boolean): string => {
  try {
    return JSON.stringify(value, undefined, long ? 2 : undefined) ?? String(value)
  } catch {
    // `JSON.stringify` throws for circular structures and `bigint` values.
    return String(value)
  }
}

interface DateTextProps {
  readonly date: Date
  readonly locale: string
  readonly timeZone: string | undefined
  readonly words: ValueMessages
}

function DateText({ date, locale, timeZone, words }: DateTextProps) {
  if (Number.isNaN(date.getTime())) return words.notADate
  // A server may run in another time zone than the user, so its date may differ during hydration.
  return (
    <time dateTime={date.toISOString()} suppressHydrationWarning>
      {dateFormat(locale, timeZone).format(date)}
    </time>
  )
}

// Creating an `Intl` formatter takes longer than using it a hundred times.
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
