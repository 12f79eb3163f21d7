import * as Aggregate from "@portico/client/data/Aggregate"
import * as Filter from "@portico/client/data/Filter"
import { useAggregate } from "@portico/react/data"
import { Reviews } from "../Catalog.ts"
import { useShop } from "../words/useShop.ts"

export interface RatingSummaryProps {
  readonly bookId: string
}

/** Renders the average rating of a book, with a link to its reviews. It updates after a new review. */
export function RatingSummary({ bookId }: RatingSummaryProps) {
  const { format, words } = useShop()
  const { listing } = useAggregate(
    Aggregate.from(Reviews).pipe(
      Aggregate.filter(Filter.eq("bookId", bookId)),
      Aggregate.avg("rating", "mean"),
      Aggregate.count()
    )
  )
  const [rated] = listing._tag === "Ready" ? listing.items : []
  if (listing._tag === "Ready" && typeof rated?.mean !== "number") {
    return <p className="rating">{words.reviews.noRatings}</p>
  }
  return (
    <p className="rating">
      {typeof rated?.mean === "number" && (
        <>
          <span aria-hidden="true" className="stars">
            ★
          </span>{" "}
          <a href="#reviews">{words.reviews.summary(format.number(rated.mean), rated.count)}</a>
        </>
      )}
    </p>
  )
}
