"use client"
import type { Challenge } from "@portico/client/auth/LoginState"
import { apart, type EntryHandlers } from "../entry/Entry.ts"
import { MfaChallengeView, type MfaChallengeViewProps } from "./MfaChallenge.view.tsx"
import { type MfaOptions, useMfaChallenge } from "./useMfaChallenge.ts"

export interface MfaChallengeProps
  extends Omit<MfaChallengeViewProps, "actions" | "resend" | "state">, Omit<EntryHandlers, "onFactorRequired"> {
  /** The login's challenge, as passed to `onFactorRequired`. A challenge with another state token starts again. */
  readonly challenge: Challenge
  /**
   * Uses the session token of the completed login, instead of creating the session. Only the first value is used.
   */
  readonly finish?: MfaOptions["finish"]
}

/**
 * Renders the form for a second factor: a code, another device, a passkey or a recovery code, depending on the member's
 * methods. The challenge is a prop, because the specification has no login state for a required second factor.
 *
 * **Example** (After a sign-in)
 *
 * ```tsx
 * import type { Challenge } from "@portico/client/auth/LoginState"
 * import { MfaChallenge, SignInForm } from "@portico/react"
 * import * as React from "react"
 *
 * export function Entrance() {
 *   const [step, setStep] = React.useState<{ email: string; challenge: Challenge }>()
 *   const home = () => location.assign("/")
 *   return step === undefined ? (
 *     <SignInForm onFactorRequired={setStep} onSignedIn={home} />
 *   ) : (
 *     <MfaChallenge {...step} autoFocus onRestart={() => setStep(undefined)} onSignedIn={home} />
 *   )
 * }
 * ```
 */
export function MfaChallenge({ challenge, finish, ...props }: MfaChallengeProps) {
  const { handlers, viewProps } = apart(props)
  const controller = useMfaChallenge({ ...handlers, challenge, email: props.email, finish })
  return <MfaChallengeView {...viewProps} {...controller} />
}
