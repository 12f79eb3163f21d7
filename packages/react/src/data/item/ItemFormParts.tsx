"use client"
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
 *       <ItemFormParts.Unsaved />
 *       <ItemFormParts.Status />
 *     </ItemFormParts.Form>
 *     <ItemFormParts.Guard />
 *   </ItemFormParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { RootElementProps } from "../../parts/Part.view.tsx"
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
import { useReferenceFields } from "./ItemForm.tsx"
import { partOptions, useItemFormActions, type WiredOptions } from "./useItemForm.ts"

export interface ItemFormRootProps<C extends Argument>
  extends
    WiredOptions<C>,
    Pick<
      ItemFormRootViewProps,
      | "children"
      | Exclude<keyof RootElementProps, "id">
      | "classNames"
      | "messages"
      | "mode"
      | "onSignIn"
      | "renderReference"
      | "timeZone"
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

export {
  ItemAbsence as Absence,
  ItemConflict as Conflict,
  ItemFormError as Error,
  ItemFields as Fields,
  ItemFormElement as Form,
  ItemGuard as Guard,
  ItemNotice as Notice,
  ItemRemove as Remove,
  ItemReset as Reset,
  Root,
  Status,
  SubmitButton as Submit,
  ItemTitle as Title,
  ItemUnsaved as Unsaved,
  ItemWarning as Warning
}
