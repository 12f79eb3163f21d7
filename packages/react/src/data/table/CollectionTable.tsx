"use client"
import type * as Query from "@portico/client/data/Query"
import type * as React from "react"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { CollectionTableView } from "./CollectionTable.view.tsx"
import type { Column, Columns } from "./Column.ts"
import type { TableClassNames } from "./TableSlot.ts"
import { useCollection } from "../listing/useCollection.ts"
import { useSorting } from "../order/useSorting.ts"

export interface CollectionTableProps<Q extends Query.Any> {
  /** What the table holds: its visible name. */
  readonly caption: string
  /** Classes to add, by slot. */
  readonly classNames?: TableClassNames | undefined
  /** The columns, typed by the collection of the query where that has a schema. */
  readonly columns: Columns<Query.Row<Q>>
  /** Stands in place of rows where there are none. */
  readonly empty?: React.ReactNode
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Which items, in which order, and how many. */
  readonly query: Q
  /** Rows of bars that stand for items while there are none. */
  readonly skeletonRows?: number | undefined
  /** Where dates are told, as an IANA name. The reader's own time zone where there is none. */
  readonly timeZone?: string | undefined
}

/**
 * A table of the items that a query finds.
 *
 * **Example** (The newest books)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { CollectionTable } from "@portico/react"
 *
 * const newest = Query.from("books").pipe(Query.descending("year"), Query.limit(20))
 *
 * export const table = (
 *   <CollectionTable
 *     caption="New in the shop"
 *     columns={[{ field: "title", header: "Title", sortable: true }, { field: "year", header: "Year" }]}
 *     query={newest}
 *   />
 * )
 * ```
 */
export function CollectionTable<const Q extends Query.Any>({ columns, query, ...look }: CollectionTableProps<Q>) {
  const sorted = useSorting(query)
  const { listing, refetch } = useCollection(sorted.query)
  return (
    <CollectionTableView
      {...look}
      // A cell is only ever given values of its own field.
      columns={columns as ReadonlyArray<Column>}
      listing={listing}
      onRetry={refetch}
      onSort={sorted.sortBy}
      sorting={sorted.sorting}
    />
  )
}
