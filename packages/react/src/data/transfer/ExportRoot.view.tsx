"use client"
import { LabelContext, useLabel } from "../../parts/Label.ts"
import { Part, rootProps, usePartContext } from "../../parts/Part.view.tsx"
import { useFocusOnChange } from "../../parts/focus.ts"
import type { RootProps } from "../../parts/ComponentProps.ts"
import type { FieldInfo } from "../value/FieldType.ts"
import * as React from "react"
import { bulk, transfer } from "../../i18n/en/transfer.ts"
import { form } from "../../i18n/en/form.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import type { BulkMessages, TransferMessages } from "../../i18n/messages/TransferMessages.ts"
import type { FormMessageGroups } from "../../form/FormContext.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf, type ClassOf } from "../../theme/classes.ts"
import type { Format } from "../bulk/failuresFile.ts"
import type { ExportState, Scope } from "./ExportState.ts"
import type { ExportDialogClassNames, TransferSlot } from "./ImportRoot.view.tsx"

/** A scope that the user can choose, and its item count if it is known. */
export interface ScopeChoice {
  readonly scope: Scope
  readonly count: number | undefined
}

/** The user's choices for an export. */
export interface ExportChoice {
  readonly scope: Scope
  readonly format: Format
  /** The names of the fields to omit. */
  readonly without: ReadonlySet<string>
}

/** The props and callbacks of the export views. */
export interface ExportHandlers {
  /** The fields that the user can omit. It is empty if the fields are not known in advance. */
  readonly fields?: ReadonlyArray<FieldInfo> | undefined
  /** The URL of the file, or `undefined` until it is ready. */
  readonly href: string | undefined
  /** The display name of the collection. */
  readonly name: string
  /** Called when the export closes. Without it, there is no close button. */
  readonly onClose?: (() => void) | undefined
  readonly onResume: () => void
  readonly onReset: () => void
  /** Called when the user wants to sign in, if the problem requires it. */
  readonly onSignIn?: (() => void) | undefined
  /**
   * Called when the user starts the export. `fields` contains the chosen fields, or is `undefined` if all are exported.
   */
  readonly onStart: (scope: Scope, format: Format, fields: ReadonlyArray<string> | undefined) => void
  readonly scopes: ReadonlyArray<ScopeChoice>
  readonly state: ExportState
}

interface ExportContextValue extends ExportHandlers {
  readonly bulkWords: BulkMessages
  readonly choice: ExportChoice
  readonly choose: (change: Partial<ExportChoice>) => void
  readonly classOf: ClassOf<TransferSlot>
  readonly fields: ReadonlyArray<FieldInfo>
  readonly id: string
  readonly messages: FormMessageGroups
  readonly words: TransferMessages
}

const ExportContext = React.createContext<ExportContextValue | undefined>(undefined)

/** Returns the context of the surrounding export. Throws if `part` is outside its `Root`. */
export const useExportContext = (part: string): ExportContextValue =>
  usePartContext(ExportContext, part, "ExportDialogParts.Root")

export interface ExportRootViewProps extends ExportHandlers, RootProps<ExportDialogClassNames> {
  /** The prefix of the ids of its elements. */
  readonly id?: string | undefined
}

const none: ReadonlyArray<FieldInfo> = []

/** Returns the id of the export's title. A surrounding dialog uses it as its label. */
export const titleIdOf = (id: string): string => `${id}-title`

/**
 * Provides the context for the parts of an export. It stores the user's choices, and moves the focus to the new content
 * when the state changes.
 */
export function ExportRootView({
  children,
  classNames,
  fields = none,
  id: given,
  messages,
  styled = true,
  ...props
}: ExportRootViewProps) {
  const { scopes, state } = props
  const own = React.useId()
  const id = given ?? own
  const label = useLabel(titleIdOf(id))
  const words = useWords("transfer", transfer, messages)
  const bulkWords = useWords("bulk", bulk, messages)
  const formWords = useWords("form", form, messages)
  const problemWords = useWords("problems", dataProblems, messages)
  const classes = classOf<TransferSlot>(classNames, styled)
  const [chosen, setChosen] = React.useState<ExportChoice>({
    scope: scopes.at(-1)?.scope ?? "all",
    format: "CSV",
    without: new Set()
  })
  const root = React.useRef<HTMLElement>(null)
  useFocusOnChange(root, "[data-focus]", state._tag, () => true)
  // The selection may have been cleared since the user chose this scope.
  const scope = scopes.some((choice) => choice.scope === chosen.scope) ? chosen.scope : "all"
  return (
    <ExportContext
      value={{
        ...props,
        bulkWords,
        choice: { ...chosen, scope },
        choose: (change) => setChosen((before) => ({ ...before, ...change })),
        classOf: classes,
        fields,
        id,
        messages: { form: formWords, problems: problemWords },
        words
      }}
    >
      <Part
        as="section"
        own={{ ...rootProps(props, "name", "onReset"), id: given }}
        aria-labelledby={label.id}
        className={classes("transfer")}
        data-state={state._tag.toLowerCase()}
        ref={root}
      >
        <LabelContext value={label}>{children}</LabelContext>
      </Part>
    </ExportContext>
  )
}
