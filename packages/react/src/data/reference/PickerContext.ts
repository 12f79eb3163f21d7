/**
 * What the parts of a picker share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { ReferenceMessages } from "../../i18n/messages/ItemMessages.ts"
import type { MessageOverrides, ProblemMessages } from "../../i18n/messages/Messages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { PickerState } from "./Picker.ts"

/** An element of a picker that has a class of its own. */
export type PickerSlot =
  | "picker"
  | "picker-list"
  | "picker-option"
  | "picker-chosen"
  | "picker-chip"
  | "picker-note"
  | "alert"
  | "button"
  | "field"
  | "field-error"
  | "hint"
  | "input"
  | "label"
  | "mark"
  | "status"

/** An item that is chosen. `broken`: what the reference leads to is not there. */
export interface ChosenItem {
  readonly id: string
  readonly title: string
  readonly broken?: boolean | undefined
}

export interface ReferencePickerRootViewProps {
  readonly children: React.ReactNode
  /** What is chosen. `undefined` while it is read. */
  readonly chosen: ReadonlyArray<ChosenItem> | undefined
  readonly className?: string | undefined
  /** Classes of parts, by slot. */
  readonly classNames?: ClassNames<PickerSlot> | undefined
  /** What is wrong with the choice, in a form. */
  readonly error?: string | undefined
  /** Whether more is chosen than was read. */
  readonly hasMoreChosen?: boolean | undefined
  readonly hint?: React.ReactNode
  /** Id of the input. One of its own by default. */
  readonly inputId?: string | undefined
  /** What the choice is called. */
  readonly label: string
  /** What an item is called. */
  readonly labelOf: (item: PickerState["items"][number]) => string
  /** Stands beside the label: that it may be left out, that it is not saved. */
  readonly mark?: React.ReactNode
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Whether any number of items can be chosen. */
  readonly multiple?: boolean | undefined
  readonly onClose: () => void
  readonly onMore: () => void
  readonly onMoreChosen?: (() => void) | undefined
  readonly onMove: (to: "next" | "previous" | "first" | "last") => void
  readonly onOpen: () => void
  readonly onRemove: (id: string) => void
  readonly onRetry: () => void
  /** Has the choice saved. Where there is none it is not saved by itself. */
  readonly onSave?: (() => void) | undefined
  readonly onSearch: (text: string) => void
  readonly onTake: (item: PickerState["items"][number]) => void
  /** Why what is chosen could not be read or saved. */
  readonly problem?: Problem | undefined
  readonly saving?: "idle" | "saving" | "saved" | undefined
  readonly state: PickerState
  readonly styled?: boolean | undefined
}

interface PickerContextValue extends Omit<ReferencePickerRootViewProps, "children" | "className"> {
  readonly classOf: ClassOf<PickerSlot>
  readonly id: string
  readonly problemWords: { readonly problems: ProblemMessages }
  readonly tell: (text: string) => void
  readonly told: string
  readonly words: ReferenceMessages
}

export const PickerContext = React.createContext<PickerContextValue | undefined>(undefined)

/** Reads the picker around a part. */
export const usePicker = (part: string): PickerContextValue => {
  const picker = React.use(PickerContext)
  if (picker === undefined) throw new Error(`${part} is outside its picker: put it inside its Root.`)
  return picker
}
