"use client"
import type * as Aggregate from "@portico/client/data/Aggregate"
import { type ResultsController, useResults } from "./useResults.ts"

/**
 * Reads the results of an aggregation. It reads them again when a member signs in or out, and after each write of the
 * kit to the collection. Without a limit it reads up to 5000 groups. While new results load, the previous ones stay
 * visible. If the aggregation changes during a read, only the latest result is used. Create the aggregation outside the
 * component, or from the user's choices.
 *
 * **Example** (The number of books per author)
 *
 * ```tsx
 * import * as Aggregate from "@portico/client/data/Aggregate"
 * import { useAggregate } from "@portico/react/data"
 *
 * const perAuthor = Aggregate.from("books").pipe(Aggregate.group("author"), Aggregate.count())
 *
 * export function Authors() {
 *   const { listing } = useAggregate(perAuthor)
 *   if (listing._tag !== "Ready") return null
 *   return <ul>{listing.items.map(({ _id, count }) => <li key={String(_id)}>{`${_id}: ${count}`}</li>)}</ul>
 * }
 * ```
 */
export const useAggregate = <A extends Aggregate.Any>(aggregate: A): ResultsController<Aggregate.Row<A>> =>
  // The cast is safe: an aggregation has no stages, so its results have the type of an aggregation's rows.
  useResults(aggregate) as ResultsController<Aggregate.Row<A>>
