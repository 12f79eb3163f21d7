/**
 * The shared state of a passage's parts. A passage is a step that runs without user input and is pending, succeeds or
 * fails.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"

/** The elements of a passage that have their own class name. */
export type PassageSlot =
  | "passage"
  | "passage-sign"
  | "title"
  | "passage-text"
  | "passage-actions"
  | "button"
  | "spinner"
  | "status"

/** Additional class names for a passage's elements, by slot. */
export type PassageClassNames = ClassNames<PassageSlot>

/** The state that a passage shows. */
export interface PassageState {
  readonly tone: "pending" | "success" | "info" | "failed"
  readonly title: string
  readonly text?: string | undefined
}

/** The context value of a passage's parts. */
export interface PassageContextValue {
  readonly classOf: ClassOf<PassageSlot>
  readonly id: string
  readonly state: PassageState
}

export const PassageContext = React.createContext<PassageContextValue | undefined>(undefined)

/** Returns the passage of the nearest root. Throws outside one. */
export const usePassage = (part: string): PassageContextValue => {
  const passage = React.use(PassageContext)
  if (passage === undefined) throw new Error(`${part} is outside its passage: put it inside its Root.`)
  return passage
}
