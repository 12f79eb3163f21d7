"use client"
import * as React from "react"
import { useFocusedItem } from "../listing/useFocusedItem.ts"
import { DrawsContext } from "./DrawsContext.ts"
import { shownOf, standingOf, useTable } from "./TableContext.ts"
import { TableHead } from "./TableHead.view.tsx"
import { TableRow } from "./TableRow.view.tsx"
import { useGridKeys } from "./useGridKeys.ts"
import { useRowWindow } from "./useRowWindow.ts"
import { type Handover, useWhereabouts } from "./useWhereabouts.ts"

export interface WindowedTableProps {
  readonly className?: string | undefined
  readonly grid: boolean
  readonly handover: Handover
}

// A narrow page gives the column that stays in sight less room.
const firstOf = (width: string): string => `var(--portico-first-column, ${width})`

// One element, so that it is not drawn again with the rows: its checkbox asks all of them whether they are chosen.
const head = <TableHead counted />

/** A table of which only the rows in sight are drawn, and that with the focus. */
export function WindowedTable({ className, grid, handover }: WindowedTableProps) {
  const context = useTable("WindowedTable")
  const { busy, caption, captionHidden, classOf, columns, id, region, selection } = context
  const items = shownOf(context)
  // What is drawn anew in a cell of a grid must not be a stop of the tab key.
  if (grid) React.use(DrawsContext)
  const table = React.useRef<HTMLTableElement>(null)
  const body = React.useRef<HTMLTableSectionElement>(null)
  const [above, setAbove] = React.useState(0)
  const keys = useGridKeys(context, table, grid)
  // The table that stands here still: which rows are drawn at first depends on it.
  const [before] = React.useState(handover.now)
  const focused = useFocusedItem(items, typeof before?.focus === "object" ? before.focus.item : undefined)
  const held = grid ? keys.row : focused.index
  const { end, measure, shown } = useRowWindow({ above, before, held, items, region })
  React.useLayoutEffect(() => {
    if (table.current !== null && body.current !== null) {
      setAbove(body.current.getBoundingClientRect().top - table.current.getBoundingClientRect().top)
    }
    // Other headers may be higher.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [columns])
  useWhereabouts(region, handover)
  const cells = columns.length + (selection === undefined ? 0 : 1)
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
        {...(grid ? keys.props : focused.props)}
        aria-busy={busy}
        aria-colcount={cells}
        aria-labelledby={captionHidden === true ? `${id}-caption` : undefined}
        aria-multiselectable={grid && selection !== undefined ? true : undefined}
        aria-rowcount={items.length + 1}
        className={classOf("table")}
        data-refetching={busy || undefined}
        ref={table}
        role={grid ? "grid" : undefined}
        style={{ "--portico-columns": columns.length } as React.CSSProperties}
      >
        <caption className={classOf("caption")} hidden={captionHidden} id={`${id}-caption`}>
          <span>{caption}</span>
        </caption>
        <colgroup>
          {selection !== undefined && <col data-choice="" />}
          {columns.map(({ field, width }, place) => (
            <col
              key={field}
              style={width === undefined ? undefined : { inlineSize: place === 0 ? firstOf(width) : width }}
            />
          ))}
        </colgroup>
        {head}
        <tbody ref={body}>
          {shown.map((row, place) => {
            const item = items[row.index]
            const gap = row.start - (shown[place - 1]?.end ?? above)
            return (
              <React.Fragment key={row.key}>
                <Gap cells={cells} className={classOf("spacer")} height={gap} />
                {item !== undefined && (
                  <TableRow
                    grid={grid}
                    index={row.index}
                    item={item}
                    measure={measure}
                    {...standingOf(context, item)}
                  />
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
