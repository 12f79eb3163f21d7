/**
 * Grouping of rows.
 *
 * @since 0.1.0
 */
import * as Result from "effect/Result"
import type { Json, JsonObject } from "../value/Json.ts"
import * as Order from "../value/Order.ts"
import { type Accumulating, start } from "./Accumulate.ts"
import * as Expression from "./Expression.ts"
import * as Slices from "../limits/Slices.ts"
import type { ApplicationError } from "../value/Refusal.ts"
import type { Group } from "./Pipeline.ts"
import * as RowLimits from "./RowLimits.ts"
import { canonical } from "./Stringify.ts"

interface Open {
  readonly keys: ReadonlyArray<Json>
  readonly fields: ReadonlyArray<Accumulating>
}

/** Reduces all rows with the same keys to one row, ordered by the keys. A missing key is null. */
export function* group(
  stage: Group,
  rows: ReadonlyArray<JsonObject>
): Slices.Steps<Result.Result<ReadonlyArray<JsonObject>, ApplicationError>> {
  const { different, places } = Expression.different(stage.keys.map(({ expression }) => expression))
  const keysOf = different.map(Expression.inSteps)
  const fields = [...stage.fields].map(([name, { accumulator, expression }]) => ({
    name,
    accumulator,
    valueOf: Expression.inSteps(expression)
  }))
  const open = (keys: ReadonlyArray<Json>): Open => ({
    keys,
    fields: fields.map(({ accumulator }) => start[accumulator]())
  })
  const groups = new Map<string, Open>(stage.keys.length === 0 ? [["", open([])]] : [])
  for (const row of rows) {
    const keys: Array<Json> = []
    for (const keyOf of keysOf) keys.push(yield* keyOf(row))
    // A row of the result contains all keys, so it would be too large.
    if (RowLimits.isTooLarge(places.map((place) => keys[place] ?? null))) return Result.fail(RowLimits.row)
    const text = keys.map(canonical).join(",")
    const found = groups.get(text) ?? open(keys)
    groups.set(text, found)
    for (const [index, { valueOf }] of fields.entries()) found.fields[index]?.add(yield* valueOf(row))
    yield
  }
  const sorted = yield* Slices.sort([...groups.values()], byKeys)
  return yield* RowLimits.check(
    sorted.map(({ fields: values, keys }) =>
      Object.fromEntries([
        ...idOf(
          stage,
          places.map((place) => keys[place] ?? null)
        ),
        ...fields.map(({ name }, index): [string, Json] => [name, values[index]?.value() ?? null])
      ])
    )
  )
}

const byKeys = (left: Open, right: Open): number => {
  for (const [index, key] of left.keys.entries()) {
    const order = Order.compare(key, right.keys[index])
    if (order !== 0) return order
  }
  return 0
}

const idOf = ({ isBare, keys: named }: Group, keys: ReadonlyArray<Json>): ReadonlyArray<readonly [string, Json]> => {
  if (named.length === 0) return []
  return [
    ["_id", isBare ? (keys[0] ?? null) : Object.fromEntries(named.map(({ name }, at) => [name, keys[at] ?? null]))]
  ]
}
