/**
 * Checks and encodes the items of a bulk call.
 *
 * @since 0.1.0
 */
import { maximumItemsPerRequest } from "@portico/contract/Limits"
import type { FieldViolation } from "@portico/contract/Refusal"
import type * as Wde from "@portico/contract/Wde"
import type { Data } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { walkFrom } from "../../call/internal/JsonData.ts"
import { type Code, type Path, refuse } from "../../call/internal/Problem.ts"
import type { BulkItemCode } from "../../call/internal/ProblemCodes.ts"
import type { Argument } from "../../collection/Collection.ts"
import { type Around, encodeAny, type Misfit, misfit, violationsOf } from "../../collection/internal/ItemData.ts"
import { checkItems, encodeBulkItem } from "./BulkChecks.ts"

/** The items of a bulk call as JSON, and the paths of field names that a filter cannot name. */
interface Written {
  readonly items: ReadonlyArray<Data>
  readonly oddNames: ReadonlyArray<Path>
}

/**
 * Checks the items of a bulk call and encodes them as JSON, with encoded dates. Problems and violations include the
 * index of their item.
 */
export const writeAll = <C extends Code>(
  collection: Argument,
  values: unknown,
  needsId: boolean,
  { after, before, options }: Around<C>
): Effect.Effect<Written, Wde.Found<C | BulkItemCode> | Misfit> => {
  const walk = walkFrom<C | BulkItemCode>("items")
  walk.problems.push(...before, ...checkItems(values))
  const violations: Array<FieldViolation> = []
  const items: Array<Data> = []
  if (Array.isArray(values) && values.length <= maximumItemsPerRequest) {
    for (let index = 0; index < values.length; index++) {
      const encoded = encodeAny(collection, values[index])
      if (Exit.isSuccess(encoded)) items.push(encodeBulkItem(encoded.value, needsId, index, walk) as Data)
      else violations.push(...violationsOf(collection, encoded, `items.${index}.`))
    }
  }
  const oddNames = walk.oddNames.map(([, ...path]) => path)
  return Effect.andThen(
    refuse<C | BulkItemCode>([...walk.problems, ...after], options),
    violations.length > 0 ? Effect.fail(misfit(violations)) : Effect.succeed({ items, oddNames })
  )
}
