/**
 * The shared state of an action button's parts: a button that runs an operation which takes time and can fail.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { Messages } from "../../i18n/messages/Messages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"

/** The elements of an action button that have their own class name. */
export type ActionSlot = "action" | "action-note" | "button" | "spinner" | "alert" | "status"

/** Additional class names for an action button's elements, by slot. */
export type ActionClassNames = ClassNames<ActionSlot>

/** The state that an action button shows. */
export interface ActionState {
  /** The label while the operation is not running. */
  readonly label: string
  /** The label while the operation is running. */
  readonly pending?: string | undefined
  /** The reason why the last attempt failed. */
  readonly problem?: Problem | undefined
  /** The count of attempts. */
  readonly attempt?: number | undefined
  /** The seconds until the next attempt is allowed. */
  readonly wait?: number | undefined
  /** The result, announced to assistive technology. */
  readonly outcome?: string | undefined
}

/** The context value of an action button's parts. */
export interface ActionContextValue {
  readonly classOf: ClassOf<ActionSlot>
  readonly messages: Pick<Messages, "form" | "problems">
  readonly onPress: () => void
  readonly state: ActionState
}

export const ActionContext = React.createContext<ActionContextValue | undefined>(undefined)

/** Returns the action of the nearest root. Throws outside one. */
export const useAction = (part: string): ActionContextValue => {
  const action = React.use(ActionContext)
  if (action === undefined) throw new Error(`${part} is on its own: put it inside its Root.`)
  return action
}
