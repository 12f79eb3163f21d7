import { AddressNotice, Pager } from "@portico/react"
import * as React from "react"
import { useSearchParams } from "wouter"
import { Hero } from "../parts/Hero.tsx"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { bookWords } from "../parts/words.ts"
import { ordered } from "../shelf/orders.ts"
import { type Look, ShelfBar } from "../shelf/ShelfBar.tsx"
import { ShelfView } from "../shelf/ShelfView.tsx"
import { type ShelfController, useShelf } from "../shelf/useShelf.ts"
import { BookTable, FilterPanel, loadFilter } from "./later.ts"

/** Renders all books of the shop with search, filter, sorting and paging, as a grid or a table. */
export function ShelfPage() {
  usePageTitle("")
  const [params, setParams] = useSearchParams()
  const look: Look = params.get("look") === "table" ? "table" : "shelf"
  const shelf = useShelf()
  const { address } = shelf
  const [isFilterOpen, openFilter] = React.useState(false)
  const filterId = React.useId()
  const onLook = (next: Look) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (next === "shelf") after.delete("look")
      else after.set("look", next)
      return after
    })
  return (
    <>
      <Hero />
      <AddressNotice className="shelf-notice" ignored={address.ignored} onDismiss={address.dismiss} />
      <ShelfBar
        filterId={filterId}
        isFilterOpen={isFilterOpen}
        look={look}
        onFilter={() => openFilter(!isFilterOpen)}
        onFilterAhead={loadFilter}
        onLook={onLook}
        shelf={shelf}
      />
      <div hidden={!isFilterOpen} id={filterId}>
        {isFilterOpen && (
          <React.Suspense fallback={<div aria-hidden="true" className="filter-panel" />}>
            <FilterPanel filter={address.state.filter} onFilter={(filter) => address.change({ filter })} />
          </React.Suspense>
        )}
      </div>
      <Books look={look} shelf={shelf} />
    </>
  )
}

interface BooksProps {
  readonly look: Look
  readonly shelf: ShelfController
}

function Books({ look, shelf }: BooksProps) {
  const { address, listing, refetch, sort } = shelf
  const { index } = address.state
  const listed = {
    caption: captionOf(shelf),
    empty: <NoBooks shelf={shelf} />,
    footer: index === 0 && !hasMore(listing) && address.state.size === undefined ? null : <BookPages shelf={shelf} />,
    listing,
    onRetry: refetch
  }
  if (look === "shelf") return <ShelfView {...listed} />
  const [sorting] = sort.sorting
  return (
    <React.Suspense fallback={<ShelfView {...listed} />}>
      <BookTable
        {...listed}
        onSort={(field) => address.change({ sort: [ordered(sorting, field)] })}
        sorting={sorting}
      />
    </React.Suspense>
  )
}

const captionOf = ({ address: { state }, isSearch }: ShelfController): string => {
  // Isolates the writing direction of the search terms from that of the caption.
  if (isSearch) return `Results for “\u2068${state.search.trim()}\u2069”`
  return state.filter === undefined ? "All books" : "Filtered books"
}

const sizes = [12, 24, 48]

const hasMore = (listing: ShelfController["listing"]): boolean =>
  listing._tag === "Ready" && listing.marks?.hasNext === true

function BookPages({ shelf: { listing, pager } }: Pick<BooksProps, "shelf">) {
  return <Pager label="Pages of books" listing={listing} messages={bookWords} pager={pager} sizes={sizes} />
}

function NoBooks({ shelf: { address, clear, isSearch, search: found } }: Pick<BooksProps, "shelf">) {
  const { filter, index, search } = address.state
  if (index > 0) {
    return (
      <>
        <p>There are no books on this page.</p>
        <button className="portico-button" onClick={() => address.change({ index: 0 })} type="button">
          Go to the first page
        </button>
      </>
    )
  }
  if (!isSearch && filter === undefined) return <p>No books yet.</p>
  return (
    <>
      <p>{isSearch ? <NoMatches words={search.trim()} /> : "No books match your filters."}</p>
      {isSearch && found.words.mode === "AND" && search.trim().includes(" ") && (
        <button className="portico-button" onClick={() => found.setMode("OR")} type="button">
          Search for any of these words
        </button>
      )}
      <button className="portico-button" onClick={clear} type="button">
        Show all books
      </button>
    </>
  )
}

function NoMatches({ words }: { readonly words: string }) {
  return (
    <>
      No books match “<bdi>{words}</bdi>”.
    </>
  )
}
