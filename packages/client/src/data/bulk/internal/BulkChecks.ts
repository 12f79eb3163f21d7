/**
 * Checks of the arguments of bulk calls (data.md §5).
 *
 * @since 0.1.0
 */
import { maximumItemsPerRequest } from "@portico/contract/Limits"
import { received } from "@portico/contract/Wde"
import { isPlainObject } from "@portico/contract/WireDate"
import { isIdentified, isName, type Problems } from "../../call/internal/Checks.ts"
import { encodeData, type Walk } from "../../call/internal/JsonData.ts"
import { type Code, type Path, type Problem, problem } from "../../call/internal/Problem.ts"
import type { BulkItemCode } from "../../call/internal/ProblemCodes.ts"

/**
 * Checks an item of a bulk call, and returns it as JSON. Same as `checkItem`, but with the code WDE0005 and the item's
 * index. One walk checks all items of the call and encodes their dates.
 */
export const encodeBulkItem = <C extends Code>(
  item: unknown,
  needsId: boolean,
  index: number,
  walk: Walk<C | BulkItemCode>
): unknown => {
  const { path, problems } = walk
  if (!isPlainObject(item)) {
    problems.push(itemProblem(item, [...path, index], index))
    return item
  }
  if (!isIdentified(item, needsId)) problems.push(itemProblem(item["_id"], [...path, index, "_id"], index))
  path.push(index)
  const json = encodeData(item, walk)
  path.pop()
  return json
}

const itemProblem = (value: unknown, path: Path, index: number): Problem<"WDE0005"> =>
  problem("WDE0005", { received: received(value), index: `index ${index}` }, path)

/** Checks the items of a bulk call: an array of at most 1000. */
export const checkItems = (items: unknown): Problems<BulkItemCode> =>
  Array.isArray(items)
    ? checkCount(items.length, "WDE0006", "items")
    : [problem("WDE0005", { received: received(items), index: "items" }, ["items"])]

/**
 * Checks the ids of a bulk call: an array of at most 1000 non-empty strings. `tooMany` is the code for more ids, which
 * is WDE0069 for a removal.
 */
export const checkIds = <C extends "WDE0006" | "WDE0069">(ids: unknown, tooMany: C): Problems<C | "WDE0068"> =>
  Array.isArray(ids)
    ? [
        ...Array.from(ids, (id: unknown, index) =>
          isName(id) ? [] : [problem("WDE0068", { received: `${received(id)} at index ${index}` }, ["ids", index])]
        ).flat(),
        ...checkCount(ids.length, tooMany, "ids")
      ]
    : [problem("WDE0068", { received: received(ids) }, ["ids"])]

const checkCount = <C extends "WDE0006" | "WDE0069">(count: number, code: C, parameter: string): Problems<C> =>
  count > maximumItemsPerRequest
    ? [
        {
          ...problem<"WDE0006" | "WDE0069">(code, { limit: maximumItemsPerRequest, count }, [parameter]),
          code
        }
      ]
    : []
