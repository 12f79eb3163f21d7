"use client"
import * as React from "react"
import { TableBody } from "./TableBody.view.tsx"
import { shownOf, useTable } from "./TableContext.ts"
import { TableHead } from "./TableHead.view.tsx"
import { TableEmpty } from "./TableParts.view.tsx"
import { type Handover, makeHandover, useWhereabouts } from "./useWhereabouts.ts"

/** How a table is read and walked through. */
export type Semantics = "table" | "grid"

export interface TableFrameProps {
  /** Stands in place of rows where there are none. */
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /**
   * `table`: a native table, read as one. `grid`: one stop of the tab key, inside which the arrow keys walk; for pages
   * that work like a spreadsheet. A table by default.
   */
  readonly semantics?: Semantics | undefined
  /** Rows of bars that stand for items while there are none. */
  readonly skeletonRows?: number | undefined
  /** Whether only the rows in sight are drawn. Those of more than 200 items are by default, and a grid's always. */
  readonly virtualise?: boolean | undefined
}

/** Rows from which on only those in sight are drawn. */
const many = 200

/** Rows that stand there until the code for more of them has come. */
const few = 40

/** The table itself, in a box of its own in which it scrolls. */
export function TableFrame({
  children,
  className,
  semantics = "table",
  skeletonRows = 5,
  virtualise
}: TableFrameProps) {
  const table = useTable("TableFrame")
  const rows = shownOf(table).length
  const windowed = rows > 0 && (semantics === "grid" || (virtualise ?? rows > many))
  // What stands there stays until the code for more rows has come, and whoever is in it goes on where they are.
  const ready = React.useDeferredValue(windowed)
  const [whole, setWhole] = React.useState(false)
  if (!windowed && whole !== rows > 0) setWhole(rows > 0)
  const [handover] = React.useState(makeHandover)
  const plain = (
    <PlainTable
      boxed={windowed && !whole}
      className={className}
      handover={handover}
      most={windowed ? (whole ? many : few) : undefined}
      skeletonRows={skeletonRows}
    >
      {children}
    </PlainTable>
  )
  return (
    <React.Suspense fallback={plain}>
      {windowed && ready ? (
        <WindowedTable className={className} grid={semantics === "grid"} handover={handover} />
      ) : (
        plain
      )}
    </React.Suspense>
  )
}

const WindowedTable = React.lazy(() =>
  import("./WindowedTable.view.tsx").then(({ WindowedTable }) => ({ default: WindowedTable }))
)

interface PlainTableProps {
  /** Whether it has the box of a table of which only the rows in sight are drawn. */
  readonly boxed: boolean
  readonly children: React.ReactNode
  readonly className: string | undefined
  readonly handover: Handover
  readonly most: number | undefined
  readonly skeletonRows: number
}

function PlainTable({ boxed, children, className, handover, most, skeletonRows }: PlainTableProps) {
  const { busy, caption, captionHidden, classOf, id, region } = useTable("TableFrame")
  useWhereabouts(region, handover)
  return (
    <section
      aria-labelledby={`${id}-caption`}
      className={classOf("scroll", className)}
      data-windowed={boxed ? "" : undefined}
      ref={region}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
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
      </table>
      <TableEmpty>{children}</TableEmpty>
      {busy && <span aria-hidden="true" className={classOf("progress")} />}
    </section>
  )
}
