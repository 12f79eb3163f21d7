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
import { type Book, Books } from "../Catalog.ts"
import { found } from "./found.ts"
import { byTitle, sameOrder, sortOf } from "./orders.ts"

/** The default number of books per page. */
const perPage = 12

const shelves = Query.from(Books).pipe(Query.limit(perPage), Query.returnTotalCount())

// A fuzzy search also finds words that start with the search terms, or that are similar to them.
const finds = SearchQuery.from(Books).pipe(SearchQuery.fuzzy())

/**
 * The books of the shelf page and the functions that change the selection. All of it is stored in the page's address.
 */
export interface ShelfController {
  readonly address: AddressController
  /** Whether the books are search results. */
  readonly isSearch: boolean
  readonly listing: Listing<ListedItem<Book>>
  readonly pager: PagerController<unknown>
  readonly refetch: () => void
  readonly search: SearchController<Book>
  readonly sort: SortController<typeof shelves>
}

/** Returns the books that the page's address specifies: all books, filtered books or search results. */
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
  // The previous books stay visible until the search has results.
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
    isSearch,
    listing: isSearch ? found(search.state, listing) : listing,
    pager,
    refetch: isSearch ? search.retry : refetch,
    search,
    sort
  }
}

// Returns the previous value while `isHeld` is `true`.
const useHeld = <A>(value: A, isHeld: boolean): A => {
  const [kept, keep] = React.useState(value)
  if (!isHeld && kept !== value) keep(value)
  return isHeld ? kept : value
}
