import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { type Problem, useCollection } from "@portico/react"
import * as React from "react"
import { type Book, Books } from "../Catalog.ts"

/** The books of a basket, and how far they are read. */
export interface BasketBooks {
  /** The books by id, or `undefined` until they are read. A book that is no longer sold is missing. */
  readonly books: ReadonlyMap<string, Book> | undefined
  /** The reason why the books could not be read. */
  readonly problem: Problem | undefined
  readonly refetch: () => void
}

/** Reads the books of a basket. */
export const useBasketBooks = (bookIds: ReadonlyArray<string>): BasketBooks => {
  const ids = [...new Set(bookIds)].toSorted().join("\n")
  const query = React.useMemo(
    () => Query.from(Books).pipe(Query.filter(Filter.in("_id", ids.split("\n"))), Query.limit(100)),
    [ids]
  )
  const { listing, refetch } = useCollection(query)
  return React.useMemo(
    () => ({
      books:
        listing._tag === "Ready" ? new Map<string, Book>(listing.items.map(({ data, id }) => [id, data])) : undefined,
      problem: listing._tag === "Failed" ? listing.problem : undefined,
      refetch
    }),
    [listing, refetch]
  )
}
