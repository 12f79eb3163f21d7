"use client"
import type { Submission } from "../../form/Submission.ts"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofCall } from "../../problem/CallProblem.ts"
import { make } from "../../problem/Problem.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { useMember } from "../../session/memberAtom.ts"
import { Tokens } from "@portico/client/session/Tokens"
import * as Effect from "effect/Effect"
import * as React from "react"

/** Creates the machine. It requests a member access token. */
export const confirmationMachine = () =>
  submissionMachine<undefined, void>(() =>
    Tokens.use((tokens) =>
      Effect.matchEffect(tokens.requireMember, {
        // If the member's refresh token was dropped, the session has ended, regardless of the error.
        onFailure: (error) =>
          Effect.flatMap(tokens.current, ({ refreshToken: { role } }) =>
            Effect.fail(error._tag === "TokenUnavailable" && role === "member" ? ofCall(error) : make("signInRequired"))
          ),
        onSuccess: () => Effect.void
      })
    )
  )

/** The state of a session that cannot be refreshed, with a function to retry. */
export interface ConfirmationController {
  /** Whether a member is signed in whose session cannot be refreshed. */
  readonly parked: boolean
  /** The state of the retry. */
  readonly state: Submission<void>
  /** Retries the refresh. Does nothing while a retry is running or the provider's requested wait has not passed. */
  readonly confirm: () => void
}

/**
 * Returns whether the member's session currently cannot be refreshed, and a function to retry. The member stays signed
 * in.
 *
 * **Example** (A custom notice)
 *
 * ```tsx
 * import { useConfirmation } from "@portico/react"
 *
 * export function Doubt() {
 *   const { confirm, parked, state } = useConfirmation()
 *   if (!parked) return null
 *   return (
 *     <button onClick={confirm} type="button">
 *       {state._tag === "Submitting" ? "One moment…" : "We could not reach your account. Try again"}
 *     </button>
 *   )
 * }
 * ```
 */
export const useConfirmation = (): ConfirmationController => {
  const member = useMember()
  const parked = member._tag === "Member" && member.parked
  const [machine] = React.useState(confirmationMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  React.useEffect(() => {
    // Otherwise a later interruption would show the result of the earlier retry.
    if (!parked) send({ _tag: "Reset" })
  }, [parked, send])
  return React.useMemo(
    () => ({
      parked,
      state,
      confirm: () => send({ _tag: "Submit", entries: undefined, problem: undefined })
    }),
    [parked, send, state]
  )
}
