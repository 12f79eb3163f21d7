"use client"
import type { Challenge } from "@portico/client/auth/LoginState"
import { apart, type EntryHandlers } from "../entry/Entry.ts"
import { MfaChallengeView, type MfaChallengeViewProps } from "./MfaChallenge.view.tsx"
import { useMfaChallenge } from "./useMfaChallenge.ts"

export interface MfaChallengeProps
  extends Omit<MfaChallengeViewProps, "actions" | "resend" | "state">, Omit<EntryHandlers, "onFactorRequired"> {
  /** What the login asked for, as `onFactorRequired` hands it over. Another state token begins anew. */
  readonly challenge: Challenge
}

/**
 * Asks for a further factor: a code, another device, a passkey or a recovery code, whichever the member has. It takes
 * the challenge from its caller, because the specification has no login state that means "a further factor, please".
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
export function MfaChallenge({ challenge, ...props }: MfaChallengeProps) {
  const { handlers, look } = apart(props)
  const controller = useMfaChallenge({ ...handlers, challenge, email: props.email })
  return <MfaChallengeView {...look} {...controller} />
}
