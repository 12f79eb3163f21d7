/**
 * The context that the parts of an error box share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { FailureMessages } from "../../i18n/messages/ListMessages.ts"
import type { ProblemMessages } from "../../i18n/messages/Messages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { DataErrorController } from "./useDataError.ts"

/** A styleable element of an error box. */
export type FailureSlot =
  | "failure"
  | "failure-text"
  | "failure-actions"
  | "failure-reference"
  | "failure-status"
  | "failure-developer"
  | "failure-note"
  | "button"
  | "more"
  | "unseen"

/** Class names to add to the elements of an error box, by slot. */
export type FailureClassNames = ClassNames<FailureSlot>

/** The value of the error box context. */
export interface FailureContextValue {
  readonly classOf: ClassOf<FailureSlot>
  readonly controller: DataErrorController
  /** Whether a retry is in progress. */
  readonly busy: boolean
  readonly mode: "dev" | "person"
  readonly problem: Problem
  readonly problems: ProblemMessages
  readonly words: FailureMessages
}

export const FailureContext = React.createContext<FailureContextValue | undefined>(undefined)

/** Returns the context of the surrounding error box. Throws if there is none. */
export const useFailure = (part: string): FailureContextValue => {
  const failure = React.use(FailureContext)
  if (failure === undefined) throw new Error(`${part} is outside its box: put it inside a Failure.Root.`)
  return failure
}
