"use client"
import type * as Query from "@portico/client/data/Query"
import * as Sort from "@portico/client/data/Sort"
import * as React from "react"
import { type Sorting, toggleSorting } from "../listing/Listing.ts"

/** A query in the order that a person chose. */
export interface SortingController<Q> {
  /** The query, sorted as chosen. */
  readonly query: Q
  readonly sorting: Sorting | undefined
  /** Sorts by a field, or the other way round where it is sorted by that field already. */
  readonly sortBy: (field: string) => void
}

/** Lets a person choose the order of a query. It begins with the query's own. */
export const useSorting = <Q extends Query.Any>(query: Q): SortingController<Q> => {
  const [chosen, choose] = React.useState<Sorting | undefined>(undefined)
  const own = query.sort.model[0]
  const sorting = chosen ?? (own && { field: own.fieldName, order: own.order ?? "ASC" })
  return {
    query: chosen === undefined ? query : sorted(query, chosen),
    sorting,
    sortBy: (field) => choose(toggleSorting(sorting, field))
  }
}

const sorted = <Q extends Query.Any>(query: Q, { field, order }: Sorting): Q =>
  Object.assign(Object.create(Object.getPrototypeOf(query)), query, {
    sort: Sort.by(Sort.empty, order === "ASC" ? "ascending" : "descending", [field])
  })
