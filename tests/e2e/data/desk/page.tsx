import * as Client from "@portico/client/Client"
import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import {
  BulkActions,
  ClientProvider,
  CollectionTable,
  ImportWizard,
  InfiniteList,
  Pager,
  SignedIn,
  SignedOut,
  SignInForm,
  useCollection,
  usePager,
  useSelection,
  useSort
} from "@portico/react"
import { useCellEditing } from "@portico/react/data"
import "@portico/react/styles.css"
import * as Schema from "effect/Schema"
import * as React from "react"
import { createRoot } from "react-dom/client"

const Stock = Collection.make("stock", Schema.Struct({ title: Schema.String, price: Schema.Finite }))

const Entries = Collection.make("entries", Schema.Struct({ title: Schema.String, place: Schema.Finite }))

const Notes = Collection.make("notes", Schema.Struct({ title: Schema.String, place: Schema.Finite }))

const stock = Query.from(Stock).pipe(Query.ascending("title"), Query.limit(5), Query.returnTotalCount())

const notes = Query.from(Notes).pipe(Query.ascending("place"), Query.limit(20), Query.returnTotalCount())

const noteColumns = [
  { field: "title", header: "Title" },
  { field: "place", header: "Place" }
] as const

/** Imports a file above a list of the collection. */
function Import() {
  const pager = usePager(stock)
  const { listing } = useCollection(pager.query)
  return (
    <>
      <ImportWizard collection={Stock} name="Stock" />
      <CollectionTable
        caption="Stock"
        columns={[
          { field: "title", header: "Title" },
          { field: "price", header: "Price" }
        ]}
        footer={<Pager label="Pages of the stock" listing={listing} pager={pager} />}
        query={pager.query}
      />
    </>
  )
}

const removal = [{ operation: "remove" }] as const

/** Lists notes of several members. Each note can be selected, and its owner can remove it. */
function Bulk() {
  const selection = useSelection(notes)
  return (
    <>
      <SignedOut fallback={null}>
        <SignInForm />
      </SignedOut>
      <SignedIn fallback={null}>
        <CollectionTable
          actions={
            <BulkActions
              actions={removal}
              collection={Notes}
              name="notes"
              onSelectionChange={(next) => selection.select(next._tag === "Ids" ? next.ids : [])}
              selection={selection.selection}
            />
          }
          caption="Notes"
          columns={noteColumns}
          query={notes}
          selection={selection}
          selectionBar="matching"
        />
      </SignedIn>
    </>
  )
}

const ordered = Query.from(Notes).pipe(Query.ascending("place"), Query.limit(10))

const entries = Query.from(Entries).pipe(Query.ascending("place"), Query.limit(10))

/** Shows notes in pages and entries in an infinite list. */
function Paging() {
  const pager = usePager(ordered, { by: "cursor" })
  const { listing } = useCollection(pager.query)
  return (
    <>
      <CollectionTable
        caption="Notes"
        columns={noteColumns}
        footer={<Pager label="Pages of notes" listing={listing} pager={pager} />}
        query={pager.query}
      />
      <InfiniteList automatic={0} label="Entries" nameOf={({ data }) => data.title} query={entries}>
        {({ data }) => <p>{data.title}</p>}
      </InfiniteList>
    </>
  )
}

const sortable = [
  { field: "title", header: "Title", sortable: true },
  { editable: true, field: "place", header: "Place", sortable: true }
] as const

// A table omits invalid items. With the same query, its pager shares the table's responses.
const counted = Query.from(Notes).pipe(
  Query.ascending("title"),
  Query.limit(5),
  Query.returnTotalCount(),
  Query.omitInvalid()
)

const filtered = {
  all: counted,
  far: counted.pipe(Query.filter(Filter.gt("place", 10))),
  none: counted.pipe(Query.filter(Filter.gt("place", 100)))
}

/** A table that is sorted, selected, paged and edited. */
function Table() {
  const [filter, setFilter] = React.useState<keyof typeof filtered>("all")
  const sort = useSort(filtered[filter])
  const pager = usePager(sort.query)
  const { listing } = useCollection(pager.query)
  const isEmpty = listing._tag === "Ready" && listing.items.length === 0
  return (
    <CollectionTable
      actions={<button type="button">Archive</button>}
      caption="Notes"
      columns={sortable}
      editing={useCellEditing(counted)}
      footer={isEmpty ? null : <Pager label="Pages of notes" listing={listing} pager={pager} />}
      query={pager.query}
      selection={useSelection(counted)}
      sort={sort}
      toolbar={
        <>
          {(["all", "far", "none"] as const).map((name) => (
            <button key={name} onClick={() => setFilter(name)} type="button">
              {`Filter: ${name}`}
            </button>
          ))}
        </>
      }
    />
  )
}

const fewEntries = Query.from(Entries).pipe(Query.ascending("title"), Query.limit(5), Query.returnTotalCount())

/** A table in pages whose selection bar contains the bulk actions. */
function Selecting() {
  const selection = useSelection(fewEntries)
  const pager = usePager(fewEntries)
  const { listing } = useCollection(pager.query)
  return (
    <CollectionTable
      actions={
        <BulkActions
          actions={removal}
          collection={Entries}
          name="entries"
          onSelectionChange={(next) => selection.select(next._tag === "Ids" ? next.ids : [])}
          selection={selection.selection}
        />
      }
      caption="Entries"
      columns={noteColumns}
      footer={<Pager label="Pages of entries" listing={listing} pager={pager} />}
      query={pager.query}
      selection={selection}
      selectionBar="matching"
    />
  )
}

const journeys: Readonly<Record<string, () => React.ReactNode>> = {
  "/import": Import,
  "/bulk": Bulk,
  "/paging": Paging,
  "/selection": Selecting,
  "/table": Table
}

const host = document.querySelector<HTMLMetaElement>("meta[name=provider]")?.content ?? ""
const layer = Client.layer({ clientId: "portico-bookshop", host })
const Journey = journeys[location.pathname]
const place = document.querySelector("#page")
if (place !== null && Journey !== undefined) {
  createRoot(place).render(
    <ClientProvider layer={layer}>
      <h1>A desk</h1>
      <Journey />
    </ClientProvider>
  )
}
