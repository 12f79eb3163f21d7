import * as React from "react"
import type { Submission } from "../../form/Submission.ts"

/**
 * A form that has handed over stays as it is until the next screen is there, and can be filled in again by whoever comes
 * back: what was typed in it is not lost.
 */
export const useHandedOver = <Outcome>(state: Submission<Outcome>, reset: () => void): Submission<Outcome> => {
  const isDone = state._tag === "Done"
  React.useEffect(() => {
    if (isDone) reset()
  }, [isDone, reset])
  return isDone ? handing : state
}

const handing = { _tag: "Submitting", attempt: 1, step: "opening" } as const
