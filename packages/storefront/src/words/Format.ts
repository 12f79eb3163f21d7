/** Formats of prices, dates and names in a language. */
export interface Format {
  /** The BCP 47 tag of the language. */
  readonly locale: string
  /** Formats an amount of euros. */
  readonly price: (amount: number) => string
  readonly number: (amount: number) => string
  /** Formats a day, such as "May 2, 2026". */
  readonly day: (date: Date) => string
  readonly longDay: (date: Date) => string
  /** Formats a month of the form `2026-03`. Returns the input if it is not a month. */
  readonly month: (month: string) => string
  /** Returns the name of a language, or the code itself if it is unknown. */
  readonly language: (code: string) => string
  /** Returns the name of a country, or the code itself if it is unknown. */
  readonly country: (code: string) => string
}

/** Creates the formats of a language. */
export const formatOf = (locale: string): Format => {
  const euros = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" })
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const medium = new Intl.DateTimeFormat(locale, { dateStyle: "medium" })
  const long = new Intl.DateTimeFormat(locale, { dateStyle: "long" })
  const months = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" })
  return {
    locale,
    price: (amount) => euros.format(amount),
    number: (amount) => numbers.format(amount),
    day: (date) => medium.format(date),
    longDay: (date) => long.format(date),
    month: (month) => {
      const date = new Date(`${month}-01T00:00:00Z`)
      return Number.isNaN(date.getTime()) ? month : months.format(date)
    },
    language: nameIn(new Intl.DisplayNames(locale, { type: "language", fallback: "code" })),
    country: nameIn(new Intl.DisplayNames(locale, { type: "region", fallback: "code" }))
  }
}

const nameIn =
  (names: Intl.DisplayNames) =>
  (code: string): string => {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
