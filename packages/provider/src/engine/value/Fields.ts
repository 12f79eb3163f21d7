/**
 * Names of fields in requests, and the projection of items on them (data.md §7).
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import { isObject, type Json, type JsonObject, type Path, path } from "./Json.ts"
import * as Refusal from "./Refusal.ts"
import { isStorable } from "./Text.ts"

/** Creates a function that selects these fields and the id from an item's data. An empty array selects all fields. */
export const project = (fields: ReadonlyArray<string> = []): ((data: JsonObject) => JsonObject) => {
  if (fields.length === 0) return (data) => data
  const wanted = treeOf(["_id", ...fields].map(path))
  return (data) => pick(data, wanted)
}

/** The selected fields, by their first key. Without `inside`, the whole value is selected. */
type Tree = ReadonlyMap<string, { readonly inside: Tree | undefined }>

const treeOf = (paths: ReadonlyArray<Path>): Tree =>
  new Map(
    [...Map.groupBy(paths, ([first = ""]) => first)].map(([first, some]) => {
      const isWhole = some.some(({ length }) => length === 1)
      return [first, { inside: isWhole ? undefined : treeOf(some.map(([, ...rest]) => rest)) }]
    })
  )

const pick = (data: JsonObject, wanted: Tree): JsonObject => {
  const entries: Array<[string, Json]> = []
  for (const [key, value] of Object.entries(data)) {
    const found = wanted.get(key)
    if (found === undefined) continue
    if (found.inside === undefined) entries.push([key, value])
    else if (isObject(value)) {
      const inner = pick(value, found.inside)
      if (Object.keys(inner).length > 0) entries.push([key, inner])
    }
  }
  return Object.fromEntries(entries)
}

/** Parses a field name. `parameter` is its name in the refusal. */
export const fieldPath = (fieldName: string, parameter: string): Result.Result<Path, Refusal.Refusal> => {
  if (fieldName === "") return Result.fail(Refusal.wde("WDE0094", { parameter, received: Wde.received(fieldName) }))
  const names = path(fieldName)
  return names.length <= Limits.maximumItemDepth && isStorable(fieldName)
    ? Result.succeed(names)
    : Result.fail(Refusal.field(parameter, `must be a path of at most ${Limits.maximumItemDepth} levels without NUL`))
}
