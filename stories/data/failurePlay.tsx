import * as Query from "@portico/client/data/Query"
import { useCollection } from "@portico/react"
import { DataErrorView, type DataErrorViewProps } from "@portico/react/data"

export const books = Query.from("books")

/** A page that shows the error instead of its content. */
export function Books({ query = books, ...box }: DataErrorViewProps & { readonly query?: Query.Any }) {
  const { listing, refetch } = useCollection(query)
  if (listing._tag === "Loading") return <p>Loading…</p>
  if (listing._tag === "Ready") return <p>{listing.items.length} books</p>
  return <DataErrorView {...box} busy={listing.refetching} onRetry={refetch} problem={listing.problem} />
}
