import type { ListedItem } from "@portico/react/data"
import * as React from "react"
import { Link } from "wouter"
import type { Review } from "../Catalog.ts"
import { loadReviewEditor, ReviewEditor } from "../pages/later.ts"
import { Stars } from "../parts/Stars.tsx"
import { usePanel } from "../parts/usePanel.ts"

export interface ReviewArticleProps {
  readonly isOwn: boolean
  readonly review: ListedItem<Review>
}

const day = new Intl.DateTimeFormat("en", { dateStyle: "long" })

/** Renders a review. Its author can edit it in place. */
export function ReviewArticle({ isOwn, review: { data, id } }: ReviewArticleProps) {
  const { close, closeHref, hrefOf, open } = usePanel("edit")
  const isEdited = isOwn && open === id
  const link = React.useRef<HTMLAnchorElement>(null)
  const editor = React.useRef<HTMLElement>(null)
  const wasEdited = React.useRef(false)
  React.useEffect(() => {
    if (wasEdited.current !== isEdited) (isEdited ? editor : link).current?.focus()
    wasEdited.current = isEdited
  }, [isEdited])
  if (isEdited) {
    return (
      <section aria-label={`Edit your review “${data.title}”`} ref={editor} tabIndex={-1}>
        <React.Suspense fallback={<p>Loading…</p>}>
          <ReviewEditor closeHref={closeHref} id={id} onDone={close} />
        </React.Suspense>
      </section>
    )
  }
  return (
    <>
      <Stars rating={data.rating} />
      <h3 dir="auto">{data.title}</h3>
      <p dir="auto">{data.text}</p>
      <footer>
        <span>
          <bdi>{data.reviewer}</bdi>, <time dateTime={data.writtenAt.toISOString()}>{day.format(data.writtenAt)}</time>
        </span>
        {isOwn && (
          <Link
            aria-label={`Edit your review “${data.title}”`}
            href={hrefOf(id)}
            onFocus={loadReviewEditor}
            onPointerEnter={loadReviewEditor}
            ref={link}
          >
            Edit
          </Link>
        )}
      </footer>
    </>
  )
}
