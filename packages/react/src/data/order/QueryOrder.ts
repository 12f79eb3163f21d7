/**
 * The order of a query, as a person chooses it.
 *
 * @since 0.1.0
 */
import * as Query from "@portico/client/data/Query"
import * as Sort from "@portico/client/data/Sort"
import { make, type Problem } from "../../problem/Problem.ts"
import type { SortOrder } from "./SortOrder.ts"

type QuerySort = Query.Any["sort"]

/** The fields that a query is sorted by. */
export const orderOf = ({ model }: QuerySort): SortOrder =>
  model.map(({ fieldName, order }) => ({ field: fieldName, order: order ?? "ASC" }))

/** A query in another order. What it finds and how much of it stays. */
export const inOrder = <Q extends Query.Any>(query: Q, order: SortOrder): Q =>
  query.pipe(Query.sorted(Sort.raw(order.map(({ field, order }) => ({ fieldName: field, order })))))

/** What is wrong with the order of a query. */
export const problemOf = ({ problems: [wrong] }: QuerySort): Problem | undefined =>
  wrong && make("misconfigured", { code: wrong.code, detail: wrong.message, retryable: false })
