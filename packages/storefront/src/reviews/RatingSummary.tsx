import * as Aggregate from "@portico/client/data/Aggregate"
import * as Filter from "@portico/client/data/Filter"
import { useAggregate } from "@portico/react/data"
import { Reviews } from "../Catalog.ts"

export interface RatingSummaryProps {
  readonly bookId: string
}

const mean = new Intl.NumberFormat("en", { maximumFractionDigits: 1 })

/** Renders the average rating of a book, with a link to its reviews. It updates after a new review. */
export function RatingSummary({ bookId }: RatingSummaryProps) {
  const { listing } = useAggregate(
    Aggregate.from(Reviews).pipe(
      Aggregate.filter(Filter.eq("bookId", bookId)),
      Aggregate.avg("rating", "mean"),
      Aggregate.count()
    )
  )
  const [rated] = listing._tag === "Ready" ? listing.items : []
  if (listing._tag === "Ready" && typeof rated?.mean !== "number") return <p className="rating">No ratings yet</p>
  return (
    <p className="rating">
      {typeof rated?.mean === "number" && (
        <>
          <span aria-hidden="true" className="stars">
            ★
          </span>{" "}
          <a href="#reviews">
            {mean.format(rated.mean)} out of 5 · {rated.count === 1 ? "1 review" : `${rated.count} reviews`}
          </a>
        </>
      )}
    </p>
  )
}
