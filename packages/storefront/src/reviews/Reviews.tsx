import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { InfiniteList } from "@portico/react"
import { useMemberId } from "../account/useMemberId.ts"
import { Reviews as ReviewCollection } from "../Catalog.ts"
import { reviewWords } from "../parts/words.ts"
import { ReviewArticle } from "./ReviewArticle.tsx"
import { ReviewForm } from "./ReviewForm.tsx"

export interface ReviewsProps {
  readonly bookId: string
}

const words = {
  paging: { ...reviewWords.paging, empty: "No reviews yet. Be the first to review this book." }
}

/** Renders the reviews of a book, newest first, and the form for a new review. */
export function Reviews({ bookId }: ReviewsProps) {
  const owner = useMemberId()
  const query = Query.from(ReviewCollection).pipe(
    Query.filter(Filter.eq("bookId", bookId)),
    Query.descending("writtenAt"),
    Query.limit(5)
  )
  return (
    <section aria-labelledby="reviews" className="reviews">
      <h2 id="reviews">Reviews</h2>
      <InfiniteList
        classNames={{ "feed-item": "review" }}
        label="Reviews of this book"
        messages={words}
        nameOf={({ data }) => data.title}
        query={query}
      >
        {(review) => (
          <ReviewArticle
            isOwn={owner !== undefined && review.data._ownerId === owner}
            key={review.id}
            review={review}
          />
        )}
      </InfiniteList>
      <div className="review-own">
        <ReviewForm bookId={bookId} />
      </div>
    </section>
  )
}
