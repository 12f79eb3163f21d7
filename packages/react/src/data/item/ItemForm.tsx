"use client"
import type { Argument } from "@portico/client/data/Collection"
import { ItemFormView, type ItemFormViewProps } from "./ItemForm.view.tsx"
import { useReferenceFields } from "./referenceFields.tsx"
import { partOptions, useItemFormActions, type WiredOptions } from "./useItemForm.ts"

export interface ItemFormProps<C extends Argument>
  extends
    WiredOptions<C>,
    Pick<
      ItemFormViewProps,
      "classNames" | "headingLevel" | "messages" | "mode" | "onSignIn" | "renderReference" | "timeZone" | "title"
    > {}

/**
 * Creates an item, or edits and removes the item with the given id. The form has one input for each field of the
 * collection's schema, and the schema validates the entries before they are sent. Only changed fields are sent. If
 * another user has changed the same fields, the form shows both values to choose from.
 *
 * **Example** (The books of a shop)
 *
 * ```tsx
 * import * as Collection from "@portico/client/data/Collection"
 * import { ItemForm } from "@portico/react"
 * import * as Schema from "effect/Schema"
 *
 * const Books = Collection.make(
 *   "books",
 *   Schema.Struct({ title: Schema.NonEmptyString.annotate({ title: "Title" }), price: Schema.Finite })
 * )
 *
 * export const create = <ItemForm collection={Books} defaults={{ price: 9.9 }} />
 * export const edit = <ItemForm collection={Books} fields={["title", "price"]} id="emma" removable />
 * ```
 */
export function ItemForm<const C extends Argument>(props: ItemFormProps<C>) {
  const { viewProps, wired } = partOptions<C, ItemFormProps<C>>(props)
  const references = useReferenceFields(props.collection)
  return (
    <ItemFormView
      {...viewProps}
      renderReference={viewProps.renderReference ?? references}
      {...useItemFormActions<C>(wired)}
    />
  )
}
