/**
 * The shared state of a session notice's parts.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { Submission } from "../../form/Submission.ts"
import type { FormMessages } from "../../i18n/messages/FormMessages.ts"
import type { SessionMessages } from "../../i18n/messages/SignInMessages.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { SessionSlot } from "./MembersOnly.view.tsx"

/** The context value of a session notice's parts. */
export interface SessionContextValue {
  readonly classOf: ClassOf<SessionSlot>
  readonly formWords: FormMessages
  readonly onRetry: () => void
  readonly state: Submission<unknown>
  readonly textOf: (problem: Problem) => string
  readonly words: SessionMessages
}

export const SessionContext = React.createContext<SessionContextValue | undefined>(undefined)

/** Returns the session notice of the nearest root. Throws outside one. */
export const useSession = (part: string): SessionContextValue => {
  const notice = React.use(SessionContext)
  if (notice === undefined) throw new Error(`${part} is outside its notice: put it inside Session.Root.`)
  return notice
}
