/**
 * Orders that stand alone, for queries, searches and the stages of pipelines (data.md §5).
 *
 * @since 0.1.0
 */
import type { Sorting } from "@portico/contract/data/Query"
import * as Sort from "../../data/query/Sort.ts"
import { refuseNow } from "./Run.ts"
import type { Steps } from "./Steps.ts"

const TypeId = "~@portico/client/site/Sort"

/** A builder that has an order. */
export interface Sorted {
  readonly [TypeId]: Sort.Sort
}

/** An order that stands alone. */
export interface SortBuilder extends Sorted, Pick<Steps<SortBuilder>, "ascending" | "descending"> {
  /** The order as JSON. Throws what is wrong with it. */
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

/** The order of a builder; of anything else an order with what is wrong with it. */
export const sortOf = (value: unknown): Sort.Sort =>
  typeof value === "object" && value !== null && TypeId in value ? (value as Sorted)[TypeId] : Sort.raw(value)
