/**
 * Drafts as filters: the very filters that code would build, or what is wrong where.
 *
 * @since 0.1.0
 */
import * as Filter from "@portico/client/data/Filter"
import type { Code } from "@portico/client/data/Failure"
import * as Result from "effect/Result"
import { arityOf, type Condition, type Entry, type FilterDraft, type Group, type Part } from "./FilterDraft.ts"
import { readNumber } from "./numbers.ts"

/** What is wrong with a condition, and where: its field, or one of its values. */
export interface DraftProblem {
  /** The part of the draft. */
  readonly id: string
  readonly at: "field" | number
  readonly key: DraftProblemKey
  /** The code of the catalogue that a call would fail with. */
  readonly code: Code
  readonly message: string
}

/** What is wrong, as a person can mend it. */
export type DraftProblemKey =
  | "fieldMissing"
  | "valueMissing"
  | "valuesMissing"
  | "numberMalformed"
  | "dateMalformed"
  | "kindsDiffer"

/** What else is to be known to read a draft. */
export interface DraftOptions {
  /** BCP 47 tag by which numbers are read: English ones where there is none. */
  readonly locale?: string | undefined
}

/** The value of an entry: `undefined` where nothing was entered, what no operator takes where it cannot be read. */
export const valueOf = ({ text, type }: Entry, locale = "en"): string | number | boolean | Date | undefined => {
  if (text === "" && type !== "text") return undefined
  switch (type) {
    case "text":
      return text
    case "number":
      return readNumber(text, locale) ?? Number.NaN
    case "boolean":
      return text === "true"
    case "date":
      return new Date(text)
  }
}

/**
 * The filter of a draft, as code would build it, or everything that is wrong with it. Groups without a condition are
 * none.
 */
export const toFilter = (
  draft: FilterDraft,
  { locale = "en" }: DraftOptions = {}
): Result.Result<Filter.Filter<never>, ReadonlyArray<DraftProblem>> => {
  const problems: Array<DraftProblem> = []
  const filter = ofGroup(draft, locale, problems)
  return problems.length > 0 ? Result.fail(problems) : Result.succeed(filter ?? Filter.empty)
}

type Built = Filter.Filter<never>

const ofPart = (part: Part, locale: string, problems: Array<DraftProblem>): Built | undefined => {
  switch (part._tag) {
    case "Condition":
      return ofCondition(part, locale, problems)
    case "Fixed":
      return Filter.raw(part.model)
    case "Group":
      return ofGroup(part, locale, problems)
  }
}

const ofGroup = ({ match, parts }: Group, locale: string, problems: Array<DraftProblem>): Built | undefined => {
  const filters = parts.flatMap((part) => ofPart(part, locale, problems) ?? [])
  const [first, ...others] = filters
  if (first === undefined) return undefined
  const join = match === "all" || match === "notAll" ? Filter.and : Filter.or
  const joined = others.reduce<Built>((left, right) => left.pipe(join(right)), first)
  return match === "notAll" || match === "none" ? Filter.not(joined) : joined
}

const ofCondition = (
  { field, id, operator, values }: Condition,
  locale: string,
  problems: Array<DraftProblem>
): Built | undefined => {
  const method = operator === "existsNot" ? "exists" : operator
  const given = values.map((entry) => valueOf(entry, locale))
  const entered = given.filter((value) => value !== undefined)
  const args = method === "exists" ? [operator === "exists"] : entered
  const filter = Filter.call(Filter.empty, method, [field, ...args])
  for (const { code, message, path } of filter.problems) {
    problems.push({ id, code, message, ...placeOf(code, path, values, given, arityOf(operator) === "many") })
  }
  return filter as Built
}

const placeOf = (
  code: Code,
  path: ReadonlyArray<string | number>,
  values: ReadonlyArray<Entry>,
  given: ReadonlyArray<unknown>,
  isMany: boolean
): Pick<DraftProblem, "at" | "key"> => {
  switch (code) {
    case "WDE0048":
    case "WDE0094":
      return { at: "field", key: "fieldMissing" }
    case "WDE0046":
      return { at: 1, key: "kindsDiffer" }
    // What was not entered is not counted.
    case "WDE0039":
    case "WDE0040":
    case "WDE0041":
    case "WDE0042":
    case "WDE0043":
      return isMany
        ? { at: 0, key: "valuesMissing" }
        : { at: Math.max(0, given.indexOf(undefined)), key: "valueMissing" }
    default: {
      const last = path.at(-1)
      const at = typeof last === "number" ? last : last === "upper" ? 1 : 0
      return { at, key: values[at]?.type === "date" ? "dateMalformed" : "numberMalformed" }
    }
  }
}
