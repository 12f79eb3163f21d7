/**
 * Checks of call arguments (data.md §5): names, ids, items, options and numbers. Each check returns all problems it
 * finds.
 *
 * @since 0.1.0
 */
import { Environment } from "@portico/contract/data/Enums"
import * as Limits from "@portico/contract/Limits"
import { received } from "@portico/contract/Wde"
import { isPlainObject } from "@portico/contract/WireDate"
import { checkValue, encodeData, type Findings, emptyFindings, notJsonProblem } from "./JsonData.ts"
import { type Code, type Path, type Problem, problem } from "./Problem.ts"
import type { BulkItemCode, FieldNameCode, ItemCode } from "./ProblemCodes.ts"

type Problems<C extends Code> = ReadonlyArray<Problem<C>>

const none: Problems<never> = []

/** Checks a collection name: a non-empty string. */
export const checkCollection = (name: unknown): Problems<"WDE0001"> =>
  isName(name) ? none : [problem("WDE0001", { received: received(name) }, ["collection"])]

/** Checks an item id: a non-empty string. */
export const checkId = (id: unknown): Problems<"WDE0002"> =>
  isName(id) ? none : [problem("WDE0002", { received: received(id) }, ["id"])]

/**
 * Checks an item: a plain object that JSON represents without loss. Its `_id` is a non-empty string, which is optional
 * unless `needsId` is true.
 */
export const checkItem = (item: unknown, needsId: boolean): Problems<ItemCode> => {
  if (!isPlainObject(item)) return [notJsonProblem(item, ["item"])]
  const found = emptyFindings<ItemCode>()
  if (!isIdentified(item, needsId)) {
    found.problems.push(problem("WDE0007", { received: received(item["_id"]) }, ["item", "_id"]))
  }
  encodeData(item, ["item"], found)
  return found.problems
}

/**
 * Checks an item of a bulk call, and returns it as JSON. Same as `checkItem`, but with the code WDE0005 and the item's
 * index. One walk checks the item and encodes its dates.
 */
export const encodeBulkItem = <C extends Code>(
  item: unknown,
  needsId: boolean,
  index: number,
  found: Findings<C | BulkItemCode>
): unknown => {
  const path = ["items", index]
  if (!isPlainObject(item)) {
    found.problems.push(itemProblem(item, path, index))
    return item
  }
  if (!isIdentified(item, needsId)) found.problems.push(itemProblem(item["_id"], [...path, "_id"], index))
  return encodeData(item, path, found)
}

const itemProblem = (value: unknown, path: Path, index: number): Problem<"WDE0005"> =>
  problem("WDE0005", { received: received(value), index: `index ${index}` }, path)

/** Checks the items of a bulk call: an array of at most 1000. */
export const checkItems = (items: unknown): Problems<BulkItemCode> =>
  Array.isArray(items)
    ? checkCount(items.length, "WDE0006", "items")
    : [problem("WDE0005", { received: received(items), index: "items" }, ["items"])]

/**
 * Checks the ids of a bulk call: an array of at most 1000 non-empty strings. `tooMany` is the code for more ids, which
 * is WDE0069 for a removal.
 */
export const checkIds = <C extends "WDE0006" | "WDE0069">(ids: unknown, tooMany: C): Problems<C | "WDE0068"> =>
  Array.isArray(ids)
    ? [
        ...Array.from(ids, (id: unknown, index) =>
          isName(id) ? none : [problem("WDE0068", { received: `${received(id)} at index ${index}` }, ["ids", index])]
        ).flat(),
        ...checkCount(ids.length, tooMany, "ids")
      ]
    : [problem("WDE0068", { received: received(ids) }, ["ids"])]

const checkCount = <C extends "WDE0006" | "WDE0069">(count: number, code: C, parameter: string): Problems<C> =>
  count > Limits.maximumItemsPerRequest
    ? [
        {
          ...problem<"WDE0006" | "WDE0069">(code, { limit: Limits.maximumItemsPerRequest, count }, [parameter]),
          code
        }
      ]
    : none

/** The boolean options of calls on items. */
const flags = [
  "suppressAuth",
  "suppressHooks",
  "showDrafts",
  "consistentRead",
  "clientId",
  "overrideExisting",
  "repeat"
] as const

/**
 * Checks the options of a call: an object of booleans, except for `language` (a non-empty string), `environment`,
 * `includeReferences` (a boolean or an array of fields with limits) and `appOptions` (an object).
 */
export const checkOptions = (options: unknown): Problems<"WDE0018"> => {
  if (options == null) return none
  if (!isPlainObject(options)) return [badOption("object", "an object", options, [])]
  const { appOptions, environment, includeReferences, language } = options
  return [
    ...flags.flatMap((name): Problems<"WDE0018"> =>
      options[name] == null || typeof options[name] === "boolean"
        ? none
        : [badOption(name, "true or false", options[name], [name])]
    ),
    ...(language == null || isName(language)
      ? none
      : [badOption("language", "a non-empty string", language, ["language"])]),
    ...(environment == null || Environment.members.some((member) => member === environment)
      ? none
      : [badOption("environment", Environment.members.join(" or "), environment, ["environment"])]),
    ...(includeReferences == null || typeof includeReferences === "boolean" || isIncludes(includeReferences)
      ? none
      : [
          badOption("includeReferences", "a boolean, or an array of fields with positive limits", includeReferences, [
            "includeReferences"
          ])
        ]),
    ...(appOptions == null
      ? none
      : isPlainObject(appOptions)
        ? checkValue(appOptions, []).map(({ path }) =>
            badOption(
              "appOptions",
              `an object with values that JSON can represent, also at ${path.join(".")}`,
              appOptions,
              ["appOptions", ...path]
            )
          )
        : [badOption("appOptions", "an object", appOptions, ["appOptions"])])
  ]
}

/** Checks a limit: a positive integer. */
export const checkLimit = (limit: unknown, parameter = "limit"): Problems<"WDE0032" | "WDE0033" | "WDE0035"> => {
  if (typeof limit !== "number") return [problem("WDE0032", { parameter, received: received(limit) }, [parameter])]
  return limit > 0
    ? checkInteger(limit, parameter)
    : [problem("WDE0033", { parameter, received: received(limit) }, [parameter])]
}

/** Checks a skip: a non-negative integer. */
export const checkSkip = (skip: unknown, parameter = "skip"): Problems<"WDE0032" | "WDE0034" | "WDE0035"> => {
  if (typeof skip !== "number") return [problem("WDE0032", { parameter, received: received(skip) }, [parameter])]
  return skip >= 0
    ? checkInteger(skip, parameter)
    : [problem("WDE0034", { parameter, received: received(skip) }, [parameter])]
}

/** Checks the seed of a random order: an integer. */
export const checkSeed = (seed: unknown): Problems<"WDE0032" | "WDE0035"> =>
  typeof seed === "number"
    ? checkInteger(seed, "seed")
    : [problem("WDE0032", { parameter: "seed", received: received(seed) }, ["seed"])]

/** Checks an option whose value is one of the given strings. */
export const checkOneOf = (option: string, members: ReadonlyArray<string>, value: unknown): Problems<"WDE0018"> =>
  members.some((member) => member === value) ? none : [badOption(option, members.join(" or "), value, [option])]

/** Checks a cursor: a non-empty string. */
export const checkCursor = (cursor: unknown): Problems<"WDE0094"> =>
  isName(cursor) ? none : [problem("WDE0094", { parameter: "The cursor", received: received(cursor) }, ["cursor"])]

/** Checks a field name: a non-empty string. */
export const checkField = (name: unknown, method: string): Problems<FieldNameCode> =>
  typeof name !== "string"
    ? [problem("WDE0003", { received: received(name) }, [method])]
    : name === ""
      ? [problem("WDE0094", { parameter: `A field of ${method}`, received: received(name) }, [method])]
      : none

// A lone surrogate has no UTF-8 form, so a URL cannot contain it.
const isName = (text: unknown): text is string => typeof text === "string" && text !== "" && text.isWellFormed()

const checkInteger = (number: number, parameter: string): Problems<"WDE0035"> =>
  Number.isInteger(number) && Math.abs(number) < Limits.integerBound
    ? none
    : [problem("WDE0035", { parameter, received: received(number) }, [parameter])]

const isIdentified = ({ _id: id }: Readonly<Record<string, unknown>>, needsId: boolean): boolean =>
  isName(id) || (id === undefined && !needsId)

const isIncludes = (includes: unknown): boolean =>
  Array.isArray(includes) &&
  includes.every(
    (include: unknown) =>
      isPlainObject(include) &&
      isName(include["field"]) &&
      (include["limit"] == null || checkLimit(include["limit"]).length === 0)
  )

const badOption = (option: string, expected: string, value: unknown, path: Path): Problem<"WDE0018"> =>
  problem("WDE0018", { option, expected, received: received(value) }, ["options", ...path])
