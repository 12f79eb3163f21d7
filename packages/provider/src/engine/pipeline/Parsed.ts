/**
 * Helpers of the pipeline parsers.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Result from "effect/Result"
import type { Filter } from "../filter/Filter.ts"
import * as Cost from "../limits/Cost.ts"
import * as Refusal from "../value/Refusal.ts"
import { isStorable } from "../value/Text.ts"

/** The result of parsing, or the refusal. */
export type Parsed<A> = Result.Result<A, Refusal.Refusal>

/** Parses a filter: `Parse.parse`, or `Parse.parseNormalized` if the filter is normalized already. */
export type ParseFilter = (model: unknown, cost: Cost.Cost, violationPath: string) => Parsed<Filter>

/** Creates the refusal of one part of a pipeline. */
export const violation = (violationPath: string, description: string): Result.Result<never, Refusal.Refusal> =>
  Result.fail(Refusal.field(violationPath, description))

/** Counts the parts of one pipeline and accumulates its cost. */
export class Counter {
  readonly cost: Cost.Cost = new Cost.Cost()
  #counted = 0

  /** Counts a part. Fails if there are too many. */
  count(violationPath: string): Parsed<void> {
    return ++this.#counted > Limits.maximumExpressions
      ? violation(
          violationPath,
          `exceeds the limit: a pipeline can have at most ${Limits.maximumExpressions} expressions, keys and fields`
        )
      : Result.void
  }
}

/** Returns the only one of these keys that is present. Fails if none or several are present. */
export const only = <Key extends string>(
  model: { readonly [K in Key]?: unknown },
  keys: ReadonlyArray<Key>,
  violationPath: string,
  what: string
): Parsed<Key> => {
  const [found, another] = keys.filter((key) => model[key] !== undefined)
  return found === undefined || another !== undefined
    ? violation(violationPath, `must be exactly one ${what}: one of ${keys.join(", ")}`)
    : Result.succeed(found)
}

/**
 * Validates the name of a field in a group's row. The name is a literal key, so paths could not reach a name with a
 * dot.
 */
export const resultName = (text: string, violationPath: string): Parsed<string> =>
  text === "" || text === "_id" || text.includes(".") || !isStorable(text)
    ? violation(violationPath, "must be a name without dots and NUL, and not _id")
    : Result.succeed(text)
