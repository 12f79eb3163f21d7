import type * as React from "react"
import { EditMark } from "../listing/EditMark.view.tsx"
import type { ListedItem } from "../listing/Listing.ts"
import { type FeedDrawing, useFeed } from "./FeedContext.ts"

interface FeedArticleProps extends FeedDrawing {
  readonly index: number
  readonly item: ListedItem
  readonly measure?: ((element: HTMLElement | null) => void) | undefined
  readonly style?: React.CSSProperties | undefined
}

/** Renders one item of a feed, with its position and the count of all items if that is known. */
export function FeedArticle({ children, index, item, measure, nameOf, style }: FeedArticleProps) {
  const { classOf, marks, problems, state } = useFeed("FeedArticle")
  const count = state._tag === "Ready" ? (state.total ?? (state.hasNext ? -1 : state.items.length)) : -1
  return (
    <article
      aria-label={nameOf(item)}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={classOf("feed-item")}
      data-edit={item.edit?._tag.toLowerCase()}
      data-index={index}
      data-item={item.id}
      ref={measure}
      style={style}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the user moves from article to article
      tabIndex={0}
    >
      {children(item, index)}
      <EditMark classOf={classOf} edit={item.edit} messages={{ problems, table: marks }} />
    </article>
  )
}
