/**
 * The service that runs aggregations and pipelines page by page (data.md §4, §7).
 *
 * @since 0.1.0
 */
import type { PagingMetadata } from "@portico/contract/data/Query"
import * as Endpoints from "@portico/contract/data/Endpoints"
import { received } from "@portico/contract/Wde"
import * as Wde from "@portico/contract/Wde"
import { type Data, isPlainObject } from "@portico/contract/WireDate"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { Settings } from "../../transport/Settings.ts"
import { Transport } from "../../transport/Transport.ts"
import * as Aggregate from "./Aggregate.ts"
import { checkCollection, checkCursor, checkLimit, checkOptions } from "../call/internal/Checks.ts"
import { type Argument, idOf } from "../collection/Collection.ts"
import { type ErrorOf, failureOfCall } from "../call/Failure.ts"
import * as Filter from "../filter/Filter.ts"
import { calling, type ReadOptions, reading } from "../query/internal/Options.ts"
import * as Page from "../query/internal/Page.ts"
import type * as Pipeline from "./Pipeline.ts"
import { below, type Code, type Problem, problem, refuse } from "../call/internal/Problem.ts"
import type { AggregateCode, FilterCode, PipelineCode, SortCode } from "../call/internal/ProblemCodes.ts"
import { retyped } from "../call/internal/Retyped.ts"

/** One page of the results of an aggregation. */
export type AggregatePage<A extends Aggregate.Any> = Page.Paged<Aggregate.Row<A>, A>

/**
 * The page of a pipeline's results: a limit with an offset, or a limit with the cursor of an earlier page (data.md §7).
 */
export type PagingOptions =
  | { readonly limit?: number; readonly offset?: number; readonly cursor?: never }
  | { readonly limit?: number; readonly cursor: string; readonly offset?: never }

/** The page that a pipeline's run reads: by offset or by cursor, but not by both. */
export type PipelinePaging =
  | {
      /** By offset, or by the cursor of an earlier page. The first 50 results by default. */
      readonly paging?: PagingOptions
      readonly cursorPaging?: never
    }
  | {
      /** By cursor. Without a cursor, the first page, whose response contains the cursor of the next one. */
      readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string; readonly offset?: never }
      readonly paging?: never
    }

/** Options of `Aggregates.runPipeline`. */
export type PipelineOptions = ReadOptions &
  PipelinePaging & {
    /** Whether the provider counts all results, not only those of the page. */
    readonly returnTotalCount?: boolean
  }

/** Options of `Aggregates.fetch`. */
export interface FetchOptions extends ReadOptions {
  /** The maximum number of results on the page, 50 by default. */
  readonly limit?: number
}

/** A pipeline and the paging of its results. */
export interface PipelineRun<out P extends Pipeline.Any> extends Page.Sized {
  readonly pipeline: P
  readonly returnTotalCount: boolean
}

/** One page of the results of a pipeline, with the paging metadata of the response. */
export interface PipelinePage<P extends Pipeline.Any> extends Page.Paged<Pipeline.Row<P>, PipelineRun<P>> {
  readonly metadata: PagingMetadata
}

/**
 * An error of `Aggregates.run`: a problem of the aggregation before the request is sent, or a failure of the request.
 */
export type RunError = ErrorOf<typeof Endpoints.aggregate, AggregateProblem>

/**
 * An error of `Aggregates.runPipeline`: a problem of a stage or an option before the request is sent, or a failure of
 * the request.
 */
export type RunPipelineError = ErrorOf<typeof Endpoints.aggregatePipeline, PipelineProblem>

/** An error of `Aggregates.fetch`: a problem of an argument before the request is sent, or a failure of the request. */
export type FetchError = ErrorOf<typeof Endpoints.aggregate, AggregateProblem>

/** An error of `Aggregates.next`: WDE0165 if there is no next page, or a failure of the request. */
export type NextError<P extends Walkable = Walkable> = StepError<P, "WDE0165">

/** An error of `Aggregates.prev`: WDE0159 if there is no previous page, or a failure of the request. */
export type PrevError<P extends Walkable = Walkable> = StepError<P, "WDE0159">

/** A page that `next` and `prev` accept. */
export type Walkable = Page.Paged<unknown, Aggregate.Any> | Page.Paged<unknown, PipelineRun<Pipeline.Any>>

type StepError<P extends Walkable, C extends Code> =
  | Wde.Found<C>
  | (P extends { readonly query: PipelineRun<Pipeline.Any> }
      ? ErrorOf<typeof Endpoints.aggregatePipeline>
      : ErrorOf<typeof Endpoints.aggregate>)

type AggregateProblem = "WDE0001" | "WDE0018" | "WDE0080" | AggregateCode | FilterCode | SortCode

type PipelineProblem = "WDE0001" | "WDE0018" | "WDE0037" | "WDE0080" | PipelineCode

/** The operations of `Aggregates`. An aggregation or a pipeline with problems fails before anything is sent. */
export interface AggregatesShape {
  /**
   * Reads the first page of an aggregation's results. The `_id` of a group by one field is the value of that field.
   *
   * **Example** (Counting the books of each author)
   *
   * ```ts
   * import * as Aggregate from "@portico/client/data/Aggregate"
   * import { Aggregates } from "@portico/client/data/Aggregates"
   * import * as Effect from "effect/Effect"
   *
   * const perAuthor = Aggregate.from("books").pipe(Aggregate.group("author"), Aggregate.count())
   * const counts = Aggregates.use((aggregates) => aggregates.run(perAuthor)).pipe(
   *   Effect.map((page) => page.items.map((row) => `${row._id}: ${row.count}`))
   * )
   * ```
   */
  readonly run: <A extends Aggregate.Any>(
    aggregate: A,
    options?: ReadOptions
  ) => Effect.Effect<AggregatePage<A>, RunError>
  /** Reads the first page of a pipeline's results, or the page that the options select. */
  readonly runPipeline: <P extends Pipeline.Any>(
    pipeline: P,
    options?: PipelineOptions
  ) => Effect.Effect<PipelinePage<P>, RunPipelineError>
  /**
   * Reads the page of an aggregation's results that a cursor identifies, such as a cursor stored during an earlier
   * visit.
   */
  readonly fetch: (
    collection: Argument,
    cursor: string,
    options?: FetchOptions
  ) => Effect.Effect<Page.Paged<Data, Aggregate.Any>, FetchError>
  /** Reads the page after `page`. Check `hasNext` first. */
  readonly next: <P extends Walkable>(page: P) => Effect.Effect<P, NextError<P>>
  /** Reads the page before `page`. Check `hasPrev` first. */
  readonly prev: <P extends Walkable>(page: P) => Effect.Effect<P, PrevError<P>>
}

/**
 * Runs aggregations and pipelines over the items of collections.
 *
 * @since 0.1.0
 */
export class Aggregates extends Context.Service<Aggregates, AggregatesShape>()("@portico/client/data/Aggregates") {}

type Source = Aggregate.Any | PipelineRun<Pipeline.Any>

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const settings = yield* Settings

  const read = Effect.fnUntraced(function* (
    source: Source,
    options: ReadOptions,
    position: Page.Position,
    isFirst: boolean
  ): Effect.fn.Return<never, ErrorOf<typeof Endpoints.aggregate | typeof Endpoints.aggregatePipeline>> {
    const common = reading(options, settings)
    const { pagingMetadata = {}, results } = yield* Effect.mapError(
      "pipeline" in source
        ? transport.call(
            Endpoints.aggregatePipeline,
            { ...pipelineRequest(source, position, isFirst), ...common },
            calling(options)
          )
        : transport.call(
            Endpoints.aggregate,
            { ...aggregateRequest(source, position, isFirst), ...common },
            calling(options)
          ),
      failureOfCall("pipeline" in source ? Endpoints.aggregatePipeline : Endpoints.aggregate)
    )
    const rows = "pipeline" in source ? results : results.map(unwrap)
    return retyped({ ...Page.make(source, options, position, rows, pagingMetadata), metadata: pagingMetadata })
  })

  const run = Effect.fn("Aggregates.run")(function* (aggregate: Aggregate.Any, options: ReadOptions = {}) {
    yield* refuse(findProblems(aggregate, options), options)
    return yield* read(aggregate, options, Page.first(aggregate), true)
  })

  const runPipeline = Effect.fn("Aggregates.runPipeline")(function* (
    pipeline: Pipeline.Any,
    options: PipelineOptions = {}
  ) {
    yield* refuse(findPipelineProblems(pipeline, options), options)
    const { byCursor, cursor, limit, offset = 0 } = pageIn(options)
    const source = { pipeline, returnTotalCount: options?.returnTotalCount === true, limit, skip: offset, byCursor }
    return yield* read(source, options, { ...Page.first(source), cursor: Option.fromUndefinedOr(cursor) }, true)
  })

  const fetch = Effect.fn("Aggregates.fetch")(function* (
    collection: Argument,
    cursor: string,
    { limit, ...options }: FetchOptions = {}
  ) {
    const aggregate = Aggregate.from(collection).pipe(
      Aggregate.byCursor,
      limit === undefined ? (self) => self : Aggregate.limit(limit)
    )
    yield* refuse([...findProblems(aggregate, options), ...checkCursor(cursor)], options)
    return yield* read(aggregate, options, { ...Page.first(aggregate), cursor: Option.some(cursor) }, false)
  })

  const next = Effect.fn("Aggregates.next")(function* (page: Walkable) {
    if (!page.hasNext) return yield* Wde.make("WDE0165", {})
    return yield* read(page.query, page.options, Page.after(page), false)
  })

  const prev = Effect.fn("Aggregates.prev")(function* (page: Walkable) {
    if (!page.hasPrev) return yield* Wde.make("WDE0159", {})
    return yield* read(page.query, page.options, Page.before(page), false)
  })

  return { run, runPipeline, fetch, next, prev } satisfies AggregatesShape
})

/** The layer of `Aggregates`, which sends requests through `Transport`. */
export const layer: Layer.Layer<Aggregates, never, Transport | Settings> = Layer.effect(Aggregates, make)

/** Returns all problems of an aggregation, its filters, its sort, its collection and the options of its call. */
export const findProblems = (aggregate: Aggregate.Any, options: unknown): ReadonlyArray<Problem<AggregateProblem>> => [
  ...aggregate.problems,
  ...skipped(aggregate.byCursor, aggregate.skip),
  ...below("filter", aggregate.filter.problems),
  ...below("having", aggregate.having.problems),
  ...aggregate.sort.problems,
  ...checkCollection(idOf(aggregate.collection)),
  ...checkOptions(options)
]

/**
 * Returns the page that the options of a pipeline select. Untyped code can pass both kinds of paging.
 * `findPipelineProblems` checks the combination.
 */
const pageIn = (options: PipelineOptions | null) => {
  const { cursorPaging, paging } = options ?? {}
  const page: { readonly cursor?: string; readonly limit?: number; readonly offset?: number } = {
    ...paging,
    ...cursorPaging
  }
  return { ...page, byCursor: cursorPaging != null || page.cursor !== undefined }
}

const findPipelineProblems = (
  pipeline: Pipeline.Any,
  options: PipelineOptions | null
): ReadonlyArray<Problem<PipelineProblem>> => {
  const { byCursor, cursor, limit, offset } = pageIn(options)
  return [
    ...pipeline.problems,
    ...checkCollection(idOf(pipeline.collection)),
    ...below("options", [
      ...(limit === undefined ? [] : checkLimit(limit)),
      ...(offset === undefined ? [] : checkOffset(offset)),
      ...(cursor === undefined ? [] : checkCursor(cursor)),
      ...skipped(byCursor, offset)
    ]),
    ...checkOptions(options)
  ]
}

const checkOffset = (offset: unknown): ReadonlyArray<Problem<"WDE0032" | "WDE0035" | "WDE0037">> =>
  typeof offset !== "number"
    ? [problem("WDE0032", { parameter: "offset", received: received(offset) }, ["offset"])]
    : offset < 0
      ? [problem("WDE0037", { received: received(offset) }, ["offset"])]
      : Number.isSafeInteger(offset)
        ? []
        : [problem("WDE0035", { parameter: "offset", received: received(offset) }, ["offset"])]

const skipped = (byCursor: boolean, skip: number | undefined): ReadonlyArray<Problem<"WDE0080">> =>
  byCursor && skip !== undefined && skip !== 0 ? [problem("WDE0080", { received: received(skip) }, ["skip"])] : []

/**
 * Returns the request for a page. With a cursor, the request contains only the collection and the paging, because the
 * cursor encodes the rest. Only the first page requests the total count.
 */
const aggregateRequest = (aggregate: Aggregate.Any, position: Page.Position, isFirst: boolean) => {
  const having = Filter.toModel(aggregate.having)
  return {
    dataCollectionId: idOf(aggregate.collection),
    ...Page.pagingOf(aggregate, position),
    ...(Option.isSome(position.cursor)
      ? {}
      : {
          initialFilter: Filter.toModel(aggregate.filter),
          aggregation: { groupingFields: aggregate.groups, operations: aggregate.operations },
          ...(Object.keys(having).length === 0 ? {} : { finalFilter: having }),
          sort: aggregate.sort.model,
          ...(isFirst && aggregate.returnTotalCount ? { returnTotalCount: true } : {})
        })
  }
}

const pipelineRequest = (run: PipelineRun<Pipeline.Any>, position: Page.Position, isFirst: boolean) => ({
  dataCollectionId: idOf(run.pipeline.collection),
  pipeline: { stages: run.pipeline.stages, ...Page.pagingOf(run, position) },
  ...(isFirst && run.returnTotalCount ? { returnTotalCount: true } : {})
})

/** Replaces the `_id` of a group by one field, an object with one key, by the value of that key. */
const unwrap = (row: Data): Data => {
  const { _id: id } = row
  if (!isPlainObject(id)) return row
  const values = Object.values(id)
  return values.length === 1 ? { ...row, _id: values[0] } : row
}
