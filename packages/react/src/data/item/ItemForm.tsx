"use client"
import type { Argument } from "@portico/client/data/Collection"
import { ItemFormView, type ItemFormViewProps } from "./ItemForm.view.tsx"
import { partOptions, useItemFormActions, type WiredOptions } from "./useItemForm.ts"
import { item } from "../../i18n/en/items.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { ValueEditor } from "../value/ValueEditor.view.tsx"
import type { RenderReference } from "./ItemContext.ts"
import type { ReferenceEditorProps } from "./ReferenceEditor.tsx"
import * as React from "react"

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

// Loaded on demand, because most forms have no references. If loading fails, the user can still type an id.
const Editor = React.lazy(() =>
  import("./ReferenceEditor.tsx").then(
    ({ ReferenceEditor }) => ({ default: ReferenceEditor }),
    () => ({ default: PlainReference })
  )
)

/** Returns a function that renders reference fields as a picker for the items of their target collection. */
export const referenceFields =
  (collection: Argument): RenderReference =>
  (field, entry, onChange, about) =>
    field.target === undefined ? undefined : (
      <React.Suspense fallback={<div aria-hidden="true" data-waiting="" />}>
        <Editor {...about} collection={collection} entry={entry} field={field} onChange={onChange} />
      </React.Suspense>
    )

/** Returns the same function on each render of a form, unless the collection changes. */
export const useReferenceFields = (collection: Argument): RenderReference =>
  React.useMemo(() => referenceFields(collection), [collection])

function PlainReference({ dirty, entry, field, onChange }: ReferenceEditorProps) {
  const change = (entry: string | boolean) => onChange(String(entry))
  return (
    <ValueEditor
      before={undefined}
      dirty={dirty}
      entry={entry}
      field={field}
      onChange={change}
      words={useWords("item", item)}
    />
  )
}
