"use client"
import { LabelContext, useLabel } from "../../parts/Label.ts"
import { Part, rootProps, usePartContext } from "../../parts/Part.view.tsx"
import { useFocusOnChange } from "../../parts/focus.ts"
import type { RootProps } from "../../parts/ComponentProps.ts"
import type { HeaderFault } from "@portico/client/data/Import"
import * as React from "react"
import { bulk, transfer } from "../../i18n/en/transfer.ts"
import { form } from "../../i18n/en/form.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import type { BulkMessages, TransferMessages } from "../../i18n/messages/TransferMessages.ts"
import type { FormMessageGroups } from "../../form/FormContext.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { type ClassNames, classOf, type ClassOf } from "../../theme/classes.ts"
import type { BulkSlot } from "../bulk/BulkContext.ts"
import type { ConfirmSlot } from "../../parts/Confirm.view.tsx"
import type { Format } from "../bulk/failuresFile.ts"
import type { ImportState, Mode } from "./ImportState.ts"

/** An element of an import and of an export. */
type SharedSlot =
  | "alert"
  | "bulk-actions"
  | "bulk-title"
  | "button"
  | "choice"
  | "choices"
  | "dialog"
  | "label"
  | "meter"
  | "meter-bar"
  | "meter-text"
  | "status"
  | "transfer"
  | "transfer-step"
  | "transfer-title"

/** A class name slot of an import. */
export type ImportSlot =
  | SharedSlot
  | ConfirmSlot
  | "bulk-panel"
  | "bulk-tally"
  | "bulk-text"
  | "drop"
  | "file-button"
  | "file-input"
  | "file-name"
  | "mapping"
  | "mapping-rows"
  | "more"
  | "preview"
  | "report"
  | "report-files"
  | "report-reason"
  | "report-table"

/** A class name slot of an export. */
export type ExportSlot = SharedSlot | "field-choice" | "field-list"

/** A class name slot of an import or export, or of the run of its operation. */
export type TransferSlot = BulkSlot | ImportSlot | ExportSlot

/** The class names to add to the elements of an `ImportWizard`, by slot. */
export type ImportWizardClassNames = ClassNames<ImportSlot>

/** The class names to add to the elements of an `ExportDialog`, by slot. */
export type ExportDialogClassNames = ClassNames<ExportSlot>

/** The callbacks that control an import. */
export interface ImportHandlers {
  /** Returns the display name of a field. Default: the name itself. */
  readonly labelOf?: ((field: string) => string) | undefined
  readonly onCancel: () => void
  readonly onExport: (format: Format) => void
  readonly onForget: () => void
  readonly onFormat: (format: Format) => void
  readonly onResume: () => void
  readonly onMap: (column: string, field: string | null) => void
  readonly onMode: (mode: Mode) => void
  readonly onPick: (file: File) => void
  readonly onReset: () => void
  /** Called when the user wants to sign in, if the problem requires it. */
  readonly onSignIn?: (() => void) | undefined
  readonly onStart: () => void
  /** Saves a template of the file. Without it, the import offers no template. `sample` is the sample value of strings. */
  readonly onTemplate?: ((sample: string) => void) | undefined
}

interface ImportContextValue extends ImportHandlers {
  readonly bulkWords: BulkMessages
  readonly classOf: ClassOf<TransferSlot>
  readonly id: string
  readonly locale: string
  readonly messages: FormMessageGroups
  readonly name: string
  readonly own: MessageOverrides | undefined
  readonly state: ImportState
  readonly styled: boolean
  readonly words: TransferMessages
}

const ImportContext = React.createContext<ImportContextValue | undefined>(undefined)

/** Returns the context of the surrounding import. Throws if `part` is outside its `Root`. */
export const useImportContext = (part: string): ImportContextValue =>
  usePartContext(ImportContext, part, "ImportWizardParts.Root")

/** Returns the message of a header's error, with the display name of its field. */
export const headerText = (
  words: TransferMessages,
  { kind, name = "" }: HeaderFault,
  labelOf: ImportHandlers["labelOf"]
): string => {
  const isField = kind === "fieldTwice" || kind === "fieldNested"
  return words.headerFault(kind, isField ? (name === "_id" ? words.id : (labelOf?.(name) ?? name)) : name)
}

export interface ImportRootViewProps extends ImportHandlers, RootProps<ImportWizardClassNames> {
  /** The display name of the collection. */
  readonly name: string
  readonly state: ImportState
}

/**
 * Provides the context for the parts of an import. When a step replaces the pressed button, it moves the focus to the
 * new content.
 */
export function ImportRootView({ children, classNames, messages, styled = true, ...props }: ImportRootViewProps) {
  const id = React.useId()
  const label = useLabel(`${id}-title`)
  const words = useWords("transfer", transfer, messages)
  const bulkWords = useWords("bulk", bulk, messages)
  const formWords = useWords("form", form, messages)
  const problemWords = useWords("problems", dataProblems, messages)
  const locale = useLocale()
  const classes = classOf<TransferSlot>(classNames, styled)
  const root = React.useRef<HTMLElement>(null)
  const step = props.state._tag === "Picking" && props.state.isOther === true ? "Other" : props.state._tag
  useFocusOnChange<string>(root, "[data-focus]", step, (after) => after !== "Reading")
  return (
    <ImportContext
      value={{
        ...props,
        bulkWords,
        classOf: classes,
        id,
        locale,
        messages: { form: formWords, problems: problemWords },
        own: messages,
        styled,
        words
      }}
    >
      <Part
        as="section"
        own={rootProps(props, "name", "onReset")}
        aria-labelledby={label.id}
        className={classes("transfer")}
        data-state={props.state._tag.toLowerCase()}
        ref={root}
      >
        <LabelContext value={label}>{children}</LabelContext>
      </Part>
    </ImportContext>
  )
}
