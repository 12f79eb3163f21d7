import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { CollectionTable, useCollection } from "@portico/react"
import { useSearchParams } from "wouter"
import { Books } from "../Catalogue.ts"
import { ListingNotice } from "../parts/ListingNotice.tsx"
import { price } from "../parts/money.ts"
import { Pager } from "../parts/Pager.tsx"
import { Shelf } from "../parts/Shelf.tsx"
import { type Order, orders, ShelfBar, tags, type Look } from "../parts/ShelfBar.tsx"
import { usePageTitle } from "../parts/usePageTitle.ts"

const perPage = 12

const columns = [
  { field: "title", header: "Title", sortable: true },
  { field: "author", header: "Author", sortable: true },
  { field: "year", header: "Year", sortable: true, cell: String },
  { field: "price", header: "Price", sortable: true, cell: price },
  { field: "stock", header: "In stock" }
] as const

/** Every book of the shop: on shelves or as a list, by tag, in an order of choice, a page at a time. */
export function ShelfPage() {
  usePageTitle("")
  const [search, setSearch] = useSearchParams()
  const tag = tags.find((known) => known === search.get("tag"))
  const order: Order = orders.find((known) => known === search.get("order")) ?? "title"
  const look: Look = search.get("look") === "list" ? "list" : "shelf"
  const page = Math.max(0, Math.trunc(Number(search.get("page") ?? 1)) - 1) || 0

  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
        if (value === undefined) after.delete(name)
        else after.set(name, value)
      }
      return after
    })

  return (
    <>
      <div className="hero">
        <h1>Old books, honest reviews</h1>
        <p>Two dozen books that outlived their centuries, each read by somebody who says so.</p>
      </div>
      <ShelfBar look={look} onChange={change} order={order} tag={tag} />
      {look === "list" ? (
        <CollectionTable caption="Books" columns={columns} query={ofTag(tag)} />
      ) : (
        <ShelfOfBooks
          onPage={(next) => change({ page: next === 0 ? undefined : String(next + 1) })}
          order={order}
          page={page}
          tag={tag}
        />
      )}
    </>
  )
}

interface ShelfOfBooksProps {
  readonly onPage: (page: number) => void
  readonly order: Order
  readonly page: number
  readonly tag: string | undefined
}

function ShelfOfBooks({ onPage, order, page, tag }: ShelfOfBooksProps) {
  const query = inOrder(ofTag(tag), order).pipe(
    Query.limit(perPage),
    Query.skip(page * perPage),
    Query.returnTotalCount()
  )
  const { listing, refetch } = useCollection(query)
  return (
    <section aria-label="Books">
      <ListingNotice empty={emptyWords(page, tag)} listing={listing} loading="Fetching the books…" onRetry={refetch} />
      {listing._tag === "Ready" && <Shelf books={listing.items} refetching={listing.refetching} />}
      {listing._tag === "Ready" && <Pager onPage={onPage} page={page} perPage={perPage} total={listing.total ?? 0} />}
    </section>
  )
}

const emptyWords = (page: number, tag: string | undefined): string => {
  if (page > 0) return "The shelves end before this page."
  return tag === undefined ? "There is no book on the shelves yet." : "No book wears this tag."
}

const ofTag = (tag: string | undefined) =>
  tag === undefined ? Query.from(Books) : Query.from(Books).pipe(Query.filter(Filter.hasSome("tags", [tag])))

const inOrder = (query: ReturnType<typeof ofTag>, order: Order) => {
  switch (order) {
    case "title":
      return query.pipe(Query.ascending("title"))
    case "author":
      return query.pipe(Query.ascending("author", "year"))
    case "oldest":
      return query.pipe(Query.ascending("year"))
    case "cheapest":
      return query.pipe(Query.ascending("price", "title"))
    case "newest":
      return query.pipe(Query.descending("addedAt"))
  }
}
