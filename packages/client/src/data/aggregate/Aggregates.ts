/**
 * The service that runs aggregations and pipelines page by page (data.md §4, §7).
 *
 * @since 0.1.0
 */
import type { PagingMetadata } from "@portico/contract/data/Query"
import type * as Endpoints from "@portico/contract/codecs/data/OptionalCalls"
import type * as Wde from "@portico/contract/Wde"
import type { Data } from "@portico/contract/WireDate"
import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Settings } from "../../transport/Settings.ts"
import type { Transport } from "../../transport/Transport.ts"
import type { ErrorOf } from "../call/Failure.ts"
import type { Code } from "../call/internal/Problem.ts"
import type { Argument } from "../collection/Collection.ts"
import type { ReadOptions } from "../query/internal/Options.ts"
import type * as Page from "../query/internal/Page.ts"
import type * as Aggregate from "./Aggregate.ts"
import type {
  AggregateCallCode,
  FetchOptions,
  PipelineOptions,
  PipelineCallCode,
  PipelineRun
} from "./internal/AggregateRequests.ts"
import * as Operations from "./internal/AggregatesOperations.ts"
import type { Walkable } from "./internal/AggregatesOperations.ts"
import type * as Pipeline from "./Pipeline.ts"

export {
  type FetchOptions,
  findProblems,
  type PagingOptions,
  type PipelineOptions,
  type PipelinePaging,
  type PipelineRun
} from "./internal/AggregateRequests.ts"
export type { Walkable } from "./internal/AggregatesOperations.ts"

/** One page of the results of an aggregation. */
export type AggregatePage<A extends Aggregate.Any> = Page.Paged<Aggregate.Row<A>, A>

/** One page of the results of a pipeline, with the paging metadata of the response. */
export interface PipelinePage<P extends Pipeline.Any> extends Page.Paged<Pipeline.Row<P>, PipelineRun<P>> {
  readonly metadata: PagingMetadata
}

/**
 * An error of `Aggregates.run`: a problem of the aggregation before the request is sent, or a failure of the request.
 */
export type RunError = ErrorOf<typeof Endpoints.aggregate, AggregateCallCode>

/**
 * An error of `Aggregates.runPipeline`: a problem of a stage or an option before the request is sent, or a failure of
 * the request.
 */
export type RunPipelineError = ErrorOf<typeof Endpoints.aggregatePipeline, PipelineCallCode>

/** An error of `Aggregates.fetch`: a problem of an argument before the request is sent, or a failure of the request. */
export type FetchError = ErrorOf<typeof Endpoints.aggregate, AggregateCallCode>

/** An error of `Aggregates.next`: WDE0165 if there is no next page, or a failure of the request. */
export type NextError<P extends Walkable = Walkable> = StepError<P, "WDE0165">

/** An error of `Aggregates.prev`: WDE0159 if there is no previous page, or a failure of the request. */
export type PrevError<P extends Walkable = Walkable> = StepError<P, "WDE0159">

type StepError<P extends Walkable, C extends Code> =
  | Wde.Found<C>
  | (P extends { readonly query: PipelineRun<Pipeline.Any> }
      ? ErrorOf<typeof Endpoints.aggregatePipeline>
      : ErrorOf<typeof Endpoints.aggregate>)

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

/** The layer of `Aggregates`, which sends requests through `Transport`. */
export const layer: Layer.Layer<Aggregates, never, Transport | Settings> = Layer.effect(Aggregates, Operations.make)
