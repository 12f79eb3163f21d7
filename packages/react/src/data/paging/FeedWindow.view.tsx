import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual"
import * as React from "react"
import { withItem } from "../listing/ItemFocus.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { useFeed } from "./FeedContext.ts"

/** The rendered window of a long feed. */
export interface FeedFrame {
  readonly measure: (element: HTMLElement | null) => void
  /** The rendered items, each with its offset from the top of the list, in pixels. */
  readonly rows: ReadonlyArray<Pick<VirtualItem, "index" | "start">>
  /** The total height of all items, in pixels. */
  readonly size: number
}

interface FeedWindowProps {
  /** The index of an item that stays rendered when it is out of view. */
  readonly focusedIndex: number | undefined
  readonly items: ReadonlyArray<ListedItem>
  readonly list: React.RefObject<HTMLElement | null>
  readonly onFrame: (frame: FeedFrame | undefined) => void
}

/**
 * Calculates which items of a long feed are near the window. It renders nothing itself, so the items that are rendered
 * before this code has loaded keep their focus and state.
 */
export function FeedWindow({ focusedIndex, items, list, onFrame }: FeedWindowProps) {
  const { place, reveal } = useFeed("FeedWindow")
  const [box, setBox] = React.useState<{ readonly above: number; readonly gap: number }>()
  const { above = 0, gap = 0 } = box ?? {}
  // oxlint-disable-next-line react-hooks-js/incompatible-library, react/incompatible-library -- re-read each render
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    estimateSize: () => 112,
    gap,
    // A new function causes a new layout of all items, so it must not change on every scroll.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    getItemKey: React.useCallback((index: number) => items[index]?.id ?? index, [box, items]),
    overscan: 6,
    rangeExtractor: React.useCallback(
      (range: Range) => withItem(defaultRangeExtractor(range), focusedIndex),
      [focusedIndex]
    ),
    scrollMargin: above
  })
  const [start] = React.useState(place?.index)
  React.useLayoutEffect(() => {
    const element = list.current
    if (element === null) return
    // Measured heights prevent a layout shift when the rendered items become absolutely positioned.
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
