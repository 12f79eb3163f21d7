"use client"
import type * as React from "react"
import { SelectionBar, type SelectionTold } from "./SelectionBar.view.tsx"
import type { AnyData } from "./TableContext.ts"
import { TableProblem } from "./TableProblem.view.tsx"
import { TableFrame, type TableFrameProps } from "./TableFrame.view.tsx"
import { TableFooter, TableStatus, TableToolbar } from "./TableParts.view.tsx"
import { TableRootView, type TableRootViewProps } from "./TableRoot.view.tsx"

export interface CollectionTableViewProps<Data extends AnyData = Readonly<Record<string, unknown>>>
  extends Omit<TableRootViewProps<Data>, "children">, Omit<TableFrameProps, "children" | "className"> {
  /** What can be done with the items that are chosen: stands in the bar that tells how many are. */
  readonly actions?: React.ReactNode
  /** Stands in place of rows where there are none. */
  readonly empty?: React.ReactNode
  /** Stands below the rows in place of how many they are: a pager, say, which tells that itself. */
  readonly footer?: React.ReactNode
  /**
   * What the bar above tells of the selection. `matching`: it only offers all that match, `none`: nothing, for pages
   * where something else tells how many are selected: `BulkActions`, say. All of it by default.
   */
  readonly selectionBar?: SelectionTold | "none" | undefined
  /** Stands above the rows: a search, a filter. */
  readonly toolbar?: React.ReactNode
}

/** How a table of items looks in each of its states. */
export function CollectionTableView<Data extends AnyData>(props: CollectionTableViewProps<Data>) {
  const { actions, empty, footer, selectionBar, semantics, skeletonRows, toolbar, virtualise, ...root } = props
  return (
    <TableRootView {...root}>
      {toolbar != null && <TableToolbar>{toolbar}</TableToolbar>}
      {selectionBar !== "none" && <SelectionBar told={selectionBar}>{actions}</SelectionBar>}
      <TableProblem />
      <TableFrame semantics={semantics} skeletonRows={skeletonRows} virtualise={virtualise}>
        {empty}
      </TableFrame>
      <TableFooter>{footer}</TableFooter>
      <TableStatus />
    </TableRootView>
  )
}
