/**
 * What the parts of an item's form share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { FormSlot } from "../../form/FormContext.ts"
import type { ItemMessages } from "../../i18n/messages/ItemMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { DataErrorViewProps } from "../failure/DataErrorView.view.tsx"
import type { TableSlot } from "../table/TableSlot.ts"
import type { Entry } from "../value/Entry.ts"
import type { ShownField } from "../value/FormField.ts"
import type { ItemFormState, Side } from "./ItemFormState.ts"
import type { UnsavedGuard } from "../../form/useUnsaved.ts"

/** An element of an item or of its form that has a class of its own. */
export type ItemSlot =
  | FormSlot
  | TableSlot
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

/** Classes to add to the elements of an item, by slot. */
export type ItemClassNames = ClassNames<ItemSlot>

/** What moves the form of an item on. */
export interface ItemFormActions {
  readonly onChange: (field: string, entry: Entry) => void
  /** Told of a field that is saved apart, whether something stands there that is not saved. */
  readonly onHold?: ((field: string, isHeld: boolean) => void) | undefined
  readonly onChoose: (field: string, side: Side) => void
  readonly onReload: () => void
  /** Removes the item, once that is confirmed. Where there is none, nothing offers it. */
  readonly onRemove?: (() => void) | undefined
  readonly onReset: () => void
  readonly onSave: () => void
  /** Called when the session has ended and one wants to sign in again. */
  readonly onSignIn?: (() => void) | undefined
}

/** What is known of a field that refers to items besides itself. */
export interface ReferenceAbout {
  /** Whether what stands there is not saved. */
  readonly dirty: boolean
  /** The item whose field it is. `undefined`: it is not there yet. */
  readonly item: string | undefined
  /** Has the form know of something that is saved apart from it, and is not saved yet. */
  readonly onHold?: ItemFormActions["onHold"]
}

/** What stands in place of the input of a field that refers to items. `undefined`: an input of its id. */
export type RenderReference = (
  field: ShownField,
  entry: string,
  change: (entry: string) => void,
  about: ReferenceAbout
) => React.ReactNode

/** What the parts of an item's form read. */
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

/** Reads the form of an item around a part. */
export const useItemFormContext = (part: string): ItemFormContextValue => {
  const form = React.use(ItemFormContext)
  if (form === undefined) throw new Error(`${part} is outside its item: put it inside its Root.`)
  return form
}
