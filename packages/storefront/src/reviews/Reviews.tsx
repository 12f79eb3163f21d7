import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { collectionKey, InfiniteList, runtime, useAtomSet, useCollection, useMember, useToast } from "@portico/react"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as React from "react"
import { useIdentityState } from "../account/useIdentity.ts"
import { Reviews as ReviewCollection } from "../Catalog.ts"
import { PageLoading } from "../parts/PageLoading.tsx"
import { useShop } from "../words/useShop.ts"
import { OwnReview } from "./OwnReview.tsx"
import { ReviewArticle } from "./ReviewArticle.tsx"
import { RemoveReview } from "./RemoveReview.tsx"
import { ReviewForm } from "./ReviewForm.tsx"

export interface ReviewsProps {
  readonly bookId: string
}

/**
 * Renders the reviews of a book, newest first. A member's own review is above the others. A member who has none, and
 * every visitor, gets the form for a new one.
 */
export function Reviews({ bookId }: ReviewsProps) {
  const { words } = useShop()
  const member = useMember()
  const identity = useIdentityState()
  const owner = identity._tag === "Known" ? identity.identity.id : undefined
  return (
    <section aria-labelledby="reviews" className="reviews">
      <h2 id="reviews">{words.reviews.title}</h2>
      {member._tag === "Member" && identity._tag === "Loading" ? (
        // The list depends on the member's id. Rendering it before the id is known would request it twice.
        <PageLoading />
      ) : member._tag === "Member" && owner !== undefined ? (
        <MemberReviews bookId={bookId} key={owner} owner={owner} />
      ) : (
        <>
          <OtherReviews bookId={bookId} none={words.reviews.none} />
          {member._tag === "Visitor" && <NewReview bookId={bookId} />}
        </>
      )}
    </section>
  )
}

// The other review changes the lists and the rating of the book.
const reading = runtime.fn(() => Reactivity.invalidate([collectionKey(ReviewCollection.id)]))

interface MemberReviewsProps extends ReviewsProps {
  readonly owner: string
}

function MemberReviews({ bookId, owner }: MemberReviewsProps) {
  const { words } = useShop()
  const [hasPublished, setPublished] = React.useState(false)
  const query = React.useMemo(
    () =>
      Query.from(ReviewCollection).pipe(
        Query.filter(Filter.and(Filter.eq("bookId", bookId), Filter.eq("_ownerId", owner))),
        Query.limit(1)
      ),
    [bookId, owner]
  )
  const { listing } = useCollection(query)
  const readAgain = useAtomSet(reading)
  const toast = useToast()
  // The form is replaced by the review that exists, so a toast explains it. The draft stays in this tab.
  const showOwn = React.useCallback(() => {
    toast?.({ message: words.reviews.alreadyWritten })
    readAgain()
  }, [readAgain, toast, words])
  const [own] = listing._tag === "Ready" ? listing.items : []
  return (
    <>
      {own !== undefined && <OwnReview isNew={hasPublished} review={own} />}
      <OtherReviews
        bookId={bookId}
        none={own === undefined ? words.reviews.none : words.reviews.noneElse}
        owner={owner}
      />
      {own === undefined && listing._tag !== "Loading" && (
        <NewReview bookId={bookId} onExists={showOwn} onPublished={() => setPublished(true)} />
      )}
    </>
  )
}

interface NewReviewProps extends ReviewsProps {
  readonly onExists?: () => void
  readonly onPublished?: () => void
}

function NewReview({ bookId, onExists, onPublished = () => {} }: NewReviewProps) {
  return (
    <div className="review-own">
      <ReviewForm bookId={bookId} onExists={onExists} onPublished={onPublished} />
    </div>
  )
}

interface OtherReviewsProps extends ReviewsProps {
  /** The message if there are none. */
  readonly none: string
  /** The member whose review is shown elsewhere. */
  readonly owner?: string
}

function OtherReviews({ bookId, none, owner }: OtherReviewsProps) {
  const { words } = useShop()
  const query = React.useMemo(() => {
    const ofBook = Filter.eq("bookId", bookId)
    return Query.from(ReviewCollection).pipe(
      Query.filter(owner === undefined ? ofBook : Filter.and(ofBook, Filter.ne("_ownerId", owner))),
      Query.descending("writtenAt"),
      Query.limit(5)
    )
  }, [bookId, owner])
  const { reviews } = words.lists
  const messages = React.useMemo(() => ({ ...reviews, paging: { ...reviews.paging, empty: none } }), [none, reviews])
  return (
    <InfiniteList
      classNames={classNames}
      label={words.reviews.list}
      messages={messages}
      nameOf={({ data }) => data.title}
      query={query}
    >
      {(review) => (
        <ReviewArticle key={review.id} review={review}>
          {owner !== undefined && <RemoveReview review={review} />}
        </ReviewArticle>
      )}
    </InfiniteList>
  )
}

const classNames = { "feed-item": "review" } as const
