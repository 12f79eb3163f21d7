import type { ListedItem } from "@portico/react/data"
import { useToast } from "@portico/react"
import * as React from "react"
import { Link } from "wouter"
import type { Review } from "../Catalog.ts"
import { loadReviewEditor, ReviewEditor } from "../pages/later.ts"
import { usePanel } from "../parts/usePanel.ts"
import { useShop } from "../words/useShop.ts"
import { ReviewArticle } from "./ReviewArticle.tsx"

export interface OwnReviewProps {
  /** Whether the member has just published the review. */
  readonly isNew: boolean
  readonly review: ListedItem<Review>
}

/** Renders the member's own review of a book, which they can edit in place. */
export function OwnReview({ isNew, review }: OwnReviewProps) {
  const { words } = useShop()
  const { close, closeHref, hrefOf, open } = usePanel("edit")
  const isEdited = open === review.id
  const link = React.useRef<HTMLAnchorElement>(null)
  const region = React.useRef<HTMLElement>(null)
  const toast = useToast()
  const isThanked = React.useRef(false)
  const wasEdited = React.useRef(false)
  React.useEffect(() => {
    if (wasEdited.current !== isEdited) (isEdited ? region : link).current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  React.useEffect(() => {
    if (!isNew || isThanked.current) return
    isThanked.current = true
    // The form that had the focus is no longer on the page.
    region.current?.focus()
    toast?.({ message: words.reviews.thanks })
  }, [isNew, toast, words])
  return (
    <section aria-label={words.reviews.own} className="review-mine" ref={region} tabIndex={-1}>
      {isEdited ? (
        <React.Suspense fallback={<p>{words.common.loading}</p>}>
          <ReviewEditor closeHref={closeHref} id={review.id} onDone={close} />
        </React.Suspense>
      ) : (
        <article className="review">
          <p className="review-own-mark">{words.reviews.own}</p>
          <ReviewArticle review={review}>
            <Link href={hrefOf(review.id)} onFocus={loadReviewEditor} onPointerEnter={loadReviewEditor} ref={link}>
              {words.reviews.edit}
            </Link>
          </ReviewArticle>
        </article>
      )}
    </section>
  )
}
