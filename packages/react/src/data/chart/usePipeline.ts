"use client"
import type * as Pipeline from "@portico/client/data/Pipeline"
import { type ResultsController, useResults } from "./useResults.ts"

/**
 * Reads the results of a pipeline, up to 5000 documents. It reads them again when a member signs in or out, and after
 * each write of the kit to the collection. While new results load, the previous ones stay visible. If the pipeline
 * changes during a read, only the latest result is used.
 *
 * **Example** (The value of the stock per tag)
 *
 * ```tsx
 * import * as Accumulator from "@portico/client/data/Accumulator"
 * import * as Expression from "@portico/client/data/Expression"
 * import * as Pipeline from "@portico/client/data/Pipeline"
 * import { usePipeline } from "@portico/react/data"
 *
 * const worth = Pipeline.from("books").pipe(
 *   Pipeline.unwind("tags"),
 *   Pipeline.group({ tag: Expression.field("tags") }, { worth: Accumulator.sum(Expression.field("price")) }),
 *   Pipeline.descending("worth")
 * )
 *
 * export function Tags() {
 *   const { listing } = usePipeline(worth)
 *   if (listing._tag !== "Ready") return null
 *   return <ol>{listing.items.map(({ _id, worth }) => <li key={String(_id.tag)}>{worth}</li>)}</ol>
 * }
 * ```
 */
export const usePipeline = <P extends Pipeline.Any>(pipeline: P): ResultsController<Pipeline.Row<P>> =>
  // The cast is safe: a pipeline has stages, so its results have the type of a pipeline's rows.
  useResults(pipeline) as ResultsController<Pipeline.Row<P>>
