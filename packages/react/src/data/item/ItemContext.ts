/**
 * The context that the parts of an item's form share.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../../parts/usePartContext.ts"
import * as React from "react"
import type { FormSlot } from "../../form/FormContext.ts"
import type { ItemMessages } from "../../i18n/messages/ItemMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { DataErrorViewProps } from "../failure/DataErrorView.view.tsx"
import type { TableSlot } from "../table/RowContext.ts"
import type { Entry } from "../value/Entry.ts"
import type { ShownField } from "../value/FormField.ts"
import type { ItemFormState, Side } from "./ItemFormState.ts"
import type { UnsavedGuard } from "../../form/useUnsaved.ts"

/** An element of an item or of its form that has its own class. */
export type ItemSlot =
  | FormSlot
  | TableSlot
  | "choice"
  | "entry"
  | "entry-head"
  | "pair"
  | "item"
  | "item-values"
  | "item-value"
  | "item-skeleton"
  | "item-warning"
  | "item-conflict"
  | "item-difference"
  | "patch"
  | "patch-preview"
  | "dialog"

/** The classes to add to the elements of an item, by slot. */
export type ItemClassNames = ClassNames<ItemSlot>

/** The operations on the form of an item. */
export interface ItemFormActions {
  readonly onChange: (field: string, entry: Entry) => void
  /** Called when a field that is saved separately starts or stops having unsaved changes. */
  readonly onUnsaved?: ((field: string, isUnsaved: boolean) => void) | undefined
  readonly onChoose: (field: string, side: Side) => void
  readonly onReload: () => void
  /** Removes the item. The form calls it after the user confirms. If `undefined`, the form offers no removal. */
  readonly onRemove?: (() => void) | undefined
  readonly onReset: () => void
  readonly onSave: () => void
  /** Called when the session has ended and the user chooses to sign in again. */
  readonly onSignIn?: (() => void) | undefined
}

/** The state of a reference field, in addition to its entry. */
export interface ReferenceAbout {
  /** Whether the entry is unsaved. */
  readonly dirty: boolean
  /** The id of the item that has the field. `undefined` if the item does not exist yet. */
  readonly item: string | undefined
  /** Reports to the form whether a field that is saved separately has unsaved changes. */
  readonly onUnsaved?: ItemFormActions["onUnsaved"]
}

/** Renders the input of a reference field. If it returns `undefined`, the form renders an input for the id. */
export type RenderReference = (
  field: ShownField,
  entry: string,
  change: (entry: string) => void,
  about: ReferenceAbout
) => React.ReactNode

/** The values that the parts of an item's form read. */
export interface ItemFormContextValue extends ItemFormActions {
  readonly classNames: ItemClassNames | undefined
  readonly classOf: ClassOf<ItemSlot>
  readonly dirty: ReadonlyArray<string>
  readonly guard: UnsavedGuard | undefined
  readonly id: string
  readonly messages: MessageOverrides | undefined
  readonly mode: DataErrorViewProps["mode"]
  readonly renderReference: RenderReference | undefined
  readonly round: number
  readonly state: ItemFormState
  readonly styled: boolean
  readonly timeZone: string | undefined
  readonly words: ItemMessages
}

export const ItemFormContext = React.createContext<ItemFormContextValue | undefined>(undefined)

/** Returns the context of the item's form around a part. Throws if the part is rendered outside a form. */
export const useItemFormContext = (part: string): ItemFormContextValue =>
  usePartContext(ItemFormContext, part, "ItemFormParts.Root")
