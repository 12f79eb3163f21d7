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
  /** The level of the heading within the page around the item. */
  readonly headingLevel?: ItemTitleProps["level"]
  /** The visible name of the item. */
  readonly title: string
}

/** Renders an item in any of its states. */
export function ItemDetailView({ headingLevel, title, ...root }: ItemDetailViewProps) {
  return (
    <ItemDetailRootView {...root}>
      <ItemDetailTitle level={headingLevel}>{title}</ItemDetailTitle>
      <ItemDetailAbsence />
      <ItemDetailValues />
    </ItemDetailRootView>
  )
}
