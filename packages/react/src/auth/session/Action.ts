/**
 * What the parts of a button share that does something which takes time, and may fail.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { Messages } from "../../i18n/messages/Messages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"

/** Elements of such a button that have a class of their own. */
export type ActionSlot = "action" | "action-note" | "button" | "spinner" | "alert" | "status"

/** Classes to add to the elements of such a button, by slot. */
export type ActionClassNames = ClassNames<ActionSlot>

/** What such a button shows. */
export interface ActionState {
  /** What it does. */
  readonly label: string
  /** What it is doing, while it does. */
  readonly pending?: string | undefined
  /** Why it could not be done. */
  readonly problem?: Problem | undefined
  /** How often it was tried. */
  readonly attempt?: number | undefined
  /** Seconds until it may be tried again. */
  readonly wait?: number | undefined
  /** What came of it, for assistive technology. */
  readonly outcome?: string | undefined
}

/** What its parts read. */
export interface ActionContextValue {
  readonly classOf: ClassOf<ActionSlot>
  readonly messages: Pick<Messages, "form" | "problems">
  readonly onPress: () => void
  readonly state: ActionState
}

export const ActionContext = React.createContext<ActionContextValue | undefined>(undefined)

/** Reads the action around a part. */
export const useAction = (part: string): ActionContextValue => {
  const action = React.use(ActionContext)
  if (action === undefined) throw new Error(`${part} is on its own: put it inside its Root.`)
  return action
}
