/**
 * The order of a query, in the form that a sort menu edits.
 *
 * @since 0.1.0
 */
import type { Collection, UsesFor } from "@portico/client/data/Collection"
import * as Query from "@portico/client/data/Query"
import * as Sort from "@portico/client/data/Sort"
import { make, type Problem } from "../../problem/Problem.ts"
import type { SortOrder } from "./SortOrder.ts"

type QuerySort = Query.Any["sort"]

/** Returns the fields that a query is sorted by. */
export const orderOf = ({ model }: QuerySort): SortOrder =>
  model.map(({ fieldName, order }) => ({ field: fieldName, order: order ?? "ASC" }))

/**
 * The fields that a query's items can be sorted by, nested ones with dots. Any string if the collection has no schema.
 */
export type SortFieldOf<Q> = Q extends Query.Query<infer C, any, any> ? SortNameOf<C> : string

/** The fields that a collection's items can be sorted by. */
export type SortNameOf<C> = C extends Collection<any, any, any> ? NameIn<UsesFor<C>["use"]> : string

type NameIn<Use> = Use extends `sort ${infer Field}` ? Field : never

/** Returns the query in another order. Its filter and page stay the same. */
export const inOrder = <Q extends Query.Any>(query: Q, order: SortOrder): Q =>
  query.pipe(Query.sorted(Sort.raw(order.map(({ field, order }) => ({ fieldName: field, order })))))

/** Returns the problem with the query's order, if it is invalid. */
export const problemOf = ({ problems: [wrong] }: QuerySort): Problem | undefined =>
  wrong && make("misconfigured", { code: wrong.code, detail: wrong.message, retryable: false })
