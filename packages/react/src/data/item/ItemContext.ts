/**
 * The context that the parts of an item's form share.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../../parts/Part.view.tsx"
import * as React from "react"
import type { FieldSlot, FormSlot } from "../../form/FormContext.ts"
import type { ItemMessages } from "../../i18n/messages/ItemMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { DataErrorViewProps } from "../failure/DataErrorView.view.tsx"
import type { FailureSlot } from "../failure/FailureParts.view.tsx"
import type { PickerSlot } from "../reference/PickerContext.ts"
import type { Undo } from "../listing/useOutcomeToast.ts"
import type { Entry } from "../value/Entry.ts"
import type { ShownField } from "../value/FormField.ts"
import type { ItemFormState, Side } from "./ItemFormState.ts"
import type { UnsavedGuard } from "../../form/useUnsaved.ts"

/** An element of the replacement for an item that cannot be shown. */
type AbsenceSlot = FailureSlot | "alert" | "empty" | "item-skeleton" | "mark" | "status"

/** An element of an item's details. */
export type ItemDetailSlot = AbsenceSlot | "item" | "item-value" | "item-values" | "title" | "unseen"

/** An element of an item's form. */
export type ItemFormSlot =
  | AbsenceSlot
  | FieldSlot
  | FormSlot
  | PickerSlot
  | "actions"
  | "choice"
  | "dialog"
  | "dialog-actions"
  | "dialog-title"
  | "fields"
  | "item"
  | "item-conflict"
  | "item-difference"
  | "item-warning"
  | "legend"
  | "unseen"

/** An element of the form that changes single fields of an item. */
export type PatchFormSlot =
  | AbsenceSlot
  | FieldSlot
  | FormSlot
  | "caption"
  | "cell"
  | "choice"
  | "entry"
  | "entry-head"
  | "fields"
  | "head"
  | "pair"
  | "patch"
  | "patch-preview"
  | "row"
  | "scroll"
  | "table"
  | "unseen"

/** An element of an item or of its forms that has its own class. */
export type ItemSlot = ItemDetailSlot | ItemFormSlot | PatchFormSlot

/** The classes to add to the elements of an item and of its forms, by slot. */
export type ItemClassNames = ClassNames<ItemSlot>

/** The class names to add to the elements of an `ItemDetail`, by slot. */
export type ItemDetailClassNames = ClassNames<ItemDetailSlot>

/** The class names to add to the elements of an `ItemForm`, by slot. */
export type ItemFormClassNames = ClassNames<ItemFormSlot>

/** The class names to add to the elements of a `PatchForm`, by slot. */
export type PatchFormClassNames = ClassNames<PatchFormSlot>

/** The operations on the form of an item. */
export interface ItemFormActions {
  /** Returns the problem of the current entries, without a request. */
  readonly onCheck?: (() => Problem | undefined) | undefined
  readonly onChange: (field: string, entry: Entry) => void
  /** Called when a field that is saved separately starts or stops having unsaved changes. */
  readonly onUnsaved?: ((field: string, isUnsaved: boolean) => void) | undefined
  readonly onChoose: (field: string, side: Side) => void
  readonly onReload: () => void
  /** Removes the item. The form calls it after the user confirms. If `undefined`, the form offers no removal. */
  readonly onRemove?: (() => void) | undefined
  readonly onReset: () => void
  readonly onSave: () => void
  /** Undoes the last save or the removal. `undefined` if that is not possible. */
  readonly onUndo?: Undo | undefined
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
  readonly isLeft: boolean
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
