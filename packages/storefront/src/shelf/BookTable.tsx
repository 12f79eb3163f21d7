import { CollectionTableView, type Columns, type Sorting } from "@portico/react/data"
import * as React from "react"
import { Link } from "wouter"
import type { Book } from "../Catalog.ts"
import { bookPath } from "../parts/bookPath.ts"
import { type Shop, useShop } from "../words/useShop.ts"
import type { ListedBooks } from "./ListedBooks.ts"

export interface BookTableProps extends ListedBooks {
  readonly onSort: (field: string) => void
  readonly sorting: Sorting | undefined
}

/** Renders the books as a table. */
export function BookTable(look: BookTableProps) {
  const { format, words } = useShop()
  const columns = React.useMemo(() => columnsOf({ format, words }), [format, words])
  return <CollectionTableView {...look} columns={columns} messages={words.lists.books} />
}

const columnsOf = ({ format, words }: Pick<Shop, "format" | "words">): Columns<Book> => [
  {
    field: "title",
    header: words.staff.bookTitle,
    sortable: true,
    cell: (title, { id }) => (
      <Link dir="auto" href={bookPath(id)}>
        {title}
      </Link>
    )
  },
  { field: "author", header: words.staff.author, sortable: true },
  { field: "year", header: words.book.year, sortable: true, cell: String },
  { field: "language", header: words.book.languageShort, cell: (code) => format.language(code) },
  { field: "price", header: words.staff.price, sortable: true, cell: (price) => format.price(price) },
  {
    field: "stock",
    header: words.staff.stock,
    sortable: true,
    cell: (stock) => (stock <= 0 ? words.basket.soldOut : stock)
  }
]
