"use client"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import * as React from "react"
import { many, shownOf, rowStateOf, useTable } from "./TableContext.ts"
import { TableFoot, TableHead } from "./TableHead.view.tsx"
import { TableEmpty } from "./TableParts.view.tsx"
import { TableRow } from "./TableRow.view.tsx"
import type { Handover } from "./TablePosition.ts"
import type * as WindowedTables from "./WindowedTable.view.tsx"

/** The semantics of a table: a native table, or a grid with arrow-key navigation. */
export type Semantics = "table" | "grid"

export interface TableFrameProps extends Omit<PartProps<"section">, "children"> {
  /** The content shown instead of rows when there are no items. */
  readonly children?: React.ReactNode
  /**
   * The semantics of the table. `table` renders a native table. `grid` renders a single tab stop in which the arrow
   * keys move between cells, for pages that work like a spreadsheet. Default: `table`.
   */
  readonly semantics?: Semantics | undefined
  /** The number of placeholder rows shown while the items load. Default: `5`. */
  readonly skeletonRows?: number | undefined
  /**
   * Whether only the visible rows are rendered. A grid always does this. By default, a table does if it has more than 100
   * items. If fewer are left, it renders all of them, in the same scroll container with the same widths of columns, until
   * it is empty, loads or fails.
   */
  readonly virtualize?: boolean | undefined
}

/** The number of rows to render at first, until the code of the virtualized table has loaded. */
const few = 40

/** Renders the table itself in its own scroll container. */
export function TableFrame({ children, semantics = "table", skeletonRows = 5, virtualize, ...own }: TableFrameProps) {
  const table = useTable("TableFrame")
  const rows = shownOf(table).length
  // A plain table has other widths of columns, and a filter may change the number of rows with each keystroke.
  const [wasWindowed, setWasWindowed] = React.useState(false)
  const isLong = rows > many && virtualize !== false
  if (rows === 0 ? wasWindowed : isLong && !wasWindowed) setWasWindowed(rows > 0)
  const windowed = rows > 0 && (semantics === "grid" || (virtualize ?? (isLong || wasWindowed)))
  const virtual = useVirtualTable(windowed)
  const [whole, setWhole] = React.useState(false)
  if (!windowed && whole !== rows > 0) setWhole(rows > 0)
  const handover: Handover = React.useRef(undefined)
  // No boundary of Suspense contains the rows: a server would stream a large table twice, as the fallback and as content.
  return virtual === undefined || !windowed ? (
    <PlainTable
      boxed={windowed && !whole}
      {...own}
      handover={handover}
      most={windowed ? (whole ? many : few) : undefined}
      skeletonRows={skeletonRows}
    >
      {children}
    </PlainTable>
  ) : (
    <virtual.WindowedTable
      {...own}
      Foot={TableFoot}
      Row={TableRow}
      complete={semantics === "table" && virtualize === undefined && rows <= many}
      head={semantics === "grid" ? gridHead : head}
      grid={semantics === "grid"}
      handover={handover}
    />
  )
}

// Constant elements, so that scrolling does not render the headers again. Their checkbox examines all items.
const head = <TableHead counted />
const gridHead = <TableHead counted grid />

let code: typeof WindowedTables | undefined

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const load = async () => {
  code = await import("./WindowedTable.view.tsx")
  for (const listener of listeners) listener()
}

/**
 * Returns the code of the virtualized table, and loads it if it is needed. Until then, the current rows stay, with the
 * focus and the scroll position. Undefined during hydration, because the HTML of a server has a plain table.
 */
const useVirtualTable = (needed: boolean): typeof WindowedTables | undefined => {
  const loaded = React.useSyncExternalStore(
    subscribe,
    () => code,
    () => undefined
  )
  const [failure, setFailure] = React.useState<{ readonly cause: unknown }>()
  React.useEffect(() => {
    if (needed && loaded === undefined) load().catch((cause: unknown) => setFailure({ cause }))
  }, [loaded, needed])
  if (failure !== undefined) throw failure.cause
  return loaded
}

interface PlainTableProps extends Omit<TableFrameProps, "semantics" | "virtualize"> {
  /** Whether it has the scroll container of a virtualized table. */
  readonly boxed: boolean
  readonly handover: Handover
  readonly most: number | undefined
  readonly skeletonRows: number
}

function PlainTable({ boxed, children, handover, most, skeletonRows, ...own }: PlainTableProps) {
  const { busy, caption, captionHidden, classOf, id, region } = useTable("TableFrame")
  React.useLayoutEffect(() => {
    const { current } = region
    // The code has loaded before a virtualized table replaces this one, or the other way round.
    code?.enter(handover, current)
    return () => code?.leave(handover, current)
  }, [handover, region])
  return (
    <Part
      as="section"
      own={own}
      aria-labelledby={`${id}-caption`}
      className={classOf("scroll")}
      data-windowed={boxed ? "" : undefined}
      ref={region}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers need keyboard access
      tabIndex={0}
    >
      <table
        aria-busy={busy}
        aria-labelledby={captionHidden === true ? `${id}-caption` : undefined}
        className={classOf("table")}
        data-refetching={busy || undefined}
      >
        <caption className={classOf("caption")} hidden={captionHidden} id={`${id}-caption`}>
          <span>{caption}</span>
        </caption>
        <TableHead />
        <TableBody most={most} skeletonRows={skeletonRows} />
        <TableFoot />
      </table>
      <TableEmpty>{children}</TableEmpty>
      {busy && <span aria-hidden="true" className={classOf("progress")} />}
    </Part>
  )
}

interface TableBodyProps {
  /** The maximum number of rows to render. */
  readonly most?: number | undefined
  readonly skeletonRows: number
}

/** Renders the rows of a table: its items, or placeholders while the items load. */
function TableBody({ most, skeletonRows }: TableBodyProps) {
  const table = useTable("TableBody")
  const { classOf, columns, listing, selection } = table
  if (listing._tag !== "Ready") {
    const rows = listing._tag === "Loading" ? skeletonRows : 0
    const cells = [...(selection === undefined ? [] : [""]), ...columns.map(({ id }) => id)]
    return (
      <tbody aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          <tr className={classOf("row")} key={row}>
            {cells.map((id) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a hidden placeholder row
              <td className={classOf("cell")} key={id}>
                <span className={classOf("skeleton")} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    )
  }
  return (
    <tbody>
      {shownOf(table)
        .slice(0, most)
        .map((item) => (
          <TableRow item={item} key={item.id} {...rowStateOf(table, item)} />
        ))}
    </tbody>
  )
}
