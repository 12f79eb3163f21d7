/**
 * What pipelines mean: the memory store runs this, and the Postgres store is held to it.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Result from "effect/Result"
import * as Filter from "../filter/Evaluate.ts"
import { at, isDate, isObject, type Json, type JsonObject, type Path } from "../Json.ts"
import * as Order from "../Order.ts"
import type { ApplicationError } from "../Refusal.ts"
import type { SortKey } from "../Sort.ts"
import * as Expression from "./Expression.ts"
import { group } from "./Group.ts"
import { isNested, isOrdered, type Pipeline, type Projection, type Stage } from "./Pipeline.ts"
import { drop, put } from "./Put.ts"
import * as TooLarge from "./TooLarge.ts"

type Rows = ReadonlyArray<JsonObject>

/** Runs a pipeline over rows, which come in the order that pipelines begin with. */
export const run = (pipeline: Pipeline, rows: Rows): Result.Result<Rows, ApplicationError> => {
  let current: Result.Result<Rows, ApplicationError> = Result.succeed(rows)
  for (const stage of pipeline) current = Result.flatMap(current, (given) => step(stage, given))
  return current
}

/** Whether it matters to a pipeline in which order its rows come. */
export const isOrderSensitive = (pipeline: Pipeline): boolean => {
  const decisive = pipeline.find(({ _tag }) => _tag === "Group" || _tag === "Limit" || _tag === "Skip")
  return decisive?._tag !== "Group" || [...decisive.fields.values()].some(isOrdered)
}

const step = (stage: Stage, rows: Rows): Result.Result<Rows, ApplicationError> => {
  switch (stage._tag) {
    case "Filter":
      return Result.succeed(rows.filter(Filter.compile(stage.filter)))
    case "Project":
      return TooLarge.check(rows.map(project(stage.projection)))
    case "Group":
      return TooLarge.check(group(stage, rows))
    case "Unwind":
      return unwind(stage.path, rows)
    case "Sort":
      return Result.succeed(sort(stage.keys, rows))
    case "Limit":
      return Result.succeed(rows.slice(0, stage.count))
    case "Skip":
      return Result.succeed(rows.slice(stage.count))
    case "ToArray":
      return TooLarge.check(rows.map((row) => put(row, stage.to, entriesOf(at(row, stage.from)))))
  }
}

const project = ({ computed, drop: dropped, keep }: Projection): ((row: JsonObject) => JsonObject) => {
  const values = computed.map(({ path, value }) => ({
    path,
    of: isNested(value) ? project(value) : Expression.compile(value)
  }))
  return (row) => {
    const kept = keep === undefined ? row : keep.reduce((result, path) => copy(row, path, result), empty)
    const bare = dropped.reduce(drop, kept)
    return values.reduce((result, { of, path }) => put(result, path, of(row)), bare)
  }
}

const empty: JsonObject = {}

const copy = (row: JsonObject, path: Path, into: JsonObject): JsonObject => {
  const value = at(row, path)
  return value === undefined ? into : put(into, path, value)
}

const unwind = (path: Path, rows: Rows): Result.Result<Rows, ApplicationError> => {
  const unwound: Array<JsonObject> = []
  for (const row of rows) {
    const elements = elementsOf(at(row, path) ?? null)
    if (TooLarge.isCopied(row, elements.length)) return Result.fail(TooLarge.rows)
    for (const element of elements) unwound.push(put(row, path, element))
    if (unwound.length > Limits.maximumUnwoundRows) return Result.fail(TooLarge.rows)
  }
  return Result.succeed(unwound)
}

const elementsOf = (value: Json): ReadonlyArray<Json> => (Array.isArray(value) ? value : value === null ? [] : [value])

const sort = (keys: ReadonlyArray<SortKey>, rows: Rows): Rows =>
  rows
    .map((row) => ({ row, values: keys.map(({ path }) => at(row, path)) }))
    .toSorted((left, right) => {
      for (const [index, { descending }] of keys.entries()) {
        const order = Order.compare(left.values[index], right.values[index])
        if (order !== 0) return descending ? -order : order
      }
      return 0
    })
    .map(({ row }) => row)

const entriesOf = (value: Json | undefined): Json =>
  isObject(value) && !isDate(value) ? Order.keysOf(value).map((k) => ({ k, v: value[k] ?? null })) : null
