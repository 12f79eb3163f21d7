import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import {
  AddressNotice,
  CollectionTable,
  FilterBuilder,
  Pager,
  useCollection,
  useProblemText,
  useSelection
} from "@portico/react"
import {
  type ColumnLayout,
  type Columns,
  type ListedItem,
  type RowAction,
  useCellEditing,
  useColumnLayout
} from "@portico/react/data"
import * as React from "react"
import { Link } from "wouter"
import { type Book, BookEntries, Books } from "../Catalog.ts"
import { Confirm } from "../parts/Confirm.tsx"
import { Day } from "../parts/Day.tsx"
import { Drawer } from "../parts/Drawer.tsx"
import { usePages } from "../parts/usePages.ts"
import { useBookFields, useBookLabels } from "../parts/useBookFields.ts"
import { usePanel } from "../parts/usePanel.ts"
import { useRemoval } from "../parts/useRemoval.ts"
import { type Shop, useShop } from "../words/useShop.ts"
import { BookEditor } from "./BookEditor.tsx"
import { ManyBooks } from "./ManyBooks.tsx"
import { Message } from "../parts/Message.tsx"

const books = Query.from(Books).pipe(Query.ascending("title"), Query.limit(20), Query.returnTotalCount())

interface EditLinkProps {
  readonly children: string
  readonly id: string
}

function EditLink({ children, id }: EditLinkProps) {
  const { hrefOf } = usePanel("edit")
  return (
    <Link className="row-name" dir="auto" href={hrefOf(id)}>
      {children}
    </Link>
  )
}

type Listed = ListedItem<Book>

// The other columns are hidden until the user shows them, so that the usual ones fit.
const usualLayout: ColumnLayout = ["year", "language", "tags"].map((id) => ({ id, hidden: true }))

const editable = ["price", "stock"] as const

/** Renders all books with a search and a filter, forms to add or edit one, and actions that change several. */
export function StaffBooks() {
  const { format, words } = useShop()
  const textOf = useProblemText()
  const { address, hrefOf, pager, sort } = usePages(books)
  const { change, state } = address
  const found = state.search.trim()
  const query = React.useMemo(
    () =>
      found === ""
        ? pager.query
        : pager.query.pipe(Query.filter(Filter.or(Filter.contains("title", found), Filter.contains("author", found)))),
    [found, pager.query]
  )
  const { listing } = useCollection(query)
  const selection = useSelection(query)
  const edited = usePanel("edit")
  const added = usePanel("add")
  const [asked, ask] = React.useState<Listed>()
  const { problem, remove } = useRemoval()
  const fields = useBookFields()
  const columns = React.useMemo(() => columnsOf({ format, words }), [format, words])
  const columnLayout = useColumnLayout({ initial: usualLayout, store: "staff-books" })
  const labels = useBookLabels()
  const edits = React.useMemo(() => editable.map((name) => ({ name, label: labels[name] })), [labels])
  const editing = useCellEditing({ collection: BookEntries }, { fields: edits })
  const actionsOf = (book: Listed): ReadonlyArray<RowAction> => [
    { label: words.common.edit, href: edited.hrefOf(book.id) },
    { label: words.common.delete, onSelect: () => ask(book), variant: "danger" }
  ]
  return (
    <div className="desk-part">
      <AddressNotice ignored={address.ignored} onDismiss={address.dismiss} />
      <div className="desk-bar">
        <SearchField key={state.search} onSearch={(search) => change({ search })} value={state.search} />
        <Link className="portico-button" data-variant="accent" href={added.hrefOf("book")}>
          {words.staff.addBook}
        </Link>
      </div>
      <details className="filter-more">
        <summary>
          {words.staff.filters}
          {state.filter !== undefined && ` (${words.staff.active})`}
        </summary>
        <FilterBuilder
          collection={Books}
          fields={fields}
          filter={state.filter}
          messages={words.lists.books}
          onApply={(next) => change({ filter: Object.keys(Filter.toModel(next)).length === 0 ? undefined : next })}
        />
      </details>
      {problem !== undefined && <Message problem={problem}>{textOf(problem)}</Message>}
      <CollectionTable
        actions={<ManyBooks selection={selection} />}
        caption={words.staff.allBooks}
        columnLayout={columnLayout}
        columns={columns}
        editing={editing}
        footer={
          <Pager
            hrefOf={hrefOf}
            label={words.staff.bookPages}
            listing={listing}
            messages={words.lists.books}
            pager={pager}
          />
        }
        messages={words.lists.books}
        query={query}
        rowActions={actionsOf}
        selection={selection}
        selectionBar="matching"
        sort={sort}
        toolbar={<p className="bulk-hint">{words.staff.selectHint}</p>}
      />
      {asked !== undefined && (
        <Confirm
          action={words.common.delete}
          onCancel={() => ask(undefined)}
          onConfirm={() => {
            remove({ _tag: "Book", item: asked })
            ask(undefined)
          }}
          text={words.staff.deleteText}
          title={words.staff.deleteTitle(asked.data.title)}
        />
      )}
      {edited.open !== undefined && (
        <Drawer closeHref={edited.closeHref} key={edited.open} label={words.staff.editBook}>
          <BookEditor id={edited.open} />
        </Drawer>
      )}
      {added.open !== undefined && edited.open === undefined && (
        <Drawer closeHref={added.closeHref} label={words.staff.addABook}>
          <BookEditor id={undefined} />
        </Drawer>
      )}
    </div>
  )
}

const few = 3

function Stock({ copies }: { readonly copies: number }) {
  const { format, words } = useShop()
  return (
    <>
      {format.number(copies)}
      {copies <= few && <span className="stock-low">{copies <= 0 ? words.basket.soldOut : words.staff.low}</span>}
    </>
  )
}

interface SearchFieldProps {
  readonly onSearch: (text: string) => void
  readonly value: string
}

function SearchField({ onSearch, value }: SearchFieldProps) {
  const { words } = useShop()
  return (
    <search className="desk-search">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const entry = new FormData(event.currentTarget).get("search")
          onSearch(typeof entry === "string" ? entry.trim() : "")
        }}
      >
        <label>
          {words.staff.search}
          <input defaultValue={value} name="search" type="search" />
        </label>
        <button className="portico-button" type="submit">
          {words.staff.searchGo}
        </button>
        {value !== "" && (
          <button className="portico-button" data-variant="quiet" onClick={() => onSearch("")} type="button">
            {words.staff.searchClear}
          </button>
        )}
      </form>
    </search>
  )
}

const columnsOf = ({ format, words }: Pick<Shop, "format" | "words">): Columns<Book> => [
  {
    field: "title",
    header: words.staff.bookTitle,
    sortable: true,
    cell: (title, { id }) => <EditLink id={id}>{title}</EditLink>
  },
  { field: "author", header: words.staff.author, sortable: true },
  { editable: true, field: "price", header: words.staff.price, sortable: true, cell: (price) => format.price(price) },
  {
    editable: true,
    field: "stock",
    header: words.staff.stock,
    sortable: true,
    cell: (stock) => <Stock copies={stock} />
  },
  { field: "year", header: words.book.year, sortable: true, cell: String },
  { field: "language", header: words.book.languageShort, sortable: true, cell: (code) => format.language(code) },
  { field: "tags", header: words.shelf.tags, cell: (tags) => tags.join(", ") },
  { field: "addedAt", header: words.staff.added, sortable: true, cell: (date) => <Day date={date} /> }
]
