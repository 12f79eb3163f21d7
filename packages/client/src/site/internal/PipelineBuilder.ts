/**
 * Stages of pipelines, and the expressions in them, for plain site code (data.md §7).
 *
 * @since 0.1.0
 */
import type { Stage as StageModel } from "@portico/contract/data/Pipeline"
import type { Data } from "@portico/contract/WireDate"
import * as Accumulator from "../../data/aggregate/Accumulator.ts"
import type { Argument } from "../../data/collection/Collection.ts"
import * as Expression from "../../data/query/Expression.ts"
import * as Filter from "../../data/filter/Filter.ts"
import * as Pipeline from "../../data/aggregate/Pipeline.ts"
import * as Projection from "../../data/query/Projection.ts"
import * as Sort from "../../data/query/Sort.ts"
import { type Conditions, conditions, withoutSource } from "./FilterBuilder.ts"
import { type SortBuilder, sortOf } from "./SortBuilder.ts"
import type { Steps } from "./Steps.ts"
import type { Untyped } from "./Untyped.ts"

const TypeId = "~@portico/client/site/Stage"

/** A stage of a pipeline. */
export interface Stage {
  readonly [TypeId]: (pipeline: Pipeline.Any) => Pipeline.Any
}

/** A stage that keeps the documents that match its conditions. */
export interface FilterStage extends Stage, Conditions<FilterStage> {}

/** A stage that sorts. */
export interface SortStage extends Stage, Pick<Steps<SortStage>, "ascending" | "descending"> {}

type Expressed = Expression.Expression | string | number

/** A stage that keeps, drops, computes and nests fields. */
export interface ProjectStage extends Stage {
  /** Keeps these fields. */
  readonly include: (...fields: ReadonlyArray<string>) => ProjectStage
  /** Drops these fields. */
  readonly exclude: (...fields: ReadonlyArray<string>) => ProjectStage
  /** Sets a field to the value of an expression. */
  readonly reshape: (expression: Expressed, name: string) => ProjectStage
  /** Sets a field to an object with the fields of another project stage. */
  readonly projectNested: (fields: ProjectStage, name: string) => ProjectStage
}

type Accumulate = (expression: Expressed, name: string) => GroupStage

/** A stage that returns one document for each group. */
export interface GroupStage extends Stage {
  /**
   * Groups the documents by a value. The value is stored in `_id` under this name, by default under the name of the
   * field.
   */
  readonly by: (expression: Expressed, name?: string) => GroupStage
  /** Computes the sum of numbers. */
  readonly sum: Accumulate
  /** Computes the mean of numbers. */
  readonly avg: Accumulate
  /** Returns the lowest value. */
  readonly min: Accumulate
  /** Returns the highest value. */
  readonly max: Accumulate
  /** Returns the value of the first document. Sort the documents before. */
  readonly first: Accumulate
  /** Returns the value of the last document. Sort the documents before. */
  readonly last: Accumulate
  /** Collects all values in an array. */
  readonly push: Accumulate
  /** Counts the documents of a group. */
  readonly count: (name: string) => GroupStage
}

/** The stages of a pipeline. */
export interface Stages {
  /** Keeps the documents that match the conditions added to the stage. */
  readonly filter: () => FilterStage
  /** Keeps, drops, computes and nests fields. */
  readonly project: () => ProjectStage
  /** Returns one document for each group. */
  readonly group: () => GroupStage
  /** Sorts by the given order, or by the fields added to the stage. */
  readonly sort: (sort?: SortBuilder) => SortStage
  /** Returns one document for each element of an array. */
  readonly unwind: (field: string) => Stage
  /** Returns at most this number of documents. */
  readonly limit: (limit: number) => Stage
  /** Skips this number of documents. */
  readonly skip: (skip: number) => Stage
  /**
   * Converts an object to an array of its entries. The array is stored in `destination`, by default in the same field.
   */
  readonly objectToArray: (field: string, destination?: string) => Stage
}

/** A stage of a pipeline, built by `stages` or written as JSON. */
export type Given = Stage | StageModel

const make = (apply: Stage[typeof TypeId]): Stage => ({ [TypeId]: apply })

const filter = (of: Filter.Filter): FilterStage => ({
  ...make(Pipeline.filter(of)),
  ...conditions(of, filter, withoutSource)
})

const sort = (of: Sort.Sort): SortStage => ({
  ...make(Pipeline.sorted(of)),
  ascending: (...fields) => sort(Sort.by(of, "ascending", fields)),
  descending: (...fields) => sort(Sort.by(of, "descending", fields))
})

const ProjectionId = "~@portico/client/site/Projection"

const project = (parts: ReadonlyArray<Projection.Projection>): ProjectStage => {
  const step = (part: Projection.Projection<Untyped, Untyped>) => project([...parts, part])
  return Object.assign(make(Pipeline.project(...parts)), {
    [ProjectionId]: parts,
    include: (...fields: ReadonlyArray<string>) => step(Projection.include(...fields)),
    exclude: (...fields: ReadonlyArray<string>) => step(Projection.exclude(...fields)),
    reshape: (expression: Expressed, name: string) =>
      step(Projection.reshape(name, Expression.lift(expression, "reshape", "any"))),
    projectNested: (fields: ProjectStage, name: string) => step(Projection.projectNested(name, ...partsOf(fields)))
  })
}

const partsOf = (stage: unknown): ReadonlyArray<Projection.Projection> =>
  typeof stage === "object" && stage !== null && ProjectionId in stage
    ? (stage as { readonly [ProjectionId]: ReadonlyArray<Projection.Projection> })[ProjectionId]
    : [stage as Projection.Projection]

interface Groups {
  readonly ids: Readonly<Record<string, Expression.Expression>>
  readonly results: Readonly<Record<string, Accumulator.Accumulator>>
}

// A name that is not a string becomes an empty one, which is reported when the pipeline runs.
const nameOf = (name: unknown): string => (typeof name === "string" ? name : "")

// Plain JavaScript may pass any arguments. Invalid ones are reported when the pipeline runs.
const accumulators = Accumulator as unknown as Readonly<
  Record<"sum" | "avg" | "min" | "max" | "first" | "last" | "push", (expression: Expressed) => Accumulator.Accumulator>
>

const group = ({ ids, results }: Groups): GroupStage => {
  const into = (name: string, result: Accumulator.Accumulator) =>
    group({ ids, results: { ...results, [nameOf(name)]: result } })
  const by =
    (method: keyof typeof accumulators): Accumulate =>
    (expression, name) =>
      into(name, accumulators[method](expression))
  return {
    ...make(Pipeline.group(ids, results)),
    by: (given, name) => {
      const expression = Expression.lift(given, "by", "any")
      return group({ ids: { ...ids, [nameOf(name ?? expression.model.fieldPath)]: expression }, results })
    },
    sum: by("sum"),
    avg: by("avg"),
    min: by("min"),
    max: by("max"),
    first: by("first"),
    last: by("last"),
    push: by("push"),
    count: (name) => into(name, Accumulator.count())
  }
}

// The fields of the documents are not known here, so the types accept any string.
const changes = Pipeline as unknown as Readonly<
  Record<"unwind" | "objectToArray", (field: string, destination?: string) => Stage[typeof TypeId]>
>

/** The functions that start a stage. */
export const stages: Stages = {
  filter: () => filter(Filter.empty),
  project: () => project([]),
  group: () => group({ ids: {}, results: {} }),
  sort: (of) => sort(of === undefined ? Sort.empty : sortOf(of)),
  unwind: (field) => make(changes.unwind(field)),
  limit: (limit) => make(Pipeline.limit(limit)),
  skip: (skip) => make(Pipeline.skip(skip)),
  objectToArray: (field, destination) => make(changes.objectToArray(field, destination))
}

/** Returns the pipeline of a collection with these stages. */
export const pipelineOf = (collection: Argument, given: ReadonlyArray<Given>): Pipeline.Pipeline<Data> =>
  given.reduce<Pipeline.Any>(
    (pipeline, stage) => (isStage(stage) ? stage[TypeId](pipeline) : Pipeline.stage(stage)(pipeline)),
    Pipeline.from(collection)
  ) as Pipeline.Pipeline<Data>

const isStage = (stage: unknown): stage is Stage => typeof stage === "object" && stage !== null && TypeId in stage
