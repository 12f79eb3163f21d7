"use client"
import type * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import { SelectionBar, type SelectionTold } from "../table/SelectionBar.view.tsx"
import type { AnyData } from "../table/TableContext.ts"
import { TableProblem } from "../table/TableProblem.view.tsx"
import { TableFooter, TableStatus, TableToolbar } from "../table/TableParts.view.tsx"
import { TableRootView, type TableRootViewProps } from "../table/TableRoot.view.tsx"
import { CardList, type CardListProps, type DrawCard } from "./CardList.view.tsx"

export interface CollectionGridViewProps<Data extends AnyData = Readonly<Record<string, unknown>>>
  extends Omit<TableRootViewProps<Data>, "children" | "onSort" | "sorting">, Pick<CardListProps, "skeletonCards"> {
  /** The actions for the selected items, shown in the bar that displays how many are selected. */
  readonly actions?: React.ReactNode
  /** Renders the content of an item's card. By default, a card shows the item's title and fields. */
  readonly card?: ((item: ListedItem<Data>) => React.ReactNode) | undefined
  /** The content shown instead of cards when there are no items. */
  readonly empty?: React.ReactNode
  /**
   * The content below the cards. It replaces the number of items, for example with a pager that shows the number
   * itself.
   */
  readonly footer?: React.ReactNode
  /**
   * The content of the selection bar. `full` shows the number of selected items and offers to select all matching
   * items. `matching` shows only that offer. `none` hides the bar, for pages on which another component, such as
   * `BulkActions`, shows the number. The default is `full`.
   */
  readonly selectionBar?: SelectionTold | "none" | undefined
  /** The content above the cards, for example a search box, a filter or a sort menu. */
  readonly toolbar?: React.ReactNode
}

/** Renders the cards of items in any of their states. */
export function CollectionGridView<Data extends AnyData>(props: CollectionGridViewProps<Data>) {
  const { actions, card, empty, footer, selectionBar, skeletonCards, toolbar, ...root } = props
  return (
    <TableRootView {...root}>
      {toolbar != null && <TableToolbar>{toolbar}</TableToolbar>}
      {selectionBar !== "none" && <SelectionBar told={selectionBar}>{actions}</SelectionBar>}
      <TableProblem />
      {/* The cast is safe: `card` is called only with items of this listing. */}
      <CardList card={card as DrawCard | undefined} skeletonCards={skeletonCards}>
        {empty}
      </CardList>
      <TableFooter>{footer}</TableFooter>
      <TableStatus />
    </TableRootView>
  )
}
