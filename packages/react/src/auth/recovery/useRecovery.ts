"use client"
import { useServices } from "../../runtime/useServices.ts"
import { Recovery, type MailOptions } from "@portico/client/auth/Recovery"
import type * as Effect from "effect/Effect"
import * as React from "react"
import type { Problem } from "../../problem/Problem.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { checkEmail, type MailSent, type RecoveryState } from "./Recovery.ts"
import { recoveryMachine, requestMail } from "./recoveryMachine.ts"
import { useReportOnce } from "../../form/useSubmission.ts"

/** The options of `useRecovery`. */
export interface RecoveryOptions {
  /** The language of the email, as the provider names it. Default: the language of the client's settings. */
  readonly language?: string | undefined
  /** Called when the email is requested. */
  readonly onSent?: ((sent: MailSent) => void) | undefined
  /**
   * The address of the page with the `ResetPasswordForm`. The OAuth client must list it. By default, the link opens the
   * provider's page.
   */
  readonly redirectUrl?: string | undefined
}

/** The state of requesting a recovery email, with functions to request it. */
export interface RecoveryController {
  readonly state: RecoveryState
  /**
   * Requests the email. A malformed address becomes a problem without a request. Does nothing while a request is
   * running.
   */
  readonly submit: (email: string) => void
  /** Requests the last email again. `useResendTimer` limits how often. */
  readonly sendAgain: Effect.Effect<void, Problem, Environment>
  /** Returns to the initial state and stops a running request. */
  readonly reset: () => void
}

/**
 * Requests an email with a link to set a new password. Never discloses whether an account has the address.
 *
 * **Example** (A custom button)
 *
 * ```tsx
 * import { useRecovery } from "@portico/react"
 *
 * export function RecoverAda() {
 *   const { state, submit } = useRecovery({ redirectUrl: "https://shop.example/new-password" })
 *   return (
 *     <button onClick={() => submit("ada@example.com")} type="button">
 *       {state._tag === "Done" ? `Look into the mails of ${state.outcome.email}` : "Send me a link"}
 *     </button>
 *   )
 * }
 * ```
 */
export const useRecovery = ({ language, onSent, redirectUrl }: RecoveryOptions = {}): RecoveryController => {
  useServices("ForgotPasswordForm and useRecovery", Recovery)
  const [machine] = React.useState(recoveryMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const options = React.useMemo(() => mailOptions(language, redirectUrl), [language, redirectUrl])
  const sent = state._tag === "Done" ? state.outcome : undefined
  useReportOnce(sent, (outcome) => onSent?.(outcome))
  return React.useMemo(
    () => ({
      state,
      submit: (email) => send({ _tag: "Submit", entries: { email, options }, problem: checkEmail(email) }),
      sendAgain: requestMail({ email: sent?.email ?? "", options }),
      reset: () => send({ _tag: "Reset" })
    }),
    [options, send, sent, state]
  )
}

const mailOptions = (language: string | undefined, redirectUrl: string | undefined): MailOptions => ({
  ...(language === undefined ? {} : { language }),
  ...(redirectUrl === undefined ? {} : { redirectUrl })
})
