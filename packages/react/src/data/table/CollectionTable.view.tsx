"use client"
import type * as React from "react"
import { SelectionBar } from "../selection/SelectionBar.view.tsx"
import { TableProblem } from "./TableProblem.view.tsx"
import { TableFrame, type TableFrameProps } from "./TableFrame.view.tsx"
import { TableFooter, TableStatus, TableToolbar } from "./TableParts.view.tsx"
import { TableRootView, type TableRootViewProps } from "./TableRoot.view.tsx"

export interface CollectionTableViewProps
  extends Omit<TableRootViewProps, "children">, Omit<TableFrameProps, "children" | "className"> {
  /** What can be done with the items that are chosen. */
  readonly actions?: React.ReactNode
  /** Stands in place of rows where there are none. */
  readonly empty?: React.ReactNode
  /** Stands below the rows: a pager, say. */
  readonly footer?: React.ReactNode
  /** Stands above the rows: a search, a filter. */
  readonly toolbar?: React.ReactNode
}

/** How a table of items looks in each of its states. */
export function CollectionTableView(props: CollectionTableViewProps) {
  const { actions, empty, footer, semantics, skeletonRows, toolbar, virtualise, ...root } = props
  return (
    <TableRootView {...root}>
      {toolbar != null && <TableToolbar>{toolbar}</TableToolbar>}
      <SelectionBar>{actions}</SelectionBar>
      <TableProblem />
      <TableFrame semantics={semantics} skeletonRows={skeletonRows} virtualise={virtualise}>
        {empty}
      </TableFrame>
      <TableFooter>{footer}</TableFooter>
      <TableStatus />
    </TableRootView>
  )
}
