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
import { checkValue, encodeData, notJsonProblem, walkFrom } from "./JsonData.ts"
import { type Code, type Path, type Problem, problem } from "./Problem.ts"
import type { FieldNameCode, ItemCode } from "./ProblemCodes.ts"

/** The problems of an argument. */
export type Problems<C extends Code> = ReadonlyArray<Problem<C>>

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
  const walk = walkFrom<ItemCode>("item")
  if (!isIdentified(item, needsId)) {
    walk.problems.push(problem("WDE0007", { received: received(item["_id"]) }, ["item", "_id"]))
  }
  encodeData(item, walk)
  return walk.problems
}

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
        : [badOption(name, "true or false", options[name])]
    ),
    ...(language == null || isName(language) ? none : [badOption("language", "a non-empty string", language)]),
    ...(environment == null || Environment.members.some((member) => member === environment)
      ? none
      : [badOption("environment", Environment.members.join(" or "), environment)]),
    ...(includeReferences == null || typeof includeReferences === "boolean" || isIncludes(includeReferences)
      ? none
      : [badOption("includeReferences", "a boolean, or an array of fields with positive limits", includeReferences)]),
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
        : [badOption("appOptions", "an object", appOptions)])
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
  members.some((member) => member === value) ? none : [badOption(option, members.join(" or "), value)]

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

/** Checks whether a value is a non-empty string. A lone surrogate has no UTF-8 form, so a URL cannot contain it. */
export const isName = (text: unknown): text is string => typeof text === "string" && text !== "" && text.isWellFormed()

const checkInteger = (number: number, parameter: string): Problems<"WDE0035"> =>
  Number.isInteger(number) && Math.abs(number) < Limits.integerBound
    ? none
    : [problem("WDE0035", { parameter, received: received(number) }, [parameter])]

/** Checks whether an item has a valid `_id`, which is optional unless `needsId` is true. */
export const isIdentified = ({ _id: id }: Readonly<Record<string, unknown>>, needsId: boolean): boolean =>
  isName(id) || (id === undefined && !needsId)

const isIncludes = (includes: unknown): boolean =>
  Array.isArray(includes) &&
  includes.every(
    (include: unknown) =>
      isPlainObject(include) &&
      isName(include["field"]) &&
      (include["limit"] == null || checkLimit(include["limit"]).length === 0)
  )

const badOption = (option: string, expected: string, value: unknown, path: Path = [option]): Problem<"WDE0018"> =>
  problem("WDE0018", { option, expected, received: received(value) }, ["options", ...path])
