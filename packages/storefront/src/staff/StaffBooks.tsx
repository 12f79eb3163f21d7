import * as Query from "@portico/client/data/Query"
import { CollectionTable, Pager, useCollection, useSelection } from "@portico/react"
import type { Columns } from "@portico/react/data"
import { Link } from "wouter"
import { type Book, Books } from "../Catalog.ts"
import { Drawer } from "../parts/Drawer.tsx"
import { price } from "../parts/money.ts"
import { bookWords } from "../parts/words.ts"
import { usePanel } from "../parts/usePanel.ts"
import { usePages } from "../parts/usePages.ts"
import { BookEditor } from "./BookEditor.tsx"
import { ManyBooks } from "./ManyBooks.tsx"

const books = Query.from(Books).pipe(Query.ascending("title"), Query.limit(20), Query.returnTotalCount())

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" })

const columns: Columns<Book> = [
  { field: "title", header: "Title", sortable: true, cell: (title, { id }) => <EditLink id={id}>{title}</EditLink> },
  { field: "author", header: "Author", sortable: true },
  { field: "price", header: "Price", sortable: true, cell: price },
  { field: "stock", header: "In stock", sortable: true },
  { field: "addedAt", header: "Date added", sortable: true, cell: (date) => day.format(date) }
]

interface EditLinkProps {
  readonly children: string
  readonly id: string
}

function EditLink({ children, id }: EditLinkProps) {
  const { hrefOf } = usePanel("edit")
  return (
    <Link className="row-name" href={hrefOf(id)}>
      {children}
    </Link>
  )
}

/** Renders all books, with forms to add or edit one, and actions that change several. */
export function StaffBooks() {
  const { pager, sort } = usePages(books)
  const { listing } = useCollection(pager.query)
  const selection = useSelection(books)
  const edited = usePanel("edit")
  const added = usePanel("add")
  return (
    <div className="desk-part">
      <div className="desk-title">
        <h2>Books</h2>
        <Link className="portico-button" data-variant="accent" href={added.hrefOf("book")}>
          Add book
        </Link>
      </div>
      <ManyBooks selection={selection} />
      <CollectionTable
        caption="All books"
        columns={columns}
        footer={<Pager label="Pages of books" listing={listing} messages={bookWords} pager={pager} />}
        messages={bookWords}
        query={pager.query}
        selection={selection}
        selectionBar="matching"
        sort={sort}
      />
      {edited.open !== undefined && (
        <Drawer closeHref={edited.closeHref} key={edited.open} label="Edit a book">
          <BookEditor id={edited.open} />
        </Drawer>
      )}
      {added.open !== undefined && edited.open === undefined && (
        <Drawer closeHref={added.closeHref} label="Add a book">
          <BookEditor id={undefined} />
        </Drawer>
      )}
    </div>
  )
}
