/**
 * Pages of pipeline results in memory.
 *
 * @since 0.1.0
 */
import * as Result from "effect/Result"
import type { Document } from "../../engine/collection/Document.ts"
import * as Filter from "../../engine/filter/Evaluate.ts"
import { all } from "../../engine/filter/Filter.ts"
import type { JsonObject } from "../../engine/value/Json.ts"
import * as Evaluate from "../../engine/pipeline/Evaluate.ts"
import * as RowLimits from "../../engine/pipeline/RowLimits.ts"
import type { ApplicationError } from "../../engine/value/Refusal.ts"
import * as TotalLimit from "../../engine/limits/TotalLimit.ts"
import * as Slices from "../../engine/limits/Slices.ts"
import * as Sort from "../../engine/order/Sort.ts"
import type { FindRows, Found } from "../ItemStore.ts"

/** Runs a pipeline over documents and returns a page of its rows. `most` is the limit of its total. */
export function* page(
  documents: Iterable<Document>,
  { limit, offset, pipeline, total }: FindRows,
  most: number
): Slices.Steps<Result.Result<Found<JsonObject>, ApplicationError>> {
  const [first] = pipeline
  const filter = first?._tag === "Filter" ? first.filter : all
  const matching = yield* Filter.select(documents, ({ data }) => data, filter)
  const ordered = Evaluate.isOrderSensitive(pipeline) ? yield* Slices.sort(matching, newestFirst) : matching
  const made = yield* Evaluate.runInSteps(
    first?._tag === "Filter" ? pipeline.slice(1) : pipeline,
    ordered.map(({ data }) => data)
  )
  if (Result.isFailure(made)) return Result.fail(made.failure)
  const rows = made.success
  return Result.map(yield* RowLimits.checkPage(rows.slice(offset, offset + limit)), (found) => ({
    found,
    hasNext: rows.length > offset + limit,
    ...(total ? TotalLimit.totalOf(rows.length, most) : TotalLimit.uncounted)
  }))
}

const newestFirst = Sort.comparator(Sort.newestFirst)
