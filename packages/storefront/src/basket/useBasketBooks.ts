import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { useCollection } from "@portico/react"
import * as React from "react"
import { type Book, Books } from "../Catalog.ts"

/** The books of a basket by id, or `undefined` until they are loaded. A book that is no longer sold is missing. */
export const useBasketBooks = (bookIds: ReadonlyArray<string>): ReadonlyMap<string, Book> | undefined => {
  const ids = [...new Set(bookIds)].toSorted().join("\n")
  const query = React.useMemo(
    () => Query.from(Books).pipe(Query.filter(Filter.in("_id", ids.split("\n"))), Query.limit(100)),
    [ids]
  )
  const { listing } = useCollection(query)
  return React.useMemo(
    () =>
      listing._tag === "Ready" ? new Map<string, Book>(listing.items.map(({ data, id }) => [id, data])) : undefined,
    [listing]
  )
}
