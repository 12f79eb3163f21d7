/**
 * Numbers, plurals, dates and lists as a language writes them.
 *
 * @since 0.1.0
 */

/** What is said of each kind of number that a language tells apart. `#` stands for the number. */
export type Forms<Category extends Intl.LDMLPluralRule> = Readonly<Record<Category | "other", string>>

/** How a language writes what is counted. Kinds of numbers that have no form of their own take the form `other`. */
export interface Format<Category extends Intl.LDMLPluralRule> {
  /** A number. */
  readonly number: (value: number) => string
  /** What is said of a number of things. */
  readonly count: (value: number, forms: Forms<Category>) => string
  /** Seconds, with their unit cut short. */
  readonly seconds: (value: number) => string
  /** A time of the day, where the browser is. */
  readonly time: (at: Date) => string
  /** A day of the calendar, whose midnight in UTC is given. */
  readonly day: (date: Date) => string
  /** Things that belong together. */
  readonly list: (items: Iterable<string>) => string
}

/**
 * Makes the format of a language: a BCP 47 tag, and the plural categories of CLDR for which it has words of their own.
 * What it takes of `Intl` is made when it is first used.
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
  const numbers = once(() => new Intl.NumberFormat(locale))
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
 * Keeps a text that runs its own way, such as an e-mail address in a Hebrew sentence, from scrambling what stands around
 * it: it is put between U+2068 and U+2069.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`
