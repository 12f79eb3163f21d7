import type { Services } from "@portico/client/Client"
import * as Collection from "@portico/client/data/Collection"
import * as Query from "@portico/client/data/Query"
import { ClientProvider, CollectionTable, FilterBuilder, ItemForm } from "@portico/react"
import "@portico/react/styles.css"
import type * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import * as React from "react"
import { shop } from "./shop.ts"

const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.NonEmptyString.annotate({ title: "Title" }),
    year: Schema.Int.annotate({ title: "Year" }),
    price: Schema.Finite.annotate({ title: "Price" })
  })
)

const byTitle = Query.from(Books).pipe(Query.ascending("title"), Query.limit(20))

const titleButton = (select: (id: string) => void) => (title: string, book: { readonly id: string }) => (
  <button onClick={() => select(book.id)}>{title}</button>
)

export function BooksPage({ client = shop }: { readonly client?: Layer.Layer<Services> }) {
  const [query, setQuery] = React.useState(byTitle)
  const [opened, setOpened] = React.useState({ id: undefined as string | undefined, form: 0 })
  // A new key opens another form, also for the next new book.
  const open = (id?: string) =>
    setOpened((now) => (id !== undefined && id === now.id ? now : { id, form: now.form + 1 }))
  return (
    <ClientProvider layer={client}>
      <FilterBuilder collection={Books} onApply={(filter) => setQuery(byTitle.pipe(Query.filter(filter)))} />
      <CollectionTable
        caption="Books"
        columns={[
          {
            field: "title",
            header: "Title",
            sortable: true,
            cell: titleButton(open)
          },
          { field: "year", header: "Year", sortable: true },
          { field: "price", header: "Price" }
        ]}
        query={query}
      />
      <button onClick={() => open()}>New book</button>
      <ItemForm collection={Books} fields={["title", "year", "price"]} id={opened.id} key={opened.form} />
    </ClientProvider>
  )
}
