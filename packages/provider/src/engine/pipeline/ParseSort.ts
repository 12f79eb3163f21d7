/**
 * Parses the sort of rows. Sorting is stable: rows with equal keys keep their order, so no final key is added.
 *
 * @since 0.1.0
 */
import type { Sorting } from "@portico/contract/data/Query"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import type { Path } from "../value/Json.ts"
import { fieldPath } from "../value/Fields.ts"
import * as Refusal from "../value/Refusal.ts"
import type { SortKey } from "../order/Sort.ts"
import { type Parsed, violation } from "./Parsed.ts"

/** Parses sort keys. `pathOf` parses a field's name. */
export const sortKeys = (
  sort: ReadonlyArray<Sorting>,
  violationPath: string,
  pathOf: (fieldName: string, parameter: string) => Parsed<Path> = fieldPath
): Parsed<ReadonlyArray<SortKey>> =>
  Result.gen(function* () {
    if (sort.length > Limits.maximumSortFields) {
      return yield* violation(violationPath, `must name at most ${Limits.maximumSortFields} fields`)
    }
    const keys = new Map<string, SortKey>()
    for (const [index, { fieldName, order }] of sort.entries()) {
      const at = `${violationPath}.${index}`
      if (fieldName === "") {
        return yield* Result.fail(Refusal.wde("WDE0066", { path: at, received: Wde.received(fieldName) }))
      }
      const path = yield* pathOf(fieldName, `${at}.fieldName`)
      if (!keys.has(fieldName)) keys.set(fieldName, { path, descending: order === "DESC" })
    }
    return [...keys.values()]
  })
