"use client"
import {
  ItemDetailAbsence,
  ItemDetailRootView,
  type ItemDetailRootViewProps,
  ItemDetailTitle,
  ItemDetailValues
} from "./ItemDetailParts.view.tsx"
import type { ItemTitleProps } from "./ItemFormParts.view.tsx"

export interface ItemDetailViewProps extends Omit<ItemDetailRootViewProps, "children" | "className"> {
  /** Level of the heading in the page around the item. */
  readonly headingLevel?: ItemTitleProps["level"]
  /** The item's visible name. */
  readonly title: string
}

/** How an item looks in each of its states. */
export function ItemDetailView({ headingLevel, title, ...root }: ItemDetailViewProps) {
  return (
    <ItemDetailRootView {...root}>
      <ItemDetailTitle level={headingLevel}>{title}</ItemDetailTitle>
      <ItemDetailAbsence />
      <ItemDetailValues />
    </ItemDetailRootView>
  )
}
