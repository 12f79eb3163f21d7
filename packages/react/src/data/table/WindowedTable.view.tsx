"use client"
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual"
import * as React from "react"
import { shownOf, useTable } from "./TableContext.ts"
import { TableHead } from "./TableHead.view.tsx"
import { TableRow } from "./TableRow.view.tsx"
import { overscan, useGridKeys } from "./useGridKeys.ts"

export interface WindowedTableProps {
  readonly className?: string | undefined
  readonly grid: boolean
}

/** As high as a row of one line, in pixels. Each is measured once it is there. */
const rowHeight = 49

/** A table of which only the rows in sight are drawn, and that with the focus. */
export function WindowedTable({ className, grid }: WindowedTableProps) {
  const context = useTable("WindowedTable")
  const { busy, caption, classOf, columns, id, region, selection } = context
  const items = shownOf(context)
  const table = React.useRef<HTMLTableElement>(null)
  const body = React.useRef<HTMLTableSectionElement>(null)
  const [above, setAbove] = React.useState(0)
  const keys = useGridKeys(context, table, grid)
  const { row: held } = keys
  // oxlint-disable-next-line react/incompatible-library -- its functions change without a render, and so no memo holds them
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => items[index]?.id ?? index,
    getScrollElement: () => region.current,
    initialRect: { width: 800, height: 600 },
    overscan,
    rangeExtractor: React.useCallback(
      (range: Range) => withRow(defaultRangeExtractor(range), held, grid),
      [grid, held]
    ),
    scrollMargin: above,
    useFlushSync: false
  })
  React.useLayoutEffect(() => {
    if (table.current !== null && body.current !== null) {
      setAbove(body.current.getBoundingClientRect().top - table.current.getBoundingClientRect().top)
    }
  }, [columns])
  const shown = virtualizer.getVirtualItems()
  const cells = columns.length + (selection === undefined ? 0 : 1)
  const end = virtualizer.getTotalSize() + above
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section
      {...keys.box}
      aria-labelledby={`${id}-caption`}
      className={classOf("scroll", className)}
      data-windowed=""
      ref={region}
      tabIndex={grid ? -1 : 0}
    >
      <table
        {...keys.props}
        aria-busy={busy}
        aria-colcount={cells}
        aria-multiselectable={grid && selection !== undefined ? true : undefined}
        aria-rowcount={items.length + 1}
        className={classOf("table")}
        data-refetching={busy || undefined}
        ref={table}
        role={grid ? "grid" : undefined}
        style={{ "--portico-columns": columns.length } as React.CSSProperties}
      >
        <caption className={classOf("caption")} id={`${id}-caption`}>
          <span>{caption}</span>
        </caption>
        <colgroup>
          {selection !== undefined && <col data-choice="" />}
          {columns.map(({ field, width }) => (
            <col key={field} style={width === undefined ? undefined : { inlineSize: width }} />
          ))}
        </colgroup>
        <TableHead counted />
        <tbody ref={body}>
          {shown.map((row, place) => {
            const item = items[row.index]
            const gap = row.start - (shown[place - 1]?.end ?? above)
            return (
              <React.Fragment key={row.key}>
                <Gap cells={cells} className={classOf("spacer")} height={gap} />
                {item !== undefined && (
                  <TableRow grid={grid} index={row.index} item={item} measure={virtualizer.measureElement} />
                )}
              </React.Fragment>
            )
          })}
          <Gap cells={cells} className={classOf("spacer")} height={end - (shown.at(-1)?.end ?? above)} />
        </tbody>
      </table>
      {busy && <span aria-hidden="true" className={classOf("progress")} />}
    </section>
  )
}

interface GapProps {
  readonly cells: number
  readonly className: string | undefined
  readonly height: number
}

// As much room as the rows take that are not drawn.
function Gap({ cells, className, height }: GapProps) {
  return height <= 0 ? null : (
    <tr aria-hidden="true" className={className} style={{ blockSize: height }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing is in it */}
      <td colSpan={cells} />
    </tr>
  )
}

const withRow = (shown: Array<number>, row: number, grid: boolean): Array<number> =>
  !grid || row < 0 || shown.includes(row) ? shown : [...shown, row].toSorted((a, b) => a - b)
