import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual"
import * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import { withItem } from "../listing/ItemFocus.ts"
import { many } from "./TableContext.ts"
import type { TablePosition } from "./TablePosition.ts"

type RowWindow = Virtualizer<HTMLElement, HTMLTableRowElement>

/** The estimated height of a row with one line, in pixels. It applies until rendered rows are measured. */
const line = 49

/** The number of rows that are rendered above and below the visible ones. */
const beyond = 6

export interface RowWindowOptions {
  /** The distance from the top of the scroll container to the first row, in pixels. */
  readonly above: number
  /** The user's position in the table that this one replaces. */
  readonly before?: Pick<TablePosition, "height" | "top"> | undefined
  /** Whether all rows are rendered, the visible ones first. There are at most as many as in a plain table. */
  readonly complete: boolean
  /** The index of a row that is rendered even if it is out of view. */
  readonly focusedIndex: number | undefined
  readonly items: ReadonlyArray<ListedItem>
  /** The scroll container. */
  readonly region: React.RefObject<HTMLElement | null>
}

/**
 * Returns the rows to render and their positions. The layout of all rows is computed again only if the items change or
 * a row's height differs from the estimate. For 100,000 rows, that takes about one frame. Of the rows next to the visible ones,
 * a render includes those that are rendered already. The others follow in a render that input and scrolling interrupt.
 */
export const useRowWindow = (options: RowWindowOptions) => {
  const { above, before, focusedIndex, items, region } = options
  const [usual, setUsual] = React.useState(Math.round(before?.height ?? 0) || line)
  const overscan = options.complete ? many : beyond
  // oxlint-disable-next-line react/incompatible-library -- its results change without a render: do not memoize
  const rows = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: items.length,
    estimateSize: () => usual,
    // A new function makes the virtualizer lay out all rows again, which is needed when the estimated height changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    getItemKey: React.useCallback((index: number) => items[index]?.id ?? index, [items, usual]),
    getScrollElement: () => region.current,
    initialOffset: () =>
      before?.top === undefined
        ? 0
        : Math.max(
            0,
            items.findIndex(({ id }) => id === before.top?.item)
          ) * usual,
    initialRect: { width: 800, height: 600 },
    overscan,
    rangeExtractor: React.useCallback(
      (range: Range) => withItem(defaultRangeExtractor(range), focusedIndex),
      [focusedIndex]
    ),
    scrollMargin: above,
    useFlushSync: false
  })
  const near = rows.getVirtualItems()
  const { startIndex: first = 0, endIndex: last = 0 } = rows.range ?? {}
  const [complete, setComplete] = React.useState(nothing)
  const shown = near.filter(
    ({ index, key }) =>
      (index >= first && index <= last) ||
      index === focusedIndex ||
      (index >= complete.first && index <= complete.last && complete.items[index]?.id === key)
  )
  const jumped = useStillness(rows)
  const { isScrolling } = rows
  React.useEffect(() => {
    // While the user drags the scrollbar, the next jump would remove these rows again.
    if (isScrolling && jumped.current) return
    React.startTransition(() => setComplete({ first: first - overscan, items, last: last + overscan }))
  }, [first, isScrolling, items, jumped, last, overscan])
  React.useLayoutEffect(() => {
    // After the user has scrolled, a new estimate would move the visible rows.
    if ((rows.scrollOffset ?? 0) > 0) return
    // The cache contains the heights that differ from the estimate. Reading them from the elements would compute the layout
    // of the page again.
    const heights = shown
      .map(({ key }) => [key, rows.itemSizeCache.get(key) ?? usual] as const)
      .filter(([, height]) => height > 0)
    const next = most(heights.map(([, height]) => height)) ?? usual
    if (next === usual) return
    for (const [key, height] of heights) rows.itemSizeCache.set(key, height)
    setUsual(next)
  }, [rows, shown, usual])
  return { end: rows.getTotalSize() + above, measure: rows.measureElement, shown }
}

const nothing: { readonly first: number; readonly items: ReadonlyArray<ListedItem>; readonly last: number } = {
  first: 0,
  items: [],
  last: -1
}

/**
 * Keeps the visible rows in place when rows above them turn out to be higher than estimated. After a jump, it does not
 * adjust the scroll offset: the user has not seen these rows yet, and each adjustment lays out all rows again. For the
 * same reason, it scrolls once for all rows that are measured in a frame, not once for each row. Returns whether the rows of
 * the last render were a jump.
 */
const useStillness = (rows: RowWindow): React.RefObject<boolean> => {
  const rendered = React.useRef<{ readonly startIndex: number; readonly endIndex: number }>(undefined)
  const jumped = React.useRef(false)
  const owed = React.useRef(0)
  React.useLayoutEffect(() => {
    const range = rows.range ?? rendered.current
    const before = rendered.current
    // The first rows are no jump: the table that this one replaces may have shown them.
    jumped.current =
      range !== undefined &&
      before !== undefined &&
      (range.startIndex > before.endIndex || range.endIndex < before.startIndex)
    rendered.current = range
    if (owed.current === 0) return
    rows.scrollElement?.scrollBy({ top: owed.current, behavior: "instant" })
    owed.current = 0
  })
  React.useLayoutEffect(() => {
    const shouldAdjustScrollPositionOnItemSizeChange: RowWindow["shouldAdjustScrollPositionOnItemSizeChange"] = (
      row,
      delta
    ) => {
      const isAbove = rows.itemSizeCache.has(row.key)
        ? row.end <= (rows.scrollOffset ?? 0) && rows.scrollDirection !== "backward"
        : row.start < (rows.scrollOffset ?? 0)
      if (isAbove && !jumped.current) owed.current += delta
      return false
    }
    Object.assign(rows, { shouldAdjustScrollPositionOnItemSizeChange })
  }, [rows])
  return jumped
}

// Returns the most frequent value.
const most = (values: ReadonlyArray<number>): number | undefined => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
