/**
 * Stages of pipelines, and the expressions in them, for plain site code (data.md §7). Stages record the calls of their
 * methods: `PipelineStages` applies them when a pipeline runs, so pages without pipelines do not load it.
 *
 * @since 0.1.0
 */
import type { Stage as StageModel } from "@portico/contract/data/Pipeline"
import { hasProperty } from "effect/Predicate"
import type * as Expression from "../../data/query/Expression.ts"
import * as Filter from "../../data/filter/Filter.ts"
import * as Sort from "../../data/query/Sort.ts"
import { type Conditions, conditions, withoutSource } from "./FilterBuilder.ts"
import { type SortBuilder, sortOf } from "./SortBuilder.ts"
import type { Steps } from "./Steps.ts"

const TypeId = "~@portico/client/site/Stage"

/** A stage of a pipeline. */
export interface Stage {
  readonly [TypeId]: Recorded
}

/** A call of a stage's method. */
export type Call = readonly [method: string, args: ReadonlyArray<unknown>]

/** The kind of a stage, and the values or the calls that it is created from. */
export type Recorded =
  | readonly [name: "filter", filter: Filter.Filter]
  | readonly [name: "sorted", sort: Sort.Sort]
  | readonly [name: "project" | "group", calls: ReadonlyArray<Call>]
  | readonly [name: "unwind" | "limit" | "skip" | "objectToArray", ...args: ReadonlyArray<unknown>]

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

const filter = (of: Filter.Filter): FilterStage => ({
  [TypeId]: ["filter", of],
  ...conditions(of, filter, withoutSource)
})

const sort = (of: Sort.Sort): SortStage => ({
  [TypeId]: ["sorted", of],
  ascending: (...fields) => sort(Sort.by(of, "ascending", fields)),
  descending: (...fields) => sort(Sort.by(of, "descending", fields))
})

const methods = {
  project: ["include", "exclude", "reshape", "projectNested"],
  group: ["by", "sum", "avg", "min", "max", "first", "last", "push", "count"]
}

const recording = (name: "project" | "group", calls: ReadonlyArray<Call>): Stage => ({
  [TypeId]: [name, calls],
  ...Object.fromEntries(
    methods[name].map((method) => [
      method,
      (...args: ReadonlyArray<unknown>) => recording(name, [...calls, [method, args]])
    ])
  )
})

const single =
  (name: "unwind" | "limit" | "skip" | "objectToArray") =>
  (...args: ReadonlyArray<unknown>): Stage => ({ [TypeId]: [name, ...args] })

/** The functions that start a stage. */
export const stages: Stages = {
  filter: () => filter(Filter.empty),
  project: () => recording("project", []) as ProjectStage,
  group: () => recording("group", []) as GroupStage,
  sort: (of) => sort(of === undefined ? Sort.empty : sortOf(of)),
  unwind: single("unwind"),
  limit: single("limit"),
  skip: single("skip"),
  objectToArray: single("objectToArray")
}

/** Returns the kind and the calls of a stage. Returns undefined if the value is not a stage. */
export const recordedOf = (stage: unknown): Recorded | undefined =>
  hasProperty(stage, TypeId) ? (stage as Stage)[TypeId] : undefined
