import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { SignedIn, SignedOut, useCollection } from "@portico/react"
import { Link, useLocation, useSearch } from "wouter"
import { entranceFrom, paths } from "../account/screens.ts"
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
  const [location] = useLocation()
  const search = useSearch()
  return (
    <>
      <SignedIn>
        <ReviewForm bookId={bookId} />
      </SignedIn>
      <SignedOut>
        <p className="review">
          <Link href={entranceFrom(paths.signIn, location, search)}>Sign in</Link> to write a review.
        </p>
      </SignedOut>
    </>
  )
}
