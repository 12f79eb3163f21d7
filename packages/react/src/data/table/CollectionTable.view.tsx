"use client"
import { useWords } from "../../i18n/MessagesContext.ts"
import { problems } from "../../i18n/en/form.ts"
import { table as english } from "../../i18n/en/lists.ts"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import { classOf } from "../../theme/classes.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { titleOf } from "../value/titleOf.ts"
import { aligned, appearancesOf, sameColumns } from "./Column.ts"
import { RowContext, type TableClassNames } from "./RowContext.ts"
import { SelectionBar, type SelectionBarDetail } from "./SelectionBar.view.tsx"
import { TableProblem } from "./TableAlert.view.tsx"
import {
  DrawsContext,
  TableContext,
  drawsOf,
  isEmpty,
  shownOf,
  type AnyData,
  type TableContextValue,
  type TableState
} from "./TableContext.ts"
import { TableFrame, type TableFrameProps } from "./TableFrame.view.tsx"
import { TableFooter, TableStatus, TableToolbar } from "./TableParts.view.tsx"
import { sameFields, useStableValue, useStableCallback } from "./useStable.ts"
import * as React from "react"

export interface TableRootViewProps<Data extends AnyData = Readonly<Record<string, unknown>>>
  extends TableState<Data>, ComponentProps<TableClassNames> {
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** Whether the kit's own classes are set. The default is true. */
  readonly styled?: boolean | undefined
}

/** Renders the container of a table's parts and provides their context. */
export function TableRootView<Data extends AnyData>(props: TableRootViewProps<Data>) {
  const { children, className, classNames, messages: own, styled, ...typed } = props
  // The cast is safe: `cell` and `itemName` are called only with items of this listing.
  const state = typed as unknown as TableState
  const { columns: given, itemName, listing, selection, timeZone } = state
  const id = React.useId()
  const region = React.useRef<HTMLElement>(null)
  const named = useStableValue(classNames ?? unnamed, sameFields)
  const classes = React.useMemo(() => classOf(named, styled), [named, styled])
  const tableWords = useStableValue(useWords("table", english, own), sameFields)
  const problemWords = useStableValue(useWords("problems", problems, own), sameFields)
  const messages = React.useMemo(() => ({ problems: problemWords, table: tableWords }), [problemWords, tableWords])
  const appearances = useStableValue(
    React.useMemo(() => appearancesOf(given), [given]),
    sameColumns
  )
  const columns = useStableValue(
    React.useMemo(() => aligned(appearances, shownOf({ listing }).slice(0, 200)), [listing, appearances]),
    sameColumns
  )
  const draws = useStableValue(
    React.useMemo(() => drawsOf(given), [given]),
    sameFields
  )
  const title = columns[0]?.field
  const byTitle = React.useMemo(
    () =>
      ({ data, id }: ListedItem) =>
        titleOf(data, title === undefined ? [] : [title]) || id,
    [title]
  )
  const toggle = useStableCallback(
    selection === undefined
      ? undefined
      : (id: string, through: boolean) =>
          selection.toggle(id, { through: through ? shownOf(state).map(({ id }) => id) : [] })
  )
  const row = React.useMemo(
    () => ({ classOf: classes, columns, messages, timeZone, toggle }),
    [classes, columns, messages, timeZone, toggle]
  )
  const value = useStableValue<TableContextValue>(
    {
      ...state,
      ...row,
      busy: listing._tag === "Loading" || listing.refetching,
      id,
      nameOf: itemName ?? byTitle,
      onRetry: useStableCallback(state.onRetry),
      onSignIn: useStableCallback(state.onSignIn),
      onSort: useStableCallback(state.onSort),
      region
    },
    sameFields
  )
  return (
    <TableContext value={value}>
      <RowContext value={row}>
        <DrawsContext value={draws}>
          <div
            className={classes("collection", className)}
            data-state={isEmpty(state) ? "empty" : listing._tag.toLowerCase()}
          >
            {children}
          </div>
        </DrawsContext>
      </RowContext>
    </TableContext>
  )
}

const unnamed: TableClassNames = {}

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
  readonly selectionBar?: SelectionBarDetail | "none" | undefined
  /** The content above the rows, for example a search box or a filter. */
  readonly toolbar?: React.ReactNode
}

/** Renders a table of items in any of its states. */
export function CollectionTableView<Data extends AnyData>(props: CollectionTableViewProps<Data>) {
  const { actions, empty, footer, selectionBar, semantics, skeletonRows, toolbar, virtualize, ...root } = props
  return (
    <TableRootView {...root}>
      {toolbar != null && <TableToolbar>{toolbar}</TableToolbar>}
      {selectionBar !== "none" && <SelectionBar detail={selectionBar}>{actions}</SelectionBar>}
      <TableProblem />
      <TableFrame semantics={semantics} skeletonRows={skeletonRows} virtualize={virtualize}>
        {empty}
      </TableFrame>
      <TableFooter>{footer}</TableFooter>
      <TableStatus />
    </TableRootView>
  )
}
