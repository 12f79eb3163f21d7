import * as Query from "@portico/client/data/Query"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import { useAddress, useCollection, usePager, useSearch, useSort } from "@portico/react"
import type {
  AddressController,
  ListedItem,
  Listing,
  PagerController,
  SearchController,
  SortController
} from "@portico/react/data"
import * as React from "react"
import { type Book, Books } from "../Catalogue.ts"
import { found } from "./found.ts"
import { byTitle, sameOrder, sortOf } from "./orders.ts"

/** Books of a page. */
const perPage = 12

const shelves = Query.from(Books).pipe(Query.limit(perPage), Query.returnTotalCount())

// Words that begin as those that were typed, and nearly the same ones, are found as well.
const finds = SearchQuery.from(Books).pipe(SearchQuery.fuzzy())

/** What stands on the shelves, and what changes it. All of it is in the page's address. */
export interface ShelfController {
  readonly address: AddressController
  /** Shows all books again. */
  readonly clear: () => void
  /** Whether the books are those that words were found in. */
  readonly isSearch: boolean
  readonly listing: Listing<ListedItem<Book>>
  readonly pager: PagerController<unknown>
  readonly refetch: () => void
  readonly search: SearchController<Book>
  readonly sort: SortController<typeof shelves>
}

/** The books that the page's address asks for: all, those that a filter lets through, or those that words are found in. */
export const useShelf = (): ShelfController => {
  const address = useAddress(Books)
  const { change, over, state } = address
  const isSearch = state.search.trim() !== ""
  const size = state.size ?? perPage
  const sort = useSort(shelves, {
    sorting: sortOf(state.sort, isSearch),
    onChange: (sorting) => change({ sort: !isSearch && sameOrder(sorting, byTitle) ? [] : sorting })
  })
  const pager = usePager(over(sort.query), {
    index: state.index,
    size,
    onChange: (place) => change({ index: place.index, size: place.size === perPage ? undefined : place.size })
  })
  // What stands here when a search begins stays until something is found.
  const { listing, refetch } = useCollection(useHeld(pager.query, isSearch))
  const search = useSearch(
    SearchQuery.over(finds.pipe(SearchQuery.limit(size), SearchQuery.skip(state.index * size)), over),
    {
      text: state.search,
      onSearch: ({ text }) => {
        if (text !== state.search) change({ search: text }, { replace: isSearch && text.trim() !== "" })
      }
    }
  )
  return {
    address,
    clear: () => change({ filter: undefined, search: "" }),
    isSearch,
    listing: isSearch ? found(search.state, listing) : listing,
    pager,
    refetch: isSearch ? search.retry : refetch,
    search,
    sort
  }
}

// The value of before for as long as it is held.
const useHeld = <A>(value: A, isHeld: boolean): A => {
  const [kept, keep] = React.useState(value)
  if (!isHeld && kept !== value) keep(value)
  return isHeld ? kept : value
}
