import type { ListedItem } from "@portico/react/data"
import type * as React from "react"
import type { Review } from "../Catalog.ts"
import { Stars } from "../parts/Stars.tsx"
import { useShop } from "../words/useShop.ts"

export interface ReviewArticleProps {
  /** The content next to the author and the date, such as a link to edit the review. */
  readonly children?: React.ReactNode
  readonly review: ListedItem<Review>
}

/** Renders a review. */
export function ReviewArticle({ children, review: { data } }: ReviewArticleProps) {
  const { format, words } = useShop()
  return (
    <>
      <Stars rating={data.rating} />
      <h3 dir="auto">{data.title}</h3>
      <p dir="auto">{data.text}</p>
      <footer>
        <span>
          <bdi>{data.reviewer || words.reviews.anonymous}</bdi>,{" "}
          <time dateTime={data.writtenAt.toISOString()}>{format.longDay(data.writtenAt)}</time>
        </span>
        {children}
      </footer>
    </>
  )
}
