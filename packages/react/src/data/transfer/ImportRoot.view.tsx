"use client"
import { useFocusOnChange } from "../../parts/focus.ts"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { usePartContext } from "../../parts/usePartContext.ts"
import * as React from "react"
import { bulk, transfer } from "../../i18n/en/transfer.ts"
import { form, problems } from "../../i18n/en/form.ts"
import type { BulkMessages, TransferMessages } from "../../i18n/messages/TransferMessages.ts"
import type { MessageOverrides, Messages } from "../../i18n/messages/Messages.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { type ClassNames, classOf, type ClassOf } from "../../theme/classes.ts"
import type { BulkSlot } from "../bulk/BulkContext.ts"
import type { Format } from "../bulk/failuresFile.ts"
import type { ImportState, Mode } from "./ImportState.ts"

/** A class name slot of an import or export. */
export type TransferSlot =
  | BulkSlot
  | "transfer"
  | "transfer-title"
  | "transfer-step"
  | "field-choice"
  | "field-list"
  | "mapping-rows"
  | "file-name"
  | "drop"
  | "file-button"
  | "preview"
  | "mapping"
  | "choices"
  | "choice"

/** Additional class names for the elements of an import or export, by slot. */
export type TransferClassNames = ClassNames<TransferSlot>

/** The callbacks that control an import. */
export interface ImportHandlers {
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
}

interface ImportContextValue extends ImportHandlers {
  readonly bulkWords: BulkMessages
  readonly classOf: ClassOf<TransferSlot>
  readonly id: string
  readonly locale: string
  readonly messages: Pick<Messages, "form" | "problems">
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

export interface ImportRootViewProps extends ImportHandlers, RootProps<TransferClassNames> {
  /** The display name of the collection. */
  readonly name: string
  readonly state: ImportState
}

/**
 * Provides the context for the parts of an import. When a step replaces the pressed button, it moves the focus to the
 * new content.
 */
export function ImportRootView({
  children,
  className,
  classNames,
  messages,
  styled = true,
  ...props
}: ImportRootViewProps) {
  const id = React.useId()
  const words = useWords("transfer", transfer, messages)
  const bulkWords = useWords("bulk", bulk, messages)
  const formWords = useWords("form", form, messages)
  const problemWords = useWords("problems", problems, messages)
  const locale = useLocale()
  const classes = classOf(classNames, styled)
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
      <section
        aria-labelledby={`${id}-title`}
        className={classes("transfer", className)}
        data-state={props.state._tag.toLowerCase()}
        ref={root}
      >
        {children}
      </section>
    </ImportContext>
  )
}
