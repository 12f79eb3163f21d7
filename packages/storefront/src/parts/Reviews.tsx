import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { useCollection, useMember } from "@portico/react"
import { Link, useLocation } from "wouter"
import { Reviews as ReviewCollection } from "../Catalogue.ts"
import { ListingNotice } from "./ListingNotice.tsx"
import { ReviewForm } from "./ReviewForm.tsx"
import { Stars } from "./Stars.tsx"

export interface ReviewsProps {
  readonly bookId: string
}

const day = new Intl.DateTimeFormat("en", { dateStyle: "long" })

/** What members say about a book, the newest first, and the form to say something too. */
export function Reviews({ bookId }: ReviewsProps) {
  const { listing, refetch } = useCollection(
    Query.from(ReviewCollection).pipe(Query.filter(Filter.eq("bookId", bookId)), Query.descending("writtenAt"))
  )
  return (
    <section aria-labelledby="reviews" className="reviews">
      <h2 id="reviews">Reviews</h2>
      <ListingNotice
        empty="Nobody has reviewed this book yet."
        listing={listing}
        loading="Fetching the reviews…"
        onRetry={refetch}
      />
      {listing._tag === "Ready" &&
        listing.items.map(({ data, id }) => (
          <article className="review" key={id}>
            <Stars rating={data.rating} />
            <h3>{data.title}</h3>
            <p>{data.text}</p>
            <footer>
              {data.reviewer}, <time dateTime={data.writtenAt.toISOString()}>{day.format(data.writtenAt)}</time>
            </footer>
          </article>
        ))}
      <OwnReview bookId={bookId} />
    </section>
  )
}

function OwnReview({ bookId }: ReviewsProps) {
  const member = useMember()
  const [location] = useLocation()
  switch (member._tag) {
    case "Unknown":
      return null
    case "Visitor":
      return (
        <p className="review">
          <Link href={`/sign-in?from=${encodeURIComponent(location)}`}>Sign in</Link> to write a review.
        </p>
      )
    case "Member":
      return <ReviewForm bookId={bookId} />
  }
}
