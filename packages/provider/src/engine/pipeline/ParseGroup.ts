/**
 * Parses groups from the wire format.
 *
 * @since 0.1.0
 */
import type * as Wire from "@portico/contract/data/Pipeline"
import * as Result from "effect/Result"
import { isStorable } from "../value/Text.ts"
import { type Counter, only, type Parsed, resultName, violation } from "./Parsed.ts"
import { expression } from "./ParseExpression.ts"
import type { Accumulation, Group, GroupKey } from "./Pipeline.ts"

/**
 * Parses a group. A key without a name has the name of its field. If the only key of a group has no name, its value
 * becomes `_id`.
 */
export const group = (
  { accumulators = [], groupIds = [] }: NonNullable<Wire.Stage["group"]>,
  violationPath: string,
  counter: Counter
): Parsed<Group> =>
  Result.gen(function* () {
    const keys: Array<GroupKey> = []
    const names = new Set<string>()
    const isBare = groupIds.length === 1 && (groupIds[0]?.key ?? "") === ""
    for (const [index, { expression: model, key = "" }] of groupIds.entries()) {
      const at = `${violationPath}.groupIds.${index}`
      const keyName = key === "" ? (model.fieldPath ?? "") : key
      if (!isBare && (keyName === "" || names.has(keyName) || !isStorable(keyName))) {
        return yield* violation(`${at}.key`, "must be a unique name without NUL")
      }
      yield* counter.count(at)
      names.add(keyName)
      keys.push({ name: keyName, expression: yield* expression(model, `${at}.expression`, counter) })
    }
    const fields = new Map<string, Accumulation>()
    for (const [index, model] of accumulators.entries()) {
      const at = `${violationPath}.accumulators.${index}`
      yield* counter.count(at)
      const accumulator = yield* only(model, kinds, at, "accumulator")
      const value = yield* expression(model[accumulator]?.expression ?? {}, `${at}.${accumulator}.expression`, counter)
      const resultFieldName = yield* resultName(model.resultFieldName, `${at}.resultFieldName`)
      fields.set(resultFieldName, { accumulator, expression: value })
    }
    return { _tag: "Group", keys, isBare, fields }
  })

const kinds = ["sum", "avg", "min", "max", "first", "last", "push"] as const satisfies ReadonlyArray<
  keyof Wire.Accumulator
>
