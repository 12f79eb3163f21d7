/**
 * Words of the builder of filters, and of filters told as sentences.
 *
 * @since 0.1.0
 */

type OperatorWord =
  | "eq"
  | "ne"
  | "lt"
  | "gt"
  | "lte"
  | "gte"
  | "between"
  | "before"
  | "after"
  | "notAfter"
  | "notBefore"
  | "startsWith"
  | "endsWith"
  | "contains"
  | "matches"
  | "hasSome"
  | "hasAll"
  | "in"
  | "exists"
  | "existsNot"
  | "isEmpty"
  | "isNotEmpty"

/** Words of the builder of filters. */
export interface FilterMessages extends Readonly<Record<OperatorWord, string>> {
  readonly title: string
  readonly match: string
  readonly all: string
  readonly any: string
  readonly notAll: string
  readonly none: string
  readonly condition: (position: number) => string
  readonly group: (position: number) => string
  readonly field: string
  readonly operator: string
  readonly value: string
  readonly lower: string
  /** The upper bound, which is excluded. */
  readonly upper: string
  readonly type: string
  readonly text: string
  readonly number: string
  readonly date: string
  readonly boolean: string
  readonly yes: string
  readonly no: string
  readonly addCondition: string
  readonly addGroup: string
  readonly removeCondition: (position: number) => string
  readonly removeGroup: (position: number) => string
  readonly addValue: string
  readonly removeValue: (value: string) => string
  /** A text as it stands in a sentence. */
  readonly quoted: (text: string) => string
  readonly apply: string
  readonly clear: string
  readonly conditionAdded: string
  readonly groupAdded: string
  readonly conditionRemoved: string
  readonly groupRemoved: string
  readonly applied: string
  readonly cleared: string
  readonly fieldMissing: string
  readonly valueMissing: string
  readonly valuesMissing: string
  readonly numberMalformed: string
  readonly dateMalformed: string
  readonly kindsDiffer: string
  /** Of a filter that cannot be used as it came, such as one from an address. */
  readonly broken: string
  /** Of a part that no control can edit. */
  readonly fixed: string
  /** A condition as a sentence: field, operator, value. */
  readonly says: (field: string, operator: string, value: string) => string
  readonly saysRange: (field: string, lower: string, upper: string) => string
  /**
   * Joins parts of a sentence that must all hold. `grouped`: one of them stands in brackets; a comma before the word makes
   * heard what brackets show.
   */
  readonly and: (parts: ReadonlyArray<string>, grouped: boolean) => string
  /** Joins parts of which any must hold, in the same way. */
  readonly or: (parts: ReadonlyArray<string>, grouped: boolean) => string
  readonly not: (part: string) => string
  readonly everything: string
  readonly nothing: string
  readonly more: (values: string, hidden: number) => string
}
