import * as Query from "@portico/client/data/Query"
import { CollectionGrid, CollectionTable, ItemTable } from "@portico/react"
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
    // @ts-expect-error a cell is given what its field holds
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

// @ts-expect-error cards have columns of the collection as well
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
  // @ts-expect-error and so have the parts
  <ItemTable.Root caption="Books" columns={[{ field: "publisher", header: "" }]} query={books} />
)
