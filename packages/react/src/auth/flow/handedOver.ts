import * as React from "react"
import type { Submission } from "../../form/Submission.ts"

/**
 * Returns the state that a form shows in a flow, and resets the form when it is done. Until the reset it shows a
 * pending submission instead of a notice, which would remove the form. The entered values stay for a user who returns.
 */
export const useHandedOver = <Outcome>(state: Submission<Outcome>, reset: () => void): Submission<Outcome> => {
  const isDone = state._tag === "Done"
  React.useEffect(() => {
    if (isDone) reset()
  }, [isDone, reset])
  return isDone ? handing : state
}

const handing = { _tag: "Submitting", attempt: 1, step: "opening" } as const
