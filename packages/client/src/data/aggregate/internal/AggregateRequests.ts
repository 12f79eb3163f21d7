/**
 * Checks aggregations and pipelines, and builds the requests for the pages of their results.
 *
 * @since 0.1.0
 */
import { received } from "@portico/contract/Wde"
import * as Option from "effect/Option"
import { checkCollection, checkCursor, checkLimit, checkOptions } from "../../call/internal/Checks.ts"
import { below, type Problem, problem } from "../../call/internal/Problem.ts"
import type { AggregateCode, FilterCode, PipelineCode, SortCode } from "../../call/internal/ProblemCodes.ts"
import { idOf } from "../../collection/internal/Argument.ts"
import * as Filter from "../../filter/Filter.ts"
import type { ReadOptions } from "../../query/internal/Options.ts"
import * as Page from "../../query/internal/Page.ts"
import type * as Aggregate from "../Aggregate.ts"
import type * as Pipeline from "../Pipeline.ts"

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

/** The codes of the problems of an aggregation and of the options of its call. */
export type AggregateCallCode = "WDE0001" | "WDE0018" | "WDE0080" | AggregateCode | FilterCode | SortCode

/** The codes of the problems of a pipeline and of the options of its call. */
export type PipelineCallCode = "WDE0001" | "WDE0018" | "WDE0037" | "WDE0080" | PipelineCode

/** Returns all problems of an aggregation, its filters, its sort, its collection and the options of its call. */
export const findProblems = (aggregate: Aggregate.Any, options: unknown): ReadonlyArray<Problem<AggregateCallCode>> => [
  ...aggregate.problems,
  ...checkNoSkip(aggregate.byCursor, aggregate.skip),
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
export const pageIn = (options: PipelineOptions | null) => {
  const { cursorPaging, paging } = options ?? {}
  const page: { readonly cursor?: string; readonly limit?: number; readonly offset?: number } = {
    ...paging,
    ...cursorPaging
  }
  return { ...page, byCursor: cursorPaging != null || page.cursor !== undefined }
}

/** Returns all problems of a pipeline, its collection and the options of its call. */
export const findPipelineProblems = (
  pipeline: Pipeline.Any,
  options: PipelineOptions | null
): ReadonlyArray<Problem<PipelineCallCode>> => {
  const { byCursor, cursor, limit, offset } = pageIn(options)
  return [
    ...pipeline.problems,
    ...checkCollection(idOf(pipeline.collection)),
    ...below("options", [
      ...(limit === undefined ? [] : checkLimit(limit)),
      ...(offset === undefined ? [] : checkOffset(offset)),
      ...(cursor === undefined ? [] : checkCursor(cursor)),
      ...checkNoSkip(byCursor, offset)
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

const checkNoSkip = (byCursor: boolean, skip: number | undefined): ReadonlyArray<Problem<"WDE0080">> =>
  byCursor && skip !== undefined && skip !== 0 ? [problem("WDE0080", { received: received(skip) }, ["skip"])] : []

/**
 * Returns the request for a page. With a cursor, the request contains only the collection and the paging, because the
 * cursor encodes the rest. Only the first page requests the total count.
 */
export const aggregateRequest = (aggregate: Aggregate.Any, position: Page.Position, isFirst: boolean) => {
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

/** Returns the request for a page of a pipeline's results. Only the first page requests the total count. */
export const pipelineRequest = (run: PipelineRun<Pipeline.Any>, position: Page.Position, isFirst: boolean) => ({
  dataCollectionId: idOf(run.pipeline.collection),
  pipeline: { stages: run.pipeline.stages, ...Page.pagingOf(run, position) },
  ...(isFirst && run.returnTotalCount ? { returnTotalCount: true } : {})
})
