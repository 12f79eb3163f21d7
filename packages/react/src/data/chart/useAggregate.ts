"use client"
import type * as Aggregate from "@portico/client/data/Aggregate"
import { type ResultsController, useResults } from "./useResults.ts"

/**
 * Reads the groups of an aggregation, and reads them again when a member signs in or out and after every write of the
 * kit to the collection. An aggregation without a limit is read to its end, up to 5000 groups. While newer groups are
 * awaited the old ones stay; of several aggregations the latest wins. Make it once, outside the component, or from what
 * a person chose.
 *
 * **Example** (How many books there are by each author)
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
  // An aggregation has no stages.
  useResults(aggregate) as ResultsController<Aggregate.Row<A>>
