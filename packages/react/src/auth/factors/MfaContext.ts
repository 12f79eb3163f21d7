/**
 * What the parts of a further factor share.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { Resend } from "../../form/Resend.ts"
import type { FactorMessages } from "../../i18n/messages/AccountMessages.ts"
import type { FactorName } from "./Method.ts"
import type { MfaState } from "./MfaState.ts"
import type { MfaActions } from "./useMfaChallenge.ts"

/** What the parts of a further factor read. */
export interface MfaContextValue {
  readonly actions: MfaActions
  readonly email: string | undefined
  /** Where a way is set up. */
  readonly enrolHref: string | ((factor: FactorName) => string) | undefined
  /** Whether another step was seen before this one: its first control takes the focus. */
  readonly moved: boolean
  /** Begins the sign-in anew. */
  readonly onRestart: (() => void) | undefined
  readonly resend: Resend
  readonly state: Exclude<MfaState, { readonly _tag: "Done" }>
  readonly words: FactorMessages
}

export const MfaContext = React.createContext<MfaContextValue | undefined>(undefined)

/** Reads the further factor around a part. */
export const useMfa = (part: string): MfaContextValue => {
  const mfa = React.use(MfaContext)
  if (mfa === undefined) throw new Error(`${part} is outside its challenge: put it inside Mfa.Root.`)
  return mfa
}
