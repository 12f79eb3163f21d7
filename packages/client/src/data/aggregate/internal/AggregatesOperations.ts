/**
 * Implements the service `Aggregates`: checks aggregations and pipelines, sends their requests and pages through their
 * results.
 *
 * @since 0.1.0
 */
import * as Endpoints from "@portico/contract/codecs/data/OptionalCalls"
import * as Wde from "@portico/contract/Wde"
import { type Data, isPlainObject } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Span from "../../../transport/internal/Span.ts"
import { Settings } from "../../../transport/Settings.ts"
import { Transport } from "../../../transport/Transport.ts"
import { type ErrorOf, failureOfCall } from "../../call/Failure.ts"
import { checkCursor } from "../../call/internal/Checks.ts"
import { refuse } from "../../call/internal/Problem.ts"
import { retyped } from "../../call/internal/Retyped.ts"
import type { Argument } from "../../collection/Collection.ts"
import { calling, type ReadOptions, reading } from "../../query/internal/Options.ts"
import * as Page from "../../query/internal/Page.ts"
import * as Aggregate from "../Aggregate.ts"
import type * as Pipeline from "../Pipeline.ts"
import {
  aggregateRequest,
  type FetchOptions,
  findPipelineProblems,
  findProblems,
  pageIn,
  type PipelineOptions,
  pipelineRequest,
  type PipelineRun
} from "./AggregateRequests.ts"

/** A page that `next` and `prev` accept. */
export type Walkable = Page.Paged<unknown, Aggregate.Any> | Page.Paged<unknown, PipelineRun<Pipeline.Any>>

type Source = Aggregate.Any | PipelineRun<Pipeline.Any>

/**
 * Creates the operations of `Aggregates`. `Aggregates` checks their types.
 *
 * @internal
 */
export const make = Effect.gen(function* () {
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
    const page = Page.make(source, options, position, { items: rows, invalid: [] }, pagingMetadata)
    return retyped({ ...page, metadata: pagingMetadata })
  })

  const run = Span.fn("Aggregates.run")(function* (aggregate: Aggregate.Any, options: ReadOptions = {}) {
    yield* refuse(findProblems(aggregate, options), options)
    return yield* read(aggregate, options, Page.first(aggregate), true)
  })

  const runPipeline = Span.fn("Aggregates.runPipeline")(function* (
    pipeline: Pipeline.Any,
    options: PipelineOptions = {}
  ) {
    yield* refuse(findPipelineProblems(pipeline, options), options)
    const { byCursor, cursor, limit, offset = 0 } = pageIn(options)
    const source = { pipeline, returnTotalCount: options?.returnTotalCount === true, limit, skip: offset, byCursor }
    return yield* read(source, options, { ...Page.first(source), cursor: Option.fromUndefinedOr(cursor) }, true)
  })

  const fetch = Span.fn("Aggregates.fetch")(function* (
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

  const next = Span.fn("Aggregates.next")(function* (page: Walkable) {
    if (!page.hasNext) return yield* Wde.make("WDE0165", {})
    return yield* read(page.query, page.options, Page.after(page), false)
  })

  const prev = Span.fn("Aggregates.prev")(function* (page: Walkable) {
    if (!page.hasPrev) return yield* Wde.make("WDE0159", {})
    return yield* read(page.query, page.options, Page.before(page), false)
  })

  return { run, runPipeline, fetch, next, prev }
})

/** Replaces the `_id` of a group by one field, an object with one key, by the value of that key. */
const unwrap = (row: Data): Data => {
  const { _id: id } = row
  if (!isPlainObject(id)) return row
  const values = Object.values(id)
  return values.length === 1 ? { ...row, _id: values[0] } : row
}
