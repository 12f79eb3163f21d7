/**
 * Evaluates pipelines. The memory store uses this evaluator, and the Postgres store must return the same results.
 *
 * @since 0.1.0
 */
import * as Limits from "@portico/contract/Limits"
import * as Result from "effect/Result"
import * as Filter from "../filter/Evaluate.ts"
import { at, isDate, isObject, type Json, type JsonObject, type Path } from "../value/Json.ts"
import * as Order from "../value/Order.ts"
import type { ApplicationError } from "../value/Refusal.ts"
import * as Slices from "../limits/Slices.ts"
import type { SortKey } from "../order/Sort.ts"
import * as Expression from "./Expression.ts"
import { group } from "./Group.ts"
import { isNested, isOrdered, type Pipeline, type Projection, type Stage } from "./Pipeline.ts"
import { remove, set } from "./SetPath.ts"
import * as RowLimits from "./RowLimits.ts"

type Rows = ReadonlyArray<JsonObject>

/** Runs a pipeline over rows without a pause. The rows must be in the initial order of pipelines. */
export const run = (pipeline: Pipeline, rows: Rows): Made => Slices.finish(runInSteps(pipeline, rows))

/** Runs a pipeline over rows. It can pause between rows and between the values that are computed for a row. */
export function* runInSteps(pipeline: Pipeline, rows: Rows): Slices.Steps<Made> {
  let current: Made = Result.succeed(rows)
  for (const stage of pipeline) {
    if (Result.isFailure(current)) return current
    current = yield* step(stage, current.success)
  }
  return current
}

type Made = Result.Result<Rows, ApplicationError>

/** Whether the result of a pipeline depends on the order of its input rows. */
export const isOrderSensitive = (pipeline: Pipeline): boolean => {
  const decisive = pipeline.find(({ _tag }) => _tag === "Group" || _tag === "Limit" || _tag === "Skip")
  return decisive?._tag !== "Group" || [...decisive.fields.values()].some(isOrdered)
}

function* step(stage: Stage, rows: Rows): Slices.Steps<Made> {
  switch (stage._tag) {
    case "Filter":
      return Result.succeed(yield* Filter.select(rows, (row) => row, stage.filter))
    case "Project":
      return yield* RowLimits.check(yield* each(rows, project(stage.projection)))
    case "Group":
      return yield* group(stage, rows)
    case "Unwind":
      return yield* unwind(stage.path, rows)
    case "Sort":
      return Result.succeed(yield* sort(stage.keys, rows))
    case "Limit":
      return Result.succeed(rows.slice(0, stage.count))
    case "Skip":
      return Result.succeed(rows.slice(stage.count))
    case "ToArray":
      return yield* RowLimits.check(
        // oxlint-disable-next-line require-yield
        yield* each(rows, function* (row) {
          return set(row, stage.to, entriesOf(at(row, stage.from)))
        })
      )
  }
}

function* each(rows: Rows, make: (row: JsonObject) => Slices.Steps<JsonObject>): Slices.Steps<Rows> {
  const made: Array<JsonObject> = []
  for (const row of rows) {
    made.push(yield* make(row))
    yield
  }
  return made
}

const project = ({ computed, drop: dropped, keep }: Projection): ((row: JsonObject) => Slices.Steps<JsonObject>) => {
  const values = computed.map(({ path, value }) => ({
    path,
    of: isNested(value) ? project(value) : Expression.inSteps(value)
  }))
  return function* (row) {
    const projected = keep === undefined ? row : keep.reduce((result, path) => copy(row, path, result), empty)
    let result = dropped.reduce(remove, projected)
    for (const { of, path } of values) result = set(result, path, yield* of(row))
    return result
  }
}

const empty: JsonObject = {}

const copy = (row: JsonObject, path: Path, into: JsonObject): JsonObject => {
  const value = at(row, path)
  return value === undefined ? into : set(into, path, value)
}

function* unwind(path: Path, rows: Rows): Slices.Steps<Made> {
  const unwound: Array<JsonObject> = []
  for (const row of rows) {
    const elements = elementsOf(at(row, path) ?? null)
    if (RowLimits.isCopied(row, elements.length)) return Result.fail(RowLimits.rows)
    for (const element of elements) {
      unwound.push(set(row, path, element))
      yield
    }
    if (unwound.length > Limits.maximumUnwoundRows) return Result.fail(RowLimits.rows)
  }
  return Result.succeed(unwound)
}

const elementsOf = (value: Json): ReadonlyArray<Json> => (Array.isArray(value) ? value : value === null ? [] : [value])

function* sort(keys: ReadonlyArray<SortKey>, rows: Rows): Slices.Steps<Rows> {
  const placed = rows.map((row) => ({ row, values: keys.map(({ path }) => at(row, path)) }))
  const sorted = yield* Slices.sort(placed, (left, right) => {
    for (const [index, { descending }] of keys.entries()) {
      const order = Order.compare(left.values[index], right.values[index])
      if (order !== 0) return descending ? -order : order
    }
    return 0
  })
  return sorted.map(({ row }) => row)
}

const entriesOf = (value: Json | undefined): Json =>
  isObject(value) && !isDate(value) ? Order.keysOf(value).map((k) => ({ k, v: value[k] ?? null })) : null
