import * as Query from "@portico/client/data/Query"
import { CollectionGrid, CollectionTable } from "@portico/react"
import {
  CollectionGridView,
  CollectionTableView,
  type Column,
  type Columns,
  CollectionTableParts,
  type ListedItem,
  type Listing
} from "@portico/react/data"
import { Books, Novels } from "./books.ts"

const books = Query.from(Books)

export const table = (
  <CollectionTable
    caption="Books"
    columns={[
      { field: "title", header: "Title", cell: (title) => title.toUpperCase() },
      { field: "year", header: "Year", cell: (year) => year.toFixed(0) },
      { field: "_createdDate", header: "Created" }
    ]}
    query={books}
  />
)

// @ts-expect-error a column that the collection does not have
export const unknown = <CollectionTable caption="Books" columns={[{ field: "publisher", header: "" }]} query={books} />

const titles = books.pipe(Query.fields("title"))

export const selected = <CollectionTable caption="Books" columns={[{ field: "title", header: "" }]} query={titles} />

// @ts-expect-error a field that was not selected
export const left = <CollectionTable caption="Books" columns={[{ field: "year", header: "" }]} query={titles} />

export const wrong = (
  <CollectionTable
    caption="Books"
    // @ts-expect-error a cell function receives the value of its field
    columns={[{ field: "year", header: "Year", cell: (year: string) => year }]}
    query={books}
  />
)

export const included = (
  <CollectionTable
    caption="Novels"
    columns={[
      { field: "author", header: "Author", cell: (author) => (typeof author === "string" ? author : author.name) }
    ]}
    query={Query.from(Novels).pipe(Query.include("author"))}
  />
)

// @ts-expect-error cards accept only columns of the collection too
export const cards = <CollectionGrid caption="Books" columns={[{ field: "publisher", header: "" }]} query={books} />

export const drawn = (
  <CollectionGrid
    caption="Books"
    card={({ data }) => data.title}
    columns={[{ field: "title", header: "" }]}
    query={books}
  />
)

export const parts = (
  // @ts-expect-error and so do the parts
  <CollectionTableParts.Root caption="Books" columns={[{ field: "publisher", header: "" }]} query={books} />
)

type Book = Query.Row<typeof books>

declare const listing: Listing<ListedItem<Book>>
const columns: Columns<Book> = [{ field: "title", header: "Title", cell: (title) => title.toUpperCase() }]

/** Views without a client accept the columns and items of a typed collection without conversion. */
export const views = (
  <>
    <CollectionTableView caption="Books" columns={columns} itemName={({ data }) => data.title} listing={listing} />
    <CollectionTableView
      caption="Books"
      columns={[{ field: "year", header: "Year", cell: (year) => year.toFixed(0) }]}
      listing={listing}
    />
    <CollectionGridView caption="Books" card={({ data }) => data.title} columns={columns} listing={listing} />
  </>
)

export const unknownInView = (
  // @ts-expect-error a column that the items do not have
  <CollectionTableView caption="Books" columns={[{ field: "publisher", header: "" }]} listing={listing} />
)

declare const novels: Listing<ListedItem<Query.Row<Query.Query<typeof Novels, never>>>>

// @ts-expect-error columns of another collection
export const foreign = <CollectionTableView caption="Novels" columns={columns} listing={novels} />

export const wrongCard = (
  <CollectionGridView
    caption="Books"
    // @ts-expect-error a card function receives items of the list
    card={({ data }) => data.isbn}
    columns={columns}
    listing={listing}
  />
)

interface Plain {
  readonly title: string
}

declare const plain: Listing<ListedItem<Plain>>

/** Data that is an interface, such as an instance of a class, has columns too. */
export const interfaces = (
  <CollectionTableView caption="Plain" columns={[{ field: "title", header: "Title" }]} listing={plain} />
)

export const named = (
  <CollectionTable
    caption="Books"
    columns={columns}
    // @ts-expect-error items have no such field
    itemName={({ data }) => data.publisher}
    query={books}
  />
)

const decade: Column<Book, number> = {
  id: "decade",
  header: "Decade",
  value: ({ data }) => Math.floor(data.year / 10) * 10,
  cell: (value) => value.toFixed(0)
}

export const computed = (
  <CollectionTable
    caption="Books"
    columns={[
      decade,
      { id: "name", header: "Name", value: ({ data }) => data.title.length, sortBy: "title", rowHeader: true },
      { field: "title", header: "Title", footerCell: (items) => items.map(({ data }) => data.title).join() }
    ]}
    query={books}
    rowActions={({ data }) => [{ label: `Remove ${data.title}`, onSelect: () => {}, variant: "danger" }]}
  />
)

export const unsortable = (
  <CollectionTable
    caption="Books"
    // @ts-expect-error a computed column is sorted by a field of the collection
    columns={[{ id: "name", header: "Name", value: ({ data }) => data.title, sortBy: "publisher" }]}
    query={books}
  />
)

// @ts-expect-error a field whose values have another type
export const mistyped: Column<Book, number> = { field: "title", header: "Title" }
