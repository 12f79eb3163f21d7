/**
 * The shared state of a second factor's parts.
 *
 * @since 0.1.0
 */
import { usePartContext } from "../../parts/usePartContext.ts"
import * as React from "react"
import type { Resend } from "../../form/useResendTimer.ts"
import type { FactorMessages } from "../../i18n/messages/AccountMessages.ts"
import type { FactorName } from "./Method.ts"
import type { MfaState } from "./MfaState.ts"
import type { MfaActions } from "./useMfaChallenge.ts"

/** The context value of a second factor's parts. */
export interface MfaContextValue {
  readonly actions: MfaActions
  readonly email: string | undefined
  /** The address of the page to set up a method: one page for all, or a function that returns the page of a factor. */
  readonly enrollHref: string | ((factor: FactorName) => string) | undefined
  /** Whether the step changed, so that its first control takes the focus. */
  readonly moved: boolean
  /** Starts the sign-in again. */
  readonly onRestart: (() => void) | undefined
  readonly resend: Resend
  readonly state: Exclude<MfaState, { readonly _tag: "Done" }>
  readonly words: FactorMessages
}

export const MfaContext = React.createContext<MfaContextValue | undefined>(undefined)

/** Returns the second factor of the nearest root. Throws outside one. */
export const useMfa = (part: string): MfaContextValue => usePartContext(MfaContext, part, "MfaChallengeParts.Root")
