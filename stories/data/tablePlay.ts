import * as Query from "@portico/client/data/Query"
import { CollectionTable } from "@portico/react"
import type { Columns, RowAction } from "@portico/react/data"

/** The first eight books by title, with the total count. */
export const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(8), Query.returnTotalCount())

// A query over a collection identified only by its id.
export type Bare = Query.Query<string, never>
export const BareTable = CollectionTable<Bare>

export const columns: Columns<Query.Row<Bare>> = [
  { field: "title", header: "Title", sortable: true },
  { field: "author", header: "Author", sortable: true },
  { field: "year", header: "Year", sortable: true, align: "number" }
]

/** The same columns, with a footer below the titles. */
export const priced: Columns<Query.Row<Bare>> = [
  { field: "title", header: "Title", sortable: true, footerCell: (items) => `${items.length} books` },
  ...columns.slice(1)
]

/** The menu of a row. */
export const rowActions = (): ReadonlyArray<RowAction> => [{ label: "Lend" }, { label: "Remove", variant: "danger" }]
