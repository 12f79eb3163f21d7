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
  /** What can be done with the items that are chosen: stands in the bar that tells how many are. */
  readonly actions?: React.ReactNode
  /** Draws what stands in an item's card. Its title and its fields by default. */
  readonly card?: ((item: ListedItem<Data>) => React.ReactNode) | undefined
  /** Stands in place of cards where there are none. */
  readonly empty?: React.ReactNode
  /** Stands below the cards in place of how many they are: a pager, say, which tells that itself. */
  readonly footer?: React.ReactNode
  /**
   * What the bar above tells of the selection. `matching`: it only offers all that match, `none`: nothing, for pages
   * where something else tells how many are selected: `BulkActions`, say. All of it by default.
   */
  readonly selectionBar?: SelectionTold | "none" | undefined
  /** Stands above the cards: a search, a filter, an order. */
  readonly toolbar?: React.ReactNode
}

/** How cards of items look in each of their states. */
export function CollectionGridView<Data extends AnyData>(props: CollectionGridViewProps<Data>) {
  const { actions, card, empty, footer, selectionBar, skeletonCards, toolbar, ...root } = props
  return (
    <TableRootView {...root}>
      {toolbar != null && <TableToolbar>{toolbar}</TableToolbar>}
      {selectionBar !== "none" && <SelectionBar told={selectionBar}>{actions}</SelectionBar>}
      <TableProblem />
      {/* A card is only ever given items of its own list. */}
      <CardList card={card as DrawCard | undefined} skeletonCards={skeletonCards}>
        {empty}
      </CardList>
      <TableFooter>{footer}</TableFooter>
      <TableStatus />
    </TableRootView>
  )
}
