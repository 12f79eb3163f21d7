/**
 * The words that describe filters to users.
 *
 * @since 0.1.0
 */

type OfField = (field: string) => string
type OfValue = (field: string, value: string) => string
type OfRange = (field: string, lower: string, upper: string) => string

/** The words of a filter's description. None depends on a count, so a translation needs no plural forms. */
export interface Words {
  /** Returns the label of a field. */
  readonly field: OfField
  readonly text: (text: string) => string
  readonly number: (number: number) => string
  readonly date: (date: Date) => string
  readonly true: string
  readonly false: string
  readonly null: string
  /** Joins the values of an array. `hidden` is the count of values at its end that are not shown. */
  readonly values: (values: ReadonlyArray<string>, hidden: number) => string
  /** The maximum number of an array's values to show. */
  readonly longest: number
  readonly eq: OfValue
  readonly ne: OfValue
  readonly lt: OfValue
  readonly gt: OfValue
  readonly lte: OfValue
  readonly gte: OfValue
  /** Describes a range that includes the lower value and excludes the upper one. */
  readonly between: OfRange
  readonly before: OfValue
  readonly after: OfValue
  readonly notAfter: OfValue
  readonly notBefore: OfValue
  /** Describes a range that includes the first date and excludes the second one. */
  readonly betweenDates: OfRange
  readonly startsWith: OfValue
  readonly endsWith: OfValue
  readonly contains: OfValue
  readonly matches: OfValue
  readonly hasSome: OfValue
  readonly hasAll: OfValue
  readonly in: OfValue
  readonly exists: OfField
  readonly existsNot: OfField
  readonly isEmpty: OfField
  readonly isNotEmpty: OfField
  /** Joins parts. `grouped` is whether one of them was marked by `group`. */
  readonly and: (parts: ReadonlyArray<string>, grouped: boolean) => string
  readonly or: (parts: ReadonlyArray<string>, grouped: boolean) => string
  readonly not: (part: string) => string
  /** Marks the start and end of a part within a longer description. */
  readonly group: (part: string) => string
  readonly everything: string
  readonly nothing: string
}

const phrase =
  (words: string): OfValue =>
  (field, value) =>
    `${field} ${words} ${value}`

/** The default words, in English. */
export const english: Words = {
  field: (field) => field,
  text: (text) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`,
  number: String,
  date: (date) => date.toISOString(),
  true: "true",
  false: "false",
  null: "nothing",
  values: (values, hidden) => {
    const shown = values.length === 0 ? "no values" : values.join(", ")
    return hidden > 0 ? `${shown} and ${hidden} more` : shown
  },
  longest: 8,
  eq: phrase("is"),
  ne: phrase("is not"),
  lt: phrase("is less than"),
  gt: phrase("is greater than"),
  lte: phrase("is at most"),
  gte: phrase("is at least"),
  between: (field, lower, upper) => `${field} is at least ${lower} but less than ${upper}`,
  before: phrase("is before"),
  after: phrase("is after"),
  notAfter: phrase("is on or before"),
  notBefore: phrase("is on or after"),
  betweenDates: (field, first, end) => `${field} is on or after ${first} but before ${end}`,
  startsWith: phrase("starts with"),
  endsWith: phrase("ends with"),
  contains: phrase("contains"),
  matches: phrase("reads"),
  hasSome: phrase("has any of"),
  hasAll: phrase("has all of"),
  in: phrase("is one of"),
  exists: (field) => `${field} exists`,
  existsNot: (field) => `${field} does not exist`,
  isEmpty: (field) => `${field} is empty`,
  isNotEmpty: (field) => `${field} is not empty`,
  and: (parts) => parts.join(" and "),
  or: (parts) => parts.join(" or "),
  not: (part) => `not ${part}`,
  group: (part) => `(${part})`,
  everything: "every item",
  nothing: "no item"
}
