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
  /** The actions for the selected items, shown in the bar that displays how many are selected. */
  readonly actions?: React.ReactNode
  /** The content shown instead of rows when there are no items. */
  readonly empty?: React.ReactNode
  /**
   * The content below the rows. It replaces the number of items, for example with a pager that shows the number itself.
   */
  readonly footer?: React.ReactNode
  /**
   * The content of the selection bar. `full` shows the number of selected items and offers to select all matching
   * items. `matching` shows only that offer. `none` hides the bar, for pages on which another component, such as
   * `BulkActions`, shows the number. The default is `full`.
   */
  readonly selectionBar?: SelectionTold | "none" | undefined
  /** The content above the rows, for example a search box or a filter. */
  readonly toolbar?: React.ReactNode
}

/** Renders a table of items in any of its states. */
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
