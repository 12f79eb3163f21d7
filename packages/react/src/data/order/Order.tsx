"use client"
import { SortFields, SortProblem, SortStatus } from "./SortParts.view.tsx"
import { SortRootView, type SortRootViewProps } from "./SortRoot.view.tsx"
import type { SortController } from "./useSort.ts"

export interface OrderRootProps extends Omit<SortRootViewProps, "onSort" | "problem" | "sorting" | "styled"> {
  /** The order: what `useSort` gave. */
  readonly sort: Omit<SortController<unknown>, "query">
}

function Root({ sort, ...look }: OrderRootProps) {
  return (
    <SortRootView {...look} onSort={sort.setSorting} problem={sort.problem} sorting={sort.sorting} styled={false} />
  )
}

/**
 * The parts of a menu that sorts, without a look: compose them in any order inside `Order.Root`.
 *
 * **Example** (A plain order)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { Order, useSort } from "@portico/react"
 *
 * const books = Query.from("books")
 *
 * export function Sorted() {
 *   return (
 *     <Order.Root fields={[{ field: "title", label: "Title" }]} sort={useSort(books)}>
 *       <Order.Fields />
 *       <Order.Problem />
 *       <Order.Status />
 *     </Order.Root>
 *   )
 * }
 * ```
 */
export const Order = { Fields: SortFields, Problem: SortProblem, Root, Status: SortStatus } as const
