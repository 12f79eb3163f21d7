/**
 * The order of a query's items (data.md §3, §5).
 *
 * @since 0.1.0
 */
import type { Sorting } from "@portico/contract/data/Query"
import { received } from "@portico/contract/Wde"
import { isPlainObject } from "@portico/contract/WireDate"
import { type Problem, problem } from "../call/internal/Problem.ts"
import type { SortCode } from "../call/internal/ProblemCodes.ts"

/** The fields to sort by. Earlier fields take precedence. */
export interface Sort {
  readonly model: ReadonlyArray<Sorting>
  /** The problems that were found, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem<SortCode>>
}

/** The empty sort, which leaves the order to the provider. */
export const empty: Sort = { model: [], problems: [] }

/** Appends fields to a sort. They are passed one by one or as an array. */
export const by = (self: Sort, method: "ascending" | "descending", args: ReadonlyArray<unknown>): Sort => {
  const fields = args.length === 1 && Array.isArray(args[0]) ? (args[0] as ReadonlyArray<unknown>) : args
  const found = findProblem(method, fields)
  if (found !== undefined) return { ...self, problems: [...self.problems, found] }
  const order = method === "ascending" ? "ASC" : "DESC"
  return { ...self, model: [...self.model, ...fields.map((field) => ({ fieldName: String(field), order }) as const)] }
}

/** Creates a sort from JSON. If the JSON is invalid, the sort is empty and has problems. */
export const raw = (model: unknown): Sort => {
  const problems = Array.isArray(model)
    ? model.flatMap((sorting: unknown, index) => findProblems(sorting, index))
    : [problem("WDE0065", { received: received(model) }, ["sort"])]
  return problems.length > 0 ? { ...empty, problems } : { ...empty, model: model as ReadonlyArray<Sorting> }
}

const findProblem = (method: string, fields: ReadonlyArray<unknown>): Problem<SortCode> | undefined => {
  if (fields.length === 0) return problem("WDE0043", { method, count: 0 }, [method])
  const index = fields.findIndex((field) => typeof field !== "string")
  if (index >= 0) return problem("WDE0051", { method, received: received(fields[index]) }, [method, index])
  const blank = fields.indexOf("")
  return blank < 0
    ? undefined
    : problem("WDE0094", { parameter: `A field of ${method}`, received: received("") }, [method, blank])
}

const findProblems = (sorting: unknown, index: number): ReadonlyArray<Problem<SortCode>> => {
  const path = `sort.${index}`
  if (!isPlainObject(sorting) || typeof sorting["fieldName"] !== "string" || sorting["fieldName"] === "") {
    return [problem("WDE0066", { path, received: received(sorting) }, ["sort", index])]
  }
  const { order } = sorting
  return order === undefined || order === "ASC" || order === "DESC"
    ? []
    : [problem("WDE0067", { path: `${path}.order`, received: received(order) }, ["sort", index, "order"])]
}
