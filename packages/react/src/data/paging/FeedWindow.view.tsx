import { useWindowVirtualizer } from "@tanstack/react-virtual"
import * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import { FeedArticle } from "./FeedArticle.view.tsx"
import { type FeedDrawing, useFeed } from "./FeedContext.ts"

interface FeedWindowProps extends FeedDrawing {
  /** Set to what scrolls to an item that is not drawn. */
  readonly reveal: React.RefObject<(index: number) => void>
}

const none: ReadonlyArray<ListedItem> = []

/** The items of a long feed that stand near the window; the others are only room. */
export function FeedWindow({ reveal, ...drawing }: FeedWindowProps) {
  const { place, state } = useFeed("FeedWindow")
  const items = state._tag === "Ready" ? state.items : none
  const list = React.useRef<HTMLDivElement>(null)
  const [above, setAbove] = React.useState(0)
  React.useLayoutEffect(() => {
    if (list.current !== null) setAbove(list.current.getBoundingClientRect().top + scrollY)
  }, [])
  // oxlint-disable-next-line react-hooks-js/incompatible-library, react/incompatible-library -- it is read anew in each render
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => 112,
    gap: 12,
    // Another function has all items laid out anew, which must not be whenever some come into sight.
    getItemKey: React.useCallback((index: number) => items[index]?.id ?? index, [items]),
    overscan: 6,
    scrollMargin: above
  })
  const [start] = React.useState(place?.index)
  React.useLayoutEffect(() => {
    reveal.current = (index) => virtualizer.scrollToIndex(index, { align: "center" })
  }, [reveal, virtualizer])
  React.useEffect(() => {
    if (start !== undefined) virtualizer.scrollToIndex(start, { align: "start" })
  }, [start, virtualizer])
  return (
    <div ref={list} style={{ blockSize: virtualizer.getTotalSize(), position: "relative" }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const item = items[index]
        return item === undefined ? null : (
          <FeedArticle
            {...drawing}
            index={index}
            item={item}
            key={item.id}
            measure={virtualizer.measureElement}
            style={{ insetBlockStart: start - above, insetInline: 0, position: "absolute" }}
          />
        )
      })}
    </div>
  )
}
