/**
 * Parses projections from the wire format.
 *
 * @since 0.1.0
 */
import type * as Wire from "@portico/contract/data/Pipeline"
import * as Limits from "@portico/contract/Limits"
import * as Result from "effect/Result"
import type { Path } from "../value/Json.ts"
import { fieldPath } from "../value/Fields.ts"
import { type Counter, only, type Parsed, violation } from "./Parsed.ts"
import { expression } from "./ParseExpression.ts"
import type { Computed, Projection } from "./Pipeline.ts"

/**
 * Parses a projection. It keeps the included fields and `_id`. A projection that only excludes fields keeps all others.
 */
export const projection = (
  fields: ReadonlyArray<Wire.ProjectedField>,
  violationPath: string,
  counter: Counter
): Parsed<Projection> =>
  Result.map(read(fields, violationPath, counter, Limits.maximumExpressionDepth), ({ computed, drop, keep }) => ({
    ...(keep === undefined ? {} : { keep: [["_id"], ...keep] }),
    drop,
    computed
  }))

const read = (
  fields: ReadonlyArray<Wire.ProjectedField>,
  violationPath: string,
  counter: Counter,
  depth: number
): Parsed<Projection> =>
  Result.gen(function* () {
    if (depth === 0)
      return yield* violation(violationPath, `is nested deeper than ${Limits.maximumExpressionDepth} levels`)
    const keep = new Map<string, Path>()
    const drop: Array<Path> = []
    const computed: Array<Computed> = []
    for (const [index, field] of fields.entries()) {
      const place = `${violationPath}.fields.${index}`
      yield* counter.count(place)
      const kind = yield* only(field, kinds, place, "projected field")
      const at = `${place}.${kind}`
      const nameOf = ({ resultFieldName = "" } = {}) => fieldPath(resultFieldName, `${at}.resultFieldName`)
      switch (kind) {
        case "include": {
          const path = yield* fieldPath(field.include?.fieldName ?? "", `${at}.fieldName`)
          keep.set(JSON.stringify(path), path)
          break
        }
        case "exclude":
          drop.push(yield* fieldPath(field.exclude?.fieldName ?? "", `${at}.fieldName`))
          break
        case "reshape": {
          const value = yield* expression(field.reshape?.expression ?? {}, `${at}.expression`, counter)
          computed.push({ path: yield* nameOf(field.reshape), value })
          break
        }
        case "projectNested": {
          const value = yield* read(field.projectNested?.fields ?? [], at, counter, depth - 1)
          computed.push({ path: yield* nameOf(field.projectNested), value })
        }
      }
    }
    const keepsAll = keep.size === 0 && drop.length > 0
    return { ...(keepsAll ? {} : { keep: [...keep.values()] }), drop, computed }
  })

const kinds = ["include", "exclude", "reshape", "projectNested"] as const satisfies ReadonlyArray<
  keyof Wire.ProjectedField
>
