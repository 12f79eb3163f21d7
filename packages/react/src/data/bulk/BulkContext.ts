/**
 * What the parts of a bulk share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { BulkMessages, BulkVerb } from "../../i18n/messages/TransferMessages.ts"
import type { Messages } from "../../i18n/messages/Messages.ts"
import type { Problem } from "../../problem/Problem.ts"
import { problemText } from "../../i18n/problemText.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import { canSignIn } from "../failure/failureOf.ts"
import type { BulkKind, BulkState } from "./Bulk.ts"
import type { Format } from "./failures.ts"

/** An element of a bulk that has a class of its own. Imports and exports share them. */
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
  | "spinner"
  | "status"
  | "unseen"

/** Classes to add to the elements of a bulk, by slot. */
export type BulkClassNames = ClassNames<BulkSlot>

/** Something that a bulk offers to do, as a view knows it. */
export interface ShownAction {
  readonly key: string
  readonly kind: BulkKind
  readonly label: string
  /** How many items it is done to, where that is known. */
  readonly count: number | undefined
  /** Whether it is asked before. */
  readonly confirms: boolean
  readonly look?: "accent" | "danger" | undefined
  /** Another number where it would be done to other items than before. */
  readonly revision?: number | undefined
}

/** Whether two actions do the same to the same items: who was asked about one agreed to the other. */
export const isSameAction = (self: ShownAction, that: ShownAction): boolean =>
  self.key === that.key &&
  self.kind === that.kind &&
  self.label === that.label &&
  self.count === that.count &&
  self.revision === that.revision

/** What moves a bulk on. */
export interface BulkHandlers {
  readonly onAct: (action: ShownAction) => void
  readonly onCancel: () => void
  readonly onClear?: (() => void) | undefined
  readonly onClose: () => void
  readonly onExport: (format: Format) => void
  readonly onGoOn: () => void
  readonly onRetry: () => void
  /** Leads to a sign-in, where that is what is missing. */
  readonly onSignIn?: (() => void) | undefined
}

/** What the parts of a bulk read. */
export interface BulkContextValue extends BulkHandlers {
  readonly actions: ReadonlyArray<ShownAction>
  /** The action that is asked about. */
  readonly asked: ShownAction | undefined
  readonly ask: (action: ShownAction | undefined) => void
  readonly classOf: ClassOf<BulkSlot>
  readonly locale: string
  readonly messages: Pick<Messages, "form" | "problems">
  /** What the collection is called. */
  readonly name: string
  readonly selected: SelectedCount | undefined
  readonly state: BulkState
  readonly words: BulkMessages
}

/** How many items are selected. Nobody may have counted all that match. */
export interface SelectedCount {
  readonly count: number | undefined
  readonly excepted: number
}

export const BulkContext = React.createContext<BulkContextValue | undefined>(undefined)

/** Reads the bulk around a part. */
export const useBulkContext = (part: string): BulkContextValue => {
  const bulk = React.use(BulkContext)
  if (bulk === undefined) throw new Error(`${part} is outside its bulk: put it inside its Root.`)
  return bulk
}

/** What people say of a kind. */
export const verbOf = (kind: BulkKind): BulkVerb => verbs[kind]

const verbs = {
  insert: "add",
  save: "change",
  update: "change",
  patch: "change",
  remove: "remove",
  truncate: "truncate"
} as const

/** The sentence of a problem of a write: who may not see is one thing, who may not do another. */
export const writeProblemText = (
  words: Pick<BulkMessages, "denied" | "signIn">,
  messages: Pick<Messages, "problems">,
  problem: Problem
): string => {
  if (problem.key === "noPermission") return words.denied
  return canSignIn(problem) ? words.signIn : problemText(messages, problem)
}
