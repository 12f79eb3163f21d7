/**
 * Describes filters to users in words.
 *
 * @since 0.1.0
 */
import { isConditions } from "@portico/contract/data/FilterOperators"
import { isPlainObject, decodeDates } from "@portico/contract/WireDate"
import { simplify, type Tree } from "./FilterTree.ts"
import { english, type Words } from "./FilterWords.ts"

/**
 * Describes a filter in words. Parts are in brackets if the description would be ambiguous without them. Problems of
 * the filter are ignored.
 *
 * **Example** (Default and custom words)
 *
 * ```ts
 * import * as Filter from "@portico/client/data/Filter"
 *
 * const filter = Filter.gte("year", 1990).pipe(
 *   Filter.and(Filter.or(Filter.startsWith("title", "B"), Filter.in("language", ["en", "fr"])))
 * )
 * Filter.toText(filter) // => "year is at least 1990 and (title starts with “B” or language is one of “en”, “fr”)"
 * Filter.toText(filter, { field: (name) => name.toUpperCase(), and: (parts) => parts.join(" & ") })
 * ```
 */
export const toText = ({ tree }: { readonly tree: Tree }, words: Partial<Words> = {}): string =>
  describeConjunction({ ...english, ...words }, [simplify(tree)]).text

interface Description {
  readonly text: string
  /** The operator that joins its parts, if it has several. */
  readonly joined?: "and" | "or"
  /** Whether one of its parts is in brackets. */
  readonly grouped?: boolean
}

interface Condition {
  readonly field: string
  readonly operator: string
  readonly value: unknown
}

interface Branch {
  readonly trees: ReadonlyArray<Tree>
  readonly operator: "$or" | "$not"
}

const describeConjunction = (words: Words, trees: ReadonlyArray<Tree>): Description => {
  const parts: Array<Description> = []
  const clauses = trees.flatMap(clausesOf)
  for (let index = 0; index < clauses.length; index++) {
    const [clause, next] = clauses.slice(index, index + 2)
    if (clause === undefined) continue
    if ("trees" in clause) parts.push(describeBranch(words, clause))
    else if (isRange(clause, next)) {
      parts.push({ text: describeRange(words, clause, next) })
      index++
    } else parts.push({ text: describeCondition(words, clause) })
  }
  return join(words, "and", parts) ?? { text: words.everything }
}

const describeBranch = (words: Words, { operator, trees }: Branch): Description => {
  if (operator === "$not")
    return { text: words.not(words.group(describeConjunction(words, trees).text)), grouped: true }
  const parts = trees.map((tree) => describeConjunction(words, [tree]))
  return join(words, "or", parts) ?? { text: words.nothing }
}

const join = (words: Words, joined: "and" | "or", given: ReadonlyArray<Description>): Description | undefined => {
  if (given.length < 2) return given[0]
  const parts = given.map((part): Description =>
    part.joined === undefined || part.joined === joined ? part : { text: words.group(part.text), grouped: true }
  )
  const grouped = parts.some((part) => part.grouped === true)
  const texts = parts.map(({ text }) => text)
  return { text: words[joined](texts, grouped), joined, grouped }
}

/** Returns the conditions that must all hold, including those of nested conjunctions. */
const clausesOf = (tree: Tree): ReadonlyArray<Condition | Branch> =>
  Object.entries(tree).flatMap(([key, value]): ReadonlyArray<Condition | Branch> => {
    switch (key) {
      case "$and":
        return treesOf(value).flatMap(clausesOf)
      case "$or":
      case "$not":
        return [{ operator: key, trees: treesOf(value) }]
      default:
        return conditionsOf(key, value)
    }
  })

const conditionsOf = (field: string, value: unknown): ReadonlyArray<Condition | Branch> => {
  if (!isPlainObject(value) || !isConditions(value)) return [{ field, operator: "$eq", value }]
  return Object.keys(value).map((operator) =>
    operator === "$not"
      ? { operator, trees: [{ [field]: value[operator] }] }
      : { field, operator, value: value[operator] }
  )
}

const isRange = (clause: Condition, next: Condition | Branch | undefined): next is Condition =>
  clause.operator === "$gte" && next?.operator === "$lt" && "field" in next && next.field === clause.field

const describeRange = (words: Words, { field, value }: Condition, { value: upper }: Condition): string =>
  (isDate(value) ? words.betweenDates : words.between)(
    words.field(field),
    describeValue(words, value),
    describeValue(words, upper)
  )

const describeCondition = (words: Words, { field: name, operator, value }: Condition): string => {
  const field = words.field(name)
  switch (operator) {
    case "$eq":
      return value == null ? words.isEmpty(field) : words.eq(field, describeValue(words, value))
    case "$ne":
      return value == null ? words.isNotEmpty(field) : words.ne(field, describeValue(words, value))
    case "$exists":
      return value === true ? words.exists(field) : words.existsNot(field)
    case "$lt":
      return (isDate(value) ? words.before : words.lt)(field, describeValue(words, value))
    case "$gt":
      return (isDate(value) ? words.after : words.gt)(field, describeValue(words, value))
    case "$lte":
      return (isDate(value) ? words.notAfter : words.lte)(field, describeValue(words, value))
    case "$gte":
      return (isDate(value) ? words.notBefore : words.gte)(field, describeValue(words, value))
    case "$startsWith":
      return words.startsWith(field, describeValue(words, value))
    case "$endsWith":
      return words.endsWith(field, describeValue(words, value))
    case "$contains":
      return words.contains(field, describeValue(words, value))
    case "$hasSome":
      return words.hasSome(field, describeValue(words, value))
    case "$hasAll":
      return words.hasAll(field, describeValue(words, value))
    case "$in":
      return words.in(field, describeValue(words, value))
    default:
      return words.matches(field, describeValue(words, patternOf(value)))
  }
}

const describeValue = (words: Words, given: unknown): string => {
  const value = dateOf(given)
  if (value instanceof Date) return words.date(value)
  switch (typeof value) {
    case "string":
      return words.text(value)
    case "number":
      return words.number(value)
    case "boolean":
      return value ? words.true : words.false
    default:
      if (value == null) return words.null
      if (Array.isArray(value)) {
        const shown = value.slice(0, words.longest)
        return words.values(
          shown.map((element) => describeValue(words, element)),
          value.length - shown.length
        )
      }
      return words.text(JSON.stringify(value))
  }
}

const isDate = (value: unknown): boolean => dateOf(value) instanceof Date

const dateOf = (value: unknown): unknown => (isPlainObject(value) ? decodeDates(value) : value)

/** Returns the string that a pattern matches, with each word break as one space. */
const patternOf = (value: unknown): string => {
  const spec = isPlainObject(value) && Array.isArray(value["spec"]) ? value["spec"] : []
  return spec
    .map((part: { readonly type: string; readonly value: string }) => (part.type === "literal" ? part.value : " "))
    .join("")
}

const treesOf = (value: unknown): ReadonlyArray<Tree> => (Array.isArray(value) ? value : [value as Tree])
