/**
 * Queries, aggregations, pipelines and searches for plain site code (data.md §5, §7).
 *
 * @since 0.1.0
 */
import type { PagingMetadata, FilterModel, Sorting } from "@portico/contract/data/Query"
import { received } from "@portico/contract/Wde"
import { type Data, isPlainObject } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import { Aggregates, type PipelineOptions, type PipelinePaging } from "../../data/aggregate/Aggregates.ts"
import type { Argument, Collection, DataOf, ScopeFor } from "../../data/collection/Collection.ts"
import { isTyped } from "../../data/collection/internal/Argument.ts"
import * as Filter from "../../data/filter/Filter.ts"
import type { ReadOptions } from "../../data/query/internal/Options.ts"
import { type Problem, problem, refuse } from "../../data/call/internal/Problem.ts"
import { type FetchOptions, Queries } from "../../data/query/Queries.ts"
import * as Expression from "../../data/query/Expression.ts"
import * as Sort from "../../data/query/Sort.ts"
import * as AggregateBuilder from "./AggregateBuilder.ts"
import * as FilterBuilder from "./FilterBuilder.ts"
import * as PipelineBuilder from "./PipelineBuilder.ts"
import * as QueryBuilder from "./QueryBuilder.ts"
import { type QueryResult, resultOf } from "./QueryResult.ts"
import { checkCall, type DataRun } from "./Run.ts"
import * as SearchBuilder from "./SearchBuilder.ts"
import * as SortBuilder from "./SortBuilder.ts"
import type { Untyped } from "./Untyped.ts"

/** A pipeline: its stages, and the paging of its results by offset or by cursor. */
export type SitePipeline = PipelinePaging & {
  readonly stages: ReadonlyArray<PipelineBuilder.Given>
}

/** The result of a pipeline, as the provider returns it. */
export interface PipelineResult {
  readonly results: ReadonlyArray<Data>
  readonly pagingMetadata: PagingMetadata
}

/** The calls that find, count, group and search items. */
export interface SiteQueries {
  /** Starts a query. */
  readonly query: <C extends Argument>(collection: C) => QueryBuilder.QueryBuilder<DataOf<C>, ScopeFor<C>>
  /**
   * Starts a filter, for conditions and for `filter`, `and`, `or` and `not` of other builders. It can start from a
   * filter written as JSON. With a collection, the types accept only its fields.
   */
  readonly filter: {
    <C extends Collection>(collection: C): FilterBuilder.FilterBuilder<ScopeFor<C>>
    (model?: FilterModel): FilterBuilder.FilterBuilder
  }
  /**
   * Starts an order, for queries, searches and stages. It can start from an order written as JSON. With a
   * collection, the types accept only its fields.
   */
  readonly sort: {
    <C extends Collection>(collection: C): SortBuilder.SortBuilder<ScopeFor<C>>
    (model?: ReadonlyArray<Sorting>): SortBuilder.SortBuilder
  }
  /** Starts an aggregation. */
  readonly aggregate: <C extends Argument>(collection: C) => AggregateBuilder.AggregateBuilder<ScopeFor<C>>
  /** Runs a pipeline over the items of a collection. */
  readonly aggregatePipeline: (
    collection: Argument,
    pipeline: SitePipeline,
    options?: QueryBuilder.FindOptions | null
  ) => Promise<PipelineResult>
  /** Starts the stages of a pipeline. */
  readonly stages: PipelineBuilder.Stages
  /** The expressions of pipeline stages: `field`, `text`, `numeric`, and functions of them. */
  readonly expressions: Omit<typeof Expression, "isExpression" | "lift">
  /** Starts a search for words. */
  readonly search: <C extends Argument>(collection: C) => SearchBuilder.SearchBuilder<DataOf<C>, ScopeFor<C>>
  /** Reads the page of a query at a cursor. With `omitInvalid` it leaves out invalid items, as a query does. */
  readonly fetch: <C extends Argument>(
    collection: C,
    cursor: string,
    limit?: number,
    options?: (ReadOptions & Pick<FetchOptions, "omitInvalid">) | null
  ) => Promise<QueryResult<DataOf<C>>>
  /** Reads the page of an aggregation at a cursor. */
  readonly fetchAggregate: (
    collection: Argument,
    cursor: string,
    limit?: number,
    options?: ReadOptions | null
  ) => Promise<QueryResult<Data>>
}

/** Creates the calls that find, count, group and search items over a running client. */
export const make = (run: DataRun): SiteQueries => {
  const fetching = (method: string, args: ReadonlyArray<Untyped>) => ({
    counted: checkCall(method, [2, 4], args, args[3]),
    options: { ...args[3], ...(args[2] == null ? {} : { limit: args[2] }) }
  })

  return {
    query: (collection) => QueryBuilder.make(run, collection),
    filter: (of?: FilterModel | Collection) =>
      FilterBuilder.make(of === undefined || isCollection(of) ? undefined : Filter.raw(of)),
    sort: (of?: ReadonlyArray<Sorting> | Collection) =>
      SortBuilder.make(of === undefined || isCollection(of) ? undefined : Sort.raw(of)),
    aggregate: (collection) => AggregateBuilder.make(run, collection),
    aggregatePipeline: (...args) => {
      const [collection, pipeline, options] = args
      return run(
        Effect.gen(function* () {
          yield* checkCall("aggregatePipeline", [2, 3], args, options)
          yield* refuse(checkPipeline(pipeline))
          const { cursorPaging, paging, stages } = pipeline
          const aggregates = yield* Aggregates
          const { items, metadata } = yield* aggregates.runPipeline(PipelineBuilder.pipelineOf(collection, stages), {
            ...options,
            ...(paging == null ? {} : { paging }),
            ...(cursorPaging == null ? {} : { cursorPaging })
          } as PipelineOptions)
          return { results: items, pagingMetadata: metadata }
        })
      )
    },
    stages: PipelineBuilder.stages,
    expressions: Expression,
    search: (collection) => SearchBuilder.make(run, collection),
    fetch: (...args) => {
      const { counted, options } = fetching("fetch", args)
      return resultOf(
        run,
        QueryBuilder.items,
        Effect.andThen(
          counted,
          Queries.use((queries) => queries.fetch<Argument>(args[0], args[1], options))
        )
      )
    },
    fetchAggregate: (...args) => {
      const { counted, options } = fetching("fetchAggregate", args)
      return resultOf(
        run,
        AggregateBuilder.results,
        Effect.andThen(
          counted,
          Aggregates.use((aggregates) => aggregates.fetch(args[0], args[1], options))
        )
      )
    }
  }
}

// A filter that is written as JSON may have fields with these names, but no functions.
const isCollection = (of: object): of is Collection => isTyped(of) && typeof of.codec?.decoder === "function"

const checkPipeline = (pipeline: unknown): ReadonlyArray<Problem> =>
  isPlainObject(pipeline) && Array.isArray(pipeline["stages"])
    ? []
    : [
        problem("WDE0018", { option: "pipeline", expected: "an object with stages", received: received(pipeline) }, [
          "pipeline"
        ])
      ]
