"use client"
import type { FieldInfo } from "../value/FieldType.ts"
import * as React from "react"
import { bulk, transfer } from "../../i18n/en/transfer.ts"
import { form, problems } from "../../i18n/en/form.ts"
import type { BulkMessages, TransferMessages } from "../../i18n/messages/TransferMessages.ts"
import type { MessageOverrides, Messages } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf, type ClassOf } from "../../theme/classes.ts"
import type { Format } from "../bulk/failures.ts"
import type { ExportState, Scope } from "./ExportState.ts"
import type { TransferClassNames, TransferSlot } from "./ImportRoot.view.tsx"

/** Which items can be exported, and how many that are where it is known. */
export interface ScopeChoice {
  readonly scope: Scope
  readonly count: number | undefined
}

/** What is chosen of an export. */
export interface ExportChoice {
  readonly scope: Scope
  readonly format: Format
  /** The fields that are left out. */
  readonly without: ReadonlySet<string>
}

/** What an export is made of, and what moves it on. */
export interface ExportHandlers {
  /** The fields that can be left out. None where nobody knows them before. */
  readonly fields?: ReadonlyArray<FieldInfo> | undefined
  /** Where the file lies, once there is one. */
  readonly href: string | undefined
  /** What the collection is called. */
  readonly name: string
  /** Closes it. No button where there is none. */
  readonly onClose?: (() => void) | undefined
  readonly onGoOn: () => void
  readonly onReset: () => void
  /** Leads to a sign-in, where that is what is missing. */
  readonly onSignIn?: (() => void) | undefined
  /** `fields`: those that are chosen, where some are left out. */
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
  readonly messages: Pick<Messages, "form" | "problems">
  readonly words: TransferMessages
}

const ExportContext = React.createContext<ExportContextValue | undefined>(undefined)

/** Reads the export around a part. */
export const useExportContext = (part: string): ExportContextValue => {
  const value = React.use(ExportContext)
  if (value === undefined) throw new Error(`${part} is outside its export: put it inside its Root.`)
  return value
}

export interface ExportRootViewProps extends ExportHandlers {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Classes of parts, by slot. */
  readonly classNames?: TransferClassNames | undefined
  /** What the ids of its elements begin with. */
  readonly id?: string | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  readonly styled?: boolean | undefined
}

const none: ReadonlyArray<FieldInfo> = []

/** The id of the title of an export, by which a dialog around it is called. */
export const titleIdOf = (id: string): string => `${id}-title`

/** What the parts of an export stand in. It keeps what is chosen, and moves the focus to what takes its place. */
export function ExportRootView({
  children,
  className,
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
  const words = useWords("transfer", transfer, messages)
  const bulkWords = useWords("bulk", bulk, messages)
  const formWords = useWords("form", form, messages)
  const problemWords = useWords("problems", problems, messages)
  const classes = classOf(classNames, styled)
  const [chosen, setChosen] = React.useState<ExportChoice>({
    scope: scopes.at(-1)?.scope ?? "all",
    format: "CSV",
    without: new Set()
  })
  const root = React.useRef<HTMLElement>(null)
  const seen = React.useRef(state._tag)
  React.useEffect(() => {
    if (seen.current !== state._tag) root.current?.querySelector<HTMLElement>("[data-focus]")?.focus()
    seen.current = state._tag
  }, [root, seen, state._tag])
  // What was selected may not be any more.
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
      <section
        aria-labelledby={titleIdOf(id)}
        className={classes("transfer", className)}
        data-state={state._tag.toLowerCase()}
        ref={root}
      >
        {children}
      </section>
    </ExportContext>
  )
}
