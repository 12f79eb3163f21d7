/**
 * The shared state of a silent login's parts.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { SessionMessages } from "../../i18n/messages/SignInMessages.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { PassageClassNames, PassageSlot, PassageState } from "../session/Passage.ts"
import type { SilentLoginState } from "./Silent.ts"

/** The context value of a silent login's parts. */
export interface SilentContextValue {
  readonly classNames: PassageClassNames | undefined
  readonly classOf: ClassOf<PassageSlot>
  readonly onRetry: () => void
  readonly onSkip: () => void
  readonly passage: PassageState
  readonly state: SilentLoginState
  readonly styled: boolean | undefined
  readonly words: SessionMessages
}

export const SilentContext = React.createContext<SilentContextValue | undefined>(undefined)

/** Returns the silent login of the nearest root. Throws outside one. */
export const useSilent = (part: string): SilentContextValue => {
  const silent = React.use(SilentContext)
  if (silent === undefined) throw new Error(`${part} is outside its silent login: put it inside Silent.Root.`)
  return silent
}
