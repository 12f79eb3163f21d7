/**
 * Formats of numbers, plurals, dates and lists in a language.
 *
 * @since 0.1.0
 */

// cspell:ignore minuta minuty minut -- Polish

/** The forms of a message, by plural category. `#` is replaced by the number. */
export type Forms<Category extends Intl.LDMLPluralRule> = Readonly<Record<Category | "other", string>>

/** The formats of a language. Plural categories without a form use the form `other`. */
export interface Format<Category extends Intl.LDMLPluralRule> {
  /** Formats a number. */
  readonly number: (value: number) => string
  /** Returns the form for a number, with the number in it. */
  readonly count: (value: number, forms: Forms<Category>) => string
  /** Formats a number of seconds with its abbreviated unit. */
  readonly seconds: (value: number) => string
  /** Formats a time of day, in the browser's time zone. */
  readonly time: (at: Date) => string
  /** Formats a calendar day, passed as its midnight in UTC. */
  readonly day: (date: Date) => string
  /** Formats items as a list. */
  readonly list: (items: Iterable<string>) => string
}

/**
 * Creates the formats of a language from its BCP 47 tag. The type parameter lists the CLDR plural categories for which
 * messages have forms. Each `Intl` object is created at its first use.
 *
 * **Example** (Minutes in Polish)
 *
 * ```ts
 * import { formatOf } from "@portico/react"
 *
 * const { count } = formatOf<"one" | "few">("pl")
 * const minutes = (value: number) => count(value, { one: "# minuta", few: "# minuty", other: "# minut" })
 *
 * minutes(3) // => "3 minuty"
 * ```
 */
export const formatOf = <Category extends Intl.LDMLPluralRule>(locale: string): Format<Category> => {
  const numbers = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }))
  const plurals = once(() => new Intl.PluralRules(locale))
  const seconds = once(() => new Intl.NumberFormat(locale, { style: "unit", unit: "second" }))
  const times = once(() => new Intl.DateTimeFormat(locale, { timeStyle: "short" }))
  const days = once(() => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }))
  const lists = once(() => new Intl.ListFormat(locale))
  const number = (value: number): string => numbers().format(value)
  return {
    number,
    count: (value, forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }) =>
      (forms[plurals().select(value)] ?? forms.other).replace("#", () => number(value)),
    seconds: (value) => seconds().format(value),
    time: (at) => times().format(at),
    day: (date) => days().format(date),
    list: (items) => lists().format(items)
  }
}

const once = <A>(make: () => A): (() => A) => {
  let made: A | undefined
  return () => (made ??= make())
}

/**
 * Wraps a string in U+2068 and U+2069. If its writing direction differs, as that of an email address in a Hebrew
 * sentence, these characters keep it from reordering the characters around it.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`
