/**
 * Applies the stages that site code builds to a pipeline (data.md §7).
 *
 * @since 0.1.0
 */
import type { Data } from "@portico/contract/WireDate"
import * as Accumulator from "../../data/aggregate/Accumulator.ts"
import * as Pipeline from "../../data/aggregate/Pipeline.ts"
import type { Argument } from "../../data/collection/Collection.ts"
import * as Expression from "../../data/query/Expression.ts"
import * as Projection from "../../data/query/Projection.ts"
import { type Call, type Given, type Recorded, recordedOf } from "./PipelineBuilder.ts"
import type { Untyped } from "./Untyped.ts"

/** Returns the pipeline of a collection with these stages. */
export const pipelineOf = (collection: Argument, given: ReadonlyArray<Given>): Pipeline.Pipeline<Data> =>
  given.reduce<Pipeline.Any>((pipeline, stage) => {
    const recorded = recordedOf(stage)
    return (recorded === undefined ? Pipeline.stage(stage as Untyped) : changeOf(recorded))(pipeline)
  }, Pipeline.from(collection)) as Pipeline.Pipeline<Data>

type Change = (pipeline: Untyped) => Pipeline.Any

// Plain JavaScript may pass any arguments. Invalid ones are reported when the pipeline runs. The fields of the
// documents are not known here, so the types accept any string.
const changes: Readonly<Record<"sorted" | "filter" | "unwind" | "limit" | "skip" | "objectToArray", Untyped>> = {
  sorted: Pipeline.sorted,
  filter: Pipeline.filter,
  unwind: Pipeline.unwind,
  limit: Pipeline.limit,
  skip: Pipeline.skip,
  objectToArray: Pipeline.objectToArray
}

const changeOf = ([name, ...args]: Recorded): Change =>
  name === "project"
    ? Pipeline.project(...projectionsOf(args[0] as ReadonlyArray<Call>))
    : name === "group"
      ? groupOf(args[0] as ReadonlyArray<Call>)
      : changes[name](...args)

const projectionsOf = (calls: ReadonlyArray<Call>): ReadonlyArray<Projection.Projection> =>
  calls.map(([method, args]) => projections[method]?.(...args)) as ReadonlyArray<Projection.Projection>

const projections: Readonly<Record<string, (...args: ReadonlyArray<Untyped>) => Untyped>> = {
  include: Projection.include,
  exclude: Projection.exclude,
  reshape: (expression, name) => Projection.reshape(name, Expression.lift(expression, "reshape", "any")),
  projectNested: (fields, name) => Projection.projectNested(name, ...nestedOf(fields))
}

const nestedOf = (stage: unknown): ReadonlyArray<Projection.Projection> => {
  const recorded = recordedOf(stage)
  return recorded?.[0] === "project" ? projectionsOf(recorded[1]) : [stage as Projection.Projection]
}

const groupOf = (calls: ReadonlyArray<Call>): Change => {
  const ids: Record<string, Expression.Expression> = {}
  const results: Record<string, Accumulator.Accumulator> = {}
  for (const [method, args] of calls) {
    const [given, name] = args
    if (method === "by") {
      const expression = Expression.lift(given, "by", "any")
      ids[nameOf(name ?? expression.model.fieldPath)] = expression
    } else if (method === "count") results[nameOf(given)] = Accumulator.count()
    else results[nameOf(name)] = accumulators[method]?.(given) as Accumulator.Accumulator
  }
  return Pipeline.group(ids, results)
}

const accumulators: Readonly<Record<string, (expression: Untyped) => Accumulator.Accumulator<Untyped>>> = {
  sum: Accumulator.sum,
  avg: Accumulator.avg,
  min: Accumulator.min,
  max: Accumulator.max,
  first: Accumulator.first,
  last: Accumulator.last,
  push: Accumulator.push
}

// A name that is not a string becomes an empty one, which is reported when the pipeline runs.
const nameOf = (name: unknown): string => (typeof name === "string" ? name : "")
