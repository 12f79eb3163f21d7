/**
 * Descriptions of filters in words from the message catalog.
 *
 * @since 0.1.0
 */
import type { FilterMessages } from "../../i18n/messages/ListMessages.ts"
import { fieldsOf } from "../value/FieldType.ts"
import type { DraftOperator, FilterField } from "./FilterDraft.ts"
import { fieldOf } from "./FilterEdit.ts"
import type { Argument } from "@portico/client/data/Collection"

/** Returns the label of an operator on a field. For dates it is, for example, "before" instead of "less than". */
export const operatorWord = (
  words: FilterMessages,
  field: FilterField | undefined,
  operator: DraftOperator
): string => {
  const dated = field?.type === "date" && Object.hasOwn(ofDates, operator) ? ofDates[operator] : undefined
  return words[dated ?? operator]
}

const ofDates: Readonly<Partial<Record<DraftOperator, "before" | "after" | "notAfter" | "notBefore">>> = {
  lt: "before",
  gt: "after",
  lte: "notAfter",
  gte: "notBefore"
}

/** Returns the label of a field. */
export const labelOf = (fields: ReadonlyArray<FilterField>, name: string): string =>
  fieldOf(fields, name)?.label ?? name

/** Returns the words with which the client describes a filter. */
export const sentenceWords = (
  words: FilterMessages,
  fields: ReadonlyArray<FilterField>,
  locale: string,
  timeZone: string | undefined
) => {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: "min2" })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone })
  // Chinese and Japanese use full-width parentheses.
  const isWide = /^(?:ja|zh)\b/.test(locale)
  const comparisonOf = (operator: string) => (field: string, value: string) => words.comparison(field, operator, value)
  const listComparisonOf = (operator: string) => (field: string, value: string) =>
    words.listComparison(field, operator, value)
  const phraseOf = (operator: string) => (field: string) => words.comparison(field, operator, "")
  return {
    field: (name: string) => labelOf(fields, name),
    text: (text: string) => words.quoted(text.length > 60 ? `${text.slice(0, 60)}…` : text),
    number: (number: number) => numbers.format(number),
    date: (date: Date) => dates.format(date),
    true: words.yes,
    false: words.no,
    values: (values: ReadonlyArray<string>, hidden: number) => {
      const shown = new Intl.ListFormat(locale, { type: "unit" }).format(values)
      return hidden > 0 ? words.more(shown, hidden) : shown
    },
    eq: comparisonOf(words.eq),
    ne: comparisonOf(words.ne),
    lt: comparisonOf(words.lt),
    gt: comparisonOf(words.gt),
    lte: comparisonOf(words.lte),
    gte: comparisonOf(words.gte),
    between: words.rangeComparison,
    before: comparisonOf(words.before),
    after: comparisonOf(words.after),
    notAfter: comparisonOf(words.notAfter),
    notBefore: comparisonOf(words.notBefore),
    betweenDates: words.rangeComparison,
    startsWith: comparisonOf(words.startsWith),
    endsWith: comparisonOf(words.endsWith),
    contains: comparisonOf(words.contains),
    matches: comparisonOf(words.matches),
    hasSome: listComparisonOf(words.hasSome),
    hasAll: listComparisonOf(words.hasAll),
    in: comparisonOf(words.in),
    exists: phraseOf(words.exists),
    existsNot: phraseOf(words.existsNot),
    isEmpty: phraseOf(words.isEmpty),
    isNotEmpty: phraseOf(words.isNotEmpty),
    and: words.and,
    or: words.or,
    not: words.not,
    group: (part: string) => (isWide ? `（${part}）` : `(${part})`),
    everything: words.everything,
    nothing: words.nothing
  }
}

/** A field by its name, or with properties that override the schema. */
export type NamedField<Name extends string = string> =
  | Name
  | (Omit<FilterField<Name>, "type"> & Partial<Pick<FilterField<Name>, "type">>)

/** Returns the fields to choose from: the named ones, completed from the schema, or all fields of the schema. */
export const filterFields = (
  collection: Argument,
  named: ReadonlyArray<NamedField> | undefined
): ReadonlyArray<FilterField> => {
  const known = fieldsOf(collection)
  return (
    named?.map((one) => {
      const field = typeof one === "string" ? { name: one } : one
      return { type: "mixed", ...known.find(({ name }) => name === field.name), ...field }
    }) ?? known
  )
}
