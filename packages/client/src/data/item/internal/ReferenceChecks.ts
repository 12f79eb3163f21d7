/**
 * Checks of the arguments of reference calls (data.md §5): the reference field, the items and the page options.
 *
 * @since 0.1.0
 */
import { SortOrder } from "@portico/contract/data/Enums"
import { received } from "@portico/contract/Wde"
import { isPlainObject } from "@portico/contract/WireDate"
import { checkCollection, checkField, checkLimit, checkOptions, checkSkip } from "../../call/internal/Checks.ts"
import type { Argument } from "../../collection/Collection.ts"
import { idOf, isTyped } from "../../collection/internal/Argument.ts"
import { checkFields } from "../../query/internal/Options.ts"
import { below, type Path, type Problem, problem } from "../../call/internal/Problem.ts"
import type { FieldNameCode, NumberCode } from "../../call/internal/ProblemCodes.ts"

/** An item in a reference call: its id, or an object with its `_id`. */
export type Referable = string | { readonly _id: string }

/** The codes of the problems that the arguments of every reference call can have, without those of an invalid item. */
export type ReferenceCode = "WDE0001" | "WDE0018" | "WDE0020" | FieldNameCode

/** Returns the id of an item without checking it. */
export const idIn = (item: unknown): string =>
  (typeof item === "object" && item !== null && "_id" in item ? item._id : item) as string

/** Checks that an item is a non-empty, well-formed id or an object with such an `_id`. */
export const checkReference = <C extends "WDE0019" | "WDE0021">(
  code: C,
  item: unknown,
  path: Path
): ReadonlyArray<Problem<C>> => {
  const id: unknown = idIn(item)
  return typeof id === "string" && id !== "" && id.isWellFormed()
    ? []
    : [
        {
          ...problem<"WDE0019" | "WDE0021">(
            code,
            { parameter: `The reference ${path.join(".")}`, received: received(id) },
            path
          ),
          code
        }
      ]
}

/** Checks that a field is a non-empty string and, for a typed collection, that it is declared as a reference field. */
export const checkReferenceField = (
  collection: Argument,
  field: unknown
): ReadonlyArray<Problem<FieldNameCode | "WDE0020">> => {
  const problems = checkField(field, "field")
  return problems.length > 0 || !isTyped(collection) || Object.hasOwn(collection.references, String(field))
    ? problems
    : [problem("WDE0020", { field: received(field), collection: collection.id }, ["field"])]
}

/** Checks the arguments that all reference queries have: the collection, the items, the field and the options. */
export const checkReferenceQuery = (
  collection: Argument,
  field: unknown,
  items: Readonly<Record<string, unknown>>,
  options: unknown
): ReadonlyArray<Problem<FieldNameCode | "WDE0001" | "WDE0018" | "WDE0019" | "WDE0020">> => [
  ...checkCollection(idOf(collection)),
  ...Object.entries(items).flatMap(([place, item]) => checkReference("WDE0019", item, [place])),
  ...checkReferenceField(collection, field),
  ...checkOptions(options)
]

/**
 * Checks the options of a query for referenced items that other reads do not have: `limit`, `skip`, `fields`, `order`
 * and `returnTotalCount`.
 */
export const checkPageOptions = (options: unknown): ReadonlyArray<Problem<FieldNameCode | NumberCode | "WDE0018">> => {
  if (!isPlainObject(options)) return []
  const { limit, order, returnTotalCount, skip } = options
  const wrong = (option: string, expected: string, value: unknown) => [
    problem("WDE0018", { option, expected, received: received(value) }, [option])
  ]
  return [
    ...below("options", [...(limit == null ? [] : checkLimit(limit)), ...(skip == null ? [] : checkSkip(skip))]),
    ...checkFields(options),
    ...below("options", [
      ...(order == null || SortOrder.members.some((member) => member === order)
        ? []
        : wrong("order", SortOrder.members.join(" or "), order)),
      ...(returnTotalCount == null || typeof returnTotalCount === "boolean"
        ? []
        : wrong("returnTotalCount", "true or false", returnTotalCount))
    ])
  ]
}
