/**
 * What calls take (data.md §5): names, ids, items, options and numbers. Each check tells all it finds.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import { received } from "@portico/contract/Wde"
import { isPlainObject, maximumDepth } from "@portico/contract/WireDate"
import { type Path, type Problem, problem } from "./Problem.ts"

type Problems = ReadonlyArray<Problem>

const none: Problems = []

/** A collection is known by a non-empty text. */
export const checkCollection = (name: unknown): Problems =>
  isName(name) ? none : [problem("WDE0001", { received: received(name) }, ["collection"])]

/** An item is known by a non-empty text. */
export const checkId = (id: unknown): Problems =>
  isName(id) ? none : [problem("WDE0002", { received: received(id) }, ["id"])]

/** An item is a plain object that JSON can carry whole. Its `_id` is a non-empty text where there is one. */
export const checkItem = (item: unknown, needsId: boolean): Problems => {
  if (!isPlainObject(item)) return [notCarried(item, ["item"])]
  const id = item["_id"]
  const isIdentified = isName(id) || (id === undefined && !needsId)
  return [
    ...(isIdentified ? none : [problem("WDE0007", { received: received(id) }, ["item", "_id"])]),
    ...Object.keys(item).flatMap((key) => (key === "_id" ? none : checkValue(item[key], ["item", key])))
  ]
}

/** The options of calls on items that are booleans. */
const flags = ["suppressAuth", "suppressHooks", "showDrafts", "consistentRead", "clientId"] as const

/** Options are an object of booleans, but for `language`, a non-empty text, and `appOptions`, an object. */
export const checkOptions = (options: unknown): Problems => {
  if (options == null) return none
  if (!isPlainObject(options)) return [badOption("object", "an object", options, [])]
  const { appOptions, language } = options
  return [
    ...flags.flatMap((name) =>
      options[name] == null || typeof options[name] === "boolean"
        ? none
        : [badOption(name, "true or false", options[name], [name])]
    ),
    ...(language == null || isName(language)
      ? none
      : [badOption("language", "a non-empty text", language, ["language"])]),
    ...(appOptions == null
      ? none
      : isPlainObject(appOptions)
        ? checkValue(appOptions, []).map(({ path }) =>
            badOption("appOptions", `an object that JSON can carry, also at ${path.join(".")}`, appOptions, [
              "appOptions",
              ...path
            ])
          )
        : [badOption("appOptions", "an object", appOptions, ["appOptions"])])
  ]
}

/** A limit is a positive integer. */
export const checkLimit = (limit: unknown, parameter = "limit"): Problems => {
  if (typeof limit !== "number") return [problem("WDE0032", { parameter, received: received(limit) }, [parameter])]
  return limit > 0
    ? checkInteger(limit, parameter)
    : [problem("WDE0033", { parameter, received: received(limit) }, [parameter])]
}

/** A skip is an integer that is not negative. */
export const checkSkip = (skip: unknown, parameter = "skip"): Problems => {
  if (typeof skip !== "number") return [problem("WDE0032", { parameter, received: received(skip) }, [parameter])]
  return skip >= 0
    ? checkInteger(skip, parameter)
    : [problem("WDE0034", { parameter, received: received(skip) }, [parameter])]
}

/** A field name is a non-empty text. */
export const checkField = (name: unknown, method: string): Problems =>
  typeof name !== "string"
    ? [problem("WDE0003", { received: received(name) }, [method])]
    : name === ""
      ? [problem("WDE0094", { parameter: `A field of ${method}`, received: received(name) }, [method])]
      : none

/**
 * The paths of an item's field names that start with `$` or contain a dot. They are stored as they are, but a filter
 * cannot name them.
 */
export const findOddNames = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value)
    ? value.flatMap((element: unknown, index) => findOddNames(element).map((name) => `${index}.${name}`))
    : isPlainObject(value)
      ? Object.keys(value).flatMap((key) => [
          ...(key.startsWith("$") || key.includes(".") ? [key] : []),
          ...findOddNames(value[key]).map((name) => `${key}.${name}`)
        ])
      : []

// A lone surrogate has no UTF-8 form, so an address could not carry it.
const isName = (text: unknown): text is string => typeof text === "string" && text !== "" && text.isWellFormed()

const checkInteger = (number: number, parameter: string): Problems =>
  Number.isInteger(number) && Math.abs(number) < Limits.integerBound
    ? none
    : [problem("WDE0035", { parameter, received: received(number) }, [parameter])]

/** Finds what JSON would lose or change without a word: all but texts, finite numbers, booleans, `null` and dates. */
const checkValue = (value: unknown, path: Path, around: ReadonlyArray<object> = []): Problems => {
  switch (typeof value) {
    case "string":
    case "boolean":
      return none
    case "number":
      return Number.isFinite(value) ? none : [notCarried(value, path)]
    case "undefined":
      // A key without a value is left out; a gap in a list would become null.
      return typeof path.at(-1) === "number" ? [notCarried(value, path)] : none
    case "object": {
      if (value === null) return none
      if (value instanceof Date) return Number.isNaN(value.getTime()) ? [notCarried(value, path)] : none
      if (around.includes(value)) return [notCarried(value, path, " within itself")]
      if (around.length >= maximumDepth) return [notCarried(value, path.slice(0, 3), " nested too deeply")]
      const inside = [...around, value]
      // Not `flatMap`, which passes over the gaps of a list.
      if (Array.isArray(value)) {
        return Array.from(value, (element: unknown, index) => checkValue(element, [...path, index], inside)).flat()
      }
      if (isPlainObject(value)) {
        return Object.keys(value).flatMap((key) => checkValue(value[key], [...path, key], inside))
      }
      return [notCarried(value, path)]
    }
    default:
      return [notCarried(value, path)]
  }
}

const notCarried = (value: unknown, path: Path, why = ""): Problem =>
  problem("WDE0004", { received: `${received(value)}${why}${path.length > 1 ? ` at ${path.join(".")}` : ""}` }, path)

const badOption = (option: string, expected: string, value: unknown, path: Path): Problem =>
  problem("WDE0018", { option, expected, received: received(value) }, ["options", ...path])
