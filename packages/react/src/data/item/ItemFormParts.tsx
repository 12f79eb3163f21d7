"use client"
import type { Argument } from "@portico/client/data/Collection"
import { Status, SubmitButton } from "../../form/FormParts.view.tsx"
import {
  ItemAbsence,
  ItemFields,
  ItemFormElement,
  ItemFormError,
  ItemNotice,
  ItemReset,
  ItemTitle,
  ItemUnsaved,
  ItemWarning
} from "./ItemFormParts.view.tsx"
import { ItemConflict, ItemGuard, ItemRemove } from "./ItemDialogs.view.tsx"
import { ItemFormRootView, type ItemFormRootViewProps } from "./ItemForm.view.tsx"
import { useReferenceFields } from "./referenceFields.tsx"
import { partOptions, useItemFormActions, type WiredOptions } from "./useItemForm.ts"

export interface ItemFormRootProps<C extends Argument>
  extends
    WiredOptions<C>,
    Pick<
      ItemFormRootViewProps,
      "children" | "className" | "classNames" | "messages" | "mode" | "onSignIn" | "renderReference" | "timeZone"
    > {}

function Root<const C extends Argument>(props: ItemFormRootProps<C>) {
  const { viewProps, wired } = partOptions<C, ItemFormRootProps<C>>(props)
  const references = useReferenceFields(props.collection)
  return (
    <ItemFormRootView
      {...viewProps}
      renderReference={viewProps.renderReference ?? references}
      {...useItemFormActions<C>(wired)}
      styled={false}
    />
  )
}

/**
 * The unstyled parts of an item's form, to compose in any order inside `ItemFormParts.Root`. Each part renders only in the
 * states that it applies to.
 *
 * **Example** (A custom form)
 *
 * ```tsx
 * import { ItemFormParts } from "@portico/react/data"
 *
 * export const form = (
 *   <ItemFormParts.Root collection="books" fields={["title"]} id="emma" removable>
 *     <ItemFormParts.Title level={1}>Emma</ItemFormParts.Title>
 *     <ItemFormParts.Absence />
 *     <ItemFormParts.Notice />
 *     <ItemFormParts.Form>
 *       <ItemFormParts.Error />
 *       <ItemFormParts.Conflict />
 *       <ItemFormParts.Fields />
 *       <ItemFormParts.Submit />
 *       <ItemFormParts.Remove />
 *     </ItemFormParts.Form>
 *     <ItemFormParts.Guard />
 *   </ItemFormParts.Root>
 * )
 * ```
 */
export const ItemFormParts = {
  Absence: ItemAbsence,
  Conflict: ItemConflict,
  Error: ItemFormError,
  Fields: ItemFields,
  Form: ItemFormElement,
  Guard: ItemGuard,
  Notice: ItemNotice,
  Remove: ItemRemove,
  Reset: ItemReset,
  Root,
  Status,
  Submit: SubmitButton,
  Title: ItemTitle,
  Unsaved: ItemUnsaved,
  Warning: ItemWarning
} as const
