/**
 * Paging and projection of queries (data.md §7).
 *
 * @since 0.1.0
 */
import type { Paging } from "@portico/contract/data/Query"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import { isObject, type Json, type JsonObject, type Path, path } from "./Json.ts"
import * as Refusal from "./Refusal.ts"
import { isStorable } from "./Text.ts"

/** A page by offset, with the defaults applied. */
export interface Range {
  readonly limit: number
  readonly offset: number
}

/** Validates a page and applies the defaults. */
export const range = ({ limit = Limits.defaultPageSize, offset = 0 }: Paging = {}): Result.Result<
  Range,
  Refusal.ApplicationError
> => {
  const refuse = (code: "WDE0033" | "WDE0035" | "WDE0037", parameter: string, value: number) =>
    Result.fail(Refusal.wde(code, { parameter, received: Wde.received(value) }))
  if (limit <= 0) return refuse("WDE0033", "The limit", limit)
  if (!Number.isSafeInteger(limit)) return refuse("WDE0035", "The limit", limit)
  if (limit > Limits.maximumPageSize) {
    return Result.fail(
      Refusal.wde("WDE0036", { parameter: "The limit", maximum: Limits.maximumPageSize, received: String(limit) })
    )
  }
  if (offset < 0) return refuse("WDE0037", "The offset", offset)
  if (!Number.isSafeInteger(offset)) return refuse("WDE0035", "The offset", offset)
  return Result.succeed({ limit, offset })
}

/** Creates a function that keeps only these fields and the id of an item's data. An empty array keeps all fields. */
export const project = (fields: ReadonlyArray<string> = []): ((data: JsonObject) => JsonObject) => {
  if (fields.length === 0) return (data) => data
  const wanted = treeOf(["_id", ...fields].map(path))
  return (data) => pick(data, wanted)
}

/** The fields to keep, by their first key. Without `inside`, the whole value is kept. */
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
      const kept = pick(value, found.inside)
      if (Object.keys(kept).length > 0) entries.push([key, kept])
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
