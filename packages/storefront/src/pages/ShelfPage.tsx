import { AddressNotice, Pager } from "@portico/react"
import * as React from "react"
import { useSearchParams } from "wouter"
import { Hero } from "../parts/Hero.tsx"
import { Drawer } from "../parts/Drawer.tsx"
import { useIsWide } from "../parts/useIsWide.ts"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { ordered } from "../shelf/orders.ts"
import { type Look, ShelfBar } from "../shelf/ShelfBar.tsx"
import { ShelfView } from "../shelf/ShelfView.tsx"
import { type ShelfController, useShelf } from "../shelf/useShelf.ts"
import { useShop, type Shop } from "../words/useShop.ts"
import { BookTable, FilterPanel, loadFilter } from "./later.ts"

/** Renders all books of the shop with search, filter, sorting and paging, as a grid or a table. */
export function ShelfPage() {
  usePageTitle("")
  const [params, setParams] = useSearchParams()
  const look: Look = params.get("look") === "table" ? "table" : "shelf"
  const shelf = useShelf()
  const { address } = shelf
  const [isFilterOpen, openFilter] = React.useState(false)
  const isWide = useIsWide()
  const { words } = useShop()
  const onLook = (next: Look) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (next === "shelf") after.delete("look")
      else after.set("look", next)
      return after
    })
  const filter = (
    <React.Suspense fallback={<div aria-hidden="true" className="filter-panel" />}>
      <FilterPanel filter={address.state.filter} onFilter={(next) => address.change({ filter: next })} />
    </React.Suspense>
  )
  return (
    <>
      <Hero />
      <AddressNotice className="shelf-notice" ignored={address.ignored} onDismiss={address.dismiss} />
      <ShelfBar
        hasFilterButton={!isWide}
        look={look}
        onFilter={() => openFilter(true)}
        onFilterAhead={loadFilter}
        onLook={onLook}
        shelf={shelf}
      />
      <div className="shelf-columns" data-wide={isWide || undefined}>
        {isWide && <aside className="shelf-side">{filter}</aside>}
        <div>
          <Books look={look} shelf={shelf} />
        </div>
      </div>
      {!isWide && isFilterOpen && (
        <Drawer label={words.shelf.filters} onClose={() => openFilter(false)}>
          {filter}
          <button className="portico-button" data-variant="accent" onClick={() => openFilter(false)} type="button">
            {words.shelf.showBooks}
          </button>
        </Drawer>
      )}
    </>
  )
}

interface BooksProps {
  readonly look: Look
  readonly shelf: ShelfController
}

function Books({ look, shelf }: BooksProps) {
  const { words } = useShop()
  const { address, listing, refetch, sort } = shelf
  const { index } = address.state
  const listed = {
    caption: captionOf(shelf, words),
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

const captionOf = ({ address: { state }, isSearch }: ShelfController, { shelf }: Shop["words"]): string => {
  // Isolates the writing direction of the search terms from that of the caption.
  if (isSearch) return shelf.results(`\u2068${state.search.trim()}\u2069`)
  return state.filter === undefined ? shelf.all : shelf.filtered
}

const sizes = [12, 24, 48]

const hasMore = (listing: ShelfController["listing"]): boolean =>
  listing._tag === "Ready" && listing.marks?.hasNext === true

function BookPages({ shelf: { address, listing, pager } }: Pick<BooksProps, "shelf">) {
  const { words } = useShop()
  return (
    <Pager
      hrefOf={(index) => address.hrefOf({ index })}
      label={words.staff.bookPages}
      listing={listing}
      messages={words.lists.books}
      pager={pager}
      sizes={sizes}
    />
  )
}

function NoBooks({ shelf: { address, isSearch, search: found } }: Pick<BooksProps, "shelf">) {
  const { filter, index, search } = address.state
  const { words } = useShop()
  if (index > 0) {
    return (
      <>
        <p>{words.shelf.noPage}</p>
        <a className="portico-button" href={address.hrefOf({ index: 0 })}>
          {words.shelf.firstPage}
        </a>
      </>
    )
  }
  if (!isSearch && filter === undefined) return <p>{words.shelf.none}</p>
  return (
    <>
      <p>{isSearch ? <NoMatches text={search.trim()} /> : words.shelf.noFiltered}</p>
      {isSearch && found.words.mode === "AND" && search.trim().includes(" ") && (
        <button className="portico-button" onClick={() => found.setMode("OR")} type="button">
          {words.shelf.anyWord}
        </button>
      )}
      <a className="portico-button" href={address.hrefOf({ filter: undefined, search: "" })}>
        {words.shelf.showAll}
      </a>
    </>
  )
}

function NoMatches({ text }: { readonly text: string }) {
  const { words } = useShop()
  const [before, after] = words.shelf.noMatch("\n").split("\n")
  return (
    <>
      {before}
      <bdi>{text}</bdi>
      {after}
    </>
  )
}
