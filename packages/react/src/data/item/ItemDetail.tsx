"use client"
import type { Argument } from "@portico/client/data/Collection"
import type * as React from "react"
import type { ListedItem } from "../listing/Listing.ts"
import { ReferenceName, ReferenceNames } from "../reference/ReferenceNames.tsx"
import {
  ItemDetailView,
  type ItemDetailViewProps,
  ItemDetailRootView,
  type ItemDetailRootViewProps,
  type RenderValue
} from "./ItemDetail.view.tsx"
import { type FormFields, type ShownField, shownFields } from "../value/FormField.ts"
import { fieldsOf } from "../value/FieldType.ts"
import { type ItemState, useItem } from "./useItem.ts"

interface DetailOptions<C extends Argument> {
  /** The collection of the item. */
  readonly collection: C
  /** The fields to show, in this order. By default, the fields of the schema or of the item. */
  readonly fields?: FormFields<C> | undefined
  /** The id of the item. */
  readonly id: string
  /** Renders the value of a field. If it returns `undefined`, the value is rendered by its type. */
  readonly renderValue?: RenderValue | undefined
}

export interface ItemDetailProps<C extends Argument>
  extends DetailOptions<C>, Omit<ItemDetailViewProps, "fields" | "onRetry" | "renderValue" | "state" | "styled"> {}

export interface ItemDetailRootProps<C extends Argument>
  extends
    DetailOptions<C>,
    Omit<ItemDetailRootViewProps, "fields" | "id" | "onRetry" | "renderValue" | "state" | "styled"> {}

/**
 * Renders an item: its fields with their values, and the titles of the items that it refers to.
 *
 * **Example** (A book)
 *
 * ```tsx
 * import { ItemDetail } from "@portico/react"
 *
 * export const book = <ItemDetail collection="books" fields={["title", "author", "year"]} id="emma" title="Emma" />
 * ```
 */
export function ItemDetail<const C extends Argument>({
  collection,
  fields,
  id,
  renderValue,
  ...viewProps
}: ItemDetailProps<C>) {
  return <ItemDetailView {...viewProps} {...useDetailOf({ collection, fields, id, renderValue })} />
}

/** Renders the root of the unstyled parts of `ItemDetail`. */
export function ItemDetailRoot<const C extends Argument>({
  collection,
  fields,
  id,
  renderValue,
  ...viewProps
}: ItemDetailRootProps<C>) {
  return <ItemDetailRootView {...viewProps} {...useDetailOf({ collection, fields, id, renderValue })} styled={false} />
}

const useDetailOf = <C extends Argument>({ collection, fields, id, renderValue }: DetailOptions<C>) => {
  const { refetch, state } = useItem(collection, id)
  // The views accept the data of any collection.
  const shown = state as ItemState<Readonly<Record<string, unknown>>>
  const data = shown._tag === "Ready" ? [shown.item.data] : []
  const render = (field: ShownField, value: unknown, item: ListedItem): React.ReactNode =>
    renderValue?.(field, value, item) ?? referenceOf(collection, field, value, item)
  return {
    fields: shownFields(collection, fields) ?? fieldsOf(collection, data),
    onRetry: refetch,
    renderValue: render,
    state: shown
  }
}

const referenceOf = (
  collection: Argument,
  { many, name, target, type }: ShownField,
  value: unknown,
  item: ListedItem
): React.ReactNode => {
  if (type !== "reference" || target === undefined) return undefined
  if (many === true) return <ReferenceNames collection={collection} field={name} item={item.id} />
  return typeof value === "string" ? <ReferenceName collection={target} id={value} /> : undefined
}
