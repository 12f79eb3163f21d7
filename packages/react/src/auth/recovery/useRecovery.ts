"use client"
import { type MailOptions } from "@portico/client/auth/Recovery"
import type * as Effect from "effect/Effect"
import * as React from "react"
import type { Problem } from "../../problem/Problem.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { checkEmail, type MailSent, type RecoveryState } from "./Recovery.ts"
import { recoveryMachine, requestMail } from "./recoveryMachine.ts"
import { useTold } from "../../form/useTold.ts"

export interface RecoveryOptions {
  /** The language of the mail, as the provider knows it. That of the client's settings by default. */
  readonly language?: string | undefined
  /** Called once the mail is asked for. */
  readonly onSent?: ((sent: MailSent) => void) | undefined
  /** The page with the `ResetPasswordForm`. The client has to list it; without one the link leads to the provider's. */
  readonly redirectUrl?: string | undefined
}

/** A forgotten password: where the asking for its mail stands, and what moves it on. */
export interface RecoveryController {
  readonly state: RecoveryState
  /** Asks for the mail, unless the address cannot be right. While one is under way it does nothing. */
  readonly submit: (email: string) => void
  /** Asks for the last mail once more: `useResendTimer` paces it. */
  readonly sendAgain: Effect.Effect<void, Problem, Environment>
  /** Goes back to the question for the address, and stops what is under way. */
  readonly reset: () => void
}

/**
 * Asks for the mail that leads to a new password. It never tells whether somebody has the address.
 *
 * **Example** (A button of one's own)
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
  const [machine] = React.useState(recoveryMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const options = React.useMemo(() => mailOptions(language, redirectUrl), [language, redirectUrl])
  const sent = state._tag === "Done" ? state.outcome : undefined
  useTold(sent, (outcome) => onSent?.(outcome))
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
