/**
 * The shared state of a guard's parts.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { SessionMessages } from "../../i18n/messages/SignInMessages.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { SessionSlot } from "./MembersOnly.view.tsx"
import type { GuardController } from "./useGuard.ts"

/** The context value of a guard's parts. */
export interface GuardContextValue extends GuardController {
  readonly classOf: ClassOf<SessionSlot>
  readonly messages: MessageOverrides | undefined
  readonly words: SessionMessages
}

export const GuardContext = React.createContext<GuardContextValue | undefined>(undefined)

/** Returns the guard of the nearest root. Throws outside one. */
export const useGuarded = (part: string): GuardContextValue => {
  const guard = React.use(GuardContext)
  if (guard === undefined) throw new Error(`${part} is outside its guard: put it inside Guard.Root.`)
  return guard
}
