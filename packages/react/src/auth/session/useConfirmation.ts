"use client"
import * as React from "react"
import type { Submission } from "../../form/Submission.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { confirmationMachine } from "./confirmationMachine.ts"
import { useMember } from "../../session/useMember.ts"

/** A member's session that cannot be renewed for now: whether it is so, and what tries again. */
export interface ConfirmationController {
  /** Whether there is a member whose session cannot be renewed for now. */
  readonly parked: boolean
  /** Where trying again stands. */
  readonly state: Submission<void>
  /** Has the session confirmed. While that is under way, or the provider asks for patience, it does nothing. */
  readonly confirm: () => void
}

/**
 * Tells that the member's session cannot be renewed for now, and tries again on demand. Nobody is signed out by it.
 *
 * **Example** (A line of one's own)
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
    // What one doubt came to is not said of the next.
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
