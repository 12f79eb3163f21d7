/**
 * Converts drafts to the filters that code would build, or to the problems of their conditions.
 *
 * @since 0.1.0
 */
import * as Filter from "@portico/client/data/Filter"
import type { Code } from "@portico/client/data/Failure"
import * as Result from "effect/Result"
import { arityOf, type Condition, type Entry, type FilterDraft, type Group, type Part } from "./FilterDraft.ts"
import { readNumber } from "../value/numbers.ts"

/** A problem with a condition: with its field or one of its values. */
export interface DraftProblem {
  /** The id of the draft's part. */
  readonly id: string
  readonly at: "field" | number
  readonly key: DraftProblemKey
  /** The code of the error that a request with this filter would fail with. */
  readonly code: Code
  readonly message: string
}

/** The kind of a problem, in terms of what the user can correct. */
export type DraftProblemKey =
  | "fieldMissing"
  | "valueMissing"
  | "valuesMissing"
  | "numberMalformed"
  | "dateMalformed"
  | "kindsDiffer"

/** Options of the conversion. */
export interface DraftOptions {
  /** BCP 47 language tag for parsing numbers. Default: English. */
  readonly locale?: string | undefined
}

/**
 * Returns the value of an entry. Returns `undefined` if it is empty, and `NaN` or an invalid date if it cannot be
 * parsed, which every operator rejects.
 */
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

/** Returns the filter of a draft, or all of its problems. Empty groups are ignored. */
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
    // These codes report missing values. Empty entries are not passed on, so the first empty one is the place of the
    // problem.
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
