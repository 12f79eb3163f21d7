"use client"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import * as React from "react"
import { useFocusedItem } from "../listing/ItemFocus.ts"
import { DrawsContext } from "./TableContext.ts"
import { shownOf, rowStateOf, useTable } from "./TableContext.ts"
import type { TableFoot } from "./TableHead.view.tsx"
import type { TableRow } from "./TableRow.view.tsx"
import { useGridKeys } from "./useGridKeys.ts"
import { useRowWindow } from "./useRowWindow.ts"
import { enter, type Handover, leave, positionIn } from "./TablePosition.ts"

export { enter, leave } from "./TablePosition.ts"

export interface WindowedTableProps extends PartProps<"section"> {
  /** Whether all rows are rendered, because a filter has left only a few, so that the browser's search finds them. */
  readonly complete: boolean
  readonly Foot: typeof TableFoot
  readonly grid: boolean
  readonly handover: Handover
  readonly head: React.ReactElement
  readonly Row: typeof TableRow
}

// The theme can limit the width of the sticky first column on a narrow page.
const firstOf = (width: string): string => `var(--portico-first-column, ${width})`

/** Renders a table of which only the visible rows and the focused row are in the DOM. */
export function WindowedTable({ complete, grid, handover, head, Row, Foot, ...own }: WindowedTableProps) {
  const context = useTable("WindowedTable")
  const { busy, caption, captionHidden, classOf, columns, id, region, selection } = context
  const items = shownOf(context)
  // A new `cell` function may render new tab stops. This subscription makes `useGridKeys` run again and remove them.
  const { feet } = React.use(DrawsContext)
  const table = React.useRef<HTMLTableElement>(null)
  const body = React.useRef<HTMLTableSectionElement>(null)
  const [above, setAbove] = React.useState(0)
  const keys = useGridKeys(context, table, grid)
  // The position in the table that this one replaces. It determines the rows of the first render.
  // oxlint-disable-next-line react/refs -- the first render reads the element of the table that it replaces
  const [before] = React.useState(() => positionIn(region.current))
  const focused = useFocusedItem(items, typeof before?.focus === "object" ? before.focus.item : undefined)
  const focusedIndex = grid ? keys.row : focused.index
  const { end, measure, shown } = useRowWindow({ above, before, complete, focusedIndex, items, region })
  React.useLayoutEffect(() => {
    if (table.current !== null && body.current !== null) {
      setAbove(body.current.getBoundingClientRect().top - table.current.getBoundingClientRect().top)
    }
    // Other headers may have another height.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [columns])
  React.useLayoutEffect(() => {
    const { current } = region
    enter(handover, current)
    return () => leave(handover, current)
  }, [handover, region])
  const cells = columns.length + (selection === undefined ? 0 : 1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers need keyboard access
    <Part
      as="section"
      own={own}
      {...keys.box}
      aria-labelledby={`${id}-caption`}
      className={classOf("scroll")}
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
        aria-rowcount={items.length + (columns.some(({ id }) => feet.has(id)) ? 2 : 1)}
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
          {columns.map(({ id, width }, place) => (
            <col
              key={id}
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
                  <Row grid={grid} index={row.index} item={item} measure={measure} {...rowStateOf(context, item)} />
                )}
              </React.Fragment>
            )
          })}
          <Gap cells={cells} className={classOf("spacer")} height={end - (shown.at(-1)?.end ?? above)} />
        </tbody>
        <Foot row={items.length + 2} />
      </table>
      {busy && <span aria-hidden="true" className={classOf("progress")} />}
    </Part>
  )
}

interface GapProps {
  readonly cells: number
  readonly className: string | undefined
  readonly height: number
}

// Fills the space of the rows that are not rendered.
function Gap({ cells, className, height }: GapProps) {
  return height <= 0 ? null : (
    <tr aria-hidden="true" className={className} style={{ blockSize: height }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell is empty */}
      <td colSpan={cells} />
    </tr>
  )
}
