/**
 * What the parts of a passage share that runs by itself: it is under way, it came to something, or it failed.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"

/** Elements a passage that runs have a class of their own. */
export type PassageSlot =
  | "passage"
  | "passage-sign"
  | "title"
  | "passage-text"
  | "passage-actions"
  | "button"
  | "spinner"
  | "status"

/** Classes to add to the elements of a passage, by slot. */
export type PassageClassNames = ClassNames<PassageSlot>

/** What a passage shows. */
export interface PassageState {
  readonly tone: "pending" | "success" | "info" | "failed"
  readonly title: string
  readonly text?: string | undefined
}

/** What its parts read. */
export interface PassageContextValue {
  readonly classOf: ClassOf<PassageSlot>
  readonly id: string
  readonly state: PassageState
}

export const PassageContext = React.createContext<PassageContextValue | undefined>(undefined)

/** Reads the passage around a part. */
export const usePassage = (part: string): PassageContextValue => {
  const passage = React.use(PassageContext)
  if (passage === undefined) throw new Error(`${part} is outside its passage: put it inside its Root.`)
  return passage
}
