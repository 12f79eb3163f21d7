import * as Collection from "@portico/client/data/Collection"
import * as Query from "@portico/client/data/Query"
import { BulkActions, CollectionTable, FilterBuilder, Pager, usePager, useSelection } from "@portico/react"
import * as Schema from "effect/Schema"
import * as React from "react"

const Books = Collection.make(
  "books",
  Schema.Struct({
    title: Schema.NonEmptyString.annotate({ title: "Title" }),
    year: Schema.Int.annotate({ title: "Year" }),
    price: Schema.Finite.annotate({ title: "Price" })
  })
)

const byTitle = Query.from(Books).pipe(Query.ascending("title"), Query.returnTotalCount())
const actions = [{ operation: "remove" as const }]

/** A table with a filter, pages, selected rows and an action for all of them. */
export function BooksDesk() {
  const [query, setQuery] = React.useState(byTitle)
  const pager = usePager(query, { size: 10 })
  const selection = useSelection(pager.query)
  return (
    <>
      <FilterBuilder collection={Books} onApply={(filter) => setQuery(byTitle.pipe(Query.filter(filter)))} />
      <CollectionTable
        actions={
          <BulkActions
            actions={actions}
            collection={Books}
            name="books"
            onSelectionChange={(next) => selection.select(next._tag === "Ids" ? next.ids : [])}
            selection={selection.selection}
          />
        }
        caption="Books"
        columns={[
          { field: "title", header: "Title", sortable: true },
          { field: "year", header: "Year", sortable: true },
          { field: "price", header: "Price" }
        ]}
        footer={<Pager pager={pager} />}
        // The pager shows what the table has read.
        onListing={pager.observe}
        query={pager.query}
        selection={selection}
        selectionBar="matching"
      />
    </>
  )
}
