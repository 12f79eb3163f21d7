/**
 * The context that the parts of a picker share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { ReferenceMessages } from "../../i18n/messages/ItemMessages.ts"
import type { MessageOverrides, ProblemWords } from "../../i18n/messages/Messages.ts"
import { type RootElementProps, usePartContext } from "../../parts/Part.view.tsx"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { PickerState } from "./Picker.ts"
import type { usePickerCombobox } from "./usePickerCombobox.ts"

/** An element of a picker that has its own class. */
export type PickerSlot =
  | "picker"
  | "picker-list"
  | "picker-option"
  | "picker-selection"
  | "picker-chip"
  | "picker-note"
  | "alert"
  | "button"
  | "field-error"
  | "hint"
  | "input"
  | "label"
  | "status"

/** A selected item. `broken` is true if the item that the reference points to does not exist. */
export interface SelectedItem {
  readonly id: string
  readonly title: string
  readonly broken?: boolean | undefined
}

export interface ReferencePickerRootViewProps extends RootElementProps {
  /** The parts. */
  readonly children: React.ReactNode
  /** The selected items. `undefined` while they are being read. */
  readonly selected: ReadonlyArray<SelectedItem> | undefined
  /** The classes to add to the parts, by slot. */
  readonly classNames?: ClassNames<PickerSlot> | undefined
  /** The error message for the selection, if the picker is a field of a form. */
  readonly error?: string | undefined
  /** Whether more items are selected than were read. */
  readonly hasMoreSelected?: boolean | undefined
  readonly hint?: React.ReactNode
  /** The id of the input. Default: generated. */
  readonly inputId?: string | undefined
  /** The label of the picker. */
  readonly label: string
  /** Returns the label of an item. */
  readonly labelOf: (item: PickerState["items"][number]) => string
  /** The content next to the label, for example to mark the field as optional or unsaved. */
  readonly mark?: React.ReactNode
  /** The messages that replace those of the catalog. */
  readonly messages?: MessageOverrides | undefined
  /** Whether the user can select more than one item. */
  readonly multiple?: boolean | undefined
  readonly onClose: () => void
  readonly onMore: () => void
  readonly onMoreSelected?: (() => void) | undefined
  /** Makes the result with an index active for the keyboard. */
  readonly onMove: (index: number) => void
  readonly onOpen: () => void
  readonly onRemove: (id: string) => void
  readonly onRetry: () => void
  /** Saves the selection. If `undefined`, the picker has no save button. */
  readonly onSave?: (() => void) | undefined
  readonly onSearch: (text: string) => void
  readonly onSelect: (item: PickerState["items"][number]) => void
  /** The reason why the selected items could not be read or saved. */
  readonly problem?: Problem | undefined
  readonly saving?: "idle" | "saving" | "saved" | undefined
  readonly state: PickerState
  readonly styled?: boolean | undefined
}

interface PickerContextValue extends Omit<ReferencePickerRootViewProps, "children" | keyof RootElementProps> {
  readonly classOf: ClassOf<PickerSlot>
  readonly combobox: ReturnType<typeof usePickerCombobox>
  readonly id: string
  readonly inputId: string
  readonly problemWords: { readonly problems: ProblemWords }
  readonly announce: (text: string) => void
  readonly announcement: string
  readonly words: ReferenceMessages
}

export const PickerContext = React.createContext<PickerContextValue | undefined>(undefined)

/** Returns the context of the picker around a part. Throws if the part is rendered outside a picker. */
export const usePicker = (part: string): PickerContextValue =>
  usePartContext(PickerContext, part, "ReferencePickerParts.Root")
