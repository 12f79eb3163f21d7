/**
 * What the readers of pipelines have in common.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Result from "effect/Result"
import * as Cost from "../limits/Cost.ts"
import * as Refusal from "../value/Refusal.ts"
import { isStorable } from "../value/Text.ts"

/** What was read, or why it is refused. */
export type Parsed<A> = Result.Result<A, Refusal.Refusal>

/** Refuses one place of a pipeline. */
export const violation = (name: string, description: string): Result.Result<never, Refusal.Refusal> =>
  Result.fail(Refusal.field(name, description))

/** Counts the parts of one pipeline, and estimates its cost. */
export class Counter {
  readonly cost: Cost.Cost = new Cost.Cost()
  #counted = 0

  /** Counts a part, and refuses where there are too many. */
  count(name: string): Parsed<void> {
    return ++this.#counted > Limits.maximumExpressions
      ? violation(
          name,
          `is one too many: a pipeline has at most ${Limits.maximumExpressions} expressions, keys and fields`
        )
      : Result.void
  }
}

/** Finds the one key among those that is present. */
export const only = <Key extends string>(
  model: { readonly [K in Key]?: unknown },
  keys: ReadonlyArray<Key>,
  name: string,
  what: string
): Parsed<Key> => {
  const [found, another] = keys.filter((key) => model[key] !== undefined)
  return found === undefined || another !== undefined
    ? violation(name, `must be exactly one ${what}: one of ${keys.join(", ")}`)
    : Result.succeed(found)
}

/** Reads the name of a field of a group's row. It stands as it is, so that a dot would hide it. */
export const resultName = (text: string, name: string): Parsed<string> =>
  text === "" || text === "_id" || text.includes(".") || !isStorable(text)
    ? violation(name, "must be a name without dots and NUL, and not _id")
    : Result.succeed(text)
