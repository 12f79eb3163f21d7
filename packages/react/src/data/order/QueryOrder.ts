/**
 * The order of a query, as a person chooses it.
 *
 * @since 0.1.0
 */
import type { Collection, UsesFor } from "@portico/client/data/Collection"
import * as Query from "@portico/client/data/Query"
import * as Sort from "@portico/client/data/Sort"
import { make, type Problem } from "../../problem/Problem.ts"
import type { SortOrder } from "./SortOrder.ts"

type QuerySort = Query.Any["sort"]

/** The fields that a query is sorted by. */
export const orderOf = ({ model }: QuerySort): SortOrder =>
  model.map(({ fieldName, order }) => ({ field: fieldName, order: order ?? "ASC" }))

/**
 * The fields that the items of a query can be sorted by, nested ones with dots; any where nobody knows what its
 * collection holds.
 */
export type SortFieldOf<Q> = Q extends Query.Query<infer C, any, any> ? SortNameOf<C> : string

/** The fields that the items of a collection can be sorted by. */
export type SortNameOf<C> = C extends Collection<any, any, any> ? NameIn<UsesFor<C>["use"]> : string

type NameIn<Use> = Use extends `sort ${infer Field}` ? Field : never

/** A query in another order. What it finds and how much of it stays. */
export const inOrder = <Q extends Query.Any>(query: Q, order: SortOrder): Q =>
  query.pipe(Query.sorted(Sort.raw(order.map(({ field, order }) => ({ fieldName: field, order })))))

/** What is wrong with the order of a query. */
export const problemOf = ({ problems: [wrong] }: QuerySort): Problem | undefined =>
  wrong && make("misconfigured", { code: wrong.code, detail: wrong.message, retryable: false })
