/**
 * The context that the parts of a bulk operation share.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../../parts/Part.view.tsx"
import * as React from "react"
import type { BulkMessages, BulkVerb } from "../../i18n/messages/TransferMessages.ts"
import type { FormMessageGroups } from "../../form/FormContext.ts"
import type { ProblemWords } from "../../i18n/messages/Messages.ts"
import { type Problem, withoutWait } from "../../problem/Problem.ts"
import { problemText } from "../../i18n/MessagesContext.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import { canSignIn } from "../failure/failureOf.ts"
import type { Undo } from "../listing/useOutcomeToast.ts"
import type { BulkKind, BulkState } from "./Bulk.ts"
import type { Format } from "./failuresFile.ts"

/** A class name slot of a bulk operation. Imports and exports use the same slots. */
export type BulkSlot =
  | "bulk"
  | "bulk-bar"
  | "bulk-count"
  | "bulk-actions"
  | "bulk-panel"
  | "bulk-title"
  | "bulk-text"
  | "bulk-tally"
  | "meter"
  | "meter-bar"
  | "meter-text"
  | "dialog"
  | "dialog-title"
  | "dialog-actions"
  | "report"
  | "report-table"
  | "report-reason"
  | "report-files"
  | "field"
  | "label"
  | "input"
  | "alert"
  | "button"
  | "more"
  | "status"

/** Additional class names for the elements of a bulk operation, by slot. */
export type BulkClassNames = ClassNames<BulkSlot>

/** An action that a view offers for the selected items. */
export interface ShownAction {
  readonly key: string
  readonly kind: BulkKind
  readonly label: string
  /** The number of items that the action affects, if it is known. */
  readonly count: number | undefined
  /** Whether the user must confirm the action. */
  readonly confirms: boolean
  /** Whether the action can be undone, unless an item belongs to another member. */
  readonly undoable?: boolean | undefined
  readonly variant?: "accent" | "danger" | undefined
  /** A number that changes when the action would affect different items. */
  readonly revision?: number | undefined
}

/** Whether two actions have the same effect on the same items. A confirmation of one is then valid for the other. */
export const isSameAction = (self: ShownAction, that: ShownAction): boolean =>
  self.key === that.key &&
  self.kind === that.kind &&
  self.label === that.label &&
  self.count === that.count &&
  self.revision === that.revision

/** The callbacks that control a bulk operation. */
export interface BulkHandlers {
  readonly onAct: (action: ShownAction) => void
  readonly onCancel: () => void
  readonly onClear?: (() => void) | undefined
  readonly onClose: () => void
  readonly onExport: (format: Format) => void
  readonly onResume: () => void
  readonly onRetry: () => void
  /** Called when the user wants to sign in, if the problem requires it. */
  readonly onSignIn?: (() => void) | undefined
  /** Undoes the operation. `undefined` if that is not possible. */
  readonly onUndo?: Undo | undefined
}

/** The context value of a bulk operation. */
export interface BulkContextValue extends BulkHandlers {
  readonly actions: ReadonlyArray<ShownAction>
  /** The action that awaits confirmation. */
  readonly asked: ShownAction | undefined
  readonly ask: (action: ShownAction | undefined) => void
  readonly classOf: ClassOf<BulkSlot>
  readonly locale: string
  readonly messages: FormMessageGroups
  /** The display name of the collection. */
  readonly name: string
  /** Whether a toast reports that the operation succeeded for all items. */
  readonly reportsByToast: boolean
  readonly selected: SelectedCount | undefined
  readonly state: BulkState
  readonly words: BulkMessages
}

/**
 * The number of selected items. `count` is `undefined` if all matching items are selected and their total is unknown.
 */
export interface SelectedCount {
  readonly count: number | undefined
  readonly excepted: number
}

export const BulkContext = React.createContext<BulkContextValue | undefined>(undefined)

/** Returns the context of the surrounding bulk operation. Throws if `part` is outside its `Root`. */
export const useBulkContext = (part: string): BulkContextValue =>
  usePartContext(BulkContext, part, "BulkActionsParts.Root")

/** Returns the verb that messages use for a kind of operation. */
export const verbOf = (kind: BulkKind): BulkVerb => verbs[kind]

const verbs = {
  insert: "add",
  save: "change",
  update: "change",
  patch: "change",
  remove: "remove",
  truncate: "truncate"
} as const

/** Returns the message for a failed write. A missing permission and a missing sign-in have messages of their own. */
export const writeProblemText = (
  words: Pick<BulkMessages, "denied" | "signIn">,
  messages: { readonly problems: ProblemWords },
  problem: Problem
): string => {
  if (problem.key === "noPermission") return words.denied
  return canSignIn(problem) ? words.signIn : problemText(messages, withoutWait(problem))
}
