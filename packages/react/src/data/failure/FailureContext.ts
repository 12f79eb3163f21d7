/**
 * What the parts of a failure's box share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { FailureMessages } from "../../i18n/messages/ListMessages.ts"
import type { ProblemMessages } from "../../i18n/messages/Messages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassNames, ClassOf } from "../../theme/classes.ts"
import type { DataErrorController } from "./useDataError.ts"

/** An element of a failure's box that has a class of its own. */
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

/** Classes to add to the elements of a failure's box, by slot. */
export type FailureClassNames = ClassNames<FailureSlot>

/** What the parts of a failure's box read. */
export interface FailureContextValue {
  readonly classOf: ClassOf<FailureSlot>
  readonly controller: DataErrorController
  /** Whether another attempt is under way. */
  readonly busy: boolean
  readonly mode: "dev" | "person"
  readonly problem: Problem
  readonly problems: ProblemMessages
  readonly words: FailureMessages
}

export const FailureContext = React.createContext<FailureContextValue | undefined>(undefined)

/** Reads the box around a part. */
export const useFailure = (part: string): FailureContextValue => {
  const failure = React.use(FailureContext)
  if (failure === undefined) throw new Error(`${part} is outside its box: put it inside a Failure.Root.`)
  return failure
}
