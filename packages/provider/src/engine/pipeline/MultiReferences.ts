/**
 * Refuses filters on MULTI_REFERENCE fields, whose references are stored separately from the items (data.md §3).
 * Without this check, a condition on such a field would silently match nothing.
 *
 * @since 0.1.0
 */
import * as Result from "effect/Result"
import type { Collection } from "../collection/Collection.ts"
import type { Json, Path } from "../value/Json.ts"
import type { Pipeline } from "./Pipeline.ts"
import { fieldOf } from "../collection/References.ts"
import * as Refusal from "../value/Refusal.ts"
import type { Filter } from "../filter/Filter.ts"
import { parse, parseNormalized } from "../filter/Parse.ts"

type Fields = Collection["fields"]

/**
 * Parses a filter on the items of a collection. Fails with a field violation if a condition tests a MULTI_REFERENCE
 * field.
 */
export const parseForCollection = ({ fields }: Collection, model: unknown): Result.Result<Filter, Refusal.Refusal> =>
  Result.flatMap(parse(model), (filter) => refuse(filter, fields))

/** Parses a normalized filter on the items of a collection. Fails in the same way as `parseForCollection`. */
export const parseNormalizedForCollection = (
  { fields }: Collection,
  json: Json | undefined
): Result.Result<Filter, Refusal.Refusal> => Result.flatMap(parseNormalized(json), (filter) => refuse(filter, fields))

/** Checks the filters of a pipeline that run on items, before another stage changes the rows. */
export const check = ({ fields }: Collection, pipeline: Pipeline): Result.Result<Pipeline, Refusal.Refusal> => {
  for (const stage of pipeline) {
    if (stage._tag === "Sort" || stage._tag === "Limit" || stage._tag === "Skip") continue
    if (stage._tag !== "Filter") break
    const refused = refuse(stage.filter, fields)
    if (Result.isFailure(refused)) return Result.fail(refused.failure)
  }
  return Result.succeed(pipeline)
}

const refuse = (filter: Filter, fields: Fields): Result.Result<Filter, Refusal.Refusal> => {
  const path = multiReferenceIn(filter, fields)
  return path === undefined
    ? Result.succeed(filter)
    : Result.fail(
        Refusal.field(
          `filter.${path.join(".")}`,
          "is a MULTI_REFERENCE field, which a filter cannot test. Use is-referenced or query-referenced"
        )
      )
}

/** Returns the path of the first condition on a MULTI_REFERENCE field. */
const multiReferenceIn = (filter: Filter, fields: Fields): Path | undefined => {
  switch (filter._tag) {
    case "And":
    case "Or":
      for (const part of filter.filters) {
        const path = multiReferenceIn(part, fields)
        if (path !== undefined) return path
      }
      return undefined
    case "Not":
      return multiReferenceIn(filter.filter, fields)
    case "Words":
      return undefined
    default:
      return fieldOf(fields, filter.path[0] ?? "")?.holds === "many" ? filter.path : undefined
  }
}
