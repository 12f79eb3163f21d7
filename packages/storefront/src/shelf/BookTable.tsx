import { CollectionTableView, type Columns, type Sorting } from "@portico/react/data"
import { Link } from "wouter"
import type { Book } from "../Catalog.ts"
import { bookPath } from "../parts/bookPath.ts"
import { languageName } from "../parts/languages.ts"
import { price } from "../parts/money.ts"
import { bookWords } from "../parts/words.ts"
import type { ListedBooks } from "./ListedBooks.ts"

const columns: Columns<Book> = [
  {
    field: "title",
    header: "Title",
    sortable: true,
    cell: (title, { id }) => <Link href={bookPath(id)}>{title}</Link>
  },
  { field: "author", header: "Author", sortable: true },
  { field: "year", header: "First edition", sortable: true, cell: String },
  { field: "language", header: "Language", cell: languageName },
  { field: "price", header: "Price", sortable: true, cell: price },
  { field: "stock", header: "In stock", sortable: true, cell: (stock) => (stock === 0 ? "Sold out" : stock) }
]

export interface BookTableProps extends ListedBooks {
  readonly onSort: (field: string) => void
  readonly sorting: Sorting | undefined
}

/** Renders the books as a table. */
export function BookTable(look: BookTableProps) {
  return <CollectionTableView {...look} columns={columns} messages={bookWords} />
}
