import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual"
import * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import { withItem } from "../listing/useFocusedItem.ts"
import { overscan } from "./useGridKeys.ts"
import type { Whereabouts } from "./Whereabouts.ts"

type RowWindow = Virtualizer<HTMLElement, HTMLTableRowElement>

/** As high as a row of one line, in pixels. What stands there tells how high the others are. */
const line = 49

export interface RowWindowOptions {
  /** Pixels from the top of what scrolls to the first row. */
  readonly above: number
  /** Where a person was in the table that stood here before. */
  readonly before?: Pick<Whereabouts, "height" | "top"> | undefined
  /** A row that is there even where it is out of sight. */
  readonly held: number | undefined
  readonly items: ReadonlyArray<ListedItem>
  /** What scrolls. */
  readonly region: React.RefObject<HTMLElement | null>
}

/**
 * Which rows are drawn, and where they stand. All rows are laid out anew only where other items come or a row is not as
 * high as thought: for 100,000 rows that takes as long as a frame.
 */
export const useRowWindow = ({ above, before, held, items, region }: RowWindowOptions) => {
  const [usual, setUsual] = React.useState(Math.round(before?.height ?? 0) || line)
  // oxlint-disable-next-line react/incompatible-library -- its functions change without a render, and so no memo holds them
  const rows = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: items.length,
    estimateSize: () => usual,
    // Another function has all of them laid out anew, as another height of theirs has to.
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
    rangeExtractor: React.useCallback((range: Range) => withItem(defaultRangeExtractor(range), held), [held]),
    scrollMargin: above,
    useFlushSync: false
  })
  const shown = rows.getVirtualItems()
  useStillness(rows)
  React.useLayoutEffect(() => {
    // Where one has scrolled already, what is in sight would move.
    if ((rows.scrollOffset ?? 0) > 0) return
    const heights = shown
      .map(({ key }) => [key, rows.elementsCache.get(key)?.offsetHeight ?? 0] as const)
      .filter(([, height]) => height > 0)
    const next = most(heights.map(([, height]) => height)) ?? usual
    if (next === usual) return
    for (const [key, height] of heights) rows.itemSizeCache.set(key, height)
    setUsual(next)
  }, [rows, shown, usual])
  return { end: rows.getTotalSize() + above, measure: rows.measureElement, shown }
}

/**
 * What is in sight stays where it is when rows above it turn out higher than thought; but after a jump nobody has seen
 * any of it yet, and for each such row all of them would be laid out anew. The page is scrolled once for all rows of a
 * frame: with a step for each one, all would be laid out anew between them.
 */
const useStillness = (rows: RowWindow): void => {
  const drawn = React.useRef({ startIndex: 0, endIndex: 0 })
  const jumped = React.useRef(false)
  const owed = React.useRef(0)
  React.useLayoutEffect(() => {
    const { endIndex, startIndex } = rows.range ?? drawn.current
    jumped.current = startIndex > drawn.current.endIndex || endIndex < drawn.current.startIndex
    drawn.current = { endIndex, startIndex }
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
}

// That which occurs most often.
const most = (values: ReadonlyArray<number>): number | undefined => {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
