import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual"
import * as React from "react"
import { withItem } from "../listing/useFocusedItem.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { useFeed } from "./FeedContext.ts"

/** Which items of a long feed are drawn, and where. */
export interface FeedFrame {
  readonly measure: (element: HTMLElement | null) => void
  /** How far below the head of the list each starts, in pixels. */
  readonly rows: ReadonlyArray<Pick<VirtualItem, "index" | "start">>
  /** How high all of them are. */
  readonly size: number
}

interface FeedWindowProps {
  /** An item that is there even where it is out of sight. */
  readonly held: number | undefined
  readonly items: ReadonlyArray<ListedItem>
  readonly list: React.RefObject<HTMLElement | null>
  readonly onFrame: (frame: FeedFrame | undefined) => void
}

/**
 * Says which items of a long feed stand near the window. It draws none: those that stand there before its code has come
 * stay what they are, with the focus and whatever was opened in them.
 */
export function FeedWindow({ held, items, list, onFrame }: FeedWindowProps) {
  const { place, reveal } = useFeed("FeedWindow")
  const [box, setBox] = React.useState<{ readonly above: number; readonly gap: number }>()
  const { above = 0, gap = 0 } = box ?? {}
  // oxlint-disable-next-line react-hooks-js/incompatible-library, react/incompatible-library -- it is read anew in each render
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    estimateSize: () => 112,
    gap,
    // Another function has all items laid out anew, which must not be whenever some come into sight.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    getItemKey: React.useCallback((index: number) => items[index]?.id ?? index, [box, items]),
    overscan: 6,
    rangeExtractor: React.useCallback((range: Range) => withItem(defaultRangeExtractor(range), held), [held]),
    scrollMargin: above
  })
  const [start] = React.useState(place?.index)
  React.useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    // Nothing moves when those that stand there are laid out by their places.
    for (const { dataset, offsetHeight } of element.querySelectorAll<HTMLElement>(":scope > [data-item]")) {
      virtualizer.itemSizeCache.set(dataset["item"] ?? "", offsetHeight)
    }
    setBox({
      above: element.getBoundingClientRect().top + scrollY,
      gap: Number.parseFloat(getComputedStyle(element).rowGap) || 0
    })
    reveal.current = (index) => virtualizer.scrollToIndex(index, { align: "center" })
    return () => {
      reveal.current = () => {}
      onFrame(undefined)
    }
  }, [list, onFrame, reveal, virtualizer])
  React.useEffect(() => {
    if (start === undefined || list.current?.querySelector(`[data-index="${start}"]`) != null) return
    virtualizer.scrollToIndex(start, { align: "start" })
  }, [list, start, virtualizer])
  const rows = virtualizer.getVirtualItems()
  const size = virtualizer.getTotalSize()
  React.useLayoutEffect(() => {
    if (box === undefined) return
    const placed = rows.map(({ index, start }) => ({ index, start: start - box.above }))
    onFrame({ measure: virtualizer.measureElement, rows: placed, size })
  }, [box, onFrame, rows, size, virtualizer])
  return null
}
