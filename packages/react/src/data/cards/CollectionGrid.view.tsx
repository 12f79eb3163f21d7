"use client"
import type * as React from "react"
import { SelectionBar } from "../selection/SelectionBar.view.tsx"
import { TableProblem } from "../table/TableProblem.view.tsx"
import { TableFooter, TableStatus, TableToolbar } from "../table/TableParts.view.tsx"
import { TableRootView, type TableRootViewProps } from "../table/TableRoot.view.tsx"
import { CardList, type CardListProps } from "./CardList.view.tsx"

export interface CollectionGridViewProps
  extends Omit<TableRootViewProps, "children" | "onSort" | "sorting">, Pick<CardListProps, "card" | "skeletonCards"> {
  /** What can be done with the items that are chosen. */
  readonly actions?: React.ReactNode
  /** Stands in place of cards where there are none. */
  readonly empty?: React.ReactNode
  /** Stands below the cards: a pager, say. */
  readonly footer?: React.ReactNode
  /** Stands above the cards: a search, a filter, an order. */
  readonly toolbar?: React.ReactNode
}

/** How cards of items look in each of their states. */
export function CollectionGridView(props: CollectionGridViewProps) {
  const { actions, card, empty, footer, skeletonCards, toolbar, ...root } = props
  return (
    <TableRootView {...root}>
      {toolbar != null && <TableToolbar>{toolbar}</TableToolbar>}
      <SelectionBar>{actions}</SelectionBar>
      <TableProblem />
      <CardList card={card} skeletonCards={skeletonCards}>
        {empty}
      </CardList>
      <TableFooter>{footer}</TableFooter>
      <TableStatus />
    </TableRootView>
  )
}
