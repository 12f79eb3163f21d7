/** Random filters, built as programs do. */
import * as Filter from "@portico/client/data/Filter"
import type { JsonObject } from "../../packages/provider/src/engine/value/Json.ts"
import { inProgram } from "./program.ts"
import type { Random } from "./Random.ts"
import * as Samples from "./samples.ts"

type Any = Filter.Filter<any>

// By name, with any arguments that fit their types.
const leaf = Filter as unknown as Record<string, (...args: ReadonlyArray<unknown>) => Any>

const make = (method: string, ...args: ReadonlyArray<unknown>): Any => leaf[method]?.(...args) ?? Filter.empty

/** Returns a random filter with any operator on these fields. `value` returns a value to compare with. */
export const filter = (random: Random, fields: ReadonlyArray<string>, value: () => unknown, depth = 3): Any => {
  const inner = () => filter(random, fields, value, depth - 1)
  if (depth > 0 && random.oneIn(2)) {
    return random.pick<() => Any>([
      () => Filter.and(inner(), inner()),
      () => Filter.or(inner(), inner()),
      () => Filter.not(inner()),
      () => inner().pipe(Filter.and(inner())),
      () => inner().pipe(Filter.or(inner())),
      () => raw(random)
    ])()
  }
  const field = random.pick(fields)
  const set = () => random.list(3, value).filter((one) => typeof one !== "boolean")
  return random.pick<() => Any>([
    () => make(random.pick(["eq", "ne"]), field, random.oneIn(6) ? null : value()),
    () => make(random.pick(["lt", "lte", "gt", "gte"]), field, value()),
    () => make(random.pick(["startsWith", "endsWith", "contains"]), field, Samples.text(random)),
    () => make(random.pick(["hasSome", "hasAll", "in"]), field, set()),
    () => make("exists", field, random.oneIn(2)),
    () => make(random.pick(["isEmpty", "isNotEmpty"]), field),
    () => between(field, value(), value())
  ])()
}

// Both bounds have one type.
const between = (field: string, lower: unknown, upper: unknown): Any =>
  typeof lower === typeof upper && typeof lower !== "boolean" ? make("between", field, lower, upper) : Filter.empty

/** Returns a filter that was written as JSON, if it is valid. */
const raw = (random: Random): Any => {
  const found = Filter.raw(inProgram(Samples.filter(random)) as JsonObject)
  return found.problems.length === 0 ? found : Filter.empty
}
