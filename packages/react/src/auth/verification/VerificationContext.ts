/**
 * The context that the parts of an email verification share, in addition to the form context.
 *
 * @since 0.1.0
 */
import * as React from "react"
import type { Resend } from "../../form/Resend.ts"
import type { Submission } from "../../form/Submission.ts"
import type { VerificationMessages } from "../../i18n/messages/AccountMessages.ts"
import type { CodeShape } from "./Verification.ts"

/** The context value that the parts of an email verification read. */
export interface VerificationContextValue extends CodeShape {
  readonly email: string
  readonly link: Submission<true>
  readonly onChangeEmail: ((email: string) => void) | undefined
  readonly onResend: (() => void) | undefined
  readonly onSendLink: (() => void) | undefined
  readonly onSubmit: (code: string) => void
  readonly resend: Resend | undefined
  readonly words: VerificationMessages
}

export const VerificationContext = React.createContext<VerificationContextValue | undefined>(undefined)

/** Returns the context of the surrounding email verification. Throws if there is none. */
export const useVerification = (part: string): VerificationContextValue => {
  const verification = React.use(VerificationContext)
  if (verification === undefined) throw new Error(`${part} is outside its form: put it inside its Root.`)
  return verification
}
