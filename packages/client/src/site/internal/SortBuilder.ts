/**
 * Stand-alone orders for queries, searches and the stages of pipelines (data.md §5).
 *
 * @since 0.1.0
 */
import type { Sorting } from "@portico/contract/data/Query"
import { hasProperty } from "effect/Predicate"
import * as Sort from "../../data/query/Sort.ts"
import { refuseNow } from "./Run.ts"
import type { Steps } from "./Steps.ts"

const TypeId = "~@portico/client/site/Sort"

/** A builder that has an order. */
export interface Sorted {
  readonly [TypeId]: Sort.Sort
}

/** A stand-alone order, which is not part of a query. `S` is the scope of its fields, any fields by default. */
export interface SortBuilder<S = unknown> extends Sorted, Pick<Steps<SortBuilder<S>, S>, "ascending" | "descending"> {
  /** Returns the order as JSON. Throws if the order is invalid. */
  readonly toModel: () => ReadonlyArray<Sorting>
}

/** Starts an order. */
export const make = (sort: Sort.Sort = Sort.empty): SortBuilder => ({
  [TypeId]: sort,
  ascending: (...args) => make(Sort.by(sort, "ascending", args)),
  descending: (...args) => make(Sort.by(sort, "descending", args)),
  toModel: () => {
    refuseNow(sort.problems)
    return sort.model
  }
})

/** Returns the order of a builder. Any other value becomes an order with its problems. */
export const sortOf = (value: unknown): Sort.Sort =>
  hasProperty(value, TypeId) ? (value as Sorted)[TypeId] : Sort.raw(value)
