"use client"
import type * as Pipeline from "@portico/client/data/Pipeline"
import { type ResultsController, useResults } from "./useResults.ts"

/**
 * Reads what a pipeline leaves, up to 5000 documents, and reads it again when a member signs in or out and after every
 * write of the kit to the collection. While newer documents are awaited the old ones stay; of several pipelines the
 * latest wins.
 *
 * **Example** (What the stock of each tag is worth)
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
  // A pipeline has stages.
  useResults(pipeline) as ResultsController<Pipeline.Row<P>>
