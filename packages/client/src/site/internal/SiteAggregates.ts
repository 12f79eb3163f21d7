/**
 * Runs aggregations, pipelines and searches for plain site code (data.md §5, §7).
 *
 * @since 0.1.0
 */
import type { PagingMetadata } from "@portico/contract/data/Query"
import { received } from "@portico/contract/Wde"
import { type Data, isPlainObject } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Aggregate from "../../data/aggregate/Aggregate.ts"
import { Aggregates, findProblems, type PipelineOptions, type PipelinePaging } from "../../data/aggregate/Aggregates.ts"
import { checkOptions } from "../../data/call/internal/Checks.ts"
import { type Problem, problem, refuse } from "../../data/call/internal/Problem.ts"
import type { Argument, Item } from "../../data/collection/Collection.ts"
import type { ReadOptions } from "../../data/query/internal/Options.ts"
import { Search } from "../../data/query/Search.ts"
import type * as AggregateBuilder from "./AggregateBuilder.ts"
import type * as PipelineBuilder from "./PipelineBuilder.ts"
import { pipelineOf } from "./PipelineStages.ts"
import type { FindOptions } from "./QueryBuilder.ts"
import { type QueryResult, resultOf, type Walk, withLimit } from "./QueryResult.ts"
import { checkCall, countProblems, type DataRun, type WithData } from "./Run.ts"
import type * as SearchBuilder from "./SearchBuilder.ts"

/** A pipeline: its stages, and the paging of its results by offset or by cursor. */
export type SitePipeline = PipelinePaging & {
  readonly stages: ReadonlyArray<PipelineBuilder.Given>
}

/** The result of a pipeline, as the provider returns it. */
export interface PipelineResult {
  readonly results: ReadonlyArray<Data>
  readonly pagingMetadata: PagingMetadata
}

/** The calls for pipelines and for pages of aggregations. */
export interface SiteAggregates {
  /** Runs a pipeline over the items of a collection. */
  readonly aggregatePipeline: (
    collection: Argument,
    pipeline: SitePipeline,
    options?: FindOptions | null
  ) => Promise<PipelineResult>
  /** Reads the page of an aggregation at a cursor. */
  readonly fetchAggregate: (
    collection: Argument,
    cursor: string,
    limit?: number,
    options?: ReadOptions | null
  ) => Promise<QueryResult<Data>>
}

/** The calls of this module, with those that run the builders of aggregations and searches. */
export interface Running extends SiteAggregates {
  readonly runAggregate: AggregateBuilder.RunAggregate
  readonly runSearch: SearchBuilder.RunSearch
}

/** Creates the calls over a running client. */
export const make = (run: DataRun): Running => ({
  aggregatePipeline: (...args) => {
    const [collection, pipeline, options] = args
    return run(
      Effect.gen(function* () {
        yield* checkCall("aggregatePipeline", [2, 3], args, options)
        yield* refuse(checkPipeline(pipeline))
        const { cursorPaging, paging, stages } = pipeline
        const aggregates = yield* Aggregates
        const { items, metadata } = yield* aggregates.runPipeline(pipelineOf(collection, stages), {
          ...options,
          ...(paging == null ? {} : { paging }),
          ...(cursorPaging == null ? {} : { cursorPaging })
        } as PipelineOptions)
        return { results: items, pagingMetadata: metadata }
      })
    )
  },
  fetchAggregate: (...args) => {
    const [collection, cursor, limit, options] = args
    return resultOf(
      run,
      results,
      Effect.andThen(
        checkCall("fetchAggregate", [2, 4], args, options),
        Aggregates.use((aggregates) => aggregates.fetch(collection, cursor, withLimit(options, limit)))
      )
    )
  },
  runAggregate: (aggregate, args) => {
    const [options] = args as readonly [(FindOptions | null)?]
    const { returnTotalCount = false, ...others } = options ?? {}
    return resultOf(
      run,
      results,
      Effect.andThen(
        refuse([...findProblems(aggregate, {}), ...countProblems("run", [0, 1], args), ...checkOptions(options)]),
        Aggregates.use((aggregates) => aggregates.run(Aggregate.returnTotalCount(returnTotalCount)(aggregate), others))
      )
    )
  },
  runSearch: (search, options) =>
    resultOf(
      run,
      found,
      Search.use((service) => service.run(search, (options ?? {}) as ReadOptions))
    )
})

const results: Walk<WithData> = {
  next: (page) => Aggregates.use((aggregates) => aggregates.next(page)),
  prev: (page) => Aggregates.use((aggregates) => aggregates.prev(page)),
  show: (row) => row
}

const found: Walk<WithData> = {
  next: (page) => Search.use((search) => search.next(page)),
  prev: (page) => Search.use((search) => search.prev(page)),
  show: ({ data }: Item<unknown>) => data
}

const checkPipeline = (pipeline: unknown): ReadonlyArray<Problem> =>
  isPlainObject(pipeline) && Array.isArray(pipeline["stages"])
    ? []
    : [
        problem("WDE0018", { option: "pipeline", expected: "an object with stages", received: received(pipeline) }, [
          "pipeline"
        ])
      ]
