"use client"
/**
 * The unstyled parts of a sort menu, to compose in any order inside `SortMenuParts.Root`.
 *
 * **Example** (A minimal sort menu)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { useSort } from "@portico/react"
 * import { SortMenuParts } from "@portico/react/data"
 *
 * const books = Query.from("books")
 *
 * export function Sorted() {
 *   return (
 *     <SortMenuParts.Root fields={[{ field: "title", label: "Title" }]} sort={useSort(books)}>
 *       <SortMenuParts.Fields />
 *       <SortMenuParts.Problem />
 *       <SortMenuParts.Status />
 *     </SortMenuParts.Root>
 *   )
 * }
 * ```
 *
 * @since 0.1.0
 */
import type * as Query from "@portico/client/data/Query"
import { sortActions, type SortMenuProps } from "./SortMenu.tsx"
import { SortFields, SortProblem, SortStatus } from "./SortParts.view.tsx"
import { SortRootView, type SortRootViewProps } from "./SortMenu.view.tsx"
import type { SortController } from "./useSort.ts"

export interface SortMenuRootProps<Q extends Query.Any> extends Omit<
  SortRootViewProps,
  "fields" | "onSort" | "problem" | "sorting" | "styled"
> {
  /** The fields that the user can sort by: fields of the query's collection, if it has a schema. */
  readonly fields: SortMenuProps<Q>["fields"]
  /** The controller that `useSort` returns. */
  readonly sort: SortController<Q>
}

function Root<const Q extends Query.Any>({ sort, ...viewProps }: SortMenuRootProps<Q>) {
  return <SortRootView {...viewProps} {...sortActions(sort)} styled={false} />
}

export { SortFields as Fields, SortProblem as Problem, Root, SortStatus as Status }
